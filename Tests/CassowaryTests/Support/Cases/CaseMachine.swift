// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Turns the steps of a case into calls of a ``Solver``, through its public API alone.
struct CaseMachine {
  /// What a failed call must leave as it was.
  struct Snapshot: Equatable {
    var values: [UInt64]
    var residuals: [UInt64]
    var violations: [Violation]
    var variables: Int
    var constraints: Int
  }

  /// The solver under test.
  let solver = Solver()

  /// The variables by name, and the names in the order in which they were made.
  private(set) var variables: [String: Variable] = [:]
  private(set) var names: [String] = []

  /// The handles of live constraints, the last ones of removed or rejected constraints, and the
  /// name of every handle that was ever given out.
  var handles: [String: ConstraintHandle] = [:]
  var retired: [String: ConstraintHandle] = [:]
  var nameOfHandle: [ConstraintHandle: String] = [:]

  /// Makes the variables that do not exist yet.
  mutating func declare(_ mentioned: [String]) throws(SolverMisuse) {
    for name in mentioned where variables[name] == nil {
      variables[name] = try solver.makeVariable()
      names.append(name)
    }
  }

  /// The values of all variables, by name.
  func values() throws -> [String: Double] {
    try variables.mapValues { try solver.value(of: $0) }
  }

  /// The name of a constraint, which may have been removed.
  func name(of handle: ConstraintHandle) -> String {
    nameOfHandle[handle] ?? "a handle that was never given out"
  }

  /// The name of a variable.
  func name(of variable: Variable) -> String {
    names.first { variables[$0] == variable } ?? "a variable that was never made"
  }

  /// The names of `reported` sets.
  func named(_ reported: [Conflict]) -> [StepRefusal.Clash] {
    reported.map { conflict in
      StepRefusal.Clash(
        ids: conflict.handles.map { name(of: $0) },
        bounded: conflict.lowerBounds.map { name(of: $0) })
    }
  }

  /// What can be observed of the solver, bit by bit.
  func snapshot() throws -> Snapshot {
    Snapshot(
      values: try names.compactMap { variables[$0] }.map { try solver.value(of: $0).bitPattern },
      residuals: try handles.sorted { $0.key < $1.key }.map {
        try solver.residual(of: $0.value).bitPattern
      },
      violations: solver.violations(),
      variables: solver.statistics.variables,
      constraints: solver.statistics.constraints)
  }
}
