// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One non-zero of the matrix, as its row stores it.
struct Cell {
  /// The column, which is the index of the variable.
  var column: Int32

  /// The index of its entry in the column's list; -1 until the row is linked.
  var position: Int32

  /// The coefficient, scaled like its row.
  var coefficient: Double
}

/// One non-zero of the matrix, as its column stores it.
struct ColumnEntry {
  /// The row.
  var row: Int32

  /// The index of its cell, which holds the coefficient.
  var cell: Int32
}
