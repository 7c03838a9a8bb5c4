// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One non-zero of the matrix, as its row stores it.
struct Cell {
  /// The column, which is the index of the variable.
  var column: Int32

  /// Which of the column's entries it is; -1 until the column knows of it.
  var position: Int32

  /// The coefficient, scaled as its row is.
  var coefficient: Double
}

/// One non-zero of the matrix, as its column stores it.
struct ColumnEntry {
  /// The row.
  var row: Int32

  /// Where its cell is, which has the coefficient.
  var cell: Int32
}
