// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import CHeap
import LayoutDSL
import LayoutTrees
import Workloads

/// Builds the tree of a workload and times operations on it.
struct TreeTimer {
  /// The operations that are timed.
  enum Label: String, CaseIterable {
    /// Making the views.
    case views
    /// Writing the blocks.
    case blocks
    /// The first pass, after views and constraints were made.
    case pass
    /// The three together.
    case everything
    /// Another width of the window, up to the assigned frames.
    case resize
    /// Removing a cell, including the pass.
    case remove
    /// The pass after a cell was inserted.
    case insert
    /// Making and constraining the inserted cell.
    case cell
  }

  /// The number of cells that are removed and inserted.
  private static let churnCount = 100

  private let workload: Workload
  private let kind: any LayoutTree.Type
  private let clock = ContinuousClock()

  /// The times of each label, in seconds.
  private(set) var seconds: [Label: [Double]] = [:]

  /// The bytes of heap in use per view after the first pass.
  private(set) var bytesPerView = 0.0

  init(_ workload: Workload, _ kind: any LayoutTree.Type) {
    (self.workload, self.kind) = (workload, kind)
  }

  /// Builds the tree once, lays it out and changes it.
  mutating func run() throws {
    let heapBefore = heap_bytes_in_use()
    let start = clock.now
    let tree = kind.init(workload.size)
    let made = clock.now
    tree.constrain()
    let constrained = clock.now
    try tree.root.snp.layout()
    let solved = clock.now
    note(.views, start, made)
    note(.blocks, made, constrained)
    note(.pass, constrained, solved)
    note(.everything, start, solved)
    bytesPerView = Double(heap_bytes_in_use() - heapBefore) / Double(tree.views.count)
    for width in workload.widths(60) {
      let before = clock.now
      tree.setWidth(width)
      try tree.root.snp.layout()
      note(.resize, before, clock.now)
    }
    if let list = tree as? ListTree { try churn(list) }
  }

  /// Removes cells around the middle, each with a pass, and inserts others.
  private mutating func churn(_ list: ListTree) throws {
    for step in 0..<Self.churnCount {
      let index = min(list.count - 1, max(0, list.count / 2 + (step * 7) % 20 - 10))
      let before = clock.now
      list.remove(index)
      try list.root.snp.layout()
      let removed = clock.now
      list.insert(index)
      let inserted = clock.now
      try list.root.snp.layout()
      note(.remove, before, removed)
      note(.cell, removed, inserted)
      note(.insert, inserted, clock.now)
    }
  }

  private mutating func note(
    _ label: Label, _ start: ContinuousClock.Instant, _ end: ContinuousClock.Instant
  ) {
    seconds[label, default: []].append(start.duration(to: end) / .seconds(1))
  }
}
