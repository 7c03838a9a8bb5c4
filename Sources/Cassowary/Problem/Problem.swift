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
  var cells = Pool<Cell>()

  /// The columns' lists of rows.
  var entries = Pool<ColumnEntry>()

  /// Where each column's list starts, how long it is and how long it may become.
  var columns = FlatArray<Column>()

  private var freeRows = FlatArray<Int32>()

  /// A column's list in the pool.
  struct Column {
    var start: Int32 = 0
    var count: Int32 = 0
    /// How long the list may become where it is; 0 if no run was taken yet, and `start` then counts
    /// the entries that wait for one.
    var capacity: Int32 = 0
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

  /// Adds columns without entries.
  @inline(__always)
  mutating func addColumns(_ count: Int) { columns.append(Column(), times: count) }

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

  /// Writes a cell behind all others, for the row that is added next.
  @inline(__always)
  mutating func addCell(_ column: Int32, _ coefficient: Double) {
    cells.storage.append(Cell(column: column, position: -1, coefficient: coefficient))
  }

  /// Puts the cells that were written behind all others, from `start` on, into a free slot as
  /// the row `record`.
  ///
  /// The columns learn of it by ``enter(_:from:isChecked:)``.
  ///
  /// - Precondition: the cells mention each column once, without zeros.
  @inline(__always)
  mutating func addRow(_ record: consuming Row, from start: Int) -> Int {
    let count = cells.storage.count - start
    record.start = Int32(truncatingIfNeeded: placeCells(from: start, count: count))
    record.count = Int32(truncatingIfNeeded: count)
    if let row = freeRows.popLast() {
      rows[Int(row)] = record
      return Int(row)
    }
    rows.append(record)
    return rows.count - 1
  }

  /// Moves the last cells into a free run if there is one; where they are now.
  @inline(__always)
  private mutating func placeCells(from start: Int, count: Int) -> Int {
    if let free = cells.takeFree(Pool<Cell>.exactClass(count)) {
      cells.storage.copyRun(from: start, to: free, length: count)
      cells.storage.truncate(to: start)
      return free
    }
    if count >= 32 {
      cells.storage.extend(by: Pool<Cell>.exactLength(count) - count)
    }
    return start
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
