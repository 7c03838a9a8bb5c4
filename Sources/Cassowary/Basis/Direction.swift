// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The movement of the values when one element of the basis is left and all others stay tight, and the
/// slack rows that mention a moving variable.
struct Direction: ~Copyable {
  /// The speeds of the variables that move.
  private(set) var speeds = SparseVector()

  /// The slack rows that mention a moving variable.
  private(set) var rows = MarkedList()

  /// The speed of a variable.
  @inline(__always)
  func speed(_ column: Int) -> Double { speeds[column] }

  /// The speed of a row's residual; 0 if the movements of its variables cancel.
  func speed(ofRow row: Int, _ matrix: MatrixView) -> Double {
    let view = speeds.view
    return matrix.sum(row) { view[$0] }.value(cancelledBelow: Tolerance.speed)
  }

  mutating func extend(columns: Int, rows rowCount: Int) {
    speeds.extend(to: columns)
    rows.extend(to: rowCount)
  }

  mutating func setSpeed(_ column: Int, _ speed: Double) { speeds.append(column, speed) }

  mutating func addRow(_ row: Int) { rows.insert(row) }

  mutating func clear() {
    speeds.clear()
    rows.removeAll()
  }
}
