// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Judges conflict sets by leaving members out.
///
/// A set is right if a fresh solver refuses it as a whole and accepts it without any one member. The rows outside all
/// sets must be feasible: the required ones alone, or all together, or, in exact fractions, if they may miss the
/// solver's values by an error in proportion to their terms. A set is not judged if coefficients differ so much in
/// magnitude that the fresh solver reports that it cannot decide.
struct ConflictJudge {
  /// The refused system.
  let state: LifeState

  /// Returns the solver's value of a variable, by number.
  let value: (Int) -> Double

  /// Checks `conflicts`.
  ///
  /// - Throws: the first ``LifeFault``.
  func check(_ conflicts: [Conflict]) throws {
    if conflicts.isEmpty { throw LifeFault(.emptyConflict, "no set is reported") }
    var named: Set<Int> = []
    for conflict in conflicts {
      var places: [Int] = []
      for handle in conflict.handles {
        guard let place = state.rows.firstIndex(where: { $0.handle == handle }),
          state.rows[place].row.strength.isRequired
        else { throw LifeFault(.strangeConflict, "a member is no required row") }
        places.append(place)
      }
      try check(places)
      named.formUnion(places)
    }
    let rest = state.rows.indices.filter { !named.contains($0) }.map { state.rows[$0].row }
    if try FreshSolver.accepts(rest.filter(\.strength.isRequired), state.unknowns) == false,
      try FreshSolver.accepts(rest, state.unknowns) == false,
      !ExactJudge(state.unknowns, rest.filter(\.strength.isRequired), value).isFeasible
    {
      throw LifeFault(.missedConflict, "rows outside all \(conflicts.count) sets clash")
    }
  }

  private func check(_ places: [Int]) throws {
    let names = places.map { "r\(state.rows[$0].number)" }.joined(separator: " ")
    let rows = places.map { state.rows[$0].row }
    if try FreshSolver.accepts(rows, state.unknowns) == true {
      throw LifeFault(.feasibleConflict, "the set \(names) can hold")
    }
    for place in rows.indices {
      var rest = rows
      rest.remove(at: place)
      if try FreshSolver.accepts(rest, state.unknowns) == false {
        throw LifeFault(
          .reducibleConflict,
          "the set \(names) clashes without r\(state.rows[places[place]].number) too")
      }
    }
  }
}
