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
    @inline(__always)
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
    work.slope.removeAll()
    let present = value[column]
    for place in problem.entryRange(column) {
      let entry = problem.entries.storage[place]
      let row = problem.rows[Int(entry.row)]
      if row.tight >= 0 || !row.flags.contains(.live) || row.flags.contains(.dead) { continue }
      if row.flags.contains(.new) && row.openCount != 1 { continue }
      let coefficient = problem.cells.storage[Int(row.start) + Int(entry.offset)].coefficient
      let size = abs(coefficient)
      addSlope(row.priority, -size * (coefficient > 0 ? row.slopeBelow : row.slopeAbove))
      insertPoint(
        MedianPoint(
          position: present - residualValue(Int(entry.row)) / coefficient,
          change: size * (row.slopeBelow + row.slopeAbove), item: .row(Int(entry.row)),
          priority: row.priority))
    }
    // The stay, below all levels: priorities are above zero, so 0 is free for it.
    addSlope(0, -1)
    insertPoint(MedianPoint(position: present, change: 2, item: .stay(column), priority: 0))
    var first = work.points[0]
    for place in work.points.indices {
      let point = work.points[place]
      if point.position != first.position { first = point }
      addSlope(point.priority, point.change)
      if isSlopeNegative { continue }
      if point.position < lowerBound[column] { return .bound(column) }
      // Of inequalities that meet in one point the strongest stays tight the longest.
      let isInequality =
        point.item.isRow && problem.rows[point.item.row].relation != .equal
      return isInequality ? first.item : point.item
    }
    return fallback
  }

  /// Adds to the slope at a level; what cancels to rounding noise is zero.
  @inline(__always)
  private mutating func addSlope(_ priority: Float, _ amount: Double) {
    if amount == 0 { return }
    var place = 0
    while place < work.slope.count, work.slope[place].priority > priority { place += 1 }
    if place < work.slope.count, work.slope[place].priority == priority {
      work.slope[place].value = LexVector.sum(work.slope[place].value, amount) ?? 0
    } else {
      insertSlope(LexVector.Entry(priority: priority, value: amount), at: place)
    }
  }

  @inline(__always)
  private mutating func insertSlope(_ entry: LexVector.Entry, at place: Int) {
    work.slope.append(entry)
    var hole = work.slope.count - 1
    while hole > place {
      work.slope[hole] = work.slope[hole - 1]
      hole -= 1
    }
    work.slope[place] = entry
  }

  /// Whether the slope at the first level that has any is negative.
  @inline(__always)
  private var isSlopeNegative: Bool {
    for place in work.slope.indices where work.slope[place].value != 0 {
      return work.slope[place].value < 0
    }
    return false
  }

  /// Puts a point among the few others, which are in order.
  @inline(__always)
  private mutating func insertPoint(_ point: MedianPoint) {
    var place = work.points.count
    work.points.append(point)
    while place > 0, point.precedes(work.points[place - 1]) {
      work.points[place] = work.points[place - 1]
      place -= 1
    }
    work.points[place] = point
  }
}
