// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// How the values move when one element of the basis is left and all others stay tight, and which
/// slack rows mention a value that moves.
struct Direction: ~Copyable {
  /// How fast the variables move that do.
  private(set) var speeds = SparseVector()

  /// The slack rows that mention a value that moves.
  private(set) var rows = MarkedList()

  /// How fast a variable moves.
  @inline(__always)
  func speed(_ column: Int) -> Double { speeds[column] }

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
