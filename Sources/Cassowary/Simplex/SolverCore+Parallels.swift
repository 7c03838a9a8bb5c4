// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Rows about the same sum of terms: a preferred and a least gap, say, or a size that is
/// hugged at one value, defended at another and never below zero.
///
/// Together they are one piecewise linear cost of that sum. When the tight one of them leaves
/// and the sum meets the next one before the entering row is satisfied, that one can take over
/// at the same place: nothing but the constant changes. This is the bound flipping ratio test
/// of the dual simplex method (Koberstein 2005, section 6.2.2.3) for costs with several kinks,
/// and hands slack along a chain of gaps in one step instead of a round for each.
extension SolverCore {
  /// A slack row, or the bound of a single variable, that a tight item's sum meets next.
  struct Parallel {
    var item: Item
    /// Its residual per unit of the tight item's.
    var ratio: Double
    /// How far the tight item's residual is from there.
    var distance: Double
  }

  /// The entering row's dual step along rows that take over from parallel ones.
  ///
  /// - Parameter violation: by how much the residual of the expressed row has to change.
  /// - Returns: the variable whose item leaves; nil if the limit comes first.
  mutating func leavingItem(rising: Bool, limit: Room?, violation: Double) -> Int? {
    var rest = violation
    var candidate = ratioTest(rising: rising, limit: limit)
    var isQueued = false
    while let column = candidate {
      let alpha = work.alpha[column]
      let side: Int8 = rising == (alpha > 0) ? -1 : 1
      guard let next = nextParallel(column, toward: side), work.budget > 0 else { return column }
      let share = next.distance * abs(alpha)
      if share > rest * (1 - Tolerance.tie) { return column }
      rest -= share
      takeOver(next, at: column, leavingTo: side)
      // Whoever needs a second candidate may need hundreds; a few items are looked at again.
      if work.alphaSupport.count <= 24 {
        candidate = ratioTest(rising: rising, limit: limit)
        continue
      }
      if isQueued {
        queueRatio(column, rising: rising)
      } else {
        queueRatios(rising: rising)
        isQueued = true
      }
      candidate = firstRatio(rising: rising, limit: limit)
    }
    return nil
  }

  /// The first item parallel to the tight one at `column` that the movement of its residual to a
  /// side meets.
  private func nextParallel(_ column: Int, toward side: Int8) -> Parallel? {
    let tight = item[column]
    if tight.isStay || blockIndex[Int(leader[column])] >= 0 { return nil }
    // The shortest of the columns; all parallel rows are in it.
    var shortest = column
    var constant = -lowerBound[column]
    var count: Int32 = 1
    if tight.isRow {
      for place in problem.cellRange(tight.row) {
        let candidate = Int(problem.cells.storage[place].column)
        if problem.columns[candidate].count < problem.columns[shortest].count {
          shortest = candidate
        }
      }
      constant = problem.rows[tight.row].constant
      count = problem.rows[tight.row].count
    }
    if problem.columns[shortest].count > 64 { return nil }
    var best = count == 1 && tight.isRow ? parallelBound(column, constant, toward: side) : nil
    for place in problem.entryRange(shortest) {
      let entry = problem.entries.storage[place]
      let row = Int(entry.row)
      guard item[column] != .row(row), problem.rows[row].count == count, isSlack(row),
        let ratio = ratio(of: row, to: tight, at: column)
      else { continue }
      // Where the tight item's residual is when this one's is zero.
      let position = constant - problem.rows[row].constant / ratio
      let distance = Double(side) * position
      guard distance >= 0, best == nil || distance < best?.distance ?? 0 else { continue }
      let record = problem.rows[row]
      // The side that it comes to, and what it costs there against what it costs here.
      let there: Int8 = ratio > 0 ? side : -side
      if record.side == there { continue }
      let slope = there > 0 ? record.slopeAbove : record.slopeBelow
      let jump = slope - Double(there) * record.gradient
      if jump > 0 { best = Parallel(item: .row(row), ratio: ratio, distance: distance) }
    }
    return best
  }

  /// The bound of the only variable of the tight row at `column`, if the movement goes there.
  private func parallelBound(_ column: Int, _ constant: Double, toward side: Int8) -> Parallel? {
    let bound = lowerBound[column]
    let coefficient = pivot[column]
    if bound == -.infinity || (side > 0) == (coefficient > 0) { return nil }
    let distance = Double(side) * (coefficient * bound + constant)
    if distance < 0 { return nil }
    return Parallel(item: .bound(column), ratio: 1 / coefficient, distance: distance)
  }

  /// What a row's terms are as a multiple of those of a tight item; nil if they are not.
  private func ratio(of row: Int, to other: Item, at column: Int) -> Double? {
    var ratio = 0.0
    for place in problem.cellRange(row) {
      let cell = problem.cells.storage[place]
      let coefficient =
        other.isRow
        ? problem.coefficient(other.row, Int(cell.column)) : Int(cell.column) == column ? 1 : 0
      if coefficient == 0 { return nil }
      let own = cell.coefficient / coefficient
      if ratio != 0 && own != ratio { return nil }
      ratio = own
    }
    return ratio == 0 ? nil : ratio
  }

  /// Makes an item tight in place of the parallel one at `column`, which goes to a side.
  private mutating func takeOver(_ next: Parallel, at column: Int, leavingTo side: Int8) {
    statistics.pivots += 1
    work.budget -= 1
    work.multipliersAreFresh = false
    let old = item[column]
    // All that presses against the sum stays; only who is counted as slack changes.
    if old.isRow {
      setSide(old.row, side)
      problem.rows[old.row].tight = -1
      multipliers.add(
        column, problem.rows[old.row].priority, problem.rows[old.row].gradient)
    }
    if next.item.isRow {
      let entering = problem.rows[next.item.row]
      multipliers.add(column, entering.priority, -entering.gradient * next.ratio)
    }
    multipliers.scale(column, by: 1 / next.ratio)
    work.alpha[column] /= next.ratio
    if next.item.isRow { setSide(next.item.row, 0) }
    setItem(column, next.item)
    markDirty(next.item)
    if old.isRow { touch(old.row) }
    if old.isBound { work.touchedColumns.append(Int32(truncatingIfNeeded: column)) }
  }
}
