// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The error of a layout without a solution, usually because its content does not fit.
struct SheetError: Error, CustomStringConvertible {
  /// The name of the sheet.
  var sheet: String

  /// The error of the library.
  var reason: LayoutError

  /// The sheet and the first of its problems, in one line.
  ///
  /// For a conflict the line names only the broken constraint, since the complete set can be long for a table.
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
