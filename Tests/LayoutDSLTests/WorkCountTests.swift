// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import LayoutDSL
import Testing

/// What a change costs, in counts: what it touches, however long the list around it is.
@Suite("Work of a change")
struct WorkCountTests {
  /// What a pass has done.
  struct Work: Hashable {
    var lowered: Int
    var rowsChanged: Int
    var rowsOfItems: Int
    var measured: Int
    var values: Int
    var frames: Int

    init(
      lowered: Int = 0, rowsChanged: Int = 0, rowsOfItems: Int = 0, measured: Int = 0,
      values: Int = 0, frames: Int = 0
    ) {
      self.lowered = lowered
      self.rowsChanged = rowsChanged
      self.rowsOfItems = rowsOfItems
      self.measured = measured
      self.values = values
      self.frames = frames
    }
  }

  /// The work of the pass after `change`, and what the solver did in it.
  private func work(
    of root: LayoutView, _ change: () -> Void
  ) -> (engine: Work, pivots: Int, computed: Int) {
    layOut(root)
    let before = root.snp.layoutWork
    let solverBefore = root.snp.solverStatistics
    change()
    layOut(root)
    let after = root.snp.layoutWork
    let solver = root.snp.solverStatistics
    let work = Work(
      lowered: after.constraintsLowered - before.constraintsLowered,
      rowsChanged: after.constantsChanged + after.prioritiesChanged - before.constantsChanged
        - before.prioritiesChanged,
      rowsOfItems: after.itemRowsWritten + after.stackRowsWritten
        - before.itemRowsWritten - before.stackRowsWritten,
      measured: after.naturalMeasurements + after.measurements - before.naturalMeasurements
        - before.measurements,
      values: after.valuesRead - before.valuesRead,
      frames: after.framesRead - before.framesRead)
    return (
      work, (solver?.pivots ?? 0) - (solverBefore?.pivots ?? 0),
      (solver?.valuesComputed ?? 0) - (solverBefore?.valuesComputed ?? 0)
    )
  }

  /// Expects the same work in a list of 10 as in one of 100, the solver's included.
  private func expect(
    _ expected: Work, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (CellTree) -> Void
  ) {
    let short = CellTree(10)
    let long = CellTree(100)
    let few = work(of: short.root) { change(short) }
    let many = work(of: long.root) { change(long) }
    #expect(few.engine == expected, sourceLocation: sourceLocation)
    #expect(many.engine == expected, sourceLocation: sourceLocation)
    #expect(few.pivots == many.pivots, sourceLocation: sourceLocation)
    #expect(few.computed == many.computed, sourceLocation: sourceLocation)
  }

  @Test("a constant touches what hangs on it")
  func constant() {
    // Width and height of the icon, left of the title, left and width of the detail; the detail is
    // measured at its new width.
    expect(Work(rowsChanged: 1, measured: 1, values: 5, frames: 3)) {
      $0.icons[5].update(offset: 32)
    }
  }

  @Test("a priority that changes nothing reads nothing")
  func priority() {
    expect(Work(rowsChanged: 1)) { $0.icons[5].update(priority: 800) }
    expect(Work(rowsChanged: 1)) { $0.icons[5].update(priority: 999.5) }
  }

  @Test("a priority below another's touches what hangs on it")
  func lowPriority() {
    // The icon is 12 wide instead of 30: values as for a constant.
    expect(Work(rowsChanged: 1, measured: 1, values: 5, frames: 3)) {
      $0.icons[5].update(priority: .low)
    }
  }

  @Test("a multiplier made anew is one row")
  func multiplier() {
    expect(Work(lowered: 1, values: 1, frames: 1)) { list in
      let icon = list.cells[5].subviews[0]
      icon.constraints.first { $0.firstAttribute == .height }?.isActive = false
      icon.snp.makeConstraints { $0.height.equalTo(icon.snp.width).multipliedBy(0.5) }
    }
  }

  @Test("an intrinsic size is two rows and one question")
  func intrinsicSize() {
    expect(Work(rowsOfItems: 2, measured: 1, values: 1, frames: 1)) {
      ($0.cells[5].subviews[1] as? SizedView)?.contentWidth = 100
    }
  }

  @Test("an intrinsic size that is said again is a question and no more")
  func sameSize() {
    expect(Work(measured: 1)) { $0.cells[5].subviews[1].invalidateIntrinsicContentSize() }
  }

  @Test("a container that no constraint mentions is invalidated without a pass")
  func plainContainer() {
    let list = CellTree(10)
    let box = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    list.root.addSubview(box)
    for _ in 0..<10 {
      let view = LayoutView()
      box.addSubview(view)
      view.snp.makeConstraints { make in
        make.left.top.equalToSuperview()
        make.size.equalTo(10)
      }
    }
    layOut(list.root)
    let passes = list.root.snp.layoutWork.passes
    box.invalidateIntrinsicContentSize()
    layOut(list.root)
    #expect(list.root.snp.layoutWork.passes == passes)
  }

  @Test("a container that no constraint mentions has other baselines")
  func baselinesOfContainer() {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = LayoutView()
    root.addSubview(view)
    view.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.firstBaseline.equalToSuperview()
      make.size.equalTo(10)
    }
    for offset in [20.0, 30] {
      root.snp.setBaselineOffsets(first: offset, last: 0)
      layOut(root)
      #expect(view.frame.minY == offset)
    }
  }

  @Test("hugging and compression resistance are rows changed in place")
  func contentPriorities() {
    expect(Work(rowsOfItems: 1)) {
      $0.cells[5].subviews[1].setContentHuggingPriority(LayoutPriority(300), for: .horizontal)
    }
  }

  @Test("a root's width touches two views of each cell, its height none")
  func rootResize() {
    for count in [10, 100] {
      let list = CellTree(count)
      // The widths of the root, the cells and the details, which are measured at theirs.
      let narrower = work(of: list.root) {
        list.root.frame = Rect(x: 0, y: 0, width: 298, height: 2000)
      }
      #expect(
        narrower.engine
          == Work(
            rowsOfItems: 1, measured: count, values: 1 + 2 * count, frames: 1 + 2 * count))
      let higher = work(of: list.root) {
        list.root.frame = Rect(x: 0, y: 0, width: 298, height: 2100)
      }
      #expect(higher.engine == Work(rowsOfItems: 1, values: 1, frames: 1))
    }
  }

  @Test("a cell that is added is lowered, and nothing else")
  func add() {
    // 17 constraints; content of the cell none, the title's four rows, the detail's four and
    // again two for its height. Of its 16 values 3 stay 0; 4 change again with that height.
    expect(Work(lowered: 17, rowsOfItems: 10, measured: 3, values: 17, frames: 4)) { $0.append() }
  }

  @Test("a cell that is removed at the end costs nothing")
  func removeLast() {
    expect(Work()) { $0.remove($0.cells.count - 1) }
  }

  @Test("a cell that is removed in the middle lets its successor be lowered, and others move")
  func removeMiddle() {
    for count in [10, 100] {
      let list = CellTree(count)
      let removal = work(of: list.root) { list.remove(4) }
      // Five constraints placed the next cell; the cells behind move.
      #expect(removal.engine == Work(lowered: 5, values: count - 5, frames: count - 5))
    }
  }

  @Test("a view that joins a cell and leaves it touches no other")
  func addInside() {
    expect(Work(lowered: 4, values: 4, frames: 1)) { list in
      let view = LayoutView()
      list.cells[5].addSubview(view)
      view.snp.makeConstraints { make in
        make.left.top.equalToSuperview().inset(3)
        make.size.equalTo(7)
      }
    }
    // The last cell is lower then.
    expect(Work(values: 1, frames: 1)) { list in
      list.cells[list.cells.count - 1].subviews[2].removeFromSuperview()
    }
  }

  @Test("hiding a view that no stack arranges is no work")
  func hide() {
    expect(Work()) { $0.cells[5].subviews[1].isHidden = true }
  }

  @Test("hiding the last view of a stack writes its rows")
  func hideArranged() {
    var works: [Work] = []
    for count in [10, 100] {
      let stack = LayoutStackView(
        arrangedSubviews: (0..<count).map { _ in SizedView(30, 20) })
      stack.axis = .vertical
      stack.alignment = .leading
      let root = makeRoot(200, 4000, stack)
      stack.snp.makeConstraints { $0.top.left.width.equalToSuperview() }
      let hidden = work(of: root) { stack.arrangedSubviews[count - 1].isHidden = true }
      works.append(hidden.engine)
      #expect(hidden.pivots <= 12)
    }
    // Collapse and place along, place across; the end of the stack is another view's.
    #expect(works[0].rowsOfItems <= 5)
    #expect(works[0].frames == 2)
    #expect(works[0] == works[1])
  }

  @Test("the flip of a cell writes the directional rows of this cell anew")
  func flip() {
    // Leading of the icon, leading and trailing of title and detail; all three lie elsewhere.
    expect(Work(lowered: 5, values: 3, frames: 3)) {
      $0.cells[5].semanticContentAttribute = .forceRightToLeft
    }
  }

  @Test("a margin is one constant")
  func margin() {
    // The title and the detail of the last cell move, and it grows.
    expect(Work(rowsChanged: 1, values: 3, frames: 3)) {
      $0.cells[$0.cells.count - 1].layoutMargins = Insets(top: 9, left: 40, bottom: 0, right: 0)
    }
    // Nothing goes by the others.
    expect(Work()) {
      $0.cells[5].layoutMargins = Insets(top: 8, left: 40, bottom: 0, right: 0)
    }
  }

  @Test("an exchange among siblings is no work")
  func reorder() {
    expect(Work()) { $0.root.insertSubview($0.cells[5], at: 0) }
  }
}
