// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The way from recorded changes to an optimum.
extension SolverCore {
  /// How an attempt ended.
  enum Outcome {
    case optimal
    /// The pivot limit was reached twice: once from where the solver stood, once from a
    /// starting basis made from scratch.
    case pivotLimit(Int)
    /// A variable's value went beyond what a double can hold.
    case overflow(Int)
  }

  /// The pivots that one attempt may make.
  ///
  /// Layout systems need fewer than two per row; Klee and Minty's cubes and their like, in
  /// the sizes where a layout could contain one, stay below fifty.
  var pivotLimit: Int { 2000 + 50 * (columnCount + problem.rowCapacity) }

  /// Applies the recorded changes and finds the optimum of the new system.
  mutating func optimize() -> Outcome {
    prepare()
    keepParts()
    if pending.isConstantsOnly, work.touchedRows.isEmpty, work.touchedColumns.isEmpty,
      work.dirtyColumns.isEmpty
    {
      if followPaths() { return .optimal }
    } else {
      tightVersion += 1
      structureVersion += 1
    }
    valueVersion += 1
    work.hasDoubts = false
    work.budget = pivotLimit
    releaseRows()
    crash()
    settle()
    for place in pending.repriced.indices {
      let row = pending.repriced[place]
      let column = problem.rows[Int(row)].tight
      if column >= 0 { check(Int(column)) }
    }
    pending.repriced.removeAll()
    if iterate() { return .optimal }
    if let column = work.overflow { return .overflow(column) }
    rebuild()
    if iterate() { return .optimal }
    if let column = work.overflow { return .overflow(column) }
    return .pivotLimit(pivotLimit)
  }

  /// Dual rounds and primal pivots until neither finds anything; false if the limit or an
  /// alarm ended it.
  private mutating func iterate() -> Bool {
    var rounds = 0
    while work.budget > 0, !work.alarm {
      propagate()
      if work.alarm { return false }
      if !work.candidates.isEmpty { primal() }
      if work.contradictions.isEmpty && work.candidates.isEmpty {
        if work.dirtyRows.isEmpty && work.dirtyColumns.isEmpty && work.touchedRows.isEmpty
          && work.touchedColumns.isEmpty
        {
          if hasOutgrownValues() || checkPostponed() { continue }
          if work.hasDoubts, !work.multipliersAreFresh, !work.alarm {
            recomputeMultipliers()
            continue
          }
          return !work.alarm && work.budget > 0
        }
        continue
      }
      rounds += 1
      if rounds > 200 + columnCount / 4 {
        takeSides()
      } else {
        dualRound()
      }
    }
    return false
  }

  /// Looks again at variables that could not be left while rows contradicted; whether there
  /// were any.
  private mutating func checkPostponed() -> Bool {
    if work.postponed.isEmpty { return false }
    for place in work.postponed.indices { check(Int(work.postponed[place])) }
    work.postponed.removeAll()
    return true
  }

  /// Whether what counts as zero was measured with values that are long gone: much smaller
  /// values have been found, and every slack row has to be looked at again.
  ///
  /// - Complexity: O(1) but for one time in as many changed values as there are, or when the
  ///   values have grown on the way.
  private mutating func hasOutgrownValues() -> Bool {
    let hasGrown = work.largestValue > 16 * log.largestValue
    guard hasGrown || work.valuesSinceMeasured + work.changed.count >= columnCount else {
      return false
    }
    work.valuesSinceMeasured = 0
    var largest = 0.0
    for column in 0..<columnCount { largest = max(largest, abs(value[column])) }
    let isOutgrown = work.largestValue > 16 * largest && work.largestValue > 1
    work.largestValue = largest
    if !isOutgrown { return false }
    for row in problem.rows.indices where isSlack(row) { touch(row) }
    for column in 0..<columnCount where lowerBound[column] > -.infinity {
      work.touchedColumns.append(Int32(truncatingIfNeeded: column))
    }
    return true
  }

  /// Accepts every contradicting row's residual as it is and leaves the rest to the primal
  /// method, which ends from any point.
  private mutating func takeSides() {
    for place in work.contradictions.indices {
      let item = work.contradictions[place]
      guard item.isRow else {
        work.boundQueued[item.variable] = false
        work.touchedColumns.append(Int32(truncatingIfNeeded: item.variable))
        continue
      }
      let row = item.row
      problem.rows[row].flags.remove(.queued)
      let sign = sign(residual(row))
      if problem.rows[row].tight >= 0 || sign == 0 { continue }
      recordGradient(of: row, times: -1)
      setSide(row, sign)
      recordGradient(of: row, times: 1)
      work.budget -= 1
    }
    var bounds: [Item] = []
    for place in work.contradictions.indices where !work.contradictions[place].isRow {
      bounds.append(work.contradictions[place])
    }
    work.contradictions.removeAll()
    settle()
    // A violated bound has no cost to weigh: only a dual step brings it back.
    for bound in bounds where !work.boundQueued[bound.variable] {
      work.boundQueued[bound.variable] = true
      work.contradictions.append(bound)
    }
    if !bounds.isEmpty { dualRound() }
  }

  /// Makes the tight set anew from nothing: every variable at its stay, every row new.
  ///
  /// The safety net for a tight set that rounding has spoiled. Values go back to what they
  /// were before this solve, so that what nobody asks for stays where it was.
  mutating func rebuild() {
    statistics.rebuilds += 1
    resetWork()
    for place in work.changed.indices {
      value[Int(work.changed[place].column)] = work.changed[place].before
    }
    pending.newRows.removeAll()
    pending.enteredCount = 0
    for row in problem.rows.indices
    where problem.rows[row].flags.contains(.live) && !problem.rows[row].flags.contains(.dead) {
      setSide(row, 0)
      problem.rows[row].tight = -1
      problem.rows[row].flags.insert(.new)
      pending.newRows.append(Int32(truncatingIfNeeded: row))
    }
    for place in pending.deadRows.indices { problem.rows[Int(pending.deadRows[place])].tight = -1 }
    for column in 0..<columnCount {
      setItem(column, .stay(column))
      multipliers.clear(column)
      work.touchedColumns.append(Int32(truncatingIfNeeded: column))
    }
    pending.enteredCount = pending.newRows.count
    renumber()
    work.budget = pivotLimit
    crash()
    settle()
  }

  /// Empties every queue and mark of a solve that was broken off.
  mutating func resetWork() {
    prepare()
    work.alarm = false
    work.overflow = nil
    work.sweeping = false
    work.queue.removeAll()
    work.candidates.removeAll()
    work.postponed.removeAll()
    work.contradictions.removeAll()
    work.touchedColumns.removeAll()
    work.dirtyColumns.removeAll()
    work.dirtyRows.removeAll()
    work.touchedRows.removeAll()
    clearAlpha()
    clearDirection()
    for row in problem.rows.indices {
      problem.rows[row].flags.subtract([.dirty, .touched, .queued])
    }
    for column in 0..<columnCount {
      work.inQueue[column] = false
      work.boundQueued[column] = false
      work.open[column] = 0
      work.openSize[column] = 0
      work.mark[column] = Mark.none
      work.detached[column] = false
      work.held[column] = false
    }
    pending.gradients.removeAll()
  }
}
