// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import CAllocations
import LayoutDSL
import LayoutTrees
import Workloads

/// A tree, and what dragging its width allocates when it was dragged before.
struct TreeWork {
  private let workload: Workload
  private let tree: any LayoutTree

  /// The trees whose allocations are counted.
  static var all: [TreeWork] {
    [
      Workload(.list, 100), Workload(.chain, 100), Workload(.grid, 100), Workload(.nested, 100),
    ].compactMap(TreeWork.init)
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

  /// Sets frames whole: to change one in place costs the caller an allocation, as `frame` is a
  /// property that subclasses may override.
  private func drag(_ widths: [Double]) {
    for width in widths {
      let frame = tree.root.frame
      tree.root.frame = Rect(
        x: frame.minX, y: frame.minY, width: width, height: frame.height)
      tree.root.layoutIfNeeded()
    }
  }
}
