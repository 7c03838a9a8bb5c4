// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// What has to be computed, looked at and worked off, each once.
@Suite("Agenda")
struct AgendaTests {
  private func agenda() -> Agenda {
    var agenda = Agenda()
    agenda.extend(columns: 4, rows: 6)
    return agenda
  }

  private func indices(_ list: borrowing Agenda.List) -> [Int] {
    var indices: [Int] = []
    for place in list.indices { indices.append(list[place]) }
    return indices
  }

  @Test("each row and each variable is on a list once, in the order in which they were noted")
  func once() {
    var agenda = agenda()
    for row in [3, 1, 3, 5, 1] { agenda.markStale(row: row) }
    for column in [2, 2, 0] { agenda.markUnchecked(column: column) }
    holds(indices(agenda.staleRows) == [3, 1, 5])
    holds(indices(agenda.uncheckedColumns) == [2, 0])
  }

  @Test("the lists do not know of one another")
  func apart() {
    var agenda = agenda()
    agenda.markStale(row: 2)
    agenda.markUnchecked(row: 2)
    agenda.markInfeasible(row: 2)
    agenda.clearUnchecked()
    let isOnBoth = agenda.isStale(row: 2) && agenda.isInfeasible(row: 2)
    holds(isOnBoth && agenda.uncheckedRows.isEmpty)
    agenda.clearStale()
    let isOnOne = !agenda.isStale(row: 2) && agenda.isInfeasible(row: 2)
    holds(isOnOne)
    agenda.markStale(row: 2)
    holds(indices(agenda.staleRows) == [2], "what was forgotten can be noted again")
  }

  @Test(
    "elements are noted where they belong; a stay that is tight no longer has nothing to be looked at"
  )
  func elements() {
    var agenda = agenda()
    agenda.markStale(.row(4))
    agenda.markStale(.bound(1))
    agenda.markStale(.stay(3))
    holds(indices(agenda.staleRows) == [4])
    holds(indices(agenda.staleColumns) == [1, 3])
    agenda.markUnchecked(.row(0))
    agenda.markUnchecked(.bound(2))
    agenda.markUnchecked(.stay(1))
    holds(indices(agenda.uncheckedRows) == [0])
    holds(indices(agenda.uncheckedColumns) == [2])
  }

  @Test(
    "infeasible rows are popped from the end; the rest is looked at again if nobody works it off")
  func infeasible() {
    var agenda = agenda()
    for row in [1, 4, 2] { agenda.markInfeasible(row: row) }
    agenda.markInfeasible(column: 3)
    let popped = agenda.popInfeasibleRow()
    let isListed = agenda.isInfeasible(row: 2)
    holds(popped == 2 && !isListed)
    agenda.rescheduleInfeasible()
    let isFeasible = agenda.isFeasible
    holds(isFeasible)
    holds(indices(agenda.uncheckedRows) == [1, 4])
    holds(indices(agenda.uncheckedColumns) == [3])
  }

  @Test("a few stale rows alone are what a ray can follow")
  func fewStaleRows() {
    var agenda = agenda()
    holds(!agenda.hasFewStaleRowsOnly)
    for row in 0..<4 { agenda.markStale(row: row) }
    holds(agenda.hasFewStaleRowsOnly)
    agenda.markStale(row: 4)
    holds(!agenda.hasFewStaleRowsOnly, "five rows are more than a few")
    agenda.clearStale()
    agenda.markStale(row: 0)
    agenda.markUnchecked(column: 0)
    holds(!agenda.hasFewStaleRowsOnly, "a bound has to be looked at besides")
  }

  @Test("a new variable with a bound is noted before there is room for it")
  func newColumn() {
    var agenda = agenda()
    agenda.markUnchecked(newColumn: 9)
    let isNoted = agenda.isUnchecked(column: 9) && !agenda.isUnchecked(column: 8)
    holds(isNoted && agenda.isComputed && !agenda.isDone)
    agenda.removeAll()
    holds(agenda.isDone)
  }
}
