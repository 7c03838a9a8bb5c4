// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// UIKit's rules about the readable content guide.
@Suite("UIKit's rules: readable content guide")
struct ReadableGuideRulesTests {
  let text = LayoutView()

  private func makePage(_ width: Double) -> LayoutView {
    let root = makeRoot(width, 200, text)
    text.snp.makeConstraints { $0.edges.equalTo(root.readableContentGuide) }
    return root
  }

  @Test("it is at most 672 wide, centred, and never beyond the margins")
  func widths() {
    let root = makePage(1000)
    layOut(root)
    // (1000 - 672)/2
    expect(text, at: 164, 8, 672, 184)
    expect(root.readableContentGuide, at: 164, 8, 672, 184)
    for (width, left, extent) in [
      (688.0, 8.0, 672.0),  // 672 + 8 + 8: just there
      (690, 9, 672),  // one more on each side
      (600, 8, 584),  // 600 - 16
      (16, 8, 0),
      (10, 8, -6),  // margins that leave no room, as with the guide of the margins
      (2000, 664, 672),
    ] {
      root.frame.size.width = width
      if extent < 0 {
        text.snp.removeConstraints()
        layOut(root)
        expect(root.readableContentGuide, at: left, 8, extent, 184)
        text.snp.makeConstraints { $0.edges.equalTo(root.readableContentGuide) }
      } else {
        layOut(root)
        expect(text, at: left, 8, extent, 184)
      }
    }
  }

  @Test("it is in the middle between margins that differ, from right to left as well")
  func margins() {
    let root = makePage(1000)
    root.directionalLayoutMargins =
      DirectionalInsets(top: 10, leading: 100, bottom: 30, trailing: 20)
    layOut(root)
    // between 100 and 980: 540 - 336
    expect(text, at: 204, 10, 672, 160)
    root.semanticContentAttribute = .forceRightToLeft
    layOut(root)
    // between 20 and 900: 460 - 336
    expect(text, at: 124, 10, 672, 160)
    root.frame.size.width = 400
    layOut(root)
    expect(text, at: 20, 10, 280, 160)
  }

  @Test("leading and trailing of the guide follow the direction")
  func directions() {
    let root = makeRoot(1000, 100, text)
    text.snp.makeConstraints { make in
      make.leading.equalTo(root.readableContentGuide).offset(10)
      make.top.equalTo(root.readableContentGuide)
      make.size.equalTo(20)
    }
    layOut(root)
    expect(text, at: 174, 8, 20, 20)
    root.semanticContentAttribute = .forceRightToLeft
    layOut(root)
    // 836 - 10 - 20
    expect(text, at: 806, 8, 20, 20)
  }

  @Test("it is not narrowed by content that hugs, nor listed anywhere, nor ambiguous")
  func stands() {
    let label = SizedView(50, 20)
    let root = makeRoot(400, 100, label)
    label.snp.contentHuggingHorizontalPriority = 999
    label.snp.makeConstraints { make in
      make.left.right.top.equalTo(root.readableContentGuide)
    }
    layOut(root)
    expect(label, at: 8, 8, 384, 20)
    #expect(root.constraints.count == 3)
    #expect(root.layoutGuides.isEmpty)
    #expect(root.snp.ambiguities().isEmpty)
    #expect(root.readableContentGuide === root.readableContentGuide)
  }

  @Test("content that would be wider is a conflict that names the guide")
  func conflict() {
    let root = makePage(1000)
    text.snp.makeConstraints { $0.width.equalTo(700) }
    do {
      try root.snp.layout()
      Issue.record("700 fit into 672")
    } catch {
      #expect("\(error)".contains("root.readableContentGuide"))
    }
    root.layoutIfNeeded()
    expect(text, at: 164, 8, 672, 184)
  }

  @Test("it follows the safe area through the margins")
  func safeArea() {
    let root = makePage(800)
    root.snp.additionalSafeAreaInsets = Insets(top: 20, left: 60, bottom: 0, right: 60)
    layOut(root)
    // 800 - 120 - 16 = 664
    expect(text, at: 68, 28, 664, 164)
    root.snp.additionalSafeAreaInsets = .zero
    layOut(root)
    expect(text, at: 64, 8, 672, 184)
  }

  @Test("a view that nothing places has one, too, and a view of open width is no wider than it")
  func owners() {
    let plain = LayoutView(frame: Rect(x: 10, y: 10, width: 716, height: 100))
    let root = makeRoot(2000, 200, plain)
    plain.addSubview(text)
    text.snp.makeConstraints { $0.edges.equalTo(plain.readableContentGuide) }
    layOut(root)
    expect(text, at: 22, 8, 672, 84)
    let card = LayoutView()
    let label = SizedView(900, 20)
    root.addSubview(card)
    card.addSubview(label)
    card.snp.makeConstraints { $0.left.top.equalToSuperview() }
    label.snp.makeConstraints { $0.edges.equalTo(card.readableContentGuide) }
    layOut(root)
    expect(card, at: 0, 0, 688, 36)
    expect(label, at: 8, 8, 672, 20)
    #expect(card.systemLayoutSizeFitting(.zero) == Size(width: 688, height: 36))
    label.contentWidth = 100
    layOut(root)
    expect(card, at: 0, 0, 116, 36)
  }

  @Test("it does not pull at widths that are only wished for")
  func softWidths() {
    let sidebar = LayoutView()
    let content = LayoutView()
    let root = makeRoot(1200, 100, sidebar, content)
    content.addSubview(text)
    sidebar.snp.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(0.25).priority(.low)
    }
    content.snp.makeConstraints { make in
      make.left.equalTo(sidebar.snp.right)
      make.top.right.bottom.equalToSuperview()
    }
    text.snp.makeConstraints { $0.edges.equalTo(content.readableContentGuide) }
    layOut(root)
    // 900 - 672, halved
    expect(content, at: 300, 0, 900, 100)
    expect(text, at: 114, 8, 672, 84)
    root.frame.size.width = 800
    layOut(root)
    expect(content, at: 200, 0, 600, 100)
    expect(text, at: 8, 8, 584, 84)
  }

  @Test("its width is known before the first round in a root, and after one round elsewhere")
  func rounds() {
    let root = makePage(1000)
    layOut(root)
    root.frame.size.width = 1200
    layOut(root)
    #expect(root.snp.layoutWork.solves == 2)
    expect(text, at: 264, 8, 672, 184)
    let inner = LayoutView()
    text.addSubview(inner)
    inner.snp.makeConstraints { $0.edges.equalTo(text.readableContentGuide) }
    layOut(root)
    #expect(root.snp.layoutWork.solves == 3)
    expect(inner, at: 8, 8, 656, 168)
  }

  @Test("a view that was held goes free when it need not be held any more")
  func letGo() {
    let card = LayoutView()
    let label = SizedView(900, 20)
    let root = makeRoot(2000, 200, card)
    card.addSubview(label)
    card.snp.makeConstraints { $0.left.top.equalToSuperview() }
    label.snp.makeConstraints { $0.edges.equalTo(card.readableContentGuide) }
    layOut(root)
    expect(card, at: 0, 0, 688, 36)
    card.snp.makeConstraints { $0.width.equalTo(1000).priority(999) }
    layOut(root)
    expect(card, at: 0, 0, 1000, 36)
    expect(label, at: 164, 8, 672, 20)
    label.contentWidth = 600
    card.snp.remakeConstraints { $0.left.top.equalToSuperview() }
    layOut(root)
    expect(card, at: 0, 0, 616, 36)
  }

  @Test("another guide that is asked for between a resize and the pass changes nothing")
  func anotherGuide() {
    let root = makePage(1000)
    layOut(root)
    root.frame.size.width = 1200
    _ = root.safeAreaLayoutGuide
    layOut(root)
    expect(text, at: 264, 8, 672, 184)
  }

  @Test("a view that it holds leaves nothing open, and the guide stays where it is on pixels")
  func held() {
    let card = LayoutView()
    let label = SizedView(900, 20)
    let root = makeRoot(2000, 200, card)
    card.addSubview(label)
    var left: Constraint?
    card.snp.makeConstraints { make in
      left = make.left.equalTo(0).constraint
      make.top.equalTo(0)
    }
    label.snp.makeConstraints { $0.edges.equalTo(card.readableContentGuide) }
    layOut(root)
    expect(card, at: 0, 0, 688, 36)
    #expect(root.snp.ambiguities().isEmpty)
    root.snp.pixelScale = 1
    layOut(root)
    expect(card.readableContentGuide, at: 8, 8, 672, 20)
    left?.update(offset: 0.75)
    layOut(root)
    expect(card, at: 1, 0, 688, 36)
    expect(card.readableContentGuide, at: 8, 8, 672, 20)
  }
}
