// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The starting basis for new rows: rows that determine one variable each, one after
/// another, so that most of the work is done before the first pivot.
///
/// A variable is open while it is held by its stay. Required equalities with one open variable determine it at once.
/// Next are variables that are the only open one of other rows: each moves to the weighted median of what these rows
/// want, which is the optimum in one dimension. Where every row has several open variables, one is torn or left to its
/// stay (Maros, "Computational Techniques of the Simplex Method", 2003, chapter 9.8, calls such starts crash bases).
extension Simplex {
  /// Lets the new rows determine as many variables as they can; the dual method does the rest.
  ///
  /// - Complexity: O(cells of the new rows and of the columns that they determine), for layouts.
  mutating func makeStartingBasis() {
    if !crash.takeAdded(matrix, startsEmpty: basis.matching.tightCount == 0) { return }
    pulls.sort()
    beginRows()
    drain()
    decideRest()
    endRows()
    pulls.removeAll()
    placeSequence()
    crash.end()
  }

  @inline(__always)
  private func isOpen(_ column: Int) -> Bool {
    basis.matching.element(column).isStay && !crash.isLeftToStay(column)
  }

  /// Adds up the determined terms of every row, counts its open variables and the inequalities that wait for
  /// each variable, and then queues the rows that have one open variable.
  private mutating func beginRows() {
    let view = matrix.view
    let estimates = values.view
    let matches = basis.matching.view
    for index in crash.rows.indices.reversed() {
      let row = Int(crash.rows[index])
      let record = view.rows[row]
      if !record.isInForce { continue }
      let isWaiting = record.relation != .equal && record.count > 1
      var sum = record.constant
      var openCount: Int32 = 0
      var openColumns: Int32 = 0
      for cell in view.cells(of: row) {
        if isWaiting { crash.countWait(Int(cell.column)) }
        if matches[Int(cell.column)].element.isStay {
          openCount &+= 1
          openColumns ^= cell.column
        } else {
          sum += cell.coefficient * estimates[Int(cell.column)].value
        }
      }
      crash.begin(row, sum: sum, openCount: openCount, openColumns: openColumns)
    }
    for index in crash.rows.indices.reversed() {
      let row = Int(crash.rows[index])
      crash.queueIfReady(row, view.rows[row])
    }
  }

  /// Gives every row that is not tight the assumed sign with which it costs nothing, and schedules a check if its
  /// residual has the opposite sign.
  ///
  /// In a crash that starts with no tight row and is no second attempt, an optional row of one variable gets the sign
  /// of its residual instead, whose cost the median has weighed.
  private mutating func endRows() {
    let view = matrix.view
    let isWeighing = crash.startsEmpty && !duals.isLenient
    for index in crash.rows.indices {
      let row = Int(crash.rows[index])
      if view.rows[row].relation == .equal {
        if basis.matching.isTight(row) { continue }
      } else if view.rows[row].count > 1 {
        for cell in view.cells(of: row) { crash.clearWaitCount(Int(cell.column)) }
      }
      if basis.matching.isTight(row) || !view.rows[row].isInForce { continue }
      let record = view.rows[row]
      let residual = values.residual(row, view)
      // The cost at the variable's value was weighed when it was determined. Where tight rows were there at the start,
      // it may have been determined before, by rows that the batch moves.
      let isWeighed =
        isWeighing && record.count == 1 && !record.isRequired && residual.sign != 0
      let sign = isWeighed ? residual.sign : record.neutralSign
      duals.setSign(sign, of: row, matrix)
      if isWeighed { duals.recordGradient(row, times: 1, matrix) }
      let isFeasible = residual.sign == 0 || residual.sign == sign
      if !isFeasible || !residual.value.isFinite { agenda.markUnchecked(row: row) }
    }
  }

  /// Undoes the weighing of rows of one variable that put elements out of their bounds: such a row returns to its
  /// neutral sign and is queued as infeasible.
  ///
  /// Record 0421 has the reason. The rows are searched among the next few dependents of each element.
  ///
  /// - Complexity: O(variables) for marks, and a balance, if there are many such elements; else O(1).
  mutating func revertWeighedRows() {
    let count = duals.infeasibilities.count
    if count < Self.manyInfeasibilities { return }
    let view = matrix.view
    var reached = MarkedList()
    reached.extend(to: columnCount)
    for index in 0..<count {
      let candidate = duals.infeasibilities.candidate(index)
      let start = reached.count
      reached.insert(Int(candidate.column))
      var next = start
      while next < reached.count {
        let column = reached[next]
        next += 1
        for entry in view.entries(of: column) {
          let row = Int(entry.row)
          let holder = basis.matching.column(ofRow: row)
          if holder < 0 {
            revertWeighedRow(row, upTo: candidate.priority)
          } else if reached.count - start < Self.mostDependents {
            reached.insert(holder)
          }
        }
      }
    }
    duals.balance(&basis, matrix)
  }

  /// Turns a weighed row of at most the given level back: an element out of its bounds at one level may be so at lower
  /// ones.
  private mutating func revertWeighedRow(_ row: Int, upTo level: Float) {
    let record = matrix.row(row)
    guard record.isInForce, record.count == 1, record.priority <= level, !record.isRequired,
      duals.gradient(row, matrix) != 0
    else { return }
    duals.flipSign(row, to: record.neutralSign, matrix)
    agenda.markUnchecked(row: row)
  }

  /// Undoes the weighing of all rows of one variable at a level, collects those that are infeasible now, and returns
  /// whether there were any.
  ///
  /// - Complexity: O(size of the system).
  mutating func revertWeighedRows(at level: Float) -> Bool {
    for row in 0..<matrix.rowCapacity where matrix.row(row).priority == level {
      if !basis.matching.isTight(row) { revertWeighedRow(row, upTo: level) }
    }
    if duals.isBalanced { return false }
    duals.balance(&basis, matrix)
    propagate()
    return true
  }

  /// The number of elements out of their bounds from which rows are reverted before the first pivot; the primal
  /// method first leaves fewer ones.
  static var manyInfeasibilities: Int { 8 }

  /// The number of an element's dependents among which weighed rows are searched.
  private static var mostDependents: Int { 8 }

  /// Determines variables until no row has a single open one.
  mutating func drain() {
    while true {
      if let ready = crash.popEquality() {
        determine(ready.column, .row(ready.row))
      } else if crash.tear.isOpen {
        closeTearBySoftRow()
      } else if let (column, hasWaited, isWeak) = crash.popVariable() {
        if !isOpen(column) { continue }
        if isWeak, crash.postponeIfChainLink(column, matrix.view, values) { continue }
        let choice = crash.choose(
          for: column, hasWaited: hasWaited, basis.matching, matrix, values, pulls)
        guard let choice else { continue }
        if choice.isStay {
          // The variable stays open: another row may still determine it.
          crash.skipOldEntries(of: column)
        } else {
          determine(column, choice)
        }
      } else {
        return
      }
    }
  }

  /// Makes an element tight with an open variable, sets the variable's value and updates the rows that mention it;
  /// does nothing if a small coefficient would spoil the value, the value runs away, or a cycle would be closed.
  private mutating func determine(_ column: Int, _ element: BasisElement) {
    let view = matrix.view
    let hasDependents = !crash.startsEmpty && isMentionedByTightRow(column)
    var pivot = 1.0
    var slope: Double?
    var fresh: Estimate?
    if element.isRow {
      let row = element.row
      pivot = view.coefficient(row, column)
      // Rows are scaled so that their largest coefficient is below 2.
      if abs(pivot) < 2 * Tolerance.substitution,
        abs(pivot) < Tolerance.substitution * view.largestCoefficient(row)
      {
        // Required equations do not come from the queue.
        if !view.rows[row].isRequiredEquation { crash.skipOldAndNewEntries(of: column) }
        return
      }
      if hasDependents {
        placeSequence()
        if basis.wouldCycle(column, row, view) { return }
      }
      fresh = values.evaluate(column, row, pivot: pivot, view)
      if crash.isWaiting(row) {
        if crash.tear.hasRow(row) { slope = -crash.progress(row).slope / pivot }
        crash.end(row)
        if slope != nil || values.hasFar, isRunningAway(to: fresh?.value ?? 0, slope ?? 0) {
          return
        }
      } else {
        duals.recordGradient(row, times: -1, matrix)
      }
      duals.setSign(0, of: row, matrix)
    } else {
      fresh = Estimate(value: values.lowerBound(column), error: 0)
    }
    duals.releaseMultiplier(column, of: .stay(column))
    basis.match(element, with: column, pivot: pivot)
    if hasDependents {
      basis.repairOrder(column, view)
    } else {
      crash.append(column, slope: slope)
    }
    if let fresh {
      values.set(column, fresh)
      if values.hasLowerBound(column) { agenda.markUnchecked(column: column) }
    }
    updateRows(mentioning: column, slope: slope, but: element.isRow ? element.row : -1)
  }

  /// Whether a row would continue a growing recurrence with this variable.
  ///
  /// Along rows `3·x₀ - x₋₁ - x₁`, values and rounding grow 2.6-fold per row. Such a row is left to the dual method. No
  /// value grows that far in one step, since coefficients are not small, unless others have reached
  /// ``Tolerance/farValue`` already.
  private mutating func isRunningAway(to value: Double, _ slope: Double) -> Bool {
    abs(slope) > Tolerance.growth
      || abs(value) >= Tolerance.farValue
        && abs(value) > Tolerance.growth * crash.largestGiven(matrix, values)
  }

  /// Updates the rows that mention a variable after it was determined, including its movement with the tear if it
  /// depends on that.
  mutating func updateRows(mentioning column: Int, slope: Double?, but own: Int) {
    let view = matrix.view
    let value = values[column]
    for entry in view.entries(of: column) {
      let row = Int(entry.row)
      if crash.isWaiting(row) {
        crash.noteDetermined(row, column, amount: view.coefficient(entry) * value)
        crash.queueIfReady(row, view.rows[row])
      } else if row == own {
        continue
      } else if basis.matching.isTight(row) {
        agenda.markStale(row: row)
      } else {
        agenda.markUnchecked(row: row)
      }
    }
    if let slope, let closing = crash.addMovement(of: column, slope: slope, view) {
      closeTear(by: closing)
    }
  }

  /// Whether any tight row mentions an open variable.
  private func isMentionedByTightRow(_ column: Int) -> Bool {
    matrix.view.entries(of: column).contains { entry in
      let holder = basis.matching.column(ofRow: Int(entry.row))
      return holder >= 0 && holder != column
    }
  }

  /// Moves the variables that were determined to the end of the order, in the sequence of their determination.
  private mutating func placeSequence() {
    basis.placeLast(crash.sequence)
    crash.clearSequence()
  }

  // MARK: Rows with several open variables

  /// Decides all but one open variable of every row that still has several: each is torn if a loop may
  /// be closed, and otherwise left to its stay.
  ///
  /// - Complexity: O(*m* log *m*) for each row of *m* cells, and what the drains cost.
  private mutating func decideRest() {
    let view = matrix.view
    var rest = FlatArray<(key: Double, row: Int32)>()
    for index in crash.rows.indices {
      let row = Int(crash.rows[index])
      if crash.progress(row).openCount < 2 { continue }
      let record = view.rows[row]
      let kind: Double = record.relation == .equal ? 0 : 2000
      rest.append((kind - Double(record.priority), Int32(truncatingIfNeeded: row)))
    }
    rest.sort { $0.key < $1.key || ($0.key == $1.key && $0.row < $1.row) }
    var candidates = FlatArray<TearCandidate>()
    for index in rest.indices {
      let row = Int(rest[index].row)
      if crash.progress(row).openCount < 2 { continue }
      listTearCandidates(of: row, view, &candidates)
      for index in candidates.indices {
        if crash.progress(row).openCount < 2 { break }
        let column = Int(candidates[index].column)
        if !isOpen(column) { continue }
        crash.leaveToStay(column)
        if crash.startsEmpty { crash.openTear(column) }
        updateRows(mentioning: column, slope: crash.startsEmpty ? 1 : nil, but: -1)
        drain()
      }
    }
  }

  /// An open variable that could be torn or left to its stay.
  struct TearCandidate {
    var column: Int32
    /// Whether the row could not determine it, because its coefficient is small.
    var isUnsafe: Bool
    var mentionCount: Int32
    /// Whether the row is an equation and the variable has a lower bound, as sizes have.
    var isBounded: Bool
  }

  /// Lists the open variables of a row: those with small coefficients first, then those that most rows mention.
  ///
  /// Among equals, bounded variables come first, so that an equation determines one without a bound: a size
  /// that nothing else determines stays zero, and a position follows from it.
  private func listTearCandidates(
    of row: Int, _ view: MatrixView, _ candidates: inout FlatArray<TearCandidate>
  ) {
    candidates.removeAll()
    let least = Tolerance.substitution * view.largestCoefficient(row)
    let isEquation = view.rows[row].relation == .equal
    for cell in view.cells(of: row) {
      if !isOpen(Int(cell.column)) { continue }
      candidates.append(
        TearCandidate(
          column: cell.column, isUnsafe: abs(cell.coefficient) < least,
          mentionCount: view.columns[Int(cell.column)].count,
          isBounded: isEquation && values.hasLowerBound(Int(cell.column))))
    }
    candidates.sort {
      if $0.isUnsafe != $1.isUnsafe { return $0.isUnsafe }
      if $0.mentionCount != $1.mentionCount { return $0.mentionCount > $1.mentionCount }
      if $0.isBounded != $1.isBounded { return $0.isBounded }
      return $0.column < $1.column
    }
  }
}
