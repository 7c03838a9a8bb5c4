// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The part of a matrix that a factorisation has not eliminated yet: sparse rows, for each
/// column the rows that may mention it, and both sorted into lists by their count.
struct ActiveMatrix {
  typealias Entry = SparseFactorization.Entry

  private var rows: [[Entry]]
  /// The rows that mention each column; rows that no longer do are skipped when found.
  private var columns: [[Int32]]
  private var columnCount: [Int32]
  /// The largest entry that each column had: what its pivot is measured against.
  private var columnSize: [Double]
  private var rowLists: CountLists
  private var columnLists: CountLists

  /// Where a column stands in the row at hand; -1 where it does not.
  private var place: [Int32]

  /// How many rows or columns a pivot search looks at (Suhl and Suhl take four).
  private static let searchLimit = 4

  init(_ rows: [[Entry]]) {
    let size = rows.count
    self.rows = rows
    columns = Array(repeating: [], count: size)
    columnCount = Array(repeating: 0, count: size)
    columnSize = Array(repeating: 0, count: size)
    place = Array(repeating: -1, count: size)
    rowLists = CountLists(size: size)
    columnLists = CountLists(size: size)
    for (row, entries) in rows.enumerated() {
      for entry in entries {
        let column = Int(entry.index)
        columns[column].append(Int32(truncatingIfNeeded: row))
        columnCount[column] += 1
        columnSize[column] = max(columnSize[column], abs(entry.value))
      }
      rowLists.insert(row, count: entries.count)
    }
    for column in 0..<size { columnLists.insert(column, count: Int(columnCount[column])) }
  }

  /// The entry with the least Markowitz cost `(row count - 1) · (column count - 1)` among the
  /// first few short columns and rows, not small in its row; nil if none is large enough.
  mutating func choosePivot() -> (row: Int, column: Int, value: Double)? {
    var best: (row: Int, column: Int, value: Double)?
    var bestCost = Int.max
    var looked = 0
    var count = 1
    while count <= rows.count, looked < Self.searchLimit || best == nil {
      if bestCost <= (count - 1) * (count - 1) { break }
      var column = columnLists.first(count: count)
      while column >= 0, looked < Self.searchLimit || best == nil {
        looked += 1
        considerColumn(column, &best, &bestCost)
        column = columnLists.next(column)
      }
      var row = rowLists.first(count: count)
      while row >= 0, looked < Self.searchLimit || best == nil {
        looked += 1
        considerRow(row, &best, &bestCost)
        row = rowLists.next(row)
      }
      count += 1
    }
    return best
  }

  private mutating func considerColumn(
    _ column: Int, _ best: inout (row: Int, column: Int, value: Double)?, _ bestCost: inout Int
  ) {
    for row in columns[column] {
      let entries = rows[Int(row)]
      var largest = 0.0
      var own = 0.0
      for entry in entries {
        largest = max(largest, abs(entry.value))
        if Int(entry.index) == column { own = entry.value }
      }
      consider(Int(row), column, own, largest, &best, &bestCost)
    }
  }

  private func considerRow(
    _ row: Int, _ best: inout (row: Int, column: Int, value: Double)?, _ bestCost: inout Int
  ) {
    var largest = 0.0
    for entry in rows[row] { largest = max(largest, abs(entry.value)) }
    for entry in rows[row] {
      consider(row, Int(entry.index), entry.value, largest, &best, &bestCost)
    }
  }

  private func consider(
    _ row: Int, _ column: Int, _ value: Double, _ largest: Double,
    _ best: inout (row: Int, column: Int, value: Double)?, _ bestCost: inout Int
  ) {
    guard value != 0, abs(value) >= Tolerance.threshold * largest,
      abs(value) > Tolerance.singular * columnSize[column]
    else { return }
    let cost = (rows[row].count - 1) * (Int(columnCount[column]) - 1)
    if cost < bestCost || (cost == bestCost && abs(value) > abs(best?.value ?? 0)) {
      best = (row, column, value)
      bestCost = cost
    }
  }

  /// Takes a row out.
  mutating func takeRow(_ row: Int) -> [Entry] {
    let entries = rows[row]
    rows[row] = []
    rowLists.remove(row)
    for entry in entries { drop(row, from: Int(entry.index)) }
    return entries
  }

  /// Takes a column out and says which rows mention it.
  mutating func takeColumn(_ column: Int) -> [Int32] {
    let mentions = columns[column]
    columns[column] = []
    columnLists.remove(column)
    return mentions
  }

  /// Takes the multiple of the pivot row from a row that makes its entry in the pivot column
  /// vanish, and returns the multiple.
  mutating func subtract(
    _ pivotRow: [Entry], from row: Int, pivot: (row: Int, column: Int, value: Double)
  ) -> Double {
    var entries: [Entry] = []
    swap(&entries, &rows[row])
    var factor = 0.0
    if let own = entries.firstIndex(where: { Int($0.index) == pivot.column }) {
      factor = entries[own].value / pivot.value
      entries.remove(at: own)
    }
    for (position, entry) in entries.enumerated() { place[Int(entry.index)] = Int32(position) }
    for entry in pivotRow where Int(entry.index) != pivot.column {
      let position = Int(place[Int(entry.index)])
      let amount = factor * entry.value
      if position >= 0 {
        let old = entries[position].value
        let new = old - amount
        let isNoise = abs(new) <= Tolerance.cancellation * max(abs(old), abs(amount))
        entries[position].value = isNoise ? 0 : new
      } else if amount != 0 {
        entries.append(Entry(index: entry.index, value: -amount))
        columns[Int(entry.index)].append(Int32(truncatingIfNeeded: row))
        columnCount[Int(entry.index)] += 1
        columnLists.move(Int(entry.index), count: Int(columnCount[Int(entry.index)]))
      }
    }
    for entry in entries {
      place[Int(entry.index)] = -1
      if entry.value == 0 { drop(row, from: Int(entry.index)) }
    }
    entries.removeAll { $0.value == 0 }
    rowLists.move(row, count: entries.count)
    swap(&entries, &rows[row])
    return factor
  }

  /// Takes a row off a column's list.
  private mutating func drop(_ row: Int, from column: Int) {
    guard let position = columns[column].firstIndex(of: Int32(truncatingIfNeeded: row)) else {
      return
    }
    columns[column].swapAt(position, columns[column].count - 1)
    columns[column].removeLast()
    columnCount[column] -= 1
    columnLists.move(column, count: Int(columnCount[column]))
  }
}
