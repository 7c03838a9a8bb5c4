// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The part of a matrix that a factorisation has not eliminated yet: sparse rows, for each
/// column the rows that may mention it, and both sorted into lists by their count.
///
/// Rows and columns are runs in flat storage; a run that outgrows its capacity moves to the end.
struct ActiveMatrix: ~Copyable {
  /// A number in a row, and the size of what it was computed from.
  struct Entry {
    var column: Int32
    var value: Double
    /// The largest amount that went into the value, and so how much of it may be rounding.
    var size: Double

    /// Whether the value may be nothing but rounding.
    @inline(__always) var isNoise: Bool { abs(value) <= Tolerance.cancellation * size }
  }

  /// A row's or column's index in its storage.
  struct Run {
    var start: Int32
    var count: Int32
    var capacity: Int32

    var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
  }

  /// An entry to pivot on.
  struct Pivot {
    var row: Int
    var column: Int
    var value: Double
    var size: Double
    /// How much fill it may cause: `(row count - 1) · (column count - 1)`.
    var cost: Int
  }

  /// The number of rows, and of columns.
  let size: Int

  /// The least size of a pivot, as a share of the largest entry of its row.
  private let threshold: Double

  /// The largest value that elimination has produced: rounding grows in proportion.
  private(set) var growth = 0.0

  private var entries = FlatArray<Entry>()
  private var rows = FlatArray<Run>()
  /// The rows that may mention each column; rows that are eliminated or no longer mention it are skipped.
  private var mentions = FlatArray<Int32>()
  private var columns = FlatArray<Run>()
  private var columnCount = FlatArray<Int32>()
  private var rowLists = CountLists()
  private var columnLists = CountLists()

  /// The index of each column in the current row; -1 if the row does not mention it.
  private var indexOf = FlatArray<Int32>()

  /// How many rows and columns a pivot search examines (Suhl and Suhl take four).
  private static let searchLimit = 4

  /// Makes a square matrix without entries; ``append(_:_:)`` and ``endRow()`` fill it.
  init(size: Int, threshold: Double) {
    self.size = size
    self.threshold = threshold
    entries.reserveCapacity(4 * size)
    rows.reserveCapacity(size + 1)
    rows.append(Run(start: 0, count: 0, capacity: 0))
  }

  /// Adds an entry to the row that is being filled.
  mutating func append(_ column: Int32, _ value: Double) {
    entries.append(Entry(column: column, value: value, size: abs(value)))
    rows[rows.count - 1].count += 1
  }

  /// Ends a row; entries appended from now on belong to the next.
  mutating func endRow() {
    rows[rows.count - 1].capacity = rows[rows.count - 1].count
    rows.append(Run(start: Int32(truncatingIfNeeded: entries.count), count: 0, capacity: 0))
  }

  /// Builds the columns' lists, after the last row.
  mutating func endMatrix() {
    rows.removeLast()
    columnCount = FlatArray(repeating: 0, count: size)
    indexOf = FlatArray(repeating: -1, count: size)
    rowLists = CountLists(size: size)
    columnLists = CountLists(size: size)
    for position in entries.indices {
      columnCount[Int(entries[position].column)] += 1
    }
    for column in 0..<size {
      let count = columnCount[column]
      columns.append(
        Run(start: Int32(truncatingIfNeeded: mentions.count), count: 0, capacity: count))
      mentions.append(-1, times: Int(count))
    }
    for row in rows.indices {
      for position in rows[row].range {
        mention(Int32(truncatingIfNeeded: row), in: Int(entries[position].column))
      }
      rowLists.insert(row, count: Int(rows[row].count))
    }
    for column in 0..<size { columnLists.insert(column, count: Int(columnCount[column])) }
  }

  /// The entry with the least Markowitz cost among the first few short columns and rows, not
  /// small in its row; nil if no entry is large enough.
  mutating func choosePivot() -> Pivot? {
    var best: Pivot?
    var looked = 0
    var count = 1
    while count <= size {
      // No entry of longer rows and columns costs less than this.
      let least = (count - 1) * (count - 1)
      // Rows first: a pivot in a row of two entries substitutes one variable for another, and no row grows.
      var row = rowLists.first(count: count)
      while row >= 0 {
        if isGoodEnough(best, least, looked) { return best }
        looked += 1
        considerRow(row, &best)
        row = rowLists.next(row)
      }
      var column = columnLists.first(count: count)
      while column >= 0 {
        if isGoodEnough(best, least, looked) { return best }
        looked += 1
        considerColumn(column, &best)
        column = columnLists.next(column)
      }
      count += 1
    }
    return best
  }

  @inline(__always)
  private func isGoodEnough(_ best: Pivot?, _ least: Int, _ looked: Int) -> Bool {
    guard let best else { return false }
    return best.cost <= least || looked >= Self.searchLimit
  }

  private mutating func considerColumn(_ column: Int, _ best: inout Pivot?) {
    dropGoneRows(from: column)
    for position in columns[column].range {
      let row = Int(mentions[position])
      let largest = largest(inRow: row)
      for position in rows[row].range where Int(entries[position].column) == column {
        consider(row, entries[position], largest, &best)
      }
    }
  }

  private func considerRow(_ row: Int, _ best: inout Pivot?) {
    let largest = largest(inRow: row)
    for position in rows[row].range { consider(row, entries[position], largest, &best) }
  }

  private func largest(inRow row: Int) -> Double {
    rows[row].range.reduce(0) { max($0, abs(entries[$1].value)) }
  }

  @inline(__always)
  private func consider(_ row: Int, _ entry: Entry, _ largest: Double, _ best: inout Pivot?) {
    if abs(entry.value) < threshold * largest { return }
    let column = Int(entry.column)
    let cost = Int(rows[row].count - 1) * Int(columnCount[column] - 1)
    if let best, cost > best.cost || (cost == best.cost && abs(entry.value) <= abs(best.value)) {
      return
    }
    best = Pivot(row: row, column: column, value: entry.value, size: entry.size, cost: cost)
  }

  /// Removes a pivot's row and column.
  ///
  /// - Returns: the positions of the row's entries; the other rows that may mention the
  ///   column, as positions in a list that ``mention(at:)`` reads.
  mutating func take(_ pivot: Pivot) -> (row: Range<Int>, mentions: Range<Int>) {
    let range = rows[pivot.row].range
    rowLists.remove(pivot.row)
    for position in range {
      let column = Int(entries[position].column)
      columnCount[column] -= 1
      columnLists.move(column, count: Int(columnCount[column]))
    }
    // Marks the row as removed; columns that still list it skip it.
    rows[pivot.row].count = -1
    columnLists.remove(pivot.column)
    dropGoneRows(from: pivot.column)
    return (range, columns[pivot.column].range)
  }

  /// A row that may mention a column.
  func mention(at position: Int) -> Int { Int(mentions[position]) }

  /// An entry of a row.
  func entry(at position: Int) -> Entry { entries[position] }

  /// Subtracts the multiple of the pivot row from a row that eliminates its entry in the pivot
  /// column, and returns the multiple.
  mutating func subtract(_ pivotRow: Range<Int>, from row: Int, pivot: Pivot) -> Double {
    var factor = 0.0
    var factorSize = 0.0
    let start = Int(rows[row].start)
    for position in rows[row].range where Int(entries[position].column) == pivot.column {
      factor = entries[position].value / pivot.value
      factorSize =
        max(entries[position].size, abs(factor) * pivot.size) / abs(pivot.value)
      rows[row].count -= 1
      entries[position] = entries[start + Int(rows[row].count)]
      break
    }
    if factor == 0 { return 0 }
    for position in rows[row].range {
      indexOf[Int(entries[position].column)] = Int32(truncatingIfNeeded: position - start)
    }
    var hasZeros = false
    for position in pivotRow {
      let entry = entries[position]
      if Int(entry.column) == pivot.column { continue }
      let amount = factor * entry.value
      let size = max(abs(factor) * entry.size, factorSize * abs(entry.value))
      let offset = Int(indexOf[Int(entry.column)])
      if offset >= 0 {
        let position = Int(rows[row].start) + offset
        entries[position].value -= amount
        growth = larger(abs(entries[position].value), growth)
        entries[position].size = max(entries[position].size, size)
        if entries[position].isNoise {
          entries[position].value = 0
          hasZeros = true
        }
        entries[position].size = Tolerance.inherited(
          entries[position].size, by: entries[position].value)
      } else if amount != 0 {
        growth = larger(abs(amount), growth)
        let size = Tolerance.inherited(size, by: amount)
        fill(row, Entry(column: entry.column, value: -amount, size: size))
      }
    }
    for position in rows[row].range { indexOf[Int(entries[position].column)] = -1 }
    if hasZeros { dropZeros(row) }
    rowLists.move(row, count: Int(rows[row].count))
    return factor
  }

  /// Adds an entry to a row that did not mention its column.
  private mutating func fill(_ row: Int, _ entry: Entry) {
    Self.append(entry, to: &rows[row], in: &entries)
    let column = Int(entry.column)
    mention(Int32(truncatingIfNeeded: row), in: column)
    columnCount[column] += 1
    columnLists.move(column, count: Int(columnCount[column]))
  }

  private mutating func dropZeros(_ row: Int) {
    var kept = Int(rows[row].start)
    for position in rows[row].range {
      let entry = entries[position]
      if entry.value == 0 {
        columnCount[Int(entry.column)] -= 1
        columnLists.move(Int(entry.column), count: Int(columnCount[Int(entry.column)]))
      } else {
        entries[kept] = entry
        kept += 1
      }
    }
    rows[row].count = Int32(truncatingIfNeeded: kept) - rows[row].start
  }

  /// Appends a row to a column's list.
  private mutating func mention(_ row: Int32, in column: Int) {
    Self.append(row, to: &columns[column], in: &mentions)
  }

  /// Appends an element to a run; a full run moves to the end of its storage.
  @inline(__always)
  private static func append<Element>(
    _ element: Element, to run: inout Run, in storage: inout FlatArray<Element>
  ) {
    if run.count == run.capacity {
      let start = storage.count
      run.capacity = 2 * run.capacity + 2
      storage.append(element, times: Int(run.capacity))
      storage.copyRun(from: Int(run.start), to: start, length: Int(run.count))
      run.start = Int32(truncatingIfNeeded: start)
    }
    storage[Int(run.start) + Int(run.count)] = element
    run.count += 1
  }

  /// Drops removed rows from a column's list.
  private mutating func dropGoneRows(from column: Int) {
    let range = columns[column].range
    var kept = range.lowerBound
    for position in range where rows[Int(mentions[position])].count >= 0 {
      mentions[kept] = mentions[position]
      kept += 1
    }
    columns[column].count = Int32(truncatingIfNeeded: kept - range.lowerBound)
  }
}
