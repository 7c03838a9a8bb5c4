// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The primal method: an item that should not be tight is left, and the values move until
/// a row stops them.
///
/// Needed only where the multipliers have lost their room, after a removal or a change of
/// strength. A row that is passed on the way changes its side (the long-step rule), so that
/// one pivot may do the work of many.
extension SolverCore {
  /// A place on the way where the cost's slope changes.
  private struct Breakpoint {
    var distance: Double
    /// How fast the item's residual moves.
    var speed: Double
    var item: Item
  }

  /// Leaves items until none improves.
  ///
  /// Contradicting rows do not take part.
  mutating func primal() {
    var idle = 0
    while work.budget > 0, !work.alarm {
      // Many pivots without progress: Bland's rule ends every cycle.
      let careful = idle > 50 + columnCount / 8
      guard
        let candidate = careful ? work.candidates.popLowest() : work.candidates.pop()
      else { return }
      guard let improvement = improvement(candidate.column) else { continue }
      if improvement.priority < candidate.priority && !careful {
        work.candidates.push(candidate.column, priority: improvement.priority)
        continue
      }
      if improvement.amount < Tolerance.doubtful * work.largestWeight, !work.multipliersAreFresh {
        recomputeMultipliers()
        check(candidate.column)
        continue
      }
      work.budget -= 1
      let moved = primalPivot(candidate.column, step: improvement.step, careful: careful)
      idle = moved ? 0 : idle + 1
    }
  }

  /// Leaves the item at `column` in a direction; whether the values moved.
  private mutating func primalPivot(_ column: Int, step: Double, careful: Bool) -> Bool {
    findDirection(leaving: column, step: step)
    let breakpoints = findBreakpoints()
    guard let stop = findStop(column, step: step, breakpoints, careful: careful) else {
      // Costs are bounded below, so something must stop the movement: a row that contradicts
      // and takes no part yet, or rounding has spoiled the multipliers. If they are fresh, the
      // improvement itself was nothing but rounding.
      clearDirection()
      if !work.contradictions.isEmpty {
        work.postponed.append(Int32(truncatingIfNeeded: column))
      } else if !work.multipliersAreFresh {
        recomputeMultipliers()
        check(column)
      }
      return false
    }
    clearDirection()
    for breakpoint in breakpoints[..<stop] where breakpoint.item.isRow {
      let row = breakpoint.item.row
      recordGradient(of: row, times: -1)
      setSide(row, breakpoint.speed > 0 ? 1 : -1)
      recordGradient(of: row, times: 1)
      statistics.flips += 1
    }
    settle()

    let entering = breakpoints[stop].item
    var gradient = 0.0
    var priority: Float = 0
    if entering.isRow {
      gradient = problem.rows[entering.row].gradient
      priority = problem.rows[entering.row].priority
    }
    express(entering)
    if abs(work.alpha[column]) < Tolerance.pivot {
      clearAlpha()
      work.alarm = true
      return false
    }
    if item[column].isRow { setSide(item[column].row, step > 0 ? 1 : -1) }
    swapTight(entering, leaving: column, priority: priority, gradient: gradient)
    clearAlpha()
    if entering.isRow { setSide(entering.row, 0) }
    propagate()
    return breakpoints[stop].distance > 0
  }

  /// Where slack rows and bounds meet zero along the direction, nearest first.
  private mutating func findBreakpoints() -> [Breakpoint] {
    var breakpoints: [Breakpoint] = []
    for place in work.touchedRows.indices {
      let row = Int(work.touchedRows[place])
      let record = problem.rows[row]
      if record.flags.contains(.dead) || record.flags.contains(.queued) { continue }
      let speed = speed(row)
      if abs(speed) < Tolerance.pivot { continue }
      let direction: Int8 = speed > 0 ? 1 : -1
      if record.side == direction { continue }
      let present = residual(row)
      let sign = sign(present)
      if sign != 0 && sign != record.side { continue }
      let distance = sign == 0 ? 0 : abs(present.value / speed)
      breakpoints.append(Breakpoint(distance: distance, speed: speed, item: .row(row)))
    }
    for place in work.directionSupport.indices {
      let column = Int(work.directionSupport[place])
      guard lowerBound[column] > -.infinity, !item[column].isBound,
        work.direction[column] < -Tolerance.pivot, !work.boundQueued[column]
      else { continue }
      let room = max(0, value[column] - lowerBound[column])
      let speed = work.direction[column]
      breakpoints.append(
        Breakpoint(distance: room / -speed, speed: speed, item: .bound(column)))
    }
    breakpoints.sort {
      $0.distance < $1.distance || ($0.distance == $1.distance && $0.item.code < $1.item.code)
    }
    return breakpoints
  }

  /// The breakpoint at which the cost stops falling; nil if it falls for ever.
  private func findStop(
    _ column: Int, step: Double, _ breakpoints: [Breakpoint], careful: Bool
  ) -> Int? {
    var slope = LexVector()
    multipliers.add(column, times: step, to: &slope)
    if item[column].isRow {
      let own = problem.rows[item[column].row]
      slope.add(own.priority, step > 0 ? own.slopeAbove : own.slopeBelow)
    }
    for (place, breakpoint) in breakpoints.enumerated() {
      if breakpoint.item.isBound { return place }
      let row = problem.rows[breakpoint.item.row]
      let change: Double
      if row.side == 0 {
        change = breakpoint.speed > 0 ? row.slopeAbove : row.slopeBelow
      } else {
        change = row.slopeAbove + row.slopeBelow
      }
      slope.add(row.priority, change * abs(breakpoint.speed))
      // Bland's rule wants the first row that blocks at all, not the long step.
      if careful && change > 0 || !slope.isNegative { return place }
    }
    return nil
  }
}
