// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The batched dual method: rows whose residual contradicts their sign enter one by one,
/// values follow once for the whole batch.
///
/// Dual simplex with the long-step rule for piecewise linear costs (Koberstein, "The Dual
/// Simplex Method", 2005, chapters 3 and 6), on vectors over levels instead of numbers.
extension Simplex {
  /// How much of a round may go into finding that there is nothing to do, for each variable.
  private static var idleShare: Int { 2 }

  /// How much may go into long steps of a round once values have to follow, for each variable.
  private static var longShare: Int { 4 }

  /// Works off what is infeasible with the values as they are; the next propagation makes the
  /// values follow.
  mutating func runDualRound() {
    effort.beginRound()
    let view = matrix.view
    for place in agenda.infeasibleRows.indices {
      let row = agenda.infeasibleRows[place]
      effort.addToRound(
        Effort.Infeasible(
          element: .row(row), priority: view.rows[row].priority,
          size: abs(values.residual(row, view).value)))
    }
    for place in agenda.infeasibleColumns.indices {
      let column = agenda.infeasibleColumns[place]
      effort.addToRound(
        Effort.Infeasible(
          element: .bound(column), priority: .infinity,
          size: abs(values.distanceToBound(column).value)))
    }
    agenda.forgetInfeasible()
    effort.sortRound()
    let budget = effort.budget
    var (next, nextLevel) = (0, 0)
    for place in effort.round.indices where effort.budget > 0 && !isBroken {
      if place < next { continue }
      let isLong = effort.hasLongSteps(columnCount)
      if place >= nextLevel, isLong, !agenda.hasStale {
        let isDone: Bool
        (nextLevel, isDone) = turnOver(from: place)
        if isDone {
          next = nextLevel
          continue
        }
      }
      let element = effort.round[place].element
      let isIdle = effort.idleCost > Self.idleShare * columnCount && effort.budget < budget
      if isIdle || agenda.hasStale && isLong && effort.roundCost > Self.longShare * columnCount {
        // Most of the rest would be settled already, or can be turned over at once: the values follow
        // first.
        agenda.noteUnchecked(element)
      } else if element.isRow {
        if !basis.matching.isTight(element.row) { takeDualStep(row: element.row) }
      } else if !basis.matching.element(element.variable).isBound {
        takeDualStep(bound: element.variable)
      }
    }
  }

  /// Turns all rows of one level over at once that are next in the round: one backward solve for the sum
  /// of their gradients instead of one for each.
  ///
  /// Where every element has slack for the sum, each of them would have found that the limit comes first,
  /// and the multipliers are what they would have come to. Else nothing is done.
  ///
  /// - Precondition: values follow the elements.
  /// - Returns: where the next level begins, and whether the rows are turned over.
  private mutating func turnOver(from start: Int) -> (end: Int, isDone: Bool) {
    let priority = effort.round[start].priority
    var end = start
    while end < effort.round.count, effort.round[end].priority == priority { end += 1 }
    if end - start < 8 || !effort.round[start].element.isRow { return (end, false) }
    let view = matrix.view
    for place in start..<end {
      let row = effort.round[place].element.row
      let record = view.rows[row]
      let jump = record.slope(values.residual(row, view).sign) - duals.gradient(row, matrix)
      if jump != 0 { basis.seed(.row(row), jump, scale: abs(jump), matrix) }
    }
    basis.solveBackward(matrix)
    defer { basis.clearPivotRow() }
    if !duals.hasSlack(at: priority, basis, matrix) { return (end, false) }
    for place in start..<end {
      let row = effort.round[place].element.row
      duals.assume(values.residual(row, view).sign, of: row, matrix)
      effort.countFlip()
      effort.spend()
    }
    duals.moveMultipliers(at: priority, alongPivotRowOf: basis, matrix)
    return (end, true)
  }

  private mutating func takeDualStep(row: Int) {
    basis.express(.row(row), matrix)
    effort.noteStep(basis.pivotRow.count)
    defer { basis.clearPivotRow() }
    let settled = basis.settled(values.residual(row, matrix.view), matrix, values, agenda)
    let sign = settled.sign
    let record = matrix.row(row)
    // Other steps of the round may settle it, or take the residual back to where the values still
    // have it: then nothing moves, and nobody else would look at the row.
    agenda.noteUnchecked(row: row)
    if sign == duals.sign(row) || sign == 0 || !record.isLive {
      effort.addIdleCost(basis.pivotRow.count)
      return
    }
    let oldGradient = duals.gradient(row, matrix)
    let jump = record.slope(sign) - oldGradient
    if jump == 0 {
      duals.assume(sign, of: row, matrix)
      return
    }
    effort.spend()
    let test = Duals.RatioTest(
      isRising: jump > 0, limit: DualSlack(priority: record.priority, value: abs(jump)))
    guard let leaving = findLeaving(.row(row), test, violation: abs(settled.value)) else {
      effort.countFlip()
      duals.flip(row, to: sign, alongPivotRowOf: basis, matrix)
      return
    }
    duals.assume(0, of: row, matrix)
    enter(
      .row(row), leaving: leaving, test, priority: record.priority, gradient: oldGradient)
  }

  private mutating func takeDualStep(bound column: Int) {
    basis.express(.bound(column), matrix)
    defer { basis.clearPivotRow() }
    let settled = basis.settled(values.distanceToBound(column), matrix, values, agenda)
    if settled.sign >= 0 {
      effort.addIdleCost(basis.pivotRow.count)
      agenda.noteUnchecked(column: column)
      return
    }
    effort.spend()
    // A bound that is violated pulls its residual up: its slope falls below zero.
    let test = Duals.RatioTest(isRising: false, limit: nil)
    guard let leaving = findLeaving(.bound(column), test, violation: -settled.value) else {
      basis.noteSingular()
      return
    }
    enter(.bound(column), leaving: leaving, test, priority: 0, gradient: 0)
  }

  /// Makes the expressed element tight in place of the one of `leaving`.
  private mutating func enter(
    _ entering: BasisElement, leaving column: Int, _ test: Duals.RatioTest, priority: Float,
    gradient: Double
  ) {
    let old = basis.matching.element(column)
    if old.isRow {
      duals.assume(
        test.isRising == (basis.pivotRow[column] > 0) ? -1 : 1, of: old.row, matrix)
    }
    pivot(entering, leaving: column, priority: priority, gradient: gradient)
  }
}
