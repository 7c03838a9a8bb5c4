// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// UIView's hierarchy, as code that was written for UIKit uses it.
@Suite("Hierarchy")
struct HierarchyTests {
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let views = ["a", "b", "c", "d"].map { name in
    let view = LayoutView()
    view.snp.setLabel(name)
    return view
  }
  var a: LayoutView { views[0] }
  var b: LayoutView { views[1] }
  var c: LayoutView { views[2] }
  var d: LayoutView { views[3] }

  var order: String { root.subviews.map { $0.snp.label() ?? "?" }.joined() }

  private func fill() { for view in views { root.addSubview(view) } }

  @Test("adding again brings to the front, and constraints stay")
  func addingAgain() {
    fill()
    a.snp.makeConstraints { $0.left.equalTo(b) }
    root.addSubview(a)
    #expect(order == "bcda")
    #expect(root.constraints.count == 1)
    root.addSubview(a)
    #expect(order == "bcda")
  }

  @Test("what a former sibling asks of its new superview is listed once")
  func siblingBecomesSubview() {
    root.addSubview(a)
    root.addSubview(b)
    b.snp.makeConstraints { $0.width.equalTo(a) }
    a.addSubview(b)
    #expect(a.constraints.isEmpty && root.constraints.isEmpty)
    b.snp.makeConstraints { $0.left.equalTo(a) }
    #expect(a.constraints.count == 1)
  }

  @Test("a view moves between superviews and is in one at a time")
  func moving() {
    fill()
    let other = LayoutView()
    other.addSubview(b)
    #expect(order == "acd")
    #expect(other.subviews == [b] && b.superview === other)
    root.insertSubview(b, at: 1)
    #expect(order == "abcd" && other.subviews.isEmpty)
  }

  @Test("inserting at a place counts the others, and out of range is the nearest end")
  func insertingAt() {
    fill()
    root.insertSubview(a, at: 2)
    #expect(order == "bcad")
    root.insertSubview(a, at: Int.max)
    #expect(order == "bcda")
    root.insertSubview(a, at: Int.min)
    #expect(order == "abcd")
    root.insertSubview(LayoutView(), at: -1)
    #expect(order == "?abcd")
  }

  @Test("above and below a sibling; on top if it is no sibling")
  func insertingBeside() {
    fill()
    root.insertSubview(d, aboveSubview: a)
    #expect(order == "adbc")
    root.insertSubview(a, belowSubview: c)
    #expect(order == "dbac")
    root.insertSubview(b, aboveSubview: b)
    #expect(order == "dbac")
    let stranger = LayoutView()
    root.insertSubview(d, belowSubview: stranger)
    #expect(order == "bacd")
    root.insertSubview(stranger, belowSubview: LayoutView())
    #expect(order == "bacd?")
  }

  @Test("beside a sibling that is above a view from elsewhere")
  func insertingBesideFromElsewhere() {
    root.addSubview(a)
    root.addSubview(b)
    let other = LayoutView()
    other.addSubview(c)
    root.insertSubview(c, belowSubview: b)
    #expect(order == "acb")
    root.insertSubview(d, aboveSubview: a)
    #expect(order == "adcb")
  }

  @Test("exchanging two places; none out of range")
  func exchanging() {
    fill()
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(order == "dbca")
    root.exchangeSubview(at: 1, withSubviewAt: 1)
    root.exchangeSubview(at: -1, withSubviewAt: 0)
    root.exchangeSubview(at: 0, withSubviewAt: 4)
    root.exchangeSubview(at: Int.max, withSubviewAt: Int.min)
    LayoutView().exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(order == "dbca")
  }

  @Test("to the front and to the back; strangers are left alone")
  func frontAndBack() {
    fill()
    root.bringSubviewToFront(b)
    #expect(order == "acdb")
    root.sendSubviewToBack(d)
    #expect(order == "dacb")
    let stranger = LayoutView()
    a.addSubview(stranger)
    root.bringSubviewToFront(stranger)
    root.sendSubviewToBack(stranger)
    #expect(order == "dacb" && stranger.superview === a)
  }

  @Test("the superview is weak, subviews are strong")
  func references() {
    weak var child: LayoutView?
    let held = LayoutView()
    do {
      let parent = LayoutView()
      let made = LayoutView()
      parent.addSubview(made)
      parent.addSubview(held)
      child = made
      #expect(held.superview === parent)
    }
    #expect(child == nil)
    #expect(held.superview == nil)
  }

  @Test("removing a view that is nowhere does nothing")
  func removingNothing() {
    a.removeFromSuperview()
    #expect(a.superview == nil)
    root.addSubview(a)
    a.removeFromSuperview()
    a.removeFromSuperview()
    #expect(root.subviews.isEmpty && a.superview == nil)
  }

  @Test("descendants: a view is its own, and none of a tree that it left")
  func descendants() {
    root.addSubview(a)
    a.addSubview(b)
    #expect(b.isDescendant(of: root) && b.isDescendant(of: b))
    #expect(!root.isDescendant(of: b) && !b.isDescendant(of: c))
    a.removeFromSuperview()
    #expect(b.isDescendant(of: a) && !b.isDescendant(of: root))
  }

  @Test("all subviews can be removed while they are gone through")
  func removingAll() {
    fill()
    for view in root.subviews { view.removeFromSuperview() }
    #expect(root.subviews.isEmpty)
    fill()
    while let view = root.subviews.first { view.removeFromSuperview() }
    #expect(root.subviews.isEmpty)
    fill()
    root.subviews.forEach { $0.removeFromSuperview() }
    #expect(views.allSatisfy { $0.superview == nil })
  }

  @Test("a view that cannot be added stays where it is", arguments: [0, 1, 2, 3, 4])
  func cycles(_ form: Int) {
    root.addSubview(a)
    a.addSubview(b)
    switch form {
    case 0: b.addSubview(root)
    case 1: b.insertSubview(a, at: 0)
    case 2: b.insertSubview(root, aboveSubview: c)
    case 3: b.insertSubview(b, belowSubview: c)
    default: a.addSubview(a)
    }
    #expect(root.subviews == [a] && a.subviews == [b] && b.subviews.isEmpty)
    #expect(throws: LayoutError.self) { try root.snp.layout() }
  }

  @Test("frame, bounds and center are one rectangle")
  func geometry() {
    a.frame = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect(a.bounds == Rect(x: 0, y: 0, width: 30, height: 40))
    #expect(a.center == Point(x: 25, y: 40))
    a.center = Point(x: 50, y: 50)
    #expect(a.frame == Rect(x: 35, y: 30, width: 30, height: 40))
    a.bounds = Rect(x: 0, y: 0, width: 10, height: 20)
    #expect(a.frame == Rect(x: 45, y: 40, width: 10, height: 20))
    #expect(a.bounds.origin == .zero && a.center == Point(x: 50, y: 50))
    a.center.x = .nan
    a.bounds.size.width = .infinity
    #expect(a.frame == Rect(x: 45, y: 40, width: 10, height: 20))
  }

  @Test("an origin of the bounds moves what shows of the subviews, and no frame")
  func boundsOrigin() throws {
    root.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    root.addSubview(a)
    a.addSubview(b)
    a.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    b.snp.makeConstraints { $0.edges.equalToSuperview().inset(20) }
    a.bounds.origin = Point(x: 5, y: 30)
    layOut(root)
    #expect(a.bounds == Rect(x: 5, y: 30, width: 80, height: 80))
    expect(a, at: 10, 10, 80, 80)
    expect(b, at: 20, 20, 40, 40)
    // b begins 15 to the right of what a shows first, and 10 above it.
    #expect(b.convert(Point.zero, to: root) == Point(x: 25, y: 0))
    #expect(a.convert(Point(x: 25, y: 0), from: root) == Point(x: 20, y: 20))
    #expect(root.hitTest(Point(x: 30, y: 12), with: nil) === b)
    #expect(root.hitTest(Point(x: 30, y: 45), with: nil) === a)
    #expect(a.layoutMarginsGuide.layoutFrame == Rect(x: 8, y: 8, width: 64, height: 64))
    a.bounds.origin.x = .nan
    #expect(a.bounds.origin == Point(x: 5, y: 30))
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    a.bounds.origin = .zero
    layOut(root)
    #expect(b.convert(Point.zero, to: root) == Point(x: 30, y: 30))
  }

  @Test("a guide that moves to another view forgets where it was in the first")
  func movedGuideWithoutConstraints() {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let card = LayoutView()
    root.addSubview(card)
    card.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    guide.snp.makeConstraints { $0.edges.equalToSuperview().inset(20) }
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == Rect(x: 20, y: 20, width: 60, height: 60))
    card.addLayoutGuide(guide)
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == .zero)
  }

  @Test("a guide that a hook moves in a pass that fails does not get its former frame back")
  func guideMovedInFailingPass() {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let card = HookedView()
    root.addSubview(card)
    card.snp.makeConstraints { $0.edges.equalToSuperview() }
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    guide.snp.makeConstraints { $0.left.top.equalToSuperview().inset(20) }
    guide.snp.makeConstraints { $0.size.equalTo(60) }
    root.layoutIfNeeded()
    guide.snp.updateConstraints { $0.size.equalTo(50) }
    card.onLayout = { card in
      if guide.owningView === card { return }
      card.addLayoutGuide(guide)
      card.snp.makeConstraints { $0.width.equalTo(30) }
    }
    card.setNeedsLayout()
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    #expect(guide.owningView === card)
    #expect(guide.layoutFrame == .zero)
  }

  @Test("a guide belongs to one view at a time")
  func guides() {
    root.addSubview(a)
    root.addSubview(b)
    let guide = LayoutGuide()
    #expect(guide.owningView == nil)
    a.addLayoutGuide(guide)
    a.addLayoutGuide(guide)
    #expect(a.layoutGuides == [guide] && guide.owningView === a)
    guide.snp.makeConstraints { make in
      make.width.equalTo(5)
      make.left.equalTo(b)
    }
    b.addLayoutGuide(guide)
    #expect(a.layoutGuides.isEmpty && b.layoutGuides == [guide] && guide.owningView === b)
    #expect(a.constraints.isEmpty && b.constraints.isEmpty && root.constraints.isEmpty)
    a.removeLayoutGuide(guide)
    #expect(guide.owningView === b)
    b.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && b.layoutGuides.isEmpty)
  }
}
