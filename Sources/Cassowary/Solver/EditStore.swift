// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The rows of edit variables and stays, which the solver itself gives new constants.
struct EditStore: ~Copyable {
  /// The row of each edit variable, by column; -1 for none.
  private var rowOfColumn = FlatArray<Int32>()

  /// The rows of stays, in the order in which they were added.
  private(set) var stays = FlatArray<Int32>()

  /// What to write back to undo the batch at hand.
  private var journal = FlatArray<(column: Int32, row: Int32)>()
  private var staysBefore = FlatArray<Int32>()
  private var haveStaysChanged = false

  /// The row of an edit variable; nil if the variable is not one.
  @inline(__always)
  func row(_ column: Int32) -> Int? {
    if Int(column) >= rowOfColumn.count { return nil }
    let row = rowOfColumn[Int(column)]
    return row < 0 ? nil : Int(row)
  }

  /// Makes a row that of an edit variable; -1 for none.
  mutating func set(_ column: Int32, row: Int) {
    rowOfColumn.append(-1, times: max(0, Int(column) + 1 - rowOfColumn.count))
    journal.append((column, rowOfColumn[Int(column)]))
    rowOfColumn[Int(column)] = Int32(truncatingIfNeeded: row)
  }

  mutating func addStay(_ row: Int) {
    keepStays()
    stays.append(Int32(truncatingIfNeeded: row))
  }

  mutating func removeStay(_ row: Int) {
    keepStays()
    var kept = 0
    for place in stays.indices where Int(stays[place]) != row {
      stays[kept] = stays[place]
      kept += 1
    }
    stays.truncate(to: kept)
  }

  private mutating func keepStays() {
    if haveStaysChanged { return }
    haveStaysChanged = true
    staysBefore.removeAll()
    staysBefore.append(contentsOf: stays)
  }

  /// Makes the present what ``rollBack()`` goes back to.
  mutating func beginBatch() {
    journal.removeAll()
    haveStaysChanged = false
  }

  /// Makes edits and stays what they were when the batch began.
  mutating func rollBack() {
    for place in journal.indices.reversed() {
      rowOfColumn[Int(journal[place].column)] = journal[place].row
    }
    if haveStaysChanged {
      stays.removeAll()
      stays.append(contentsOf: staysBefore)
    }
    beginBatch()
  }
}
