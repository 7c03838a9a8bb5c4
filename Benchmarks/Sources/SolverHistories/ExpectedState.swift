// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The state that a solver should have: plain lists, the oldest entries first.
struct ExpectedState {
  /// A variable and its lower bound.
  struct Unknown {
    let number: Int
    let variable: Variable
    var lowerBound: Double?
  }

  /// A row and its handle; it may be a stay, which holds a variable at its last value.
  struct Row {
    let number: Int
    let handle: ConstraintHandle
    var row: NumberedRow
    var isStay = false
  }

  /// An edit variable and its suggested value.
  struct Edit {
    let variable: Int
    let strength: Strength
    var value: Double

    /// The suggestion as a row.
    var row: NumberedRow {
      NumberedRow([NumberedRow.Term(variable, 1)], constant: -value, .equal, strength)
    }
  }

  var unknowns: [Unknown] = []
  var rows: [Row] = []
  var edits: [Edit] = []

  /// Returns the index of a variable in ``unknowns``.
  func index(ofVariable number: Int) -> Int? { unknowns.firstIndex { $0.number == number } }

  /// Returns the index of a row in ``rows``.
  func index(ofRow number: Int) -> Int? { rows.firstIndex { $0.number == number } }

  /// Returns the index of a variable's edit in ``edits``.
  func index(ofEdit number: Int) -> Int? { edits.firstIndex { $0.variable == number } }

  /// The rows, followed by the edits as rows.
  var allRows: [NumberedRow] { rows.map(\.row) + edits.map(\.row) }
}
