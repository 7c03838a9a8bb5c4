// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A layout that has no solution, mostly because there is more in it than fits.
struct SheetError: Error, CustomStringConvertible {
  /// The name of the sheet.
  var sheet: String

  /// What the library says.
  var reason: LayoutError

  /// The sheet and the first of its problems, in one line.
  ///
  /// Of a conflict it is the constraint that had to be broken; the library also knows the whole
  /// set that contradicts it, which for a table is long.
  var description: String {
    let first =
      switch reason.problems.first {
      case .conflict(let report): report.refused?.description ?? "sizes contradict each other"
      case .some(let problem): problem.description
      case nil: "no reason given"
      }
    let others = reason.problems.count - 1
    return "\(sheet) cannot be laid out: \(first)" + (others > 0 ? " (and \(others) more)" : "")
  }
}
