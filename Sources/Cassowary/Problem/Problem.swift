// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The constraints as numbers: rows of cells, and for each variable the rows that mention it.
///
/// Two flat pools with back-pointers; no algorithm.
///
/// - Invariant: the column lists are the transpose of the rows. No row holds a column twice
///   or a coefficient of zero.
struct Problem: ~Copyable {
  /// All row slots, live and free.
  var rows = FlatArray<Row>()

  /// The rows' cells.
  var cells = Pool(filler: Cell(column: -1, position: -1, coefficient: 0))

  /// The columns' lists of rows.
  var entries = Pool(filler: ColumnEntry(row: -1, offset: -1))

  /// Where each column's list starts, how long it is, and the class of its capacity.
  var columns = FlatArray<Column>()

  private var freeRows = FlatArray<Int32>()

  /// A column's list in the pool.
  struct Column {
    var start: Int32 = 0
    var count: Int32 = 0
    /// -1 if no run was taken yet.
    var sizeClass: Int8 = -1
  }

  /// The same problem, for trying things out.
  func copy() -> Problem {
    var copy = Problem()
    copy.rows = rows.copy()
    copy.cells = cells.copy()
    copy.entries = entries.copy()
    copy.columns = columns.copy()
    copy.freeRows = freeRows.copy()
    return copy
  }

  /// The slots in which a row may be.
  var rowCapacity: Int { rows.count }

  /// Makes the number of columns `count`; new ones have no entries.
  mutating func prepare(_ count: Int) { columns.append(Column(), times: count - columns.count) }

  /// The positions of a row's cells in the pool.
  @inline(__always)
  func cellRange(_ row: Int) -> Range<Int> {
    let start = Int(rows[row].start)
    return start..<start + Int(rows[row].count)
  }

  /// The positions of a column's entries in the pool.
  @inline(__always)
  func entryRange(_ column: Int) -> Range<Int> {
    let start = Int(columns[column].start)
    return start..<start + Int(columns[column].count)
  }

  /// The coefficient of a column in a row, 0 if the row does not mention it.
  ///
  /// - Complexity: O(*m*), where *m* is the number of the row's cells.
  @inline(__always)
  func coefficient(_ row: Int, _ column: Int) -> Double {
    for position in cellRange(row) where Int(cells.storage[position].column) == column {
      return cells.storage[position].coefficient
    }
    return 0
  }

  /// Writes a row into a free slot, its terms times `scale` into cells.
  ///
  /// The columns learn of it by ``enter(_:)``.
  ///
  /// - Precondition: `terms` mention each column once, without zeros.
  mutating func addRow(
    _ record: Row, _ terms: borrowing FlatArray<(column: Int32, coefficient: Double)>,
    scale: Double
  ) -> Int {
    let count = terms.count
    let free = cells.takeFree(Pool<Cell>.exactClass(count))
    let start = free ?? cells.storage.count
    for offset in 0..<count {
      let term = terms[offset]
      let cell = Cell(
        column: term.column, position: -1, coefficient: term.coefficient * scale)
      if free == nil { cells.storage.append(cell) } else { cells.storage[start + offset] = cell }
    }
    if free == nil, count >= 32 {
      cells.storage.append(cells.storage[start], times: Pool<Cell>.exactLength(count) - count)
    }
    var record = record
    record.start = Int32(truncatingIfNeeded: start)
    record.count = Int32(truncatingIfNeeded: count)
    if let row = freeRows.popLast() {
      rows[Int(row)] = record
      return Int(row)
    }
    rows.append(record)
    return rows.count - 1
  }

  /// Enters added rows, those in the list from place `first` on, into their columns, whose
  /// lists get the room that they need at once.
  mutating func enter(_ rows: borrowing FlatArray<Int32>, from first: Int) {
    if rows.count - first > columns.count / 8 { reserveEntries(rows, from: first) }
    for place in first..<rows.count { enter(Int(rows[place])) }
  }

  /// Gives columns without entries lists as long as the rows will need them.
  private mutating func reserveEntries(_ rows: borrowing FlatArray<Int32>, from first: Int) {
    for place in first..<rows.count {
      for cell in cellRange(Int(rows[place])) {
        let column = Int(cells.storage[cell].column)
        // Counted downwards below zero, to tell it from lists in use.
        if columns[column].sizeClass < 0 { columns[column].count -= 1 }
      }
    }
    for column in columns.indices where columns[column].count < 0 {
      let sizeClass = Pool<ColumnEntry>.sizeClass(Int(-columns[column].count))
      columns[column] = Column(
        start: Int32(truncatingIfNeeded: entries.take(sizeClass)), count: 0,
        sizeClass: Int8(truncatingIfNeeded: sizeClass))
    }
  }

  /// Appends a row's cells to their columns' lists.
  private mutating func enter(_ row: Int) {
    let range = cellRange(row)
    for place in range {
      let column = Int(cells.storage[place].column)
      var list = columns[column]
      if list.sizeClass < 0 || Int(list.count) == 1 << Int(list.sizeClass) { list = grown(list) }
      entries.storage[Int(list.start) + Int(list.count)] = ColumnEntry(
        row: Int32(truncatingIfNeeded: row),
        offset: Int32(truncatingIfNeeded: place - range.lowerBound))
      cells.storage[place].position = list.count
      list.count += 1
      columns[column] = list
    }
  }

  /// A column's list with room for more.
  private mutating func grown(_ list: Column) -> Column {
    if list.sizeClass < 0 {
      return Column(start: Int32(truncatingIfNeeded: entries.take(1)), count: 0, sizeClass: 1)
    }
    let start = entries.take(Int(list.sizeClass) + 1)
    entries.storage.copyRun(from: Int(list.start), to: start, length: Int(list.count))
    entries.give(Int(list.start), Int(list.sizeClass))
    return Column(
      start: Int32(truncatingIfNeeded: start), count: list.count, sizeClass: list.sizeClass + 1)
  }

  /// Takes a row out of its columns and frees its slot.
  mutating func freeRow(_ row: Int) {
    for place in cellRange(row) {
      let cell = cells.storage[place]
      // A row may leave before its columns learn of it.
      if cell.position < 0 { continue }
      let column = Int(cell.column)
      let start = Int(columns[column].start)
      let last = columns[column].count - 1
      columns[column].count = last
      if cell.position != last {
        let moved = entries.storage[start + Int(last)]
        entries.storage[start + Int(cell.position)] = moved
        cells.storage[Int(rows[Int(moved.row)].start) + Int(moved.offset)].position =
          cell.position
      }
    }
    cells.give(Int(rows[row].start), Pool<Cell>.exactClass(Int(rows[row].count)))
    rows[row] = Row()
    freeRows.append(Int32(truncatingIfNeeded: row))
  }
}
