// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The batched dual method: rows whose residual contradicts their assumed sign enter one by one, and
/// the values follow once for the whole batch.
///
/// Dual simplex with the long-step rule for piecewise linear costs (Koberstein, "The Dual
/// Simplex Method", 2005, chapters 3 and 6), on vectors over levels instead of numbers.
extension Simplex {
  /// The work per variable that a round may spend on finding that steps have nothing to do.
  private static var idleShare: Int { 2 }

  /// The work per variable that a round may spend on long steps once values have to follow.
  private static var longShare: Int { 4 }

  /// The number of pivots for one level after which infeasible rows of lower levels wait until the values follow.
  private static var pivotsBeforeLevelsWait: Int { 8 }

  /// The number of optional rows from which the values follow the required rows first.
  private static var manyOptional: Int { 8 }

  /// Processes what is infeasible with the values as they are; the next propagation updates the values.
  mutating func runDualRound(_ aim: Aim) {
    effort.beginRound()
    let view = matrix.view
    #if InternalChecks
    precondition(isBroken || !agenda.hasStale, "the values do not follow the elements")
    #endif
    // A primal pivot since these rows were collected may have made some feasible.
    for index in agenda.infeasibleRows.indices {
      let row = agenda.infeasibleRows[index]
      let residual = values.residual(row, view)
      if !duals.isContradicted(row, by: residual) { continue }
      if let last = effort.round.last?.element.row, isTwin(row, of: last) {
        effort.addToRound(twin: row)
        continue
      }
      effort.addToRound(
        Effort.Infeasible(
          element: .row(row), priority: view.rows[row].priority,
          size: abs(residual.value)))
    }
    for index in agenda.infeasibleColumns.indices {
      let column = agenda.infeasibleColumns[index]
      if !values.isBelowBound(column) { continue }
      effort.addToRound(
        Effort.Infeasible(
          element: .bound(column), priority: .infinity,
          size: abs(values.distanceToBound(column).value)))
    }
    agenda.clearInfeasible()
    effort.sortRound()
    let budget = effort.budget
    var pivots = effort.pivots
    var level = effort.round.first?.priority ?? 0
    var (levelsWait, boundsWait) = (false, false)
    var (next, nextLevel) = (0, 0)
    for index in effort.round.indices where effort.budget > 0 && !isBroken {
      if index < next { continue }
      if effort.round[index].priority < level {
        // Many pivots at one level undo most of what lower levels wanted, so these wait for new values. Where many
        // optional rows follow, a single pivot for required rows or bounds does so.
        let pivotCount = effort.pivots - pivots
        let isRequired = level >= Strength.required.priority
        level = effort.round[index].priority
        levelsWait =
          levelsWait || pivotCount >= Self.pivotsBeforeLevelsWait
          || isRequired && level < Strength.required.priority && pivotCount > 0
            && effort.round.count - index >= Self.manyOptional && effort.takeDetour()
          || aim == .optimumOrClash && hasFlippedRequired(before: index)
        if level < Strength.required.priority { pivots = effort.pivots }
      }
      if levelsWait {
        markUnchecked(index)
        continue
      }
      let isLong = effort.hasLongSteps(columnCount)
      if index >= nextLevel, isLong, !agenda.hasStale {
        let isDone: Bool
        (nextLevel, isDone) = flipLevel(from: index)
        if isDone {
          next = nextLevel
          continue
        }
      }
      let element = effort.round[index].element
      let isIdle = effort.idleCost > Self.idleShare * columnCount && effort.budget < budget
      if isIdle || agenda.hasStale && isLong && effort.roundCost > Self.longShare * columnCount {
        // Most of the rest would be feasible already, or can be flipped at once: the values follow first.
        markUnchecked(index)
      } else if element.isRow {
        if !basis.matching.isTight(element.row) {
          takeDualStep(rowsAt: index)
        } else if effort.rowCount(index) > 1 {
          // The first row may become slack again in this round, and is checked then; its twins would not be.
          markUnchecked(index)
        }
      } else if !basis.matching.element(element.variable).isBound {
        // One long exchange for each of many sizes would only show again that there is no room.
        let mayWait = aim == .optimumOrClash && effort.budget < budget
        if mayWait, waitsForClash(element.variable), boundsWait || effort.takeDetour() {
          boundsWait = true
          markUnchecked(index)
        } else {
          takeDualStep(bound: element.variable)
        }
      }
    }
  }

  /// Whether a required row earlier in the round has a cost now, because no element could leave for it.
  private func hasFlippedRequired(before index: Int) -> Bool {
    for earlier in 0..<index {
      let element = effort.round[earlier].element
      if !element.isRow { continue }
      if effort.round[earlier].priority < Strength.required.priority { return false }
      if !basis.matching.isTight(element.row), duals.gradient(element.row, matrix) != 0 {
        return true
      }
    }
    return false
  }

  /// Flips all rows of the next level in the round at once: one backward solve for the sum
  /// of their gradients instead of one for each.
  ///
  /// If every element has slack for the sum, each single step would have found that the limit comes first,
  /// and the multipliers would have been the same. Otherwise nothing is done.
  ///
  /// - Precondition: values follow the elements.
  /// - Returns: where the next level begins, and whether the rows were flipped.
  private mutating func flipLevel(from start: Int) -> (end: Int, isDone: Bool) {
    let priority = effort.round[start].priority
    var end = start
    while end < effort.round.count, effort.round[end].priority == priority { end += 1 }
    if end - start < 8 || !effort.round[start].element.isRow { return (end, false) }
    let view = matrix.view
    for index in start..<end {
      let row = effort.round[index].element.row
      let jump = jump(index, to: values.residual(row, view).sign) ?? 0
      if jump != 0 { basis.seed(.row(row), jump, scale: abs(jump), matrix) }
    }
    basis.solveBackward(matrix)
    defer { basis.clearPivotRow() }
    if !duals.hasSlack(at: priority, basis, matrix) { return (end, false) }
    for index in start..<end {
      let residual = values.residual(effort.round[index].element.row, view)
      flipSigns(index, to: residual.sign)
      effort.spend()
    }
    duals.moveMultipliers(at: priority, alongPivotRowOf: basis, matrix)
    return (end, true)
  }

  /// Takes the dual step of the rows at an index of the round, which are breakpoints of one piecewise linear cost: it
  /// passes them until an element leaves.
  private mutating func takeDualStep(rowsAt index: Int) {
    let row = effort.round[index].element.row
    basis.express(.row(row), matrix)
    effort.noteStep(basis.pivotRow.count)
    defer { basis.clearPivotRow() }
    let predicted = basis.predicted(values.residual(row, matrix.view), matrix, values, agenda)
    // Other steps of the round may make the rows feasible, or return their residual to what the values still
    // say. Then nothing moves, and no other step would check the rows.
    markUnchecked(index)
    #if InternalChecks
    checkTwins(index, predicted)
    #endif
    guard let jump = jump(index, to: predicted.sign) else {
      effort.addIdleCost(basis.pivotRow.count)
      return
    }
    if jump == 0 { return flipSigns(index, to: predicted.sign) }
    effort.spend()
    let priority = effort.round[index].priority
    let test = duals.makeRatioTest(
      isRising: jump > 0, limit: DualSlack(priority: priority, value: abs(jump)), basis)
    if let leaving = findLeaving(.row(row), test, violation: abs(predicted.value)) {
      enter(index, to: predicted.sign, leaving: leaving, test)
    } else {
      flipSigns(index, to: predicted.sign)
      duals.moveMultipliers(at: priority, by: jump, alongPivotRowOf: basis, matrix)
    }
  }

  /// Whether two rows differ at most in relation and weight.
  func isTwin(_ row: Int, of other: Int) -> Bool {
    let (record, known) = (matrix.row(row), matrix.row(other))
    return record.constant == known.constant && record.count == known.count
      && record.priority == known.priority
      && ratio(of: row, to: .row(other), at: -1, matrix.view) == 1
  }

  #if InternalChecks
  /// Stops if a row that is tight would be flipped with its twins.
  ///
  /// One that is tight has become so in this round, since it was infeasible before: it is stale, so that the
  /// residual of each of its twins, which is its own, comes to zero.
  private func checkTwins(_ index: Int, _ predicted: RowSum) {
    if predicted.sign == 0 || isBroken { return }
    for number in 0..<effort.rowCount(index) {
      precondition(
        !basis.matching.isTight(effort.row(index, number)), "a tight row would be flipped")
    }
  }
  #endif

  /// Schedules a check of the rows or the bound at an index of the round.
  private mutating func markUnchecked(_ index: Int) {
    agenda.markUnchecked(effort.round[index].element)
    for number in 1..<effort.rowCount(index) {
      agenda.markUnchecked(row: effort.row(index, number))
    }
  }

  /// The change of the slopes of the rows at an index of the round when they flip to a sign; nil if none does.
  private func jump(_ index: Int, to sign: Int8) -> Double? {
    var sum: Double?
    for number in 0..<effort.rowCount(index) {
      if let jump = jump(ofRow: effort.row(index, number), to: sign) { sum = (sum ?? 0) + jump }
    }
    return sum
  }

  @inline(__always)
  private func jump(ofRow row: Int, to sign: Int8) -> Double? {
    if sign == 0 || sign == duals.sign(row) { return nil }
    return matrix.row(row).slope(sign) - duals.gradient(row, matrix)
  }

  /// Flips the assumed sign of the first rows at an index of the round; the caller balances the multipliers.
  private mutating func flipSigns(_ index: Int, upTo count: Int = .max, to sign: Int8) {
    for number in 0..<min(count, effort.rowCount(index)) {
      let row = effort.row(index, number)
      if sign == duals.sign(row) { continue }
      duals.setSign(sign, of: row, matrix)
      effort.countFlip()
    }
  }

  /// Flips rows at an index of the round as long as the element of `leaving` stays, and makes the next
  /// one tight in its place.
  private mutating func enter(
    _ index: Int, to sign: Int8, leaving: Int, _ test: Duals.RatioTest
  ) {
    let count = effort.rowCount(index)
    let priority = effort.round[index].priority
    var entering = 0
    var (passed, sum) = (0.0, 0.0)
    for number in 0..<count {
      guard let jump = jump(ofRow: effort.row(index, number), to: sign), jump != 0 else { continue }
      entering = number
      passed = sum
      sum += jump
      let limit = DualSlack(priority: priority, value: abs(sum))
      if number + 1 < count, duals.isOut(leaving, test, before: limit, basis, matrix) { break }
    }
    flipSigns(index, upTo: entering, to: sign)
    let side = test.side(basis.pivotRow[leaving])
    pivot(.row(effort.row(index, entering)), leaving: leaving, to: side, passing: passed)
  }

  private mutating func takeDualStep(bound column: Int) {
    basis.express(.bound(column), matrix)
    defer { basis.clearPivotRow() }
    let predicted = basis.predicted(values.distanceToBound(column), matrix, values, agenda)
    if predicted.sign >= 0 {
      effort.addIdleCost(basis.pivotRow.count)
      agenda.markUnchecked(column: column)
      return
    }
    effort.spend()
    // A violated bound pulls its residual up: its slope falls below zero.
    let test = duals.makeRatioTest(isRising: false, limit: nil, basis)
    guard let leaving = findLeaving(.bound(column), test, violation: -predicted.value) else {
      basis.noteSingular()
      return
    }
    pivot(.bound(column), leaving: leaving, to: test.side(basis.pivotRow[leaving]))
  }
}
