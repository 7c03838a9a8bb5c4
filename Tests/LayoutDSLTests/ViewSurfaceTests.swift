// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// A view whose touches reach beyond its bounds, as small buttons have it.
private final class WideTarget: LayoutView {
  override func point(inside point: Point, with event: LayoutEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

/// A view that lets touches through to what is behind it.
private final class Glass: LayoutView {
  override func hitTest(_ point: Point, with event: LayoutEvent?) -> LayoutView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

@Suite("What views say besides layout: tags, touches, trees")
struct ViewSurfaceTests {
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let box = LayoutView(frame: Rect(x: 10, y: 10, width: 50, height: 50))
  let inner = LayoutView(frame: Rect(x: 20, y: 20, width: 20, height: 20))

  init() {
    root.addSubview(box)
    box.addSubview(inner)
  }

  @Test("defaults, and what was set")
  func properties() {
    #expect(box.tag == 0 && box.alpha == 1 && !box.clipsToBounds && box.isUserInteractionEnabled)
    box.tag = 7
    box.alpha = 1.5
    box.clipsToBounds = true
    box.isUserInteractionEnabled = false
    #expect(box.tag == 7 && box.alpha == 1 && box.clipsToBounds && !box.isUserInteractionEnabled)
    box.alpha = 0.5
    #expect(box.alpha == 0.5)
    box.alpha = .nan
    #expect(box.alpha == 0)
    box.snp.setLabel("box")
    #expect("\(box)" == "<LayoutView:box 10 10 50 50>" && box.debugDescription == box.description)
  }

  @Test("the first view with a tag, each before what is in it")
  func tags() {
    let later = LayoutView()
    root.addSubview(later)
    (inner.tag, later.tag) = (5, 5)
    #expect(root.viewWithTag(5) === inner && later.viewWithTag(5) === later)
    #expect(root.viewWithTag(6) == nil && root.viewWithTag(0) === root)
  }

  @Test("the root stands for the window")
  func window() {
    #expect(inner.window === root && box.window === root && root.window == nil)
    box.removeFromSuperview()
    #expect(box.window == nil && inner.window === box)
  }

  @Test("the topmost view at a point")
  func hits() {
    #expect(root.hitTest(Point(x: 5, y: 5), with: nil) === root)
    #expect(root.hitTest(Point(x: 15, y: 15), with: nil) === box)
    // inner begins at 10 + 20 = 30
    #expect(root.hitTest(Point(x: 30, y: 30), with: nil) === inner)
    #expect(root.hitTest(Point(x: 100, y: 5), with: nil) == nil)
    #expect(box.point(inside: Point(x: 49, y: 49), with: nil))
    let top = LayoutView(frame: Rect(x: 25, y: 25, width: 10, height: 10))
    root.addSubview(top)
    #expect(root.hitTest(Point(x: 30, y: 30), with: LayoutEvent()) === top)
    for change in [
      { $0.isHidden = true }, { $0.alpha = 0 }, { $0.isUserInteractionEnabled = false },
    ] as [(LayoutView) -> Void] {
      change(top)
      #expect(root.hitTest(Point(x: 30, y: 30), with: nil) === inner)
      (top.isHidden, top.alpha, top.isUserInteractionEnabled) = (false, 1, true)
    }
  }

  @Test("what is overridden counts")
  func overridden() {
    let button = WideTarget(frame: Rect(x: 80, y: 80, width: 10, height: 10))
    root.addSubview(button)
    #expect(root.hitTest(Point(x: 72, y: 72), with: nil) === button)
    let glass = Glass(frame: root.bounds)
    root.addSubview(glass)
    #expect(root.hitTest(Point(x: 30, y: 30), with: nil) === inner)
    let pane = LayoutView(frame: Rect(x: 0, y: 0, width: 40, height: 40))
    glass.addSubview(pane)
    #expect(root.hitTest(Point(x: 30, y: 30), with: nil) === pane)
  }

  @Test("a deep tree is looked into without recursion")
  func deep() {
    var deepest = inner
    for _ in 0..<20_000 {
      let next = LayoutView(frame: Rect(x: 0, y: 0, width: 20, height: 20))
      deepest.addSubview(next)
      deepest = next
    }
    inner.tag = 1
    deepest.tag = 2
    #expect(inner.viewWithTag(2) === deepest)
  }

  @Test("directions of attributes")
  func directions() {
    #expect(LayoutView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    #expect(LayoutView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
    #expect(
      LayoutView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft)
        == .rightToLeft)
    #expect(
      LayoutView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft)
        == .leftToRight)
    let priorities: [LayoutPriority] = [
      .dragThatCannotResizeScene, .sceneSizeStayPut, .dragThatCanResizeScene,
    ]
    #expect(priorities.map(\.rawValue) == [490, 500, 510])
  }
}

@Suite("What constraints and anchors say of themselves")
struct AffectingConstraintTests {
  let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let view = LayoutView()
  let other = LayoutView()

  init() {
    for item in [view, other] {
      root.addSubview(item)
      item.translatesAutoresizingMaskIntoConstraints = false
    }
    view.snp.setLabel("view")
  }

  @Test("the constraints that determine a place and a size, in their order")
  func affecting() throws {
    let left = other.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    let wide = other.widthAnchor.constraint(equalToConstant: 20)
    let beside = view.leftAnchor.constraint(equalTo: other.rightAnchor, constant: 5)
    let loose = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 3)
    let fixed = view.widthAnchor.constraint(equalToConstant: 30)
    #expect(view.constraintsAffectingLayout(for: .horizontal).isEmpty)
    LayoutConstraint.activate([left, wide, beside, loose, fixed])
    root.layoutIfNeeded()
    let guide = LayoutGuide()
    #expect(view.frame.minX == 35 && view.frame.width == 30)
    #expect(view.constraintsAffectingLayout(for: .horizontal) == [left, wide, beside, fixed])
    #expect(view.constraintsAffectingLayout(for: .vertical).isEmpty)
    #expect(view.rightAnchor.constraintsAffectingLayout == [left, wide, beside, fixed])
    #expect(view.widthAnchor.constraintsAffectingLayout == [fixed])
    #expect(view.topAnchor.hasAmbiguousLayout && !view.leftAnchor.hasAmbiguousLayout)
    #expect(!view.widthAnchor.hasAmbiguousLayout && view.heightAnchor.hasAmbiguousLayout)
    root.addLayoutGuide(guide)
    guide.snp.makeConstraints { make in
      make.left.right.top.equalTo(view)
    }
    root.layoutIfNeeded()
    #expect(guide.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .horizontal).count == 6)
    guide.snp.makeConstraints { $0.height.equalTo(1) }
    view.snp.makeConstraints { $0.top.equalToSuperview() }
    root.layoutIfNeeded()
    #expect(!guide.hasAmbiguousLayout)
  }

  @Test("what is open moves when it is exercised, within what is asked for")
  func exercise() {
    view.snp.makeConstraints { make in
      make.top.height.width.equalTo(10)
      make.left.greaterThanOrEqualTo(root).offset(4)
      make.left.lessThanOrEqualTo(root).offset(25)
    }
    root.layoutIfNeeded()
    #expect(view.frame.minX == 4 && view.hasAmbiguousLayout)
    view.exerciseAmbiguityInLayout()
    #expect(view.frame.minX == 20)
    view.exerciseAmbiguityInLayout()
    #expect(view.frame.minX == 25)
    #expect(root.constraints.count == 3 && root.snp.issues.isEmpty)
    view.snp.makeConstraints { $0.left.equalTo(7) }
    root.layoutIfNeeded()
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == Rect(x: 7, y: 10, width: 10, height: 10))
  }

  @Test("what is open in a view with an ornament, or in a scrolled one, moves as far")
  func exerciseInOrnament() {
    let (box, scroll, inner) = (FramedView(), LayoutScrollView(), LayoutView())
    box.ornament = Insets(top: 10, left: 10, bottom: 0, right: 0)
    root.addSubview(box)
    root.addSubview(scroll)
    scroll.addSubview(inner)
    box.addSubview(view)
    for outer in [box, scroll] { outer.snp.makeConstraints { $0.edges.equalToSuperview() } }
    scroll.contentLayoutGuide.snp.makeConstraints { $0.size.equalTo(500) }
    scroll.contentOffset.y = 40
    for inside in [view, inner] {
      inside.snp.makeConstraints { make in
        make.size.equalTo(10)
        make.left.equalToSuperview()
        make.top.greaterThanOrEqualToSuperview()
      }
    }
    root.layoutIfNeeded()
    for inside in [view, inner] {
      let before = inside.frame.minY
      inside.exerciseAmbiguityInLayout()
      #expect(inside.frame.minY == before + 16)
    }
  }

  @Test("a constraint's anchors, an anchor's item and name")
  func anchors() {
    let constraint = view.leadingAnchor.constraint(equalTo: other.trailingAnchor)
    #expect(constraint.firstAnchor == view.leadingAnchor)
    #expect(constraint.firstAnchor != view.topAnchor)
    #expect(constraint.secondAnchor.map { $0 == other.trailingAnchor } == true)
    #expect(view.heightAnchor.constraint(equalToConstant: 4).secondAnchor == nil)
    #expect(view.leadingAnchor.item === view && view.leadingAnchor.name == "view.leading")
    let gap = view.topAnchor.anchorWithOffset(to: other.topAnchor)
    #expect(gap.constraint(equalTo: view.heightAnchor).firstAnchor == gap)
  }
}
