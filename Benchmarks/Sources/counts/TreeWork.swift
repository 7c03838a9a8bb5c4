// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import CAllocations
import CHeap
import LayoutDSL
import LayoutTrees
import Workloads

/// A tree, and what dragging its width allocates when it was dragged before.
struct TreeWork {
  private let workload: Workload
  private let tree: any LayoutTree

  /// The families that have trees.
  static let families: [Workload.Family] = [.grid, .nested, .chain, .list]

  /// The trees whose allocations are counted.
  static var all: [TreeWork] { families.compactMap { TreeWork(Workload($0, 100)) } }

  /// The heap in use for each view of a tree of 1000 after its first pass, with its constraints and
  /// everything that the solver keeps of them; as in `view.list_1000`.
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

  /// As in `resize.list_100`.
  var name: String { "resize.\(workload.name)" }

  /// The heap allocations of a new width and its pass, on average over a drag that was made once
  /// before.
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
