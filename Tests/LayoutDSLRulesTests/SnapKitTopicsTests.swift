// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// SnapKit's behaviours topic by topic, each with what is hosted where and the solved frames.
@Suite("SnapKit's topics, with frames")
struct SnapKitTopicsTests {
  let a = LayoutView()
  let b = LayoutView()
  let root: LayoutView

  init() {
    root = makeRoot(320, 480, a, b)
    root.layoutMargins = Insets(top: 1, left: 2, bottom: 3, right: 4)
  }

  @Test("making: sizes on the view, the rest on the common superview")
  func making() {
    a.snp.makeConstraints { make in
      make.top.equalTo(b.snp.top).offset(50)
      make.left.equalTo(b.snp.top).offset(50)
      make.size.equalTo(Size(width: 50, height: 60))
    }
    b.snp.makeConstraints { make in
      make.left.top.equalTo(root)
      make.right.bottom.equalTo(root).multipliedBy(0.5)
    }
    #expect(root.constraints.count == 6 && a.constraints.count == 2 && b.constraints.isEmpty)
    layOut(root)
    expect(a, at: 50, 50, 50, 60)
    expect(b, at: 0, 0, 160, 240)
  }

  @Test("implied superview: numbers are distances from it, sizes stand alone")
  func impliedSuperview() {
    a.snp.makeConstraints { make in
      make.left.top.equalTo(10)
      make.right.equalTo(-20)
      make.height.equalTo(30)
    }
    b.snp.makeConstraints { make in
      make.centerX.centerY.equalTo(40)
      make.size.equalTo(20)
    }
    #expect(root.constraints.allSatisfy { $0.secondItem === root })
    #expect(a.constraints.allSatisfy { $0.secondItem == nil })
    layOut(root)
    expect(a, at: 10, 10, 290, 30)
    expect(b, at: 30, 30, 20, 20)
  }

  @Test("guides: constrained, constrained to, updated, remade and removed")
  func guides() {
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    guide.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(10)
      make.size.equalTo(100)
    }
    a.snp.makeConstraints { $0.edges.equalTo(guide).inset(5) }
    b.snp.makeConstraints { make in
      make.left.top.equalTo(guide.snp.right)
      make.size.equalTo(guide.snp.size).dividedBy(2)
    }
    layOut(root)
    expect(guide, at: 10, 10, 100, 100)
    expect(a, at: 15, 15, 90, 90)
    expect(b, at: 110, 110, 50, 50)
    guide.snp.updateConstraints { $0.size.equalTo(60) }
    layOut(root)
    expect(a, at: 15, 15, 50, 50)
    guide.snp.remakeConstraints { $0.edges.equalTo(root.layoutMarginsGuide) }
    layOut(root)
    expect(guide, at: 2, 1, 314, 476)
    guide.snp.removeConstraints()
    #expect(!root.constraints.contains { $0.firstItem === guide })
  }

  @Test("updating keeps what is not named and adds what is new")
  func updating() {
    a.snp.makeConstraints { make in
      make.left.top.equalTo(root).offset(50)
      make.right.bottom.equalTo(root).offset(-50)
    }
    layOut(root)
    expect(a, at: 50, 50, 220, 380)
    let before = root.constraints
    a.snp.updateConstraints { $0.right.equalTo(root).offset(-15) }
    #expect(root.constraints == before)
    layOut(root)
    expect(a, at: 50, 50, 255, 380)
  }

  @Test("remaking starts over, removing leaves nothing")
  func remakingAndRemoving() {
    a.snp.makeConstraints { $0.edges.equalTo(root) }
    layOut(root)
    a.snp.remakeConstraints { make in
      make.left.top.equalTo(7)
      make.size.equalTo(8)
    }
    #expect(root.constraints.count == 2 && a.constraints.count == 2)
    layOut(root)
    expect(a, at: 7, 7, 8, 8)
    a.snp.removeConstraints()
    #expect(root.constraints.isEmpty && a.constraints.isEmpty)
    layOut(root)
    expect(a, at: 7, 7, 8, 8)
    b.snp.makeConstraints { $0.edges.equalTo(9) }
    b.snp.removeConstraints()
    b.snp.makeConstraints { make in
      make.left.top.equalTo(1)
      make.size.equalTo(2)
    }
    layOut(root)
    expect(b, at: 1, 1, 2, 2)
  }

  @Test("preparing installs nothing until it is activated, singly or all")
  func preparing() {
    a.snp.makeConstraints { make in
      make.left.top.equalTo(0)
      make.size.equalTo(10).priority(.low)
    }
    let prepared = a.snp.prepareConstraints { make in
      make.width.equalTo(50)
      make.height.equalTo(60)
    }
    layOut(root)
    expect(a, at: 0, 0, 10, 10)
    prepared[0].activate()
    layOut(root)
    expect(a, at: 0, 0, 50, 10)
    for constraint in prepared { constraint.activate() }
    layOut(root)
    expect(a, at: 0, 0, 50, 60)
    for constraint in prepared { constraint.deactivate() }
    layOut(root)
    expect(a, at: 0, 0, 10, 10)
  }

  @Test("reactivating keeps the constant that was set meanwhile", arguments: 1...3)
  func reactivating(rounds: Int) {
    var top: Constraint?
    a.snp.makeConstraints { make in
      make.left.equalTo(0)
      make.size.equalTo(10)
      top = make.top.equalTo(5).constraint
      make.top.equalTo(100).priority(.low)
    }
    for round in 1...rounds {
      top?.deactivate()
      layOut(root)
      expect(a, at: 0, 100, 10, 10)
      top?.update(offset: round)
      top?.isActive = true
      layOut(root)
      expect(a, at: 0, Double(round), 10, 10)
    }
    #expect(root.constraints.count == 3)
  }

  @Test("edges with a number, with insets, with none")
  func edges() {
    a.snp.makeConstraints { $0.edges.equalTo(root) }
    layOut(root)
    expect(a, at: 0, 0, 320, 480)
    a.snp.remakeConstraints { $0.edges.equalTo(root).inset(50) }
    layOut(root)
    expect(a, at: 50, 50, 220, 380)
    let insets = ConstraintInsets(top: 10, left: 20, bottom: 30, right: 40)
    a.snp.updateConstraints { $0.edges.equalTo(root).inset(insets) }
    layOut(root)
    expect(a, at: 20, 10, 260, 440)
    a.snp.remakeConstraints { make in
      make.horizontalEdges.equalToSuperview().inset(insets)
      make.verticalEdges.equalToSuperview().inset(5)
    }
    layOut(root)
    expect(a, at: 20, 5, 260, 470)
    a.snp.remakeConstraints { $0.edges.equalTo(insets) }
    layOut(root)
    expect(a, at: 20, 10, 260, 440)
  }

  @Test("directional insets, both ways", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func directionalInsets(direction: LayoutDirection) {
    let isFlipped = direction == .rightToLeft
    root.semanticContentAttribute = isFlipped ? .forceRightToLeft : .forceLeftToRight
    let insets = ConstraintDirectionalInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    a.snp.makeConstraints { $0.directionalEdges.equalToSuperview().inset(insets) }
    b.snp.makeConstraints { make in
      make.directionalHorizontalEdges.equalTo(a).inset(insets)
      make.directionalVerticalEdges.equalTo(a).inset(insets)
    }
    layOut(root)
    expect(a, at: isFlipped ? 40 : 20, 10, 260, 440)
    expect(b, at: isFlipped ? 80 : 40, 20, 200, 400)
    root.semanticContentAttribute = isFlipped ? .forceLeftToRight : .forceRightToLeft
    layOut(root)
    expect(a, at: isFlipped ? 20 : 40, 10, 260, 440)
    expect(b, at: isFlipped ? 40 : 80, 20, 200, 400)
  }

  @Test("sizes: a size, a number, another's, inset")
  func size() {
    a.snp.makeConstraints { make in
      make.size.equalTo(Size(width: 50, height: 60))
      make.left.top.equalTo(0)
    }
    b.snp.makeConstraints { make in
      make.size.equalTo(a).inset(Insets(top: 1, left: 2, bottom: 3, right: 4))
      make.left.top.equalTo(0)
    }
    #expect(a.constraints.map(\.constant) == [50, 60] && a.constraints.allSatisfy { $0.isActive })
    layOut(root)
    expect(a, at: 0, 0, 50, 60)
    expect(b, at: 0, 0, 44, 56)
    a.snp.updateConstraints { $0.size.equalTo(30) }
    layOut(root)
    expect(b, at: 0, 0, 24, 26)
  }

  @Test("centres: of the superview, of a point, of another, within margins")
  func center() {
    a.snp.makeConstraints { make in
      make.size.equalTo(20)
      make.center.equalTo(root).offset(5)
    }
    b.snp.makeConstraints { make in
      make.size.equalTo(10)
      make.center.equalTo(Point(x: 30, y: 40))
    }
    layOut(root)
    expect(a, at: 155, 235, 20, 20)
    expect(b, at: 25, 35, 10, 10)
    b.snp.remakeConstraints { make in
      make.size.equalTo(10)
      make.width.center.equalTo(a).priority(.low)
    }
    layOut(root)
    expect(b, at: 160, 240, 10, 10)
    b.snp.remakeConstraints { make in
      make.size.equalTo(10)
      make.centerWithinMargins.equalToSuperview()
    }
    layOut(root)
    // The margins are 2 left, 4 right, 1 above, 3 below.
    expect(b, at: 154, 234, 10, 10)
  }

  @Test("identifiers and labels come from the chain, and the frames do not mind")
  func identifier() {
    b.snp.makeConstraints { $0.edges.equalTo(0) }
    a.snp.makeConstraints { make in
      make.edges.equalTo(b).inset(4).labeled("Frame of a")
      make.width.lessThanOrEqualTo(400).priority(.high).labeled("limit")
    }
    #expect(
      root.constraints.suffix(4).allSatisfy { $0.identifier == "Frame of a" && $0.label != nil })
    #expect(a.constraints.map(\.identifier) == ["limit"])
    a.constraints[0].identifier = "renamed"
    a.snp.updateConstraints { $0.width.lessThanOrEqualTo(100).priority(.high) }
    #expect(a.constraints.map(\.identifier) == ["renamed"])
    layOut(root)
    expect(a, at: 4, 4, 312, 472)
  }

  @Test("the same label for many views and constraints is fine")
  func repeatedLabels() {
    for view in [a, b] {
      view.snp.setLabel("cell")
      view.snp.makeConstraints { $0.edges.equalToSuperview().labeled("fill") }
    }
    layOut(root)
    expect(a, at: 0, 0, 320, 480)
    expect(b, at: 0, 0, 320, 480)
    #expect(a.snp.label() == b.snp.label())
  }

  @Test("edges to margins and margins to edges")
  func margins() {
    a.snp.makeConstraints { $0.edges.equalTo(root.snp.margins) }
    b.layoutMargins = Insets(top: 10, left: 20, bottom: 30, right: 40)
    b.snp.makeConstraints { $0.margins.equalTo(a.snp.edges) }
    layOut(root)
    expect(a, at: 2, 1, 314, 476)
    expect(b, at: -18, -9, 374, 516)
  }

  @Test(
    "directional edges to margins and back, both ways",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func directionalMargins(direction: LayoutDirection) {
    let isFlipped = direction == .rightToLeft
    root.semanticContentAttribute = isFlipped ? .forceRightToLeft : .forceLeftToRight
    root.directionalLayoutMargins = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    b.directionalLayoutMargins = DirectionalInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    a.snp.makeConstraints { $0.directionalEdges.equalTo(root.snp.directionalMargins) }
    b.snp.makeConstraints { $0.directionalMargins.equalTo(a.snp.directionalEdges) }
    layOut(root)
    expect(a, at: isFlipped ? 4 : 2, 1, 314, 476)
    expect(b, at: isFlipped ? 4 - 40 : 2 - 20, -9, 374, 516)
  }

  @Test("priorities: the higher of two wins, by name, number, literal and step")
  func priorities() {
    a.snp.makeConstraints { make in
      make.left.top.equalTo(0)
      make.width.equalTo(10).priority(.low)
      make.width.equalTo(20).priority(.medium)
      make.width.equalTo(30).priority(.high)
      make.height.equalTo(10).priority(ConstraintPriority.high.advanced(by: 1))
      make.height.equalTo(20).priority(750.5)
      make.height.equalTo(30).priority(LayoutPriority.defaultHigh)
    }
    layOut(root)
    expect(a, at: 0, 0, 30, 10)
    var width: Constraint?
    a.snp.makeConstraints { width = $0.width.equalTo(40).priority(.low).constraint }
    var found: [Double] = []
    for level in stride(from: ConstraintPriority.low, through: .required, by: 250) {
      width?.update(priority: level.advanced(by: 1))
      layOut(root)
      found.append(a.frame.width)
    }
    #expect(found == [30, 30, 40, 40])
  }

  @Test("what a constraint is made of can be read")
  func reading() {
    a.snp.makeConstraints {
      $0.left.lessThanOrEqualTo(b.snp.right).multipliedBy(0.5).offset(8).priority(700)
        .labeled("near")
    }
    let row = root.constraints[0]
    #expect(row.firstItem === a && row.secondItem === b)
    #expect(row.firstAttribute == .left && row.secondAttribute == .right)
    #expect(row.relation == .lessThanOrEqual)
    #expect(row.multiplier == 0.5 && row.constant == 8 && row.priority.rawValue == 700)
    #expect(row.identifier == "near" && row.isActive)
  }
}
