// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

@Suite("Hosting")
struct HostingTests {
  let family = Family()
  var root: LayoutView { family.root }
  var view: LayoutView { family.view }
  var other: LayoutView { family.other }

  @Test("a constraint sits where a UIView would have it")
  func hosts() {
    let child = LayoutView()
    let grandchild = LayoutView()
    let cousin = LayoutView()
    view.addSubview(child)
    child.addSubview(grandchild)
    other.addSubview(cousin)
    child.snp.setLabel("child")
    grandchild.snp.setLabel("grandchild")
    cousin.snp.setLabel("cousin")

    grandchild.snp.makeConstraints { make in
      make.width.equalTo(10)
      make.height.equalTo(grandchild.snp.width)
      make.left.equalTo(child)
      make.right.equalTo(view)
      make.top.equalTo(cousin.snp.bottom)
      make.bottom.equalToSuperview()
    }
    #expect(
      grandchild.constraintTexts == [
        "grandchild.width == + 10.0", "grandchild.height == grandchild.width",
      ])
    #expect(
      child.constraintTexts == [
        "grandchild.left == child.left", "grandchild.bottom == child.bottom",
      ])
    #expect(view.constraintTexts == ["grandchild.right == view.right"])
    #expect(root.constraintTexts == ["grandchild.top == cousin.bottom"])
    #expect(cousin.constraints.isEmpty && other.constraints.isEmpty)
  }

  @Test("a guide's constraints sit on its owner or above")
  func guideHosts() {
    let guide = LayoutGuide()
    view.addLayoutGuide(guide)
    guide.snp.makeConstraints { make in
      make.width.equalTo(4)
      make.left.equalToSuperview()
      make.right.equalTo(other)
    }
    #expect(
      view.constraintTexts == [
        "view.guide[0].width == + 4.0", "view.guide[0].left == view.left",
      ])
    #expect(root.constraintTexts == ["view.guide[0].right == other.right"])
    view.removeLayoutGuide(guide)
    #expect(view.constraints.isEmpty && root.constraints.isEmpty)
    #expect(guide.owningView == nil && view.layoutGuides.isEmpty)
  }

  @Test("the margins guide is one, and is not listed")
  func marginsGuide() {
    #expect(view.layoutMarginsGuide === view.layoutMarginsGuide)
    #expect(view.layoutGuides.isEmpty)
    #expect(view.layoutMarginsGuide.owningView === view)
    view.removeLayoutGuide(view.layoutMarginsGuide)
    #expect(view.layoutMarginsGuide.owningView === view)
  }

  @Test("removal deactivates what crosses and keeps what is inside")
  func removal() {
    let child = LayoutView()
    child.snp.setLabel("child")
    view.addSubview(child)
    var crossing: Constraint?
    child.snp.makeConstraints { make in
      make.left.equalTo(view)
      make.width.equalTo(5)
      crossing = make.top.equalTo(other).constraint
    }
    view.snp.makeConstraints { $0.left.width.equalTo(root) }
    other.snp.makeConstraints { $0.height.equalTo(child) }
    view.removeFromSuperview()
    #expect(root.constraints.isEmpty)
    #expect(view.constraintTexts == ["child.left == view.left"])
    #expect(child.constraintTexts == ["child.width == + 5.0"])
    #expect(crossing?.isActive == false)
    #expect(view.itemState.madeRows.isEmpty && other.itemState.madeRows.isEmpty)
    #expect(child.itemState.madeRows.count == 2)
    #expect(view.mistakeKinds.isEmpty && other.mistakeKinds.isEmpty)

    root.addSubview(view)
    crossing?.activate()
    #expect(root.constraintTexts == ["child.top == other.top"])
  }

  @Test("the superview is found afresh at each activation")
  func freshSuperview() {
    let handle = view.snp.prepareConstraints { $0.left.equalTo(3) }[0]
    let item = view.snp.prepareConstraints { $0.top.equalToSuperview { $0.snp.bottom } }[0]
    let row = handle.layoutConstraints[0]
    handle.activate()
    #expect(row.secondItem === root)
    let second = LayoutView()
    second.addSubview(view)
    #expect(!handle.isActive)
    #expect(row.secondItem === second)
    handle.activate()
    item.activate()
    #expect(second.constraints.count == 2)
    #expect(item.layoutConstraints[0].secondItem === second)
    #expect(item.layoutConstraints[0].secondAttribute == .bottom)
  }

  @Test("moving within the superview keeps the constraints")
  func reorder() {
    view.snp.makeConstraints { $0.left.equalTo(other) }
    root.addSubview(view)
    #expect(root.subviews.map { $0 === view } == [false, true])
    #expect(root.constraints.count == 1)
    root.insertSubview(view, belowSubview: other)
    #expect(root.subviews[0] === view)
    #expect(root.constraints.count == 1)
  }

  @Test("constraints are listed in the order of activation")
  func order() {
    let made = view.snp.prepareConstraints { make in
      make.left.equalTo(other)
      make.top.equalTo(other)
      make.right.equalTo(other)
    }
    made[2].activate()
    made[0].activate()
    made[1].activate()
    made[2].deactivate()
    made[2].activate()
    #expect(root.constraints.map(\.firstAttribute) == [.left, .top, .right])
  }

  @Test("addConstraint and removeConstraint, as UIKit has them")
  func uikitNames() {
    let row = view.snp.prepareConstraints { $0.left.equalTo(other) }[0].layoutConstraints[0]
    view.addConstraint(row)
    #expect(row.isActive && root.constraints.first === row)
    view.removeConstraint(row)
    #expect(row.isActive)
    root.removeConstraints([row])
    #expect(!row.isActive)
    #expect(view.itemState.madeRows.isEmpty)
  }

  @Test("what was added to a view above its items is removed from the same view")
  func addedFurtherUp() {
    let rows = view.snp.prepareConstraints { make in
      make.left.equalTo(other)
      make.width.equalTo(40)
    }.flatMap(\.layoutConstraints)
    let top = LayoutView()
    top.addSubview(root)
    top.addConstraints(rows)
    #expect(root.constraints == [rows[0]] && view.constraints == [rows[1]])
    other.removeConstraints(rows)
    #expect(rows.map(\.isActive) == [true, true])
    top.removeConstraints(rows)
    #expect(rows.map(\.isActive) == [false, false])
  }
}
