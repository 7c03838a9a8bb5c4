// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// Trees that grow after their first pass, and changes before it.
@Suite("Trees that grow")
struct GrowingTreeTests {
  /// A view that is asked, once it is taken in, what it overrides.
  private final class AskedView: LayoutView {
    private(set) var questions = 0

    override var layoutMargins: Insets {
      get {
        questions += 1
        return super.layoutMargins
      }
      set { super.layoutMargins = newValue }
    }
  }

  /// A chain of views, each a little smaller than the one that it is in, below a tree that a pass has seen or
  /// not; and how often they were asked.
  private func chain(_ count: Int, isSeen: Bool) throws -> (last: LayoutView, questions: Int) {
    let root = makeRoot(300, 100)
    if isSeen { try root.snp.layout() }
    var views: [AskedView] = []
    for _ in 0..<count {
      let view = AskedView()
      (views.last ?? root).addSubview(view)
      view.snp.makeConstraints { $0.edges.equalToSuperview().inset(0.25) }
      views.append(view)
    }
    try root.snp.layout()
    return (views.last ?? root, views.reduce(0) { $0 + $1.questions })
  }

  @Test("each view of a chain that joins is taken in once", arguments: [1, 30, 120])
  func chain(count: Int) throws {
    let (joined, fresh) = (try chain(count, isSeen: true), try chain(count, isSeen: false))
    #expect(joined.questions == fresh.questions && fresh.questions >= count)
    #expect(joined.last.frame == fresh.last.frame)
    #expect(joined.last.frame.width == 300 - 0.5 * Double(count))
  }

  @Test("what a view is added to after it has joined takes it in once")
  func upwards() throws {
    let root = makeRoot(300, 100)
    try root.snp.layout()
    let first = AskedView()
    root.addSubview(first)
    var inner: LayoutView = first
    for _ in 0..<20 {
      let outer = LayoutView()
      outer.addSubview(inner)
      root.addSubview(outer)
      inner.snp.makeConstraints { $0.edges.equalToSuperview() }
      inner = outer
    }
    inner.snp.makeConstraints { $0.edges.equalToSuperview() }
    try root.snp.layout()
    #expect(first.questions == (try chain(1, isSeen: false)).questions)
    #expect(root.snp.snapshot().entries.allSatisfy { $0.frame == root.frame })
  }

  @Test("fitting sizes follow margins and safe areas before the first pass")
  func fitting() {
    let (cell, inner) = (LayoutView(), LayoutView())
    let root = makeRoot(300, 100, cell)
    cell.frame = root.bounds
    cell.preservesSuperviewLayoutMargins = true
    cell.addSubview(inner)
    inner.snp.makeConstraints { make in
      make.edges.equalTo(cell.snp.margins)
      make.size.equalTo(50)
    }
    #expect(cell.systemLayoutSizeFitting(.zero) == Size(width: 66, height: 66))
    root.layoutMargins = Insets(top: 30, left: 30, bottom: 30, right: 30)
    #expect(cell.systemLayoutSizeFitting(.zero) == Size(width: 110, height: 110))
  }

  @Test("fitting sizes follow a frame that leaves the safe area before the first pass")
  func fittingBelowABar() {
    let (cell, inner) = (LayoutView(), LayoutView())
    let root = makeRoot(300, 100)
    root.snp.additionalSafeAreaInsets = Insets(top: 20, left: 0, bottom: 0, right: 0)
    root.addSubview(cell)
    cell.frame = root.bounds
    cell.addSubview(inner)
    inner.snp.makeConstraints { make in
      make.edges.equalTo(cell.safeAreaLayoutGuide)
      make.size.equalTo(50)
    }
    #expect(cell.systemLayoutSizeFitting(.zero).height == 70)
    cell.frame.origin.y = 50
    #expect(cell.systemLayoutSizeFitting(.zero).height == 50)
  }

  @Test("a smaller root is tried after an overflow")
  func overflow() throws {
    let view = LayoutView()
    let root = makeRoot(1e308, 100, view)
    view.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(10)
      make.width.equalToSuperview().multipliedBy(100)
    }
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    root.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    try root.snp.layout()
    expect(view, at: 0, 0, 10_000, 10)
  }

  @Test("fitting sizes follow a view that joined after the last pass and moves before the next")
  func fittingOfJoined() throws {
    let root = makeRoot(300, 100)
    root.snp.additionalSafeAreaInsets = Insets(top: 20, left: 0, bottom: 0, right: 0)
    try root.snp.layout()
    let (bar, cell, inner) = (LayoutView(), LayoutView(), LayoutView())
    root.addSubview(bar)
    bar.frame = root.bounds
    bar.snp.additionalSafeAreaInsets = Insets(top: 5, left: 0, bottom: 0, right: 0)
    bar.addSubview(cell)
    cell.frame = bar.bounds
    cell.addSubview(inner)
    inner.snp.makeConstraints { make in
      make.edges.equalTo(cell.snp.margins)
      make.size.equalTo(50)
    }
    // 8 at each side, and 25 at the top or what the bar itself has.
    #expect(cell.systemLayoutSizeFitting(.zero).height == 91)
    bar.frame.origin.y = 50
    #expect(cell.systemLayoutSizeFitting(.zero).height == 71)
  }

  @Test(
    "frames that are set before the first pass leave fitting sizes as they are where nothing gives insets"
  )
  func fittingKept() {
    let (cell, inner) = (LayoutView(), LayoutView())
    _ = makeRoot(300, 100, cell)
    cell.addSubview(inner)
    inner.snp.makeConstraints { make in
      make.edges.equalTo(cell.snp.margins)
      make.size.equalTo(50)
    }
    #expect(cell.systemLayoutSizeFitting(.zero) == Size(width: 66, height: 66))
    let before = cell.snp.fittingWork
    for width in [10.0, 20, 30] {
      cell.frame.size.width = width
      #expect(cell.systemLayoutSizeFitting(.zero) == Size(width: 66, height: 66))
    }
    #expect(cell.snp.fittingWork == before)
  }

  /// A view that, each time it is laid out, moves another one.
  private final class MovingView: LayoutView {
    let moved = LayoutView()

    override func layoutSubviews() {
      super.layoutSubviews()
      moved.frame.origin.x += 1
    }
  }

  @Test("what hooks move in a pass that gave up asks for no other pass")
  func overflowBesideHooks() {
    let view = LayoutView()
    let root = makeRoot(1e308, 100, view)
    view.snp.makeConstraints { $0.width.equalToSuperview().multipliedBy(100) }
    for _ in 0..<50 {
      let cell = MovingView()
      cell.addSubview(cell.moved)
      root.addSubview(cell)
      cell.snp.makeConstraints { $0.left.top.size.equalTo(10) }
    }
    root.layoutIfNeeded()
    #expect(root.snp.layoutWork.passes <= 4)
  }

  @Test("content that fits again is tried after an overflow")
  func contentOverflow() throws {
    final class Content: LayoutView {
      var width = 1.2e308
      override var intrinsicContentSize: Size { Size(width: width, height: 10) }
    }
    let contents = [Content(), Content()]
    let stack = LayoutStackView(arrangedSubviews: contents)
    let root = makeRoot(300, 100, stack)
    stack.snp.makeConstraints { $0.left.top.equalToSuperview() }
    #expect(throws: LayoutError.self) { try root.snp.layout() }
    for content in contents {
      content.width = 20
      content.invalidateIntrinsicContentSize()
    }
    try root.snp.layout()
    expect(stack, at: 0, 0, 40, 10)
  }
}
