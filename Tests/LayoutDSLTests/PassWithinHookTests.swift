// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// Passes that `layoutSubviews()` asks for.
@Suite("Passes within hooks")
struct PassWithinHookTests {
  /// Text of 2,000 square points, at the width that it was told.
  private final class WrappingLabel: LayoutView {
    var preferred = 0.0 {
      didSet { if preferred != oldValue { invalidateIntrinsicContentSize() } }
    }
    override var intrinsicContentSize: Size {
      let width = preferred > 0 ? preferred : 200
      return Size(width: width, height: 2000 / width)
    }
  }

  private enum Order: CaseIterable {
    case contentFirst, contentLast, itselfFirst, itselfLast
  }

  /// A cell as of a self-sizing list, with a view for its content and a label in that.
  private final class Cell: LayoutView {
    let inner = LayoutView()
    let label = WrappingLabel()
    var order = Order.contentFirst
    var calls = 0
    override func layoutSubviews() {
      calls += 1
      if order == .itselfFirst { layoutIfNeeded() }
      super.layoutSubviews()
      if order == .contentFirst {
        inner.setNeedsLayout()
        inner.layoutIfNeeded()
      }
      label.preferred = label.frame.width
      if order == .contentLast { inner.layoutIfNeeded() }
      if order == .itselfLast { layoutIfNeeded() }
    }
  }

  /// Each had what the cell before it has changed solved, and all cells below assigned: 0.9 s for 2,000.
  @Test(
    "cells that lay out themselves, or what is in them, are solved together",
    arguments: Order.allCases)
  private func cells(order: Order) throws {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    var cells: [Cell] = []
    for _ in 0..<400 {
      let cell = Cell()
      cell.order = order
      root.addSubview(cell)
      cell.addSubview(cell.inner)
      cell.inner.addSubview(cell.label)
      cell.inner.snp.makeConstraints { $0.edges.equalToSuperview() }
      cell.label.snp.makeConstraints { $0.edges.equalToSuperview() }
      cell.snp.makeConstraints { make in
        make.left.right.equalToSuperview()
        make.top.equalTo(cells.last?.snp.bottom ?? root.snp.top)
      }
      cells.append(cell)
    }
    for width in [100.0, 50, 200] {
      root.frame.size.width = width
      for cell in cells { cell.calls = 0 }
      let before = root.snp.layoutWork
      try root.snp.layout()
      let work = root.snp.layoutWork
      let size = Size(width: width, height: 2000 / width)
      #expect(cells.allSatisfy { $0.frame.size == size && $0.label.frame.size == size })
      #expect(cells.last?.frame.minY == 399 * size.height)
      #expect(work.solves - before.solves <= 70)
      #expect(cells.allSatisfy { $0.calls <= 4 })
    }
  }

  @Test("a hook sees what another one has changed in the view that it lays out")
  func changesWithin() throws {
    final class View: LayoutView {
      var act: () -> Void = {}
      override func layoutSubviews() {
        super.layoutSubviews()
        act()
      }
    }
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let (first, second, content) = (View(), View(), LayoutView())
    let (label, stack) = (WrappingLabel(), LayoutStackView())
    let (leading, hidden, late) = (LayoutView(), LayoutView(), LayoutView())
    root.addSubview(first)
    root.addSubview(second)
    second.addSubview(content)
    content.addSubview(label)
    content.addSubview(stack)
    stack.addArrangedSubview(leading)
    stack.addArrangedSubview(hidden)
    for view in [first, second] {
      view.snp.makeConstraints { $0.edges.equalToSuperview() }
    }
    content.snp.makeConstraints { $0.edges.equalToSuperview() }
    var width: Constraint?
    label.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      width = make.width.equalTo(10).priority(.low).constraint
    }
    stack.snp.makeConstraints { $0.left.right.bottom.equalToSuperview() }
    for view in [leading, hidden] { view.snp.makeConstraints { $0.size.equalTo(20) } }
    leading.snp.updateConstraints { $0.width.equalTo(20).priority(.low) }
    var steps: [() -> Void] = [
      { label.preferred = 50 },
      { width?.update(priority: .required) },
      { hidden.isHidden = true },
      {
        content.addSubview(late)
        late.snp.makeConstraints { $0.size.equalToSuperview().dividedBy(4) }
      },
    ]
    var seen: [[Double]] = []
    first.act = { if !steps.isEmpty { steps.removeFirst()() } }
    second.act = {
      content.layoutIfNeeded()
      seen.append([
        label.frame.width, label.frame.height, leading.frame.width, late.frame.width,
      ])
    }
    root.layoutIfNeeded()
    for _ in 0..<3 {
      first.setNeedsLayout()
      second.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(seen == [[50, 40, 20, 0], [10, 40, 20, 0], [10, 40, 100, 0], [10, 40, 100, 25]])
  }

  /// Content that finds its size in `layoutSubviews()`, as wrapping rows of tags do, was 0 wide for good.
  @Test("content that lays itself out to know its size has that size at once")
  func sizeFromLayout() throws {
    final class Tags: LayoutView {
      var size = Size.zero
      var calls = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        calls += 1
        size = Size(width: 30, height: 10 * Double(subviews.count))
      }
      override var intrinsicContentSize: Size {
        layoutIfNeeded()
        return size
      }
    }
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 400))
    let tags = Tags()
    root.addSubview(tags)
    tags.addSubview(LayoutView())
    tags.addSubview(LayoutView())
    tags.snp.makeConstraints { $0.top.left.equalToSuperview() }
    try root.snp.layout()
    #expect(tags.frame == Rect(x: 0, y: 0, width: 30, height: 20))
    tags.addSubview(LayoutView())
    tags.invalidateIntrinsicContentSize()
    try root.snp.layout()
    #expect(tags.frame == Rect(x: 0, y: 0, width: 30, height: 30))
    #expect(tags.calls <= 4)
  }

  @Test(
    "content that asks for its size in its own layout, and for its layout in its size, comes to an end"
  )
  func sizeAndLayout() {
    final class Circle: LayoutView {
      var calls = 0
      override func layoutSubviews() {
        calls += 1
        superview?.layoutIfNeeded()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
        super.layoutSubviews()
      }
      override var intrinsicContentSize: Size {
        superview?.setNeedsLayout()
        superview?.layoutIfNeeded()
        layoutIfNeeded()
        return Size(width: 10, height: 10)
      }
    }
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 400))
    let circles = [Circle(), Circle()]
    for circle in circles {
      root.addSubview(circle)
      circle.snp.makeConstraints { $0.top.left.equalToSuperview() }
    }
    root.layoutIfNeeded()
    #expect(circles.allSatisfy { $0.frame == Rect(x: 0, y: 0, width: 10, height: 10) })
    #expect(circles.allSatisfy { (1...2000).contains($0.calls) })
    #expect(!root.snp.issues.isEmpty)
  }
}
