// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// A solver that is given a system in one batch and has no past.
struct FreshSolver {
  let solver = Solver()

  /// The variables by the number that the system gives them.
  private var variables: [Int: Variable] = [:]

  /// Adds `rows` over `unknowns` without solving.
  init(_ unknowns: [LifeState.Unknown], _ rows: [LifeRow]) throws {
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

  /// Whether `rows` can all hold within the lower bounds of `unknowns`; nil where the solver says that
  /// doubles have too few digits to tell.
  static func accepts(_ rows: [LifeRow], _ unknowns: [LifeState.Unknown]) throws -> Bool? {
    let mentioned = Set(rows.joinedVariables)
    let fresh = try FreshSolver(unknowns.filter { mentioned.contains($0.number) }, rows)
    do {
      try fresh.solver.solve()
      return true
    } catch {
      if case .unsatisfiable = error { return false }
      if case .inaccurate = error { return nil }
      throw LifeFault(.judge, "a fresh solver says: \(error)")
    }
  }

  /// Solves; relaxed, if required rows that clash shall be violated.
  func solve(isRelaxed: Bool) throws(SolveError) {
    if isRelaxed { _ = try solver.solveRelaxed() } else { try solver.solve() }
  }

  /// The value of a variable.
  func value(_ number: Int) -> Double {
    variables[number].flatMap { try? solver.value(of: $0) } ?? .nan
  }

  /// Whether each of `unknowns` has the same value in all optima.
  func determined(_ unknowns: [LifeState.Unknown]) -> [Bool] {
    let open = Set(solver.undeterminedVariables())
    return unknowns.map { unknown in variables[unknown.number].map { !open.contains($0) } ?? false }
  }
}

extension [LifeRow] {
  /// The numbers of all variables that the rows mention.
  fileprivate var joinedVariables: [Int] { flatMap { $0.terms.map(\.variable) } }
}
