// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Rows about the same sum of terms: a preferred and a least gap, say, or a size that is
/// hugged at one value and defended at another.
///
/// Together they are one piecewise linear cost of that sum. When the tight one of them leaves
/// and the sum meets the next one before the entering row is satisfied, that one can take over
/// at the same place: nothing but the constant changes. This is the bound flipping ratio test
/// of the dual simplex method (Koberstein 2005, section 6.2.2.3) for costs with several kinks,
/// and hands slack along a chain of gaps in one step instead of a round for each.
extension SolverCore {
  /// A slack row that a tight row's sum meets next.
  struct Parallel {
    var row: Int
    /// Its residual per unit of the tight row's.
    var ratio: Double
    /// How far the tight row's residual is from there.
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

  /// The first slack row parallel to the tight one at `column` that the movement of its
  /// residual to a side meets.
  private func nextParallel(_ column: Int, toward side: Int8) -> Parallel? {
    guard item[column].isRow, blockIndex[Int(leader[column])] < 0 else { return nil }
    let tight = item[column].row
    // The shortest of the columns; all parallel rows are in it.
    var shortest = column
    for place in problem.cellRange(tight) {
      let candidate = Int(problem.cells.storage[place].column)
      if problem.columns[candidate].count < problem.columns[shortest].count {
        shortest = candidate
      }
    }
    if problem.columns[shortest].count > 64 { return nil }
    var best: Parallel?
    for place in problem.entryRange(shortest) {
      let entry = problem.entries.storage[place]
      let row = Int(entry.row)
      guard row != tight, problem.rows[row].count == problem.rows[tight].count, isSlack(row),
        let ratio = ratio(of: row, to: tight)
      else { continue }
      // Where the tight row's residual is when this one's is zero.
      let position = problem.rows[tight].constant - problem.rows[row].constant / ratio
      let distance = Double(side) * position
      guard distance >= 0, best == nil || distance < best?.distance ?? 0 else { continue }
      let record = problem.rows[row]
      // The side that it comes to, and what it costs there against what it costs here.
      let there: Int8 = ratio > 0 ? side : -side
      if record.side == there { continue }
      let slope = there > 0 ? record.slopeAbove : record.slopeBelow
      let jump = slope - Double(there) * record.gradient
      if jump > 0 { best = Parallel(row: row, ratio: ratio, distance: distance) }
    }
    return best
  }

  /// What a row's terms are as a multiple of another row's; nil if they are not.
  private func ratio(of row: Int, to other: Int) -> Double? {
    var ratio = 0.0
    for place in problem.cellRange(row) {
      let cell = problem.cells.storage[place]
      let coefficient = problem.coefficient(other, Int(cell.column))
      if coefficient == 0 { return nil }
      let own = cell.coefficient / coefficient
      if ratio != 0 && own != ratio { return nil }
      ratio = own
    }
    return ratio == 0 ? nil : ratio
  }

  /// Makes a row tight in place of the parallel one at `column`, which goes to a side.
  private mutating func takeOver(_ next: Parallel, at column: Int, leavingTo side: Int8) {
    statistics.pivots += 1
    work.budget -= 1
    work.multipliersAreFresh = false
    let old = item[column].row
    let entering = problem.rows[next.row]
    setSide(old, side)
    problem.rows[old].tight = -1
    // All that presses against the sum stays; only who is counted as slack changes.
    multipliers.add(column, problem.rows[old].priority, problem.rows[old].gradient)
    multipliers.add(column, entering.priority, -entering.gradient * next.ratio)
    multipliers.scale(column, by: 1 / next.ratio)
    work.alpha[column] /= next.ratio
    setSide(next.row, 0)
    setItem(column, .row(next.row))
    markDirty(next.row)
    touch(old)
  }
}
