// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The batched dual method: rows whose residual contradicts their side enter one by one,
/// values follow once for the whole batch.
///
/// Dual simplex with the long-step rule for piecewise linear costs (Koberstein, "The Dual
/// Simplex Method", 2005, chapters 3 and 6), on vectors over levels instead of numbers.
extension SolverCore {
  /// A row or bound whose residual contradicts its side.
  struct Contradiction {
    var item: Item
    var priority: Float
    var size: Double

    /// By falling priority, then by falling size.
    func precedes(_ other: Contradiction) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if size != other.size { return size > other.size }
      return item.code < other.item.code
    }
  }

  /// How much of a round may go into finding that there is nothing to do, for each variable.
  private static var idleShare: Int { 2 }

  /// Works off the queued contradictions with the values as they are; the next propagation
  /// makes the values follow.
  mutating func dualRound() {
    statistics.rounds += 1
    work.round.removeAll()
    for place in work.contradictions.indices {
      let item = work.contradictions[place]
      if item.isRow {
        problem.rows[item.row].flags.remove(.queued)
        work.round.append(
          Contradiction(
            item: item, priority: problem.rows[item.row].priority,
            size: abs(residual(item.row).value)))
      } else {
        work.boundQueued[item.variable] = false
        work.round.append(
          Contradiction(item: item, priority: .infinity, size: abs(residual(item))))
      }
    }
    work.contradictions.removeAll()
    if work.round.count > 1 { work.round.sort { $0.precedes($1) } }
    work.idleCost = 0
    let budget = work.budget
    for place in work.round.indices where work.budget > 0 && !work.alarm {
      let entry = work.round[place]
      if work.idleCost > Self.idleShare * columnCount, work.budget < budget {
        // Most of the rest would be settled already: the values follow first.
        if entry.item.isRow {
          touch(entry.item.row)
        } else {
          work.touchedColumns.append(Int32(truncatingIfNeeded: entry.item.variable))
        }
      } else if entry.item.isRow {
        if problem.rows[entry.item.row].tight < 0 { dualStep(row: entry.item.row) }
      } else if !item[entry.item.variable].isBound {
        dualStep(bound: entry.item.variable)
      }
    }
  }

  /// The residual that an item would have if the values already followed the tight set.
  private func settledResidual(_ item: Item) -> Double {
    var sum = residual(item)
    for place in work.alphaSupport.indices {
      let column = work.alphaSupport[place]
      let tight = self.item[Int(column)]
      if tight.isStay { continue }
      if tight.isRow && !problem.rows[tight.row].flags.contains(.dirty) { continue }
      sum -= work.alpha[Int(column)] * residual(tight)
    }
    return sum
  }

  private mutating func dualStep(row: Int) {
    express(.row(row))
    defer { clearAlpha() }
    let present = residual(row)
    let settled = Residual(
      value: settledResidual(.row(row)), magnitude: present.magnitude)
    let side = sign(settled)
    let record = problem.rows[row]
    if side == record.side || side == 0 || record.flags.contains(.dead) {
      // What other steps of the round have changed already settles it.
      work.idleCost += work.alphaSupport.count
      touch(row)
      return
    }
    let oldGradient = record.gradient
    setSide(row, side)
    // Other steps of the round may take the residual back to where the values still have it:
    // then nothing moves, and nobody else would look at the row.
    touch(row)
    let jump = problem.rows[row].gradient - oldGradient
    if jump == 0 { return }
    work.budget -= 1
    let limit = Room(priority: record.priority, value: abs(jump))
    guard
      let leaving = leavingItem(
        rising: jump > 0, limit: limit, violation: abs(settled.value))
    else {
      statistics.flips += 1
      for place in work.alphaSupport.indices {
        let column = work.alphaSupport[place]
        multipliers.add(Int(column), record.priority, jump * work.alpha[Int(column)])
        check(Int(column))
      }
      return
    }
    enter(
      .row(row), leaving: leaving, rising: jump > 0, priority: record.priority,
      gradient: oldGradient)
    setSide(row, 0)
  }

  private mutating func dualStep(bound column: Int) {
    express(.bound(column))
    defer { clearAlpha() }
    let bound = lowerBound[column]
    let settled = settledResidual(.bound(column))
    if settled >= -zeroWidth(max(abs(bound), abs(value[column]))) {
      work.idleCost += work.alphaSupport.count
      work.touchedColumns.append(Int32(truncatingIfNeeded: column))
      return
    }
    work.budget -= 1
    // A bound that is violated pulls its residual up: its slope falls below zero.
    guard let leaving = leavingItem(rising: false, limit: nil, violation: -settled) else {
      work.alarm = true
      return
    }
    enter(.bound(column), leaving: leaving, rising: false, priority: 0, gradient: 0)
  }

  /// Makes the expressed item tight in place of the one at `leaving`.
  private mutating func enter(
    _ entering: Item, leaving column: Int, rising: Bool, priority: Float, gradient: Double
  ) {
    let old = item[column]
    if old.isRow {
      setSide(old.row, rising == (work.alpha[column] > 0) ? -1 : 1)
    }
    swapTight(entering, leaving: column, priority: priority, gradient: gradient)
  }

  /// The exchange common to both methods.
  ///
  /// The leaving row's side is set; the entering item had the slope `gradient` at `priority`.
  ///
  /// With θ = (multiplier + new slope of the leaving item) / alpha of its place, every other
  /// multiplier changes by -alpha·θ and the entering one becomes θ - `gradient`.
  mutating func swapTight(
    _ entering: Item, leaving column: Int, priority: Float, gradient: Double
  ) {
    statistics.pivots += 1
    work.multipliersAreFresh = false
    let old = item[column]
    var step = LexVector()
    swap(&step, &work.step)
    step.clear()
    multipliers.add(column, times: 1, to: &step)
    if old.isRow {
      step.add(problem.rows[old.row].priority, problem.rows[old.row].gradient)
    }
    step.scale(by: 1 / work.alpha[column])
    if !step.isZero {
      for place in work.alphaSupport.indices {
        let other = Int(work.alphaSupport[place])
        if other != column { multipliers.add(other, step, times: -work.alpha[other]) }
      }
    }
    let place = exchange(entering, leaving: column)
    multipliers.add(place, step, times: 1)
    if gradient != 0 { multipliers.add(place, priority, -gradient) }
    swap(&step, &work.step)
    if old.isRow { touch(old.row) }
    if old.isBound { work.touchedColumns.append(Int32(truncatingIfNeeded: column)) }
    markDirty(entering)
    for place in work.alphaSupport.indices { check(Int(work.alphaSupport[place])) }
    for place in work.moved.indices { check(Int(work.moved[place])) }
  }
}
