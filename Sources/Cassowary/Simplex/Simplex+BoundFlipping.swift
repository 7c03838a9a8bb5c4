// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Bound flipping among rows about the same sum of terms: a preferred and a least gap, say, or a size that is
/// hugged at one value, defended at another and never below zero.
///
/// Together such rows are one piecewise linear cost of that sum. When the tight one leaves and the sum meets the next
/// one before the entering row is satisfied, the next one can be tight with the same variable: only the constant
/// changes. This is the bound flipping ratio test of the dual simplex method (Koberstein 2005, section 6.2.2.3) for
/// costs with several breakpoints. It hands slack along a chain of gaps in one step instead of one round for each.
extension Simplex {
  /// The next slack row, or bound of a single variable, that the sum of a tight element meets.
  private struct ParallelBreakpoint {
    var element: BasisElement
    /// Its residual per unit of the tight element's.
    var ratio: Double
    /// The distance of the tight element's residual from the breakpoint.
    var distance: Double
  }

  /// Columns longer than this are not searched for rows about the same sum.
  private static var longestColumn: Int { 64 }

  /// The largest number of elements whose ratios are compared again after each flip.
  private static var shortRow: Int { 24 }

  /// The number of flips in a step after which ratios are queued: queuing all costs as much as examining all a few
  /// times.
  private static var manyFlips: Int { 8 }

  /// Takes the dual step in which elements are flipped to parallel ones, and rows to the bounds of the variables that
  /// they are matched with.
  ///
  /// - Parameters:
  ///   - entering: The expressed element.
  ///   - violation: The amount by which its residual has to change.
  /// - Returns: the variable whose element leaves; nil if the limit comes first.
  mutating func findLeaving(
    _ entering: BasisElement, _ test: Duals.RatioTest, violation: Double
  ) -> Int? {
    var rest = violation
    var candidate = duals.ratioTest(test, basis, matrix)
    var (flipCount, isQueued) = (0, false)
    while let ratio = candidate {
      let column = ratio.column
      let entry = basis.pivotRow[column]
      let side = test.side(entry)
      if effort.budget <= 0 { return column }
      if let next = nextBreakpoint(column, toward: side, but: entering) {
        let share = next.distance * abs(entry)
        if share > rest * (1 - Tolerance.tie) { return column }
        rest -= share
        flip(to: next, at: column, leavingTo: side)
      } else if let share = stopAtBound(
        ratio, test, toward: side, but: entering, before: rest)
      {
        rest -= share
      } else {
        return column
      }
      // A few ratios are compared again each time. Many are queued once a step has flipped so often that it may flip
      // hundreds of times.
      flipCount += 1
      if basis.pivotRow.count <= Self.shortRow || flipCount < Self.manyFlips {
        candidate = duals.ratioTest(test, basis, matrix)
        continue
      }
      duals.queueRatios(of: isQueued ? column : nil, test, basis, matrix)
      isQueued = true
      candidate = duals.popRatio(test, basis, matrix)
    }
    return nil
  }

  /// The first element parallel to that of `column` that its residual meets when moving to a side, except the entering
  /// element and its twins: they enter with what is left, if they do.
  private mutating func nextBreakpoint(
    _ column: Int, toward side: Int8, but entering: BasisElement
  ) -> ParallelBreakpoint? {
    // `mutating` only because the compiler takes many seconds to check a borrowed simplex here.
    let tight = basis.matching.element(column)
    if tight.isStay || basis.blocks.block(column) >= 0 { return nil }
    let view = matrix.view
    // The shortest of the columns; it lists all parallel rows.
    var shortest = column
    var constant = -values.lowerBound(column)
    var count: Int32 = 1
    if tight.isRow {
      for cell in view.cells(of: tight.row) {
        let candidate = Int(cell.column)
        if view.columns[candidate].count < view.columns[shortest].count { shortest = candidate }
      }
      constant = view.rows[tight.row].constant
      count = view.rows[tight.row].count
    }
    if Int(view.columns[shortest].count) > Self.longestColumn { return nil }
    var best: ParallelBreakpoint?
    if count == 1 && tight.isRow && entering != .bound(column) {
      best = boundBreakpoint(column, constant, toward: side)
    }
    for entry in view.entries(of: shortest) {
      let row = Int(entry.row)
      guard tight != .row(row), entering != .row(row), view.rows[row].count == count, isSlack(row),
        let ratio = ratio(of: row, to: tight, at: column, view)
      else { continue }
      let record = view.rows[row]
      // The tight element's residual at which this row's is zero.
      let distance = Double(side) * (constant - record.constant / ratio)
      guard distance >= 0, best == nil || distance < best?.distance ?? 0 else { continue }
      // Twins of the entering row enter with it, in one step of the round.
      if entering.isRow, isTwin(row, of: entering.row) { continue }
      // The side on which the row comes to lie, and the difference of its slopes there and here.
      let there: Int8 = ratio > 0 ? side : -side
      if duals.sign(row) == there { continue }
      let jump = Double(there) * (record.slope(there) - duals.gradient(row, matrix))
      if jump > 0 {
        best = ParallelBreakpoint(element: .row(row), ratio: ratio, distance: distance)
      }
    }
    return best
  }

  /// The bound of the only variable of the tight row of `column`, if the movement leads there.
  private func boundBreakpoint(
    _ column: Int, _ constant: Double, toward side: Int8
  ) -> ParallelBreakpoint? {
    let bound = values.lowerBound(column)
    let coefficient = basis.matching.pivot(column)
    if bound == -.infinity || (side > 0) == (coefficient > 0) { return nil }
    let distance = Double(side) * (coefficient * bound + constant)
    if distance < 0 { return nil }
    return ParallelBreakpoint(element: .bound(column), ratio: 1 / coefficient, distance: distance)
  }

  /// The ratio of a row's terms to those of a tight element; nil if they are not proportional.
  ///
  /// - Complexity: O(*m*) for *m* terms in the same order, O(*m*²) otherwise.
  func ratio(
    of row: Int, to other: BasisElement, at column: Int, _ view: MatrixView
  ) -> Double? {
    var ratio = 0.0
    let range = view.cellRange(row)
    for index in range {
      let cell = view.cells[index]
      let coefficient =
        other.isRow
        ? view.coefficient(other.row, Int(cell.column), near: index - range.lowerBound)
        : Int(cell.column) == column ? 1 : 0
      if coefficient == 0 { return nil }
      let own = cell.coefficient / coefficient
      if ratio != 0 && own != ratio { return nil }
      ratio = own
    }
    return ratio == 0 ? nil : ratio
  }

  /// Makes an element tight in place of the parallel one of `column`, which becomes slack on a side.
  private mutating func flip(to next: ParallelBreakpoint, at column: Int, leavingTo side: Int8) {
    effort.countPivot()
    effort.spend()
    let old = basis.matching.element(column)
    duals.flip(
      column, to: next.element, ratio: next.ratio, leavingTo: side, basis.matching, matrix)
    basis.flip(column, to: next.element, ratio: next.ratio, matrix)
    agenda.markStale(next.element)
    agenda.markUnchecked(old)
  }

  /// Makes the bound of a variable tight in place of its row, if the step takes the variable there before
  /// the entering element is satisfied; returns the change of the entering residual up to there, or nil.
  ///
  /// The row's other variables do not move with its residual. Record 0418 has the gain where many views shrink one
  /// after another.
  private mutating func stopAtBound(
    _ ratio: Duals.Ratio, _ test: Duals.RatioTest, toward side: Int8,
    but entering: BasisElement, before rest: Double
  ) -> Double? {
    let column = ratio.column
    let tight = basis.matching.element(column)
    let bound = BasisElement.bound(column)
    let pivot = basis.matching.pivot(column)
    guard basis.pivotRow.count > Self.shortRow, tight.isRow, matrix.row(tight.row).count > 1,
      entering != bound, values.hasLowerBound(column), (side > 0) != (pivot > 0),
      basis.blocks.block(column) < 0
    else { return nil }
    let speed = abs(pivot * basis.pivotRow[column])
    if values.distanceToBound(column).value * speed > rest { return nil }
    basis.savePivotRow()
    basis.express(bound, matrix)
    let distance = basis.predicted(values.distanceToBound(column), matrix, values, agenda).value
    let isStop = distance >= 0 && distance * speed <= rest * (1 - Tolerance.tie)
    if isStop, duals.canExchangeEarly(ratio, test, basis, matrix) {
      effort.spend()
      self.pivot(bound, leaving: column, to: side)
      basis.restorePivotRow(exchanging: column)
      return distance * speed
    }
    basis.restorePivotRow(exchanging: nil)
    return nil
  }
}
