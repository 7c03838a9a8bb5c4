// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// A solver that receives a system in a single batch and has no history.
struct FreshSolver {
  let solver = Solver()

  /// The variables by their number in the system.
  private var variables: [Int: Variable] = [:]

  /// Adds `rows` over `unknowns` without solving.
  init(_ unknowns: [ExpectedState.Unknown], _ rows: [NumberedRow]) throws {
    for unknown in unknowns {
      variables[unknown.number] = try solver.makeVariable(lowerBound: unknown.lowerBound)
    }
    for row in rows {
      let terms = row.terms.compactMap { term in
        variables[term.variable].map { Term($0, term.coefficient) }
      }
      try solver.add(
        LinearConstraint(
          LinearExpression(terms, constant: row.constant), row.relation, strength: row.strength))
    }
  }

  /// Returns whether `rows` are feasible within the lower bounds of `unknowns`; nil if the solver reports that doubles
  /// are too inexact to decide.
  static func accepts(_ rows: [NumberedRow], _ unknowns: [ExpectedState.Unknown]) throws -> Bool? {
    let mentioned = Set(rows.joinedVariables)
    let fresh = try FreshSolver(unknowns.filter { mentioned.contains($0.number) }, rows)
    do {
      try fresh.solver.solve()
      return true
    } catch {
      if case .unsatisfiable = error { return false }
      if case .inaccurate = error { return nil }
      throw SolverFault(.judge, "a fresh solver says: \(error)")
    }
  }

  /// Solves; if relaxed, required rows that clash are violated.
  func solve(isRelaxed: Bool) throws(SolveError) {
    if isRelaxed { _ = try solver.solveRelaxed() } else { try solver.solve() }
  }

  /// Returns the value of a variable.
  func value(_ number: Int) -> Double {
    variables[number].flatMap { try? solver.value(of: $0) } ?? .nan
  }

  /// Returns for each of `unknowns` whether it has the same value in all optima.
  func determined(_ unknowns: [ExpectedState.Unknown]) -> [Bool] {
    let open = Set(solver.undeterminedVariables())
    return unknowns.map { unknown in variables[unknown.number].map { !open.contains($0) } ?? false }
  }
}

extension [NumberedRow] {
  /// The numbers of all variables that the rows mention.
  fileprivate var joinedVariables: [Int] { flatMap { $0.terms.map(\.variable) } }
}
