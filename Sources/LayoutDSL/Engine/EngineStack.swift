// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The rows that the engine has for a stack view.
struct EngineStack {
  /// A row and what it stands for.
  struct Row {
    let row: StackRow

    /// The terms as the solver has them; an item that left and came back has other variables.
    let terms: [Term]

    /// The row in the solver; nil while it is broken.
    var handle: ConstraintHandle?
  }

  var rows: [Row] = []

  /// The variable that the rows mention as their unit.
  var unit: Variable?

  /// The rows by what they are about.
  var places: [StackRow.Key: Int] {
    var places: [StackRow.Key: Int] = [:]
    for (place, row) in rows.enumerated() { places[row.row.key] = place }
    return places
  }
}
