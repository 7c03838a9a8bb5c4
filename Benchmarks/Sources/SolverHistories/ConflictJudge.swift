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
  let state: ExpectedState

  /// Returns the solver's value of a variable, by number.
  let value: (Int) -> Double

  /// Checks `conflicts`.
  ///
  /// - Throws: the first ``SolverFault``.
  func check(_ conflicts: [Conflict]) throws {
    if conflicts.isEmpty { throw SolverFault(.emptyConflict, "no set is reported") }
    var named: Set<Int> = []
    for conflict in conflicts {
      var indices: [Int] = []
      for handle in conflict.handles {
        guard let index = state.rows.firstIndex(where: { $0.handle == handle }),
          state.rows[index].row.strength.isRequired
        else { throw SolverFault(.strangeConflict, "a member is no required row") }
        indices.append(index)
      }
      try check(indices)
      named.formUnion(indices)
    }
    let rest = state.rows.indices.filter { !named.contains($0) }.map { state.rows[$0].row }
    if try FreshSolver.accepts(rest.filter(\.strength.isRequired), state.unknowns) == false,
      try FreshSolver.accepts(rest, state.unknowns) == false,
      !ExactJudge(state.unknowns, rest.filter(\.strength.isRequired), value).isFeasible
    {
      throw SolverFault(.missedConflict, "rows outside all \(conflicts.count) sets clash")
    }
  }

  private func check(_ indices: [Int]) throws {
    let names = indices.map { "r\(state.rows[$0].number)" }.joined(separator: " ")
    let rows = indices.map { state.rows[$0].row }
    if try FreshSolver.accepts(rows, state.unknowns) == true {
      throw SolverFault(.feasibleConflict, "the set \(names) can hold")
    }
    for index in rows.indices {
      var rest = rows
      rest.remove(at: index)
      if try FreshSolver.accepts(rest, state.unknowns) == false {
        throw SolverFault(
          .reducibleConflict,
          "the set \(names) clashes without r\(state.rows[indices[index]].number) too")
      }
    }
  }
}
