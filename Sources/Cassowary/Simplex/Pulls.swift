// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The slopes of the cost along variables that have lost their tight rows.
///
/// The multipliers of the removed rows tell what those rows held back. The crash adds these slopes to what new rows
/// want of a variable, so that the next row that holds it on that side becomes tight at once.
struct Pulls: ~Copyable {
  /// The slope of the cost along a variable, at one level.
  struct Pull {
    var column: Int32
    var amount: LevelAmount

    func precedes(_ other: Pull) -> Bool {
      if column != other.column { return column < other.column }
      if amount.priority != other.amount.priority { return amount.priority > other.amount.priority }
      return amount.value < other.amount.value
    }
  }

  private var pulls = FlatArray<Pull>()

  @inline(__always)
  var isEmpty: Bool { pulls.isEmpty }

  /// Adds the multiplier of a removed row, which is matched with `column`, to the slopes along each of its variables.
  ///
  /// A variable between two removed rows is driven by neither: their slopes cancel.
  mutating func add(
    _ row: Int, at column: Int, _ multipliers: borrowing MultiplierStore, _ view: MatrixView
  ) {
    var next: MultiplierStore.Entry? = multipliers.head(column)
    while let entry = next, entry.priority > 0 {
      add(row, entry.amount, view)
      next = multipliers.entry(after: entry)
    }
  }

  /// Adds the slope of a row's cost to the slopes along each of its variables.
  mutating func add(_ row: Int, slope: Double, _ view: MatrixView) {
    if slope == 0 { return }
    add(row, LevelAmount(priority: view.rows[row].priority, value: slope), view)
  }

  private mutating func add(_ row: Int, _ amount: LevelAmount, _ view: MatrixView) {
    for cell in view.cells(of: row) {
      pulls.append(Pull(column: cell.column, amount: amount.times(cell.coefficient)))
    }
  }

  /// The slope at an index of a range returned by ``indices(of:)``.
  subscript(index: Int) -> LevelAmount { pulls[index].amount }

  /// The indices of the slopes along a variable, highest level first.
  ///
  /// - Precondition: ``sort()`` was called after the last addition.
  /// - Complexity: O(log *n*) for *n* additions.
  func indices(of column: Int) -> Range<Int> {
    var (start, limit) = (0, pulls.count)
    while start < limit {
      let middle = (start + limit) / 2
      if Int(pulls[middle].column) < column { start = middle + 1 } else { limit = middle }
    }
    var end = start
    while end < pulls.count, Int(pulls[end].column) == column { end += 1 }
    return start..<end
  }

  /// Sorts the slopes for ``indices(of:)``.
  mutating func sort() { pulls.sort { $0.precedes($1) } }

  mutating func removeAll() { pulls.removeAll() }
}
