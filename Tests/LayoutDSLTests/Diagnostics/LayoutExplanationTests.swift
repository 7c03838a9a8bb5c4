// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

@Suite("Why an attribute has its value")
struct LayoutExplanationTests {
  let a = LayoutView()
  let b = LayoutView()

  private func texts(_ explanation: LayoutExplanation?) -> [String] {
    explanation?.steps.map(\.text) ?? []
  }

  @Test("the chain of constraints, by label and source line, down to what was given")
  func chain() throws {
    let root = makeRoot(320, 480, a, b)
    let line: UInt = #line + 2
    a.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(16).labeled("near")
      make.right.equalToSuperview().inset(16)
      make.top.bottom.equalToSuperview()
    }
    b.snp.makeConstraints { make in
      make.left.top.height.equalTo(a)
      make.width.equalTo(a).multipliedBy(0.5).priority(.high)
      make.width.lessThanOrEqualTo(400)
    }
    layOut(root)
    let why = try #require(b.snp.explanation(of: .width))
    #expect(why.attribute == "b.width")
    #expect(why.value == 144)
    let file = "LayoutExplanationTests.swift"
    #expect(
      Set(texts(why)) == [
        "<LayoutConstraint@\(file)#\(line + 6) b.width == a.width * 0.5 ^750>",
        "<LayoutConstraint@\(file)#\(line + 1) a.right == root.right - 16>",
        "<LayoutConstraint:near@\(file)#\(line) a.left == root.left + 16>",
        "root.width == 320 (its frame)",
      ])
    #expect(why.steps.map(\.factor) == [1, 0.5, 0.5, -0.5])
    #expect(why.steps.first?.line == line + 6)
    #expect(why.steps.last?.label == "near")
    #expect(why.steps.map(\.kind) == [.constraint, .constraint, .background, .constraint])
    #expect(why.description.contains("\n  with root.width == 320 (its frame)\n"))
    #expect(root.snp.explanation(of: .right)?.value == 320)
    #expect(texts(root.snp.explanation(of: .left)) == [])
    #expect(why.description.hasPrefix("b.width is 144:\n  <LayoutConstraint@"))
  }

  @Test("a step's factor is how far the value follows its constant")
  func factors() throws {
    let root = makeRoot(320, 480, a)
    var gap: Constraint?
    a.snp.makeConstraints { make in
      gap = make.left.equalToSuperview().offset(10).constraint
      make.top.height.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(0.25)
    }
    layOut(root)
    let why = try #require(a.snp.explanation(of: .centerX))
    #expect(why.value == 50)
    #expect(why.steps.first { $0.text.contains("a.left") }?.factor == 1)
    #expect(why.steps.first { $0.kind == .background }?.factor == 0.125)
    gap?.update(offset: 13)
    layOut(root)
    #expect(a.snp.explanation(of: .centerX)?.value == 53)
  }

  @Test("content, sizes of at least zero, and what is open are named as what they are")
  func kinds() throws {
    let label = SizedView(50, 20)
    let root = makeRoot(100, 100, label, b)
    label.snp.makeConstraints { $0.left.equalToSuperview() }
    b.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(10)
      make.width.equalTo(-20).priority(.low)
    }
    layOut(root)
    let content = try #require(label.snp.explanation(of: .right))
    #expect(content.value == 50)
    #expect(content.steps.contains { $0.kind == .background && $0.text.contains("(its content)") })
    #expect(texts(b.snp.explanation(of: .width)) == ["b.width >= 0"])
    #expect(texts(label.snp.explanation(of: .top)) == ["a.top is open and stays 0"])
    #expect(label.snp.explanation(of: .top)?.steps.first?.kind == .lastValue)
  }

  @Test("the side that text begins at is read by direction, guides in their owner")
  func directions() {
    let root = makeRoot(200, 100, a)
    let guide = LayoutGuide()
    a.addLayoutGuide(guide)
    guide.snp.setLabel("g")
    root.semanticContentAttribute = .forceRightToLeft
    a.snp.makeConstraints { make in
      make.leading.equalToSuperview().offset(10)
      make.top.bottom.equalToSuperview()
      make.width.equalTo(50)
    }
    guide.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(5)
      make.top.right.bottom.equalToSuperview()
    }
    layOut(root)
    #expect(a.snp.explanation(of: .leading)?.value == 190)
    #expect(a.snp.explanation(of: .left)?.value == 140)
    #expect(guide.snp.explanation(of: .left)?.value == 5)
    #expect(guide.snp.explanation(of: .left)?.steps.count == 1)
    #expect(guide.snp.explanation(of: .right)?.value == 50)
  }

  @Test("no explanation where there is nothing to explain")
  func nothing() {
    let root = makeRoot(100, 100, a, b)
    a.snp.makeConstraints { $0.edges.equalToSuperview() }
    #expect(a.snp.explanation(of: .width) == nil)
    layOut(root)
    #expect(a.snp.explanation(of: .notAnAttribute) == nil)
    #expect(b.snp.explanation(of: .width) == nil)
    #expect(LayoutView().snp.explanation(of: .width) == nil)
  }

  @Test("a height that depends on an open width by way of content is ambiguous, as in the list")
  func measured() throws {
    let (first, second) = (WrappingView(), WrappingView())
    (first.length, second.length) = (300, 200)
    let root = makeRoot(200, 400, first, second)
    first.snp.makeConstraints { $0.left.top.equalToSuperview() }
    second.snp.makeConstraints { make in
      make.left.equalTo(first.snp.right)
      make.top.right.equalToSuperview()
    }
    layOut(root)
    let open = root.snp.ambiguities()
    for view in [first, second] {
      for attribute in [LayoutConstraint.Attribute.width, .height] {
        let isListed = open.contains { $0.item === view && $0.attribute == attribute }
        let explanation = try #require(view.snp.explanation(of: attribute))
        #expect(isListed && explanation.isAmbiguous == isListed, "\(attribute)")
      }
    }
  }

  @Test("a guide in a scroll view is explained where it is: in the content")
  func guideOfScrollView() throws {
    let scroll = LayoutScrollView()
    let root = makeRoot(100, 100, scroll)
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
    scroll.contentLayoutGuide.snp.makeConstraints { $0.size.equalTo(300) }
    let guide = scroll.layoutMarginsGuide
    scroll.addSubview(a)
    a.snp.makeConstraints { $0.edges.equalTo(guide) }
    scroll.contentOffset.y = 40
    layOut(root)
    #expect(guide.layoutFrame.maxY == 292 && a.frame.maxY == 292)
    #expect(guide.snp.explanation(of: .top)?.value == 8)
    #expect(guide.snp.explanation(of: .bottom)?.value == 292)
    #expect(scroll.snp.explanation(of: .bottom)?.value == 100)
    layOut(scroll)
  }
}
