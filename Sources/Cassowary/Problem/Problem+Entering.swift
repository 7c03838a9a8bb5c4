// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Letting the columns know of added rows.
extension Problem {
  /// Enters added rows, those in the list from place `first` on, into their columns, whose
  /// lists get the room that they need at once.
  ///
  /// - Complexity: O(cells of the rows).
  mutating func enter(
    _ rows: borrowing FlatArray<Int32>, from first: Int, isChecked: Bool
  ) {
    if first == rows.count { return }
    let waiting =
      isChecked ? countEntries(rows, from: first) : countEntriesUnchecked(rows, from: first)
    entries.storage.reserveCapacity(entries.storage.count + waiting)
    for place in first..<rows.count {
      if isChecked { enter(rows[place]) } else { enterUnchecked(rows[place]) }
    }
  }

  /// Lets columns without a list count what they will need; the sum of that.
  private mutating func countEntries(
    _ rows: borrowing FlatArray<Int32>, from first: Int
  ) -> Int {
    var sum = 0
    for place in first..<rows.count {
      for cell in cellRange(Int(rows[place])) {
        let column = Int(cells.storage[cell].column)
        if columns[column].capacity > 0 { continue }
        columns[column].start += 1
        sum += 1
      }
    }
    return sum
  }

  /// The same over plain addresses; ``countEntries(_:from:)`` is the checked twin.
  private mutating func countEntriesUnchecked(
    _ added: borrowing FlatArray<Int32>, from first: Int
  ) -> Int {
    let rows = unsafe rows.address
    let cells = unsafe cells.storage.address
    let columns = unsafe columns.address
    var sum = 0
    for place in first..<added.count {
      let row = unsafe rows + Int(added[place])
      var cell = unsafe cells + Int(row.pointee.start)
      let end = unsafe cell + Int(row.pointee.count)
      while unsafe cell < end {
        let column = unsafe columns + Int(cell.pointee.column)
        if unsafe column.pointee.capacity == 0 {
          unsafe column.pointee.start &+= 1
          sum &+= 1
        }
        unsafe cell += 1
      }
    }
    return sum
  }

  /// Appends a row's cells to their columns' lists.
  private mutating func enter(_ row: Int32) {
    let range = cellRange(Int(row))
    for place in range {
      let column = Int(cells.storage[place].column)
      if columns[column].count == columns[column].capacity { grow(column) }
      let list = columns[column]
      entries.storage[Int(list.start) + Int(list.count)] = ColumnEntry(
        row: row, offset: Int32(truncatingIfNeeded: place - range.lowerBound))
      cells.storage[place].position = list.count
      columns[column].count += 1
    }
  }

  /// The same over plain addresses; ``enter(_:)`` is the checked twin.
  @inline(__always)
  private mutating func enterUnchecked(_ row: Int32) {
    let columns = unsafe columns.address
    let record = unsafe rows.address + Int(row)
    let cells = unsafe cells.storage.address + Int(record.pointee.start)
    let count = unsafe record.pointee.count
    var offset: Int32 = 0
    while offset < count {
      let cell = unsafe cells + Int(offset)
      let column = unsafe columns + Int(cell.pointee.column)
      let position = unsafe column.pointee.count
      if unsafe position == column.pointee.capacity { grow(unsafe Int(cell.pointee.column)) }
      let place = unsafe Int(column.pointee.start) + Int(position)
      unsafe entries.storage.address[place] = ColumnEntry(row: row, offset: offset)
      unsafe cell.pointee.position = position
      unsafe column.pointee.count = position + 1
      offset += 1
    }
  }

  /// Gives a column's list room for more: at first for all that waits, later for twice as much.
  @inline(never)
  private mutating func grow(_ column: Int) {
    let list = columns[column]
    let isFirst = list.capacity == 0
    let length =
      isFirst
      ? Pool<ColumnEntry>.exactLength(Int(list.start))
      : 1 << Pool<ColumnEntry>.sizeClass(Int(list.count) + 1)
    let start = entries.take(length)
    if !isFirst {
      entries.storage.copyRun(from: Int(list.start), to: start, length: Int(list.count))
      entries.give(Int(list.start), Pool<ColumnEntry>.exactClass(Int(list.capacity)))
    }
    columns[column].start = Int32(truncatingIfNeeded: start)
    columns[column].capacity = Int32(truncatingIfNeeded: length)
  }
}
