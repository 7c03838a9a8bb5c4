// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The optimum in one dimension, where the starting basis has several rows to choose from.
extension SolverCore {
  /// A value at which the cost of moving a variable changes its slope.
  struct MedianPoint {
    var position: Double
    var change: Double
    var item: Item
    var priority: Float

    /// Equal positions go by falling priority, then by item.
    func precedes(_ other: MedianPoint) -> Bool {
      if position != other.position { return position < other.position }
      if priority != other.priority { return priority > other.priority }
      return item.code < other.item.code
    }
  }

  /// What determines an open variable best, given everything determined so far: a row, its
  /// stay or its lower bound.
  ///
  /// The weighted median of what the rows want that leave it as their only open variable,
  /// level by level.
  mutating func median(_ column: Int, otherwise fallback: Item) -> Item {
    // A column this long would make the search quadratic; the dual method sorts it out.
    if problem.columns[column].count > 64 { return fallback }
    work.points.removeAll()
    var slope = LexVector()
    for place in problem.entryRange(column) {
      let entry = problem.entries.storage[place]
      let row = problem.rows[Int(entry.row)]
      if row.tight >= 0 || !row.flags.contains(.live) || row.flags.contains(.dead) { continue }
      if row.flags.contains(.new) && row.openCount != 1 { continue }
      let coefficient = problem.cells.storage[Int(row.start) + Int(entry.offset)].coefficient
      let size = abs(coefficient)
      slope.add(row.priority, -size * (coefficient > 0 ? row.slopeBelow : row.slopeAbove))
      insertPoint(
        MedianPoint(
          position: value[column] - residual(Int(entry.row)).value / coefficient,
          change: size * (row.slopeBelow + row.slopeAbove), item: .row(Int(entry.row)),
          priority: row.priority))
    }
    // The stay, below all levels: priorities are above zero, so 0 is free for it.
    slope.add(0, -1)
    insertPoint(
      MedianPoint(position: value[column], change: 2, item: .stay(column), priority: 0))
    var first = work.points[0]
    for place in work.points.indices {
      let point = work.points[place]
      if point.position != first.position { first = point }
      slope.add(point.priority, point.change)
      if slope.isNegative { continue }
      if point.position < lowerBound[column] { return .bound(column) }
      // Of inequalities that meet in one point the strongest stays tight the longest.
      let isInequality =
        point.item.isRow && problem.rows[point.item.row].relation != .equal
      return isInequality ? first.item : point.item
    }
    return fallback
  }

  /// Puts a point among the few others, which are in order.
  private mutating func insertPoint(_ point: MedianPoint) {
    work.points.append(point)
    var place = work.points.count - 1
    while place > 0, point.precedes(work.points[place - 1]) {
      work.points[place] = work.points[place - 1]
      place -= 1
    }
    work.points[place] = point
  }
}
