// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import CAllocations
import CHeap
import LayoutDSL
import LayoutTrees
import Workloads

/// A tree, for counting the allocations of dragging its width after a drag that is not counted.
struct TreeWork {
  private let workload: Workload
  private let tree: any LayoutTree

  /// The families that have trees.
  static let families: [Workload.Family] = [.grid, .nested, .chain, .list]

  /// The trees whose allocations are counted.
  static var all: [TreeWork] { families.compactMap { TreeWork(Workload($0, 100)) } }

  /// Returns the bytes of heap in use per view for trees of 1000 after their first pass, including constraints and
  /// solver; the names are as in `view.list_1000`.
  static func memory() -> [(name: String, bytes: Double)] {
    families.compactMap { family in
      let workload = Workload(family, 1000)
      let before = heap_bytes_in_use()
      guard let work = TreeWork(workload) else { return nil }
      work.tree.root.layoutIfNeeded()
      let bytes = heap_bytes_in_use() - before
      return ("view.\(workload.name)", Double(bytes) / Double(work.tree.views.count))
    }
  }

  /// Builds the tree of a workload; nil if it has none.
  private init?(_ workload: Workload) {
    guard let kind = workload.family.tree else { return nil }
    self.workload = workload
    tree = kind.init(workload.size)
    tree.constrain()
  }

  /// The name, as in `resize.list_100`.
  var name: String { "resize.\(workload.name)" }

  /// Returns the average number of heap allocations of a new width and its pass, over a repeated drag.
  func allocations() -> Double {
    let widths = workload.widths(60)
    drag(widths)
    let before = allocation_count()
    drag(widths)
    return Double(allocation_count() - before) / Double(widths.count)
  }

  private func drag(_ widths: [Double]) {
    for width in widths {
      tree.setWidth(width)
      tree.root.layoutIfNeeded()
    }
  }
}
