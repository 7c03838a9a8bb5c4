// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// What a solver is supposed to hold: plain lists, the oldest first.
struct LifeState {
  /// A variable and its lower bound.
  struct Unknown {
    let number: Int
    let variable: Variable
    var lowerBound: Double?
  }

  /// A row and its handle; a stay if it holds a variable at its last value.
  struct Held {
    let number: Int
    let handle: ConstraintHandle
    var row: LifeRow
    var isStay = false
  }

  /// An edit variable and what it wishes to equal.
  struct Edit {
    let variable: Int
    let strength: Strength
    var value: Double

    /// The wish as a row.
    var row: LifeRow {
      LifeRow([LifeRow.Term(variable, 1)], constant: -value, .equal, strength)
    }
  }

  var unknowns: [Unknown] = []
  var rows: [Held] = []
  var edits: [Edit] = []

  /// Where a variable stands in ``unknowns``.
  func place(ofVariable number: Int) -> Int? { unknowns.firstIndex { $0.number == number } }

  /// Where a row stands in ``rows``.
  func place(ofRow number: Int) -> Int? { rows.firstIndex { $0.number == number } }

  /// Where the edit of a variable stands in ``edits``.
  func place(ofEdit number: Int) -> Int? { edits.firstIndex { $0.variable == number } }

  /// Rows, then edits as rows.
  var allRows: [LifeRow] { rows.map(\.row) + edits.map(\.row) }
}
