// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

@Suite("Safe area")
struct SafeAreaTests {
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
  let outer = LayoutView()
  let inner = LayoutView()
  let notch = Insets(top: 47, left: 0, bottom: 34, right: 0)

  init() {
    root.addSubview(outer)
    outer.addSubview(inner)
    root.snp.setLabel("root")
    outer.snp.setLabel("outer")
    inner.snp.setLabel("inner")
    root.snp.additionalSafeAreaInsets = notch
  }

  @Test("a root's guide is its bounds less the insets that it was given")
  func ofRoot() {
    outer.snp.makeConstraints { $0.edges.equalTo(root.safeAreaLayoutGuide) }
    layOut(root)
    expect(outer, at: 0, 47, 320, 399)
    expect(root.safeAreaLayoutGuide, at: 0, 47, 320, 399)
    #expect(root.safeAreaInsets == notch)
    #expect(outer.safeAreaInsets == .zero)
    #expect(root.layoutGuides.isEmpty)
    #expect(root.safeAreaLayoutGuide === root.safeAreaLayoutGuide)
  }

  @Test("without insets the guide is the bounds, also of a view that sticks out")
  func none() {
    root.snp.additionalSafeAreaInsets = .zero
    outer.snp.makeConstraints { $0.edges.equalToSuperview().inset(-10) }
    inner.snp.makeConstraints { $0.edges.equalTo(outer.safeAreaLayoutGuide) }
    layOut(root)
    expect(inner, at: 0, 0, 340, 500)
    #expect(outer.safeAreaInsets == .zero)
  }

  @Test("a view that fills the root has the root's insets")
  func filling() {
    outer.snp.makeConstraints { $0.edges.equalToSuperview() }
    inner.snp.makeConstraints { $0.edges.equalTo(outer.safeAreaLayoutGuide) }
    layOut(root)
    expect(inner, at: 0, 47, 320, 399)
    #expect(outer.safeAreaInsets == notch)
  }

  @Test("a view further in has what is left of them, and no less than nothing")
  func insetByTen() {
    outer.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    inner.snp.makeConstraints { $0.edges.equalTo(outer.safeAreaLayoutGuide) }
    layOut(root)
    expect(outer, at: 10, 10, 300, 460)
    expect(inner, at: 0, 37, 300, 399)
    #expect(outer.safeAreaInsets == Insets(top: 37, left: 0, bottom: 24, right: 0))
    outer.snp.updateConstraints { $0.edges.equalToSuperview().inset(40) }
    layOut(root)
    expect(inner, at: 0, 7, 240, 400 - 7)
    #expect(outer.safeAreaInsets == Insets(top: 7, left: 0, bottom: 0, right: 0))
  }

  @Test("they reach through views between, constrained or not")
  func throughViews() {
    outer.frame = Rect(x: 5, y: 5, width: 310, height: 470)
    inner.frame = Rect(x: 5, y: 5, width: 300, height: 460)
    let leaf = LayoutView()
    inner.addSubview(leaf)
    leaf.snp.makeConstraints { make in
      make.top.equalTo(inner.snp.safeAreaLayoutGuideTop)
      make.bottom.equalTo(inner.snp.safeAreaLayoutGuideBottom)
      make.left.equalTo(inner.snp.safeAreaLayoutGuideLeft)
      make.right.equalTo(inner.snp.safeAreaLayoutGuideRight)
    }
    layOut(root)
    expect(leaf, at: 0, 37, 300, 399)
    outer.frame = Rect(x: 5, y: 15, width: 310, height: 460)
    layOut(root)
    // inner begins 20 below the root's top; its mask is empty, it keeps its frame.
    expect(leaf, at: 0, 27, 300, 460 - 27 - (20 + 460 - (480 - 34)))
  }

  @Test("new insets and new sizes of the root are followed")
  func changes() {
    outer.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    inner.snp.makeConstraints { $0.edges.equalTo(outer.safeAreaLayoutGuide) }
    layOut(root)
    root.snp.additionalSafeAreaInsets = Insets(top: 0, left: 44, bottom: 21, right: 44)
    root.frame = Rect(x: 0, y: 0, width: 480, height: 320)
    layOut(root)
    expect(outer, at: 10, 10, 460, 300)
    expect(inner, at: 34, 0, 392, 289)
    root.snp.additionalSafeAreaInsets = .zero
    root.layoutIfNeeded()
    expect(inner, at: 0, 0, 460, 300)
    #expect(root.snp.issues.isEmpty)
  }

  @Test("a guide that no constraint mentions is where it belongs, too")
  func unmentioned() {
    outer.frame = Rect(x: 0, y: 10, width: 100, height: 100)
    let guide = outer.safeAreaLayoutGuide
    layOut(root)
    expect(guide, at: 0, 37, 100, 63)
    outer.frame = Rect(x: 0, y: 20, width: 100, height: 100)
    layOut(root)
    expect(guide, at: 0, 27, 100, 73)
  }

  @Test("a view's own insets come on top of those that it inherits")
  func additional() {
    outer.snp.makeConstraints { $0.edges.equalToSuperview() }
    outer.snp.additionalSafeAreaInsets = Insets(top: 50, left: 8, bottom: -40, right: 0)
    inner.snp.makeConstraints { $0.edges.equalTo(outer.snp.safeAreaLayoutGuide) }
    layOut(root)
    #expect(outer.safeAreaInsets == Insets(top: 97, left: 8, bottom: 0, right: 0))
    #expect(outer.snp.additionalSafeAreaInsets.bottom == -40)
    expect(inner, at: 8, 97, 312, 383)
  }

  @Test("anchors follow the guide; text that runs right to left does not turn the sides")
  func rightToLeft() {
    root.snp.additionalSafeAreaInsets = Insets(top: 0, left: 44, bottom: 0, right: 0)
    outer.translatesAutoresizingMaskIntoConstraints = false
    let safe = root.safeAreaLayoutGuide
    LayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      outer.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      outer.topAnchor.constraint(equalTo: safe.topAnchor),
      outer.heightAnchor.constraint(equalTo: safe.heightAnchor, multiplier: 0.5),
    ])
    layOut(root)
    expect(outer, at: 60, 0, 260, 240)
    root.semanticContentAttribute = .forceRightToLeft
    layOut(root)
    expect(outer, at: 44, 0, 260, 240)
    #expect(root.safeAreaInsets.left == 44)
  }

  @Test("a view in another tree has that tree's safe area")
  func moved() {
    outer.snp.makeConstraints { $0.size.equalTo(100) }
    inner.snp.makeConstraints { $0.edges.equalTo(outer.safeAreaLayoutGuide) }
    func pin() {
      outer.snp.makeConstraints { $0.top.left.equalToSuperview() }
      layOut(outer)
    }
    pin()
    expect(inner, at: 0, 47, 100, 53)
    let other = LayoutView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    other.snp.additionalSafeAreaInsets = Insets(top: 0, left: 20, bottom: 0, right: 0)
    other.addSubview(outer)
    pin()
    expect(inner, at: 20, 0, 80, 100)
    root.addSubview(outer)
    pin()
    expect(inner, at: 0, 47, 100, 53)
  }

  @Test("views each in the safe area of the one around settle within a pass")
  func nested() {
    var views = [root]
    for _ in 0..<20 {
      let view = LayoutView()
      views[views.count - 1].addSubview(view)
      view.snp.makeConstraints { $0.edges.equalTo(views[views.count - 1].safeAreaLayoutGuide) }
      view.snp.additionalSafeAreaInsets = Insets(top: 2, left: 1, bottom: 0, right: 0)
      views.append(view)
    }
    layOut(root)
    expect(views[1], at: 0, 47, 320, 399)
    expect(views[20], at: 1, 2, 301, 361)
  }

  @Test("a frame that runs away from its own safe area counts the passes of each attempt")
  func unsettled() {
    outer.snp.makeConstraints { make in
      make.left.width.equalToSuperview()
      make.height.equalTo(300)
    }
    // The further up outer is, the more of the inset reaches into it, and the further up it is.
    inner.snp.makeConstraints { make in
      make.left.width.height.equalToSuperview()
      make.top.equalTo(outer.safeAreaLayoutGuide)
      make.top.equalTo(root).offset(40)
    }
    root.layoutIfNeeded()
    #expect(
      root.snp.issues.map(\.problem) == [.unsettledSafeArea(paths: ["root/outer"], passes: 20)])
    let text = root.snp.issues.first?.problem.description ?? ""
    #expect(
      text.hasPrefix(
        "the safe area, margins or readable width of \"root/outer\" still changed after 20 passes"))
  }

  @Test("asking for another guide does not hide insets that are new")
  func otherGuide() {
    inner.snp.makeConstraints { make in
      make.leading.equalTo(outer.safeAreaLayoutGuide)
      make.width.equalTo(10)
    }
    outer.snp.makeConstraints { $0.edges.equalToSuperview() }
    layOut(root)
    root.snp.additionalSafeAreaInsets = .zero
    outer.snp.additionalSafeAreaInsets = Insets(top: 0, left: 19.5, bottom: 0, right: 0)
    _ = outer.layoutMarginsGuide
    layOut(root)
    #expect(inner.frame.minX == 19.5)
  }

  @Test("insets that are not finite are refused and said")
  func notFinite() {
    root.snp.additionalSafeAreaInsets = Insets(top: .nan, left: 0, bottom: 0, right: 0)
    #expect(root.safeAreaInsets == notch)
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    root.snp.additionalSafeAreaInsets = .zero
    layOut(root)
    #expect(root.safeAreaInsets == .zero)
  }

  @Test("what was too large for its margins, once it fits, has them as if it had always fitted")
  func unsettledMargins() throws {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 400, height: 600))
    let card = LayoutView()
    card.preservesSuperviewLayoutMargins = true
    let content = SizedView(50, 700)
    root.addSubview(card)
    card.addSubview(content)
    content.snp.makeConstraints { $0.edges.equalTo(card.layoutMarginsGuide) }
    card.snp.makeConstraints { $0.left.top.equalToSuperview() }
    root.layoutIfNeeded()
    let height = card.frame.height
    for _ in 0..<4 {
      root.frame.size.width += 1
      root.layoutIfNeeded()
      #expect(card.frame.height == height && root.snp.issues.count == 1)
    }
    content.contentHeight = 100
    try root.snp.layout()
    #expect(card.frame == Rect(x: 0, y: 0, width: 66, height: 116))
  }

  @Test(
    "a stack view that reached into the safe area, once it does not, is as high as what is in it")
  func unsettledStack() throws {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 400, height: 600))
    root.snp.additionalSafeAreaInsets = Insets(top: 0, left: 0, bottom: 10, right: 0)
    let content = SizedView(50, 700)
    let stack = LayoutStackView(arrangedSubviews: [content])
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = Insets()
    root.addSubview(stack)
    stack.snp.makeConstraints { $0.left.top.equalToSuperview() }
    root.layoutIfNeeded()
    let height = stack.frame.height
    root.frame.size.width += 1
    root.layoutIfNeeded()
    #expect(stack.frame.height == height)
    content.contentHeight = 100
    try root.snp.layout()
    #expect(stack.frame.height == 100)
  }
}
