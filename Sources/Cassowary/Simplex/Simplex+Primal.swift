// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The primal method: an element that should not be tight is left, and the values move until a row stops them.
///
/// It is needed only if multipliers are out of their bounds, after a removal or a change of strength. A row that is
/// passed on the way flips its sign (the long-step rule), so that one pivot may do the work of many.
extension Simplex {
  /// A distance at which the slope of the cost changes.
  struct Breakpoint {
    var distance: Double
    /// The speed of the element's residual.
    var speed: Double
    var element: BasisElement
  }

  /// The number of elements that cannot be left after which infeasible rows are processed first.
  private static var mostPostponed: Int { 8 }

  /// The number of pivots after which the primal method examines what is left.
  private static var pivotsBetweenLooks: Int { 8 }

  /// The work per variable that may be spent on leaving elements that are followed by others.
  private static var followedShare: Int { 4 }

  /// The number of pivots with shifts, in multiples of those that call for shifts, before a first attempt is given up.
  private static var shiftedShare: Int { 4 }

  /// The progress of the primal method since it last examined what is left.
  private struct Progress {
    var pivots = 0

    /// How many elements were out of their bounds then.
    let infeasibleCount: Int

    /// The total work at that time.
    let work: Int
  }

  /// Leaves elements until none lowers the cost.
  ///
  /// Infeasible rows do not take part, but an element whose leaving would violate an inequality more is postponed; once
  /// some are, infeasible rows are processed first. Required rows are so after a few pivots: most elements left without
  /// them would have to come back. If so much is left that the attempt would be given up in the end, it is given up
  /// then.
  ///
  /// If there are only a few elements to leave, but leaving most of them in an attempt from an empty basis puts others
  /// out of their bounds, and that takes long, rows of one variable that the crash has weighed are left to the dual
  /// method, once for each level.
  ///
  /// A corner that many pivots have not left is shifted apart. If another attempt can follow, the present one is given
  /// up if the shifts do not help soon, or if it goes in a circle, from a weaker level back to a stronger one through
  /// the same element. The last attempt skips gains below ``Tolerance/circling``, and elements that lead in a circle by
  /// the trail.
  ///
  /// - Parameter shifts: The shifts of the attempt.
  mutating func leaveInfeasibleElements(shifting shifts: inout FlatArray<Shift>) {
    var (idle, shiftedCount) = (0, 0)
    let mostIdle = 50 + columnCount / 8
    var progress = Progress(infeasibleCount: duals.infeasibilities.count, work: work)
    let limit = effort.postponed.count + Self.mostPostponed
    let longWork = work + Self.followedShare * columnCount
    var level: Float = 0
    while effort.budget > 0, !isBroken, !exceedsWorkLimit, effort.postponed.count < limit {
      if progress.pivots == Self.pivotsBetweenLooks {
        if hasInfeasibleRequired, effort.takeDetour() { return }
        if willExceedWorkLimit(after: progress) { return effort.abandonForRebuild() }
        if !duals.isLenient, work > longWork, isFollowedByOthers(after: progress),
          effort.tryReverting(level), revertWeighedRows(at: level)
        {
          return
        }
        progress = Progress(infeasibleCount: duals.infeasibilities.count, work: work)
      }
      if idle > mostIdle {
        perturb(&shifts)
        idle = 0
      }
      // Another attempt is more likely to succeed.
      if !shifts.isEmpty, !duals.isLenient {
        if shiftedCount == Self.shiftedShare * mostIdle { return effort.giveUp() }
        shiftedCount += 1
      }
      guard let (column, infeasibility) = duals.popInfeasibility(basis.matching, matrix) else {
        return
      }
      if infeasibility.isDoubtful, !duals.isFresh {
        duals.recompute(&basis, matrix)
        duals.check(column, basis.matching, matrix)
        continue
      }
      // A level may have looked optimal only because of rounding.
      let isBack = effort.trail.isBack(to: infeasibility.amount.priority)
      if isBack, duals.isLenient, abs(infeasibility.amount.value) <= Tolerance.circling {
        continue
      }
      let element = basis.matching.element(column)
      if effort.trail.isCircling(element, infeasibility.amount.priority) {
        if duals.isLenient { continue }
        return effort.giveUp()
      }
      effort.spend()
      progress.pivots += 1
      level = infeasibility.amount.priority
      let moved = leave(column, infeasibility)
      idle = moved ? 0 : idle + 1
    }
  }

  /// Whether leaving the other elements will exceed the limits of the attempt, if they come within their bounds as
  /// slowly as the last ones.
  private func willExceedWorkLimit(after progress: Progress) -> Bool {
    let count = duals.infeasibilities.count
    let mended = max(1, progress.infeasibleCount - count)
    return effort.isHopeless(at: work, expecting: (work - progress.work) / mended * count)
  }

  /// Whether only a few elements are to be left, but most of those that were left put another one out of its bounds.
  private func isFollowedByOthers(after progress: Progress) -> Bool {
    let count = duals.infeasibilities.count
    return count < Self.manyInfeasibilities
      && progress.infeasibleCount - count <= progress.pivots / 2
  }

  /// Leaves the element of `column` in a direction, and returns whether the values moved.
  private mutating func leave(_ column: Int, _ infeasibility: Duals.Infeasibility) -> Bool {
    let step = infeasibility.step
    basis.findDirection(leaving: column, step: step, matrix)
    guard let breakpoints = findBreakpoints(above: infeasibility.amount.priority) else {
      basis.clearDirection()
      effort.postpone(column)
      return false
    }
    let stop = findStop(column, step: step, breakpoints)
    basis.clearDirection()
    guard let stop else {
      // Costs are bounded below, so something must stop the movement: an infeasible row that takes no part yet, or
      // rounding has spoiled the multipliers. If they are fresh, the improvement itself was mere rounding.
      if !agenda.isFeasible {
        effort.postpone(column)
      } else if !duals.isFresh {
        duals.recompute(&basis, matrix)
        duals.check(column, basis.matching, matrix)
      }
      return false
    }
    for index in 0..<stop where breakpoints[index].element.isRow {
      duals.flipSign(
        breakpoints[index].element.row, to: breakpoints[index].speed > 0 ? 1 : -1, matrix)
      effort.countFlip()
    }
    duals.balance(&basis, matrix)
    let entering = breakpoints[stop].element
    basis.express(entering, matrix)
    defer { basis.clearPivotRow() }
    if abs(basis.pivotRow[column]) < Tolerance.pivot {
      basis.noteSingular()
      return false
    }
    let old = basis.matching.element(column)
    effort.noteLeft(old, infeasibility.amount.priority, passing: stop)
    pivot(entering, leaving: column, to: step > 0 ? 1 : -1)
    propagate()
    return breakpoints[stop].distance > 0
  }

  /// The breakpoints where slack rows and bounds meet zero along the direction, nearest first; nil if the direction
  /// increases the violation of an inequality above a level, or of a bound.
  ///
  /// Leaving an element that way would gain nothing, even though infeasible rows have no part in its multiplier yet.
  private mutating func findBreakpoints(above level: Float) -> FlatArray<Breakpoint>? {
    // `mutating` only because the compiler takes many seconds to check a borrowed simplex here.
    var breakpoints = FlatArray<Breakpoint>()
    let view = matrix.view
    for index in 0..<basis.direction.rows.count {
      let row = basis.direction.rows[index]
      if !view.rows[row].isInForce { continue }
      let speed = basis.direction.speed(ofRow: row, view)
      if abs(speed) < Tolerance.pivot { continue }
      if agenda.isInfeasible(row: row) {
        let record = view.rows[row]
        if record.relation == .equal || record.priority <= level { continue }
        let residual = values.residual(row, view)
        if record.costs(residual.sign), residual.value * speed > 0 { return nil }
        continue
      }
      if duals.sign(row) == (speed > 0 ? 1 : -1) { continue }
      let present = values.residual(row, view)
      if duals.isContradicted(row, by: present) { continue }
      let distance = present.sign == 0 ? 0 : abs(present.value / speed)
      breakpoints.append(Breakpoint(distance: distance, speed: speed, element: .row(row)))
    }
    for position in 0..<basis.direction.speeds.count {
      let column = basis.direction.speeds.index(position)
      let speed = basis.direction.speed(column)
      guard values.hasLowerBound(column), !basis.matching.element(column).isBound,
        speed < -Tolerance.pivot
      else { continue }
      if agenda.isInfeasible(column: column) { return nil }
      let distance = max(0, values.distanceToBound(column).value) / -speed
      breakpoints.append(Breakpoint(distance: distance, speed: speed, element: .bound(column)))
    }
    breakpoints.sort {
      $0.distance < $1.distance
        || ($0.distance == $1.distance && $0.element.code < $1.element.code)
    }
    return breakpoints
  }

  /// The breakpoint at which the cost stops falling; nil if it never does.
  ///
  /// Costs are bounded below. If the remaining slope at a level may be rounding, because a row of this level has
  /// cancelled the rest, and nothing else stops the movement, it stops at that row.
  private mutating func findStop(
    _ column: Int, step: Double, _ breakpoints: borrowing FlatArray<Breakpoint>
  ) -> Int? {
    // `mutating` only because the compiler takes many seconds to check a borrowed simplex here.
    var slope = LexVector()
    duals.multipliers.add(column, times: step, to: &slope)
    let element = basis.matching.element(column)
    if element.isRow {
      let own = matrix.row(element.row)
      slope.add(own.priority, step > 0 ? own.slopeAbove : own.slopeBelow)
    }
    var doubtfulStop: Int?
    for index in breakpoints.indices {
      let breakpoint = breakpoints[index]
      if breakpoint.element.isBound { return index }
      let row = matrix.row(breakpoint.element.row)
      let change: Double
      if duals.sign(breakpoint.element.row) == 0 {
        change = breakpoint.speed > 0 ? row.slopeAbove : row.slopeBelow
      } else {
        change = row.slopeAbove + row.slopeBelow
      }
      slope.add(row.priority, change * abs(breakpoint.speed))
      if !slope.isNegative { return index }
      if doubtfulStop == nil, change > 0, slope[0].priority == row.priority, slope[0].isDoubtful {
        doubtfulStop = index
      }
    }
    return duals.isFresh && agenda.isFeasible ? doubtfulStop : nil
  }
}
