// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The tolerances of the comparison, relative to the terms of a computation.
private enum Tolerance {
  /// Of a level's cost, relative to the weighted terms of its rows.
  static let level = 1e-9

  /// Of a required row's violation, relative to its terms.
  static let required = 1e-8

  /// Of a distance from zero that counts as rounding error, relative to the terms.
  static let exact = 1e-14

  /// Of a value below its bound, relative to the bound.
  static let bound = 1e-9

  /// Of a value that is the same in all optima; differences of levels within their tolerance may move it further.
  static let value = 1e-6
}

extension SolverHistory {
  /// Compares the committed state with a fresh solver for the same rows.
  ///
  /// If they differ, the ``ExactJudge`` must accept both answers.
  ///
  /// - Throws: the first ``SolverFault``.
  func compare() throws {
    let rows = committed.allRows
    try checkBounds(rows)
    let fresh = try FreshSolver(committed.unknowns, rows)
    do {
      try fresh.solve(isRelaxed: isRelaxed)
    } catch {
      if isExcused(error, rows) { return }
      throw SolverFault(.feasibility, "a fresh solver says: \(error)")
    }
    let areFixed = fresh.determined(committed.unknowns)
    let open = Set(solver.undeterminedVariables())
    do {
      try compareLevels(fresh, rows)
      try compareValues(fresh, areFixed, open)
    } catch let fault as SolverFault {
      for answer in [value, fresh.value]
      where !judge(rows, answer).isOptimal(isRelaxed: isRelaxed) { throw fault }
    }
    try compareDetermination(fresh, areFixed, open, rows)
  }

  /// Whether a fresh solver may fail with `error`.
  ///
  /// It may if `rows` clash but for errors of the values, or are so nearly dependent that Accuracy.md promises no
  /// values. The solver's values must be right all the same, unless they are too large for doubles.
  private func isExcused(_ error: SolveError, _ rows: [NumberedRow]) -> Bool {
    let answer = judge(rows, value)
    switch error {
    case .unsatisfiable:
      return !judge(rows, { _ in .nan }).isFeasible && answer.isOptimal(isRelaxed: isRelaxed)
    case .inaccurate:
      return answer.isOptimal(isRelaxed: isRelaxed) || answer.hasFarValues
    case .overflow, .pivotLimit:
      return false
    }
  }

  private func checkBounds(_ rows: [NumberedRow]) throws {
    let propagatedErrors = ExactJudge.propagatedErrors(rows, value, length: 4)
    for unknown in committed.unknowns {
      let value = value(unknown)
      let bound = unknown.lowerBound ?? -.infinity
      let allowed =
        Tolerance.bound * max(1, bound.magnitude) + (propagatedErrors[unknown.number] ?? 0)
      if !(value >= bound - allowed) {
        throw SolverFault(.bound, "x\(unknown.number) is \(value), its bound \(bound)")
      }
    }
  }

  /// Compares the cost of each level with that of a fresh solver.
  private func compareLevels(_ fresh: FreshSolver, _ rows: [NumberedRow]) throws {
    var values: [Int: Double] = [:]
    for unknown in committed.unknowns { values[unknown.number] = value(unknown) }
    let live = try costs(rows) { values[$0] ?? .nan }
    let wanted = try costs(rows, fresh.value)
    for (level, (got, want)) in zip(live.priorities, zip(live.costs, wanted.costs)) {
      // The smaller size counts, so that large terms of one answer do not excuse an error of the other.
      let size = max(1, min(got.size, want.size))
      if !((got.cost - want.cost).magnitude <= Tolerance.level * size) {
        let worse = got.cost > want.cost ? "the solver with the history" : "the fresh solver"
        throw SolverFault(
          .level,
          "@\(level) costs \(got.cost), a fresh solver's \(want.cost), its terms \(size); "
            + "\(worse) is worse")
      }
    }
  }

  /// Compares the values that are the same in all optima with those of a fresh solver.
  private func compareValues(
    _ fresh: FreshSolver, _ areFixed: [Bool], _ open: Set<Variable>
  ) throws {
    for (unknown, isFixed) in zip(committed.unknowns, areFixed)
    where isFixed && !open.contains(unknown.variable) {
      let (got, want) = (value(unknown), fresh.value(unknown.number))
      if (got - want).magnitude > Tolerance.value * max(1, want.magnitude) {
        throw SolverFault(.value, "x\(unknown.number) is \(got), a fresh solver's \(want)")
      }
    }
  }

  /// Compares the set of determined variables with that of a fresh solver.
  private func compareDetermination(
    _ fresh: FreshSolver, _ areFixed: [Bool], _ open: Set<Variable>, _ rows: [NumberedRow]
  ) throws {
    lazy var here = judge(rows, value)
    lazy var there = judge(rows, fresh.value)
    lazy var isUndecided = hasNearlyTight(rows, value) || hasNearlyTight(rows, fresh.value)
    for (unknown, isFixed) in zip(committed.unknowns, areFixed) {
      let isFixedHere = !open.contains(unknown.variable)
      if isFixedHere == isFixed || isUndecided { continue }
      if !here.agrees(that: unknown.number, isDetermined: isFixedHere)
        || !there.agrees(that: unknown.number, isDetermined: isFixed)
      {
        throw SolverFault(
          .determination,
          "x\(unknown.number) is \(isFixed ? "" : "not ")determined in a fresh solver only")
      }
    }
  }

  /// Whether a row is so close to its limit that one solver may consider it tight and another may not.
  private func hasNearlyTight(_ rows: [NumberedRow], _ value: (Int) -> Double) -> Bool {
    let propagatedErrors = ExactJudge.propagatedErrors(rows, value)
    return rows.contains { row in
      let (distance, size) = row.distance(at: value)
      return distance > Tolerance.exact * size
        && distance <= max(Tolerance.required * max(1, size), row.propagatedError(propagatedErrors))
    }
  }

  private func judge(_ rows: [NumberedRow], _ value: (Int) -> Double) -> ExactJudge {
    ExactJudge(committed.unknowns, rows, value)
  }

  /// Returns the cost of each level, the highest first.
  private func costs(
    _ rows: [NumberedRow], _ value: (Int) -> Double
  ) throws -> (priorities: [Float], costs: [LevelCost]) {
    for row in rows where row.strength.isRequired && !isRelaxed {
      let (violation, size) = row.measure(at: value)
      if !(violation <= Tolerance.required * max(1, size)) {
        throw SolverFault(.required, "a required row is violated by \(violation) of \(size)")
      }
    }
    return LevelCost.all(rows, value)
  }
}
