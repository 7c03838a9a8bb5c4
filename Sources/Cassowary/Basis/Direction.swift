// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// How the values move when one element of the basis is left and all others stay tight, and which
/// slack rows mention a value that moves.
struct Direction: ~Copyable {
  private var speeds = SparseVector()
  private var rows = MarkedList()

  /// How many values move.
  var count: Int { speeds.count }

  /// A variable that moves.
  func column(_ place: Int) -> Int { speeds.index(place) }

  /// How fast a variable moves.
  @inline(__always)
  func speed(_ column: Int) -> Double { speeds[column] }

  /// How many slack rows mention a value that moves.
  var rowCount: Int { rows.count }

  /// A slack row that mentions a value that moves.
  func row(_ place: Int) -> Int { rows[place] }

  /// How fast the residual of a row moves; 0 if it moves with its variables.
  func speed(ofRow row: Int, _ matrix: MatrixView) -> Double {
    let view = speeds.view
    return matrix.sum(row) { view[$0] }.value(cancelledBelow: Tolerance.speed)
  }

  mutating func extend(columns: Int, rows rowCount: Int) {
    speeds.extend(to: columns)
    rows.extend(to: rowCount)
  }

  mutating func setSpeed(_ column: Int, _ speed: Double) { speeds.append(column, speed) }

  mutating func cross(_ row: Int) { rows.insert(row) }

  mutating func clear() {
    speeds.clear()
    rows.removeAll()
  }
}
