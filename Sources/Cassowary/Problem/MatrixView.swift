// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The rows and columns of a ``Matrix`` for the duration of one loop that only reads them.
///
/// Valid until a row or column is added or removed, or a strength changes.
struct MatrixView {
  let rows: RowView
  let cells: FlatView<Cell>
  let columns: FlatView<Matrix.Column>
  let entries: FlatView<ColumnEntry>

  /// The range of a row's cells in ``cells``.
  @inline(__always)
  func cellRange(_ row: Int) -> Range<Int> {
    let start = Int(rows[row].start)
    return start..<start + Int(rows[row].count)
  }

  /// The range of a column's entries in ``entries``.
  @inline(__always)
  func entryRange(_ column: Int) -> Range<Int> {
    let list = columns[column]
    let start = Int(list.start)
    return start..<start + Int(list.count)
  }

  /// The cells of a row.
  @inline(__always)
  func cells(of row: Int) -> FlatRun<Cell> { FlatRun(cells, cellRange(row)) }

  /// The entries of a column.
  @inline(__always)
  func entries(of column: Int) -> FlatRun<ColumnEntry> { FlatRun(entries, entryRange(column)) }

  @inline(__always)
  func coefficient(_ entry: ColumnEntry) -> Double { cells[Int(entry.cell)].coefficient }

  /// The coefficient of a column in a row, 0 if the row does not mention it.
  ///
  /// - Complexity: O(*m*), where *m* is the number of the row's cells.
  @inline(__always)
  func coefficient(_ row: Int, _ column: Int) -> Double {
    for cell in cells(of: row) where Int(cell.column) == column { return cell.coefficient }
    return 0
  }

  /// The same for a column that most likely stands at an index in the row, as in a row about the same variables.
  ///
  /// - Complexity: O(1) if it does, else O(*m*).
  func coefficient(_ row: Int, _ column: Int, near index: Int) -> Double {
    let range = cellRange(row)
    if index < range.count {
      let cell = cells[range.lowerBound + index]
      if Int(cell.column) == column { return cell.coefficient }
    }
    return coefficient(row, column)
  }

  func largestCoefficient(_ row: Int) -> Double {
    cells(of: row).reduce(0) { max($0, abs($1.coefficient)) }
  }

  /// `start + Σ aⱼ·numberⱼ` over a row's cells except that of `skipped`, with the size of the terms and the rounding
  /// error that the numbers carry.
  ///
  /// Blocks, whose sums are compensated (`Basis+Blocks`, `Basis+Direction`), and the crash, which also counts open
  /// variables (`Simplex+Crash`), have loops of their own.
  ///
  /// - Parameter cap: The largest factor applied to rounding errors. A computed value inherits the errors of others but
  ///   never amplifies them: the errors of values that were computed from one another cancel as the values do, and
  ///   products of ratios would grow without bound.
  /// - Complexity: O(*m*), where *m* is the number of the row's cells.
  @inline(__always)
  func sum(
    _ row: Int, from start: Double = 0, skipping skipped: Int = -1, cap: Double = .infinity,
    estimates number: (Int) -> Estimate
  ) -> RowSum {
    var sum = RowSum(value: start, magnitude: abs(start))
    for cell in cells(of: row) {
      let column = Int(cell.column)
      if column == skipped { continue }
      let estimate = number(column)
      sum.add(cell.coefficient * estimate.value)
      // Nearly all values have no rounding error.
      if estimate.error > 0 {
        sum.add(error: min(abs(cell.coefficient), cap) * estimate.error)
      }
    }
    return sum
  }

  /// The same for numbers without rounding.
  @inline(__always)
  func sum(
    _ row: Int, from start: Double = 0, skipping skipped: Int = -1, _ number: (Int) -> Double
  ) -> RowSum {
    sum(row, from: start, skipping: skipped, estimates: { Estimate(value: number($0), error: 0) })
  }
}
