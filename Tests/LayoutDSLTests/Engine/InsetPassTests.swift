// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

@testable import LayoutDSL

/// Safe areas and margins while a pass finds the frames that they go by.
@Suite("Insets in a pass")
struct InsetPassTests {
  @Test("a view that its mask alone places is where the pass puts it when insets are read")
  func maskedAncestor() throws {
    let (outer, box, inner) = (LayoutView(), LayoutView(), LayoutView())
    let root = makeRoot(100, 100, outer)
    outer.frame = Rect(x: 20, y: 0, width: 80, height: 100)
    outer.autoresizingMask = .flexibleLeftMargin
    outer.addSubview(box)
    box.frame = Rect(x: 0, y: 0, width: 80, height: 50)
    box.addSubview(inner)
    root.snp.additionalSafeAreaInsets = Insets(top: 0, left: 0, bottom: 0, right: 10)
    var width: Constraint?
    root.snp.makeConstraints { width = $0.width.equalTo(100).constraint }
    inner.snp.makeConstraints { make in
      make.right.equalTo(box.safeAreaLayoutGuide)
      make.width.equalTo(5)
      make.top.height.equalToSuperview()
    }
    try root.snp.layout()
    expect(inner, at: 65, 0, 5, 50)
    // The outer view keeps to the right of the root, and the box goes with it.
    width?.update(offset: 150)
    try root.snp.layout()
    #expect(outer.frame.minX == 70 && box.frame.minX == 0)
    expect(inner, at: 65, 0, 5, 50)
  }

  /// Read from the rows of before, each row's margin was wider than the row: a clash for each, 0.33 ms.
  @Test("margins go by the frames that another width leads to, not by those of before")
  func otherWidth() throws {
    let root = makeRoot(1024, 4000)
    var rows: [LayoutView] = []
    var widths: Set<Double> = []
    for _ in 0..<20 {
      let (row, text) = (LayoutView(), LayoutView())
      root.addSubview(row)
      row.addSubview(text)
      row.preservesSuperviewLayoutMargins = true
      text.snp.measure { width in
        widths.insert(width)
        return Size(width: min(width, 280), height: 16)
      }
      text.snp.makeConstraints { $0.edges.equalTo(row.layoutMarginsGuide) }
      row.snp.makeConstraints { make in
        make.leading.trailing.equalToSuperview()
        if let last = rows.last {
          make.top.equalTo(last.snp.bottom).offset(4)
        } else {
          make.top.equalToSuperview()
        }
      }
      rows.append(row)
    }
    try root.snp.layout()
    for width in [333.0, 500, 490, 240, 1024] {
      widths = []
      let before = root.snp.layoutWork
      root.frame.size.width = width
      try root.snp.layout()
      let work = root.snp.layoutWork
      #expect(rows.allSatisfy { $0.frame.width == width && $0.layoutMargins.right == 8 })
      #expect(widths.isSubset(of: [width - 16]))
      #expect(work.searchWork == before.searchWork && work.solves - before.solves <= 2)
    }
  }

  @Test("insets are read where something has moved that they go by, and not otherwise")
  func readWhereMoved() throws {
    let (root, stack, lone) = (makeRoot(400, 4000), LayoutStackView(), LayoutView())
    root.snp.additionalSafeAreaInsets = Insets(top: 44, left: 0, bottom: 34, right: 0)
    stack.axis = .vertical
    root.addSubview(stack)
    root.addSubview(lone)
    stack.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
    var texts: [SizedView] = []
    for _ in 0..<50 {
      let (cell, text) = (LayoutView(), SizedView(100, 20))
      cell.addSubview(text)
      stack.addArrangedSubview(cell)
      text.snp.makeConstraints { $0.edges.equalTo(cell.layoutMarginsGuide) }
      texts.append(text)
    }
    var width: Constraint?
    lone.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(5)
      width = make.width.equalTo(5).constraint
    }
    try root.snp.layout()
    func read(_ edit: () -> Void) throws -> Int {
      let before = root.snp.layoutWork.insetsRead
      edit()
      try root.snp.layout()
      return root.snp.layoutWork.insetsRead - before
    }
    #expect(try read { width?.update(offset: 6) } == 0)
    #expect(lone.frame.width == 6)
    // The last cell is higher by that, and no other moves.
    #expect(try read { texts[49].contentHeight = 30 } > 0)
    #expect(stack.frame.height == 50 * 36 + 44 + 10)
    // The first one does not fit under the notch any more: it is the next that has less of that.
    #expect(try read { texts[0].contentHeight = 0 } > 0)
    #expect(stack.frame.height == 50 * 36 + 44 + 10 - 20)
    #expect(try read { width?.update(offset: 7) } == 0)
    #expect(try read { root.snp.additionalSafeAreaInsets.top = 50 } > 0)
    #expect(stack.frame.height == 50 * 36 + 50 + 10 - 20)
    #expect(try read { texts[20].superview?.isHidden = true } > 0)
    #expect(try read { lone.frame.origin = Point(x: 1, y: 1) } > 0)
  }

  @Test(
    "a view that was in another tree meanwhile has its insets read once, and a readable guide once a round"
  )
  func thereAndBack() throws {
    let (view, inner) = (LayoutView(), SizedView(5, 5))
    let (root, other) = (makeRoot(100, 100, view), makeRoot(300, 300))
    for tree in [root, other] {
      tree.snp.additionalSafeAreaInsets = Insets(top: 20, left: 0, bottom: 0, right: 0)
    }
    view.addSubview(inner)
    inner.snp.makeConstraints { $0.left.top.equalTo(view.safeAreaLayoutGuide) }
    inner.snp.makeConstraints {
      $0.right.lessThanOrEqualTo(view.readableContentGuide).priority(500)
    }
    for (number, tree) in [root, other, root, other, root, root].enumerated() {
      if view.superview !== tree { tree.addSubview(view) }
      view.snp.remakeConstraints { $0.left.top.size.equalTo(30 + number) }
      let before = tree.snp.layoutWork.insetsRead
      let solves = tree.snp.layoutWork.solves
      try tree.snp.layout()
      let readings = tree.snp.layoutWork.insetsRead - before
      #expect(readings > 0 && readings <= tree.snp.layoutWork.solves - solves + 1)
    }
  }

  /// A root that constraints make small, and in it a view that a mask moves; something in that goes by its safe area.
  private func makeMasked() -> (root: LayoutView, inner: LayoutView) {
    let (masked, inner) = (LayoutView(), LayoutView())
    let root = makeRoot(600, 100, masked)
    masked.frame = Rect(x: 50, y: 0, width: 100, height: 10)
    masked.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    masked.addSubview(inner)
    inner.snp.makeConstraints {
      $0.right.lessThanOrEqualTo(masked.safeAreaLayoutGuide).priority(.high)
    }
    root.snp.makeConstraints { $0.width.lessThanOrEqualTo(0).priority(.low) }
    root.snp.additionalSafeAreaInsets = Insets(top: 0, left: 0, bottom: 0, right: 10)
    return (root, inner)
  }

  @Test("a pass from scratch begins with masked views where their masks put them")
  func maskedFromScratch() throws {
    let (root, inner) = makeMasked()
    try root.snp.layoutFromScratch()
    // The masked view is at -10 in a root of no width, and so 90 of it are outside.
    expect(inner, at: 0, 0, 0, 0)
    try root.snp.layout()
    let (edited, other) = makeMasked()
    try edited.snp.layout()
    try edited.snp.layoutFromScratch()
    #expect(other.frame == inner.frame)
  }

  /// A loop of margins that comes to no rest, in a view that may have a guide which nothing goes by.
  private func makeLoop(hasGuide: Bool) -> (root: LayoutView, inner: LayoutView) {
    let (view, other, inner) = (LayoutView(), LayoutView(), LayoutView())
    let root = makeRoot(0, 0, view, other)
    root.snp.additionalSafeAreaInsets = Insets(top: 2, left: 17.5, bottom: 0, right: 6.5)
    view.addSubview(inner)
    view.snp.makeConstraints { $0.top.equalToSuperview().offset(29) }
    inner.snp.makeConstraints { make in
      make.width.equalTo(49)
      make.centerXWithinMargins.equalTo(other.snp.left).multipliedBy(0.5)
    }
    if hasGuide { _ = view.safeAreaLayoutGuide }
    return (root, inner)
  }

  @Test("a guide that nothing goes by asks for no rounds")
  func unusedGuide() {
    let (root, inner) = makeLoop(hasGuide: false)
    let (other, guided) = makeLoop(hasGuide: true)
    root.layoutIfNeeded()
    other.layoutIfNeeded()
    #expect(root.snp.issues.count == 1 && other.snp.issues.count == 1)
    #expect(inner.frame == guided.frame)
    #expect(other.snp.layoutWork.solves == root.snp.layoutWork.solves)
  }

  @Test("the guide of a view whose insets no row goes by is where the last round puts it")
  func unusedGuideInLoop() {
    let (root, inner) = makeLoop(hasGuide: false)
    let guide = root.subviews[0].safeAreaLayoutGuide
    root.layoutIfNeeded()
    let view = root.subviews[0]
    #expect(root.snp.issues.count == 1 && inner.frame.width == 49)
    #expect(guide.layoutFrame.minX == view.safeAreaInsets.left)
  }

  @Test("a constraint is not broken for the insets of a frame that it changes")
  func brokenByInsets() throws {
    let (view, inner) = (SizedView(50, 200), LayoutView())
    let root = makeRoot(100, 100, view)
    root.snp.additionalSafeAreaInsets = Insets(top: 0, left: 0, bottom: 10, right: 0)
    view.addSubview(inner)
    view.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.top.equalToSuperview().offset(20)
    }
    inner.snp.makeConstraints { make in
      make.left.width.equalToSuperview()
      make.top.equalTo(view.snp.topMargin)
      make.bottom.equalTo(view.snp.bottomMargin)
    }
    try root.snp.layout()
    // 130 of the view reach into the safe area, and so its margins leave 54 of its height.
    expect(inner, at: 0, 8, 50, 54)
    view.snp.makeConstraints { $0.height.equalTo(38) }
    try root.snp.layout()
    expect(view, at: 0, 20, 50, 38)
    expect(inner, at: 0, 8, 50, 22)
  }

  /// A panel that is the content of a scroll view, as wide as that, and preserves its margins; a text with a height
  /// is within them.
  private static func scrolled() -> (root: LayoutView, text: LayoutView, height: Constraint?) {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let scroll = LayoutScrollView()
    let (panel, text) = (LayoutView(), LayoutView())
    root.addSubview(scroll)
    scroll.addSubview(panel)
    panel.addSubview(text)
    panel.preservesSuperviewLayoutMargins = true
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
    panel.snp.makeConstraints { make in
      make.edges.equalTo(scroll.contentLayoutGuide)
      make.width.equalTo(scroll.frameLayoutGuide)
    }
    var height: Constraint?
    text.snp.makeConstraints { make in
      make.edges.equalTo(panel.layoutMarginsGuide)
      height = make.height.equalTo(300).constraint
    }
    return (root, text, height)
  }

  @Test("margins that a scroll view's content preserves go by the size that the content has now")
  func contentMargins() throws {
    let (root, text, height) = Self.scrolled()
    let scroll = try #require(root.subviews.first as? LayoutScrollView)
    try root.snp.layout()
    #expect(text.frame == Rect(x: 8, y: 8, width: 84, height: 300))
    #expect(scroll.contentSize == Size(width: 100, height: 316))
    root.frame.size.width = 101
    height?.update(offset: 150)
    try root.snp.layout()
    #expect(text.frame == Rect(x: 8, y: 8, width: 85, height: 150))
    #expect(scroll.contentSize == Size(width: 101, height: 166))
    try root.snp.layoutFromScratch()
    #expect(text.frame == Rect(x: 8, y: 8, width: 85, height: 150))
  }

  @Test("margins go by a content size that is set by hand, and that alone was set")
  func givenContentSize() throws {
    let scroll = LayoutScrollView()
    let (panel, text) = (LayoutView(), LayoutView())
    let root = makeRoot(100, 100, scroll)
    scroll.addSubview(panel)
    panel.addSubview(text)
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
    scroll.contentSize = Size(width: 100, height: 300)
    scroll.layoutMargins = Insets(top: 20, left: 20, bottom: 20, right: 20)
    panel.frame = Rect(x: 0, y: 0, width: 100, height: 290)
    panel.preservesSuperviewLayoutMargins = true
    text.snp.makeConstraints { $0.edges.equalTo(panel.layoutMarginsGuide) }
    try root.snp.layout()
    #expect(text.frame == Rect(x: 20, y: 20, width: 60, height: 260))
    scroll.contentSize.height = 295
    try root.snp.layout()
    #expect(text.frame == Rect(x: 20, y: 20, width: 60, height: 255))
    try root.snp.layoutFromScratch()
    #expect(text.frame == Rect(x: 20, y: 20, width: 60, height: 255))
  }

  /// A view that takes another one away when it is asked for its safe area and has some.
  private final class TakingView: LayoutView {
    var taken: LayoutView?

    override var safeAreaInsets: Insets {
      if super.safeAreaInsets.top > 0, let view = taken {
        taken = nil
        view.removeFromSuperview()
      }
      var insets = super.safeAreaInsets
      insets.bottom = 5
      return insets
    }
  }

  @Test(
    "a view that is taken away while insets are read leaves no row behind",
    arguments: [false, true])
  func takenWhileRead(isFirst: Bool) throws {
    let (taking, other) = (TakingView(), LayoutView())
    let root = makeRoot(300, 200)
    root.snp.additionalSafeAreaInsets = Insets(top: 30, left: 0, bottom: 0, right: 0)
    var tops: [Constraint] = []
    for view in isFirst ? [taking, other] : [other, taking] {
      root.addSubview(view)
      view.snp.makeConstraints { make in
        make.left.right.height.equalToSuperview()
        tops.append(make.top.equalTo(100).constraint)
      }
      let inner = LayoutView()
      view.addSubview(inner)
      inner.snp.makeConstraints { $0.edges.equalTo(view.safeAreaLayoutGuide) }
    }
    try root.snp.layout()
    let before = try #require(root.engine).solver.statistics.constraints
    taking.taken = other
    for top in tops { top.update(offset: 10) }
    try root.snp.layout()
    #expect(taking.taken == nil && other.superview == nil)
    other.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    try other.snp.layout()
    // Half of what there was, but for the two of the root.
    let left = try #require(root.engine).solver.statistics.constraints
    #expect(left - 2 == (before - 2) / 2)
    #expect(taking.subviews[0].frame.minY == 20)
  }
}
