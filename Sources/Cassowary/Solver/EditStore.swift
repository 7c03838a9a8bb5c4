// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The rows of edit variables and stays, whose constants the solver sets itself.
struct EditStore: ~Copyable {
  /// The row of each edit variable, by column; -1 for none.
  private var rowOfColumn = JournaledArray<Int32>()

  /// The rows of stays, in the order in which they were added; those that the batch removes remain in the list
  /// until it is committed.
  private(set) var stays = FlatArray<Int32>()

  /// How many stays there were when the batch began.
  private var committedStayCount = 0

  /// The row of an edit variable; nil if the variable is not one.
  @inline(__always)
  func row(_ column: Int32) -> Int? {
    if Int(column) >= rowOfColumn.count { return nil }
    let row = rowOfColumn[Int(column)]
    return row < 0 ? nil : Int(row)
  }

  /// Sets the row of an edit variable; -1 for none.
  mutating func set(_ column: Int32, row: Int) {
    for _ in rowOfColumn.count..<max(rowOfColumn.count, Int(column) + 1) {
      rowOfColumn.appendCommitted(-1)
    }
    rowOfColumn[Int(column)] = Int32(truncatingIfNeeded: row)
  }

  mutating func addStay(_ row: Int) { stays.append(Int32(truncatingIfNeeded: row)) }

  // MARK: Batches

  /// Makes the batch final; `matrix` still has the removed rows.
  mutating func commit(_ matrix: borrowing Matrix) {
    rowOfColumn.beginBatch()
    stays.filter { matrix.row(Int($0)).isInForce }
    committedStayCount = stays.count
  }

  /// Restores edits and stays at the beginning of the batch.
  mutating func rollBack() {
    rowOfColumn.rollBack()
    stays.truncate(to: committedStayCount)
  }
}
