// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

@testable import LayoutDSL

extension BrokenChain {
  /// Appends a row about the frame of an item, which closes the set in some runs.
  @discardableResult
  func makeRow(_ runs: Range<Int>..., at index: Int?) -> BrokenRow {
    let row = BrokenRow(
      .item(LayoutView().itemState, 0), of: self, runs: runs, index: index, heldIndices: [],
      heldOriginIndices: [])
    append(row)
    return row
  }
}

extension ConstraintHandle {
  /// The handle of a row of no solver that there is.
  static func row(_ number: Int) -> ConstraintHandle {
    ConstraintHandle(solver: 1, index: Int32(number), generation: 0)
  }
}
