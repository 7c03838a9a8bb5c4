// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The directions in which each variable can move, as far as single rows can tell.
///
/// A row whose other terms can only fall cannot keep its residual while one term rises. Propagating this from row to
/// row decides most values that are held from two sides, such as sizes that must be at most and at least those of their
/// content, before a linear program is needed.
struct SignPropagation {
  /// The directions in which each variable may move.
  private(set) var columns: [Freedom]

  /// The directions in which the residual of each row may move; nil for rows that take no part.
  private(set) var rows: [Freedom?]

  private var queue: [Int32] = []
  private var isQueued: [Bool]

  /// Propagates until nothing changes.
  ///
  /// - Complexity: O(cells of the rows that mention variables which lose a direction), twice.
  init(_ matrix: borrowing Matrix, columns: [Freedom], rows: [Freedom?]) {
    self.columns = columns
    self.rows = rows
    isQueued = rows.map { $0 != nil }
    queue = rows.indices.filter { rows[$0] != nil }.map { Int32(truncatingIfNeeded: $0) }
    var next = 0
    while next < queue.count {
      let row = Int(queue[next])
      next += 1
      isQueued[row] = false
      propagate(row, matrix.view)
    }
  }

  private mutating func propagate(_ row: Int, _ matrix: MatrixView) {
    guard var own = rows[row] else { return }
    var rising = 0
    var falling = 0
    for cell in matrix.cells(of: row) {
      let term = term(cell)
      if term.contains(.up) { rising += 1 }
      if term.contains(.down) { falling += 1 }
    }
    if rising == 0 { own.remove(.up) }
    if falling == 0 { own.remove(.down) }
    rows[row] = own
    for cell in matrix.cells(of: row) {
      let before = term(cell)
      var after = before
      let othersRising = rising - (before.contains(.up) ? 1 : 0)
      let othersFalling = falling - (before.contains(.down) ? 1 : 0)
      if !own.contains(.up) && othersFalling == 0 { after.remove(.up) }
      if !own.contains(.down) && othersRising == 0 { after.remove(.down) }
      if after == before { continue }
      columns[Int(cell.column)] = after.times(cell.coefficient)
      enqueueRows(of: Int(cell.column), matrix)
    }
  }

  private func term(_ cell: Cell) -> Freedom {
    columns[Int(cell.column)].times(cell.coefficient)
  }

  private mutating func enqueueRows(of column: Int, _ matrix: MatrixView) {
    for entry in matrix.entries(of: column) {
      let row = Int(entry.row)
      if isQueued[row] || rows[row] == nil { continue }
      isQueued[row] = true
      queue.append(Int32(truncatingIfNeeded: row))
    }
  }
}
