// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// A view that leaves: what crosses its boundary goes, what is inside stays, and coming back brings
/// nothing back.
@Suite("Boundaries")
struct BoundaryTests {
  /// `root` with `left` and `right`; `left` has `inner` and a guide, `right` a guide.
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
  let left = LayoutView()
  let right = LayoutView()
  let inner = LayoutView()
  let leftGuide = LayoutGuide()
  let rightGuide = LayoutGuide()

  init() {
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(inner)
    left.addLayoutGuide(leftGuide)
    right.addLayoutGuide(rightGuide)
    root.snp.setLabel("root")
    left.snp.setLabel("left")
    right.snp.setLabel("right")
    inner.snp.setLabel("inner")
    leftGuide.snp.setLabel("leftGuide")
    rightGuide.snp.setLabel("rightGuide")
  }

  private func constrainAll() {
    left.snp.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      make.width.equalTo(80)
    }
    right.snp.makeConstraints { make in
      make.right.top.bottom.equalToSuperview()
      make.width.equalTo(left)
      make.height.greaterThanOrEqualTo(10)
    }
    inner.snp.makeConstraints { make in
      make.left.equalTo(left).offset(5)
      make.top.equalTo(leftGuide.snp.bottom)
      make.right.equalTo(right.snp.left).priority(250)
      make.bottom.equalTo(rightGuide).priority(250)
      make.width.equalTo(right).multipliedBy(0.5)
      make.height.equalTo(7)
    }
    leftGuide.snp.makeConstraints { make in
      make.left.right.top.equalToSuperview()
      make.height.equalTo(rightGuide)
    }
    rightGuide.snp.makeConstraints { make in
      make.left.right.top.equalToSuperview()
      make.height.equalTo(11)
    }
  }

  /// What each view hosts, by label.
  private func hosted(_ view: LayoutView) -> Set<String> { Set(view.constraintTexts) }

  @Test("exactly what crosses goes", arguments: [true, false])
  func crossing(isLaidOut: Bool) throws {
    constrainAll()
    if isLaidOut { try root.snp.layout() }
    left.removeFromSuperview()
    // The size of left alone is inside, and so is what left, inner and the guide say of one another.
    #expect(
      hosted(left) == [
        "left.width == + 80.0", "inner.left == left.left + 5.0", "inner.top == leftGuide.bottom",
        "leftGuide.left == left.left", "leftGuide.right == left.right", "leftGuide.top == left.top",
      ])
    #expect(hosted(inner) == ["inner.height == + 7.0"])
    #expect(
      hosted(root) == [
        "right.right == root.right", "right.top == root.top", "right.bottom == root.bottom",
      ])
    #expect(
      hosted(right) == [
        "right.height >= + 10.0", "rightGuide.left == right.left",
        "rightGuide.right == right.right", "rightGuide.top == right.top",
        "rightGuide.height == + 11.0",
      ])
    // Each constraint that is left is listed by the items that it mentions, and no other is.
    for view in [root, left, right, inner] {
      for state in [view.itemState] + view.guides.map(\.itemState) {
        for constraint in state.constraints { #expect(constraint.isActive) }
        for made in state.activeHandles {
          #expect(made.layoutConstraints.map(\.isActive).contains(true))
        }
      }
    }
    #expect(root.mistakeKinds.isEmpty && left.mistakeKinds.isEmpty && inner.mistakeKinds.isEmpty)
  }

  @Test("coming back brings nothing back, and new constraints do what they say")
  func comingBack() throws {
    constrainAll()
    try root.snp.layout()
    let before = root.snp.snapshot()
    left.removeFromSuperview()
    let counts = [root, left, right, inner].map(\.constraints.count)
    root.addSubview(left)
    #expect([root, left, right, inner].map(\.constraints.count) == counts)
    root.insertSubview(left, at: 0)
    for view in [left, right, inner] { view.snp.removeConstraints() }
    leftGuide.snp.removeConstraints()
    rightGuide.snp.removeConstraints()
    constrainAll()
    try root.snp.layout()
    #expect(root.snp.snapshot() == before)
  }

  @Test("a handle that crossed can be activated again, a half of one too")
  func handles() throws {
    var edges: Constraint?
    inner.snp.makeConstraints { edges = $0.edges.equalTo(root).inset(3).constraint }
    left.removeFromSuperview()
    #expect(edges?.isActive == false)
    #expect(edges?.layoutConstraints.allSatisfy { !$0.isActive } == true)
    edges?.activate()
    #expect(edges?.isActive == false && edges?.issue?.kind == .noCommonAncestor)
    root.addSubview(left)
    edges?.activate()
    #expect(edges?.isActive == true && edges?.issue == nil)
    try root.snp.layout()
    #expect(inner.frame.width == 194)
  }

  @Test("moving straight to another superview drops the same")
  func moving() throws {
    constrainAll()
    try root.snp.layout()
    let shelf = LayoutView()
    root.addSubview(shelf)
    shelf.addSubview(left)
    #expect(hosted(left).count == 6)
    #expect(hosted(root).count == 3)
    shelf.snp.makeConstraints { $0.edges.equalToSuperview() }
    left.snp.makeConstraints { $0.left.top.equalToSuperview().offset(4) }
    try root.snp.layout()
    #expect(left.frame.origin == Point(x: 4, y: 4) && left.frame.width == 80)
  }

  @Test("a guide that goes takes all that mentions it, and the owner's others stay")
  func guideRemoval() {
    constrainAll()
    left.removeLayoutGuide(leftGuide)
    #expect(hosted(left) == ["left.width == + 80.0", "inner.left == left.left + 5.0"])
    left.addLayoutGuide(leftGuide)
    #expect(hosted(left).count == 2)
    #expect(leftGuide.itemState.madeRows.isEmpty && leftGuide.itemState.constraints.isEmpty)
    right.addLayoutGuide(leftGuide)
    leftGuide.snp.makeConstraints { $0.edges.equalTo(rightGuide) }
    #expect(hosted(right).isSuperset(of: ["leftGuide.left == rightGuide.left"]))
  }

  @Test("a stack view lets go of what leaves, and keeps what is said inside")
  func stacks() throws {
    let stack = LayoutStackView(frame: Rect(x: 0, y: 0, width: 100, height: 20))
    let views = (0..<3).map { _ in LayoutView() }
    for view in views {
      stack.addArrangedSubview(view)
      let child = LayoutView()
      view.addSubview(child)
      child.snp.makeConstraints { $0.edges.equalToSuperview() }
    }
    views[1].snp.makeConstraints { $0.width.equalTo(30) }
    views[2].snp.makeConstraints { $0.width.equalTo(views[0]) }
    try stack.snp.layout()
    #expect(views.map(\.frame.minX) == [0, 35, 65])
    views[1].removeFromSuperview()
    try stack.snp.layout()
    #expect(stack.arrangedSubviews == [views[0], views[2]])
    #expect(views[1].constraints.count == 5 && stack.constraints.count == 1)
    #expect(views[2].frame == Rect(x: 50, y: 0, width: 50, height: 20))
    stack.addSubview(views[1])
    #expect(stack.arrangedSubviews.count == 2)
    views[1].snp.makeConstraints { $0.left.top.equalToSuperview() }
    views[1].snp.makeConstraints { $0.height.equalTo(4) }
    try stack.snp.layout()
    #expect(views[1].frame == Rect(x: 0, y: 0, width: 30, height: 4))
    #expect(views[1].subviews[0].frame == views[1].bounds)
  }
}
