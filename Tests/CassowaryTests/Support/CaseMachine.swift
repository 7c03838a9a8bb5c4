// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Turns the steps of a case into calls of a ``Solver``, through its public API alone.
struct CaseMachine {
  /// Why a step was refused.
  struct StepRefusal: Error {
    /// In the words of the case files.
    var kind: CaseErrorKind

    /// The irreducible sets, if the step is unsatisfiable.
    var conflicts: [Clash] = []

    /// The error as the solver describes it.
    var message: String
  }

  /// A reported irreducible set, by name.
  struct Clash: Hashable {
    var ids: [String]
    var bounded: [String]
  }

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

  /// The handles of live constraints, and those of removed or rejected ones.
  private(set) var handles: [String: ConstraintHandle] = [:]
  private var retired: [String: ConstraintHandle] = [:]

  /// Records every step of a batch.
  ///
  /// - Throws: the ``StepRefusal`` of the first step that is refused; the ones before it stay
  ///   recorded.
  mutating func record(_ steps: [CaseStep]) throws(StepRefusal) {
    for step in steps { try record(step) }
  }

  /// Applies what is recorded.
  ///
  /// - Parameter before: the machine as it was before the batch, whose names are taken back
  ///   when the batch is.
  mutating func solve(orRestore before: CaseMachine) throws(StepRefusal) {
    do {
      try solver.solve()
    } catch {
      let clashes = refusal(of: error)
      for (id, handle) in handles where before.handles[id] != handle { retired[id] = handle }
      handles = before.handles
      throw clashes
    }
  }

  /// Records one step and applies it.
  mutating func perform(_ step: CaseStep) throws(StepRefusal) {
    let before = self
    try record(step)
    try solve(orRestore: before)
  }

  /// The values of all variables, by name.
  func values() throws -> [String: Double] {
    try variables.mapValues { try solver.value(of: $0) }
  }

  /// The names of `reported` sets.
  func named(_ reported: [Conflict]) -> [Clash] {
    reported.map { conflict in
      Clash(
        ids: conflict.handles.map { name(of: $0) },
        bounded: conflict.lowerBounds.map { bound in
          names.first { variables[$0] == bound } ?? "a variable that was never made"
        })
    }
  }

  /// The name of a live or retired constraint.
  func name(of handle: ConstraintHandle) -> String {
    handles.first { $0.value == handle }?.key
      ?? retired.first { $0.value == handle }?.key ?? "a handle that was never given out"
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

extension CaseMachine {
  private mutating func record(_ step: CaseStep) throws(StepRefusal) {
    do {
      try call(step)
    } catch let misuse as SolverMisuse {
      throw refusal(of: misuse)
    } catch let refusal as StepRefusal {
      throw refusal
    } catch {
      throw StepRefusal(kind: .other, message: "\(error)")
    }
  }

  private mutating func call(_ step: CaseStep) throws {
    switch step {
    case .variable(let name):
      variables[name] = try solver.makeVariable()
      names.append(name)
    case .add(let row):
      try checkNew(row.id)
      handles[row.id] = try solver.add(constraint(row))
    case .stay(let id, let variable, let priority, let weight):
      try checkNew(id)
      handles[id] = try solver.addStay(
        find(variable), strength: Strength(priority, weight: weight))
    case .remove(let id):
      try solver.remove(find(constraint: id))
      retired[id] = handles.removeValue(forKey: id)
    case .constant(let id, let value): try solver.setConstant(value, of: find(constraint: id))
    case .priority(let id, let value): try solver.setPriority(value, of: find(constraint: id))
    case .weight(let id, let value): try solver.setWeight(value, of: find(constraint: id))
    case .edit(let variable, let priority, let weight):
      try solver.edit(find(variable), strength: Strength(priority, weight: weight))
    case .suggest(let variable, let value): try solver.suggest(value, for: find(variable))
    case .endEdit(let variable): try solver.endEdit(find(variable))
    case .lowerBound(let variable, let bound):
      try solver.setLowerBound(bound, of: find(variable))
    case .repeated, .expectValues, .expectLevels, .expectRanges, .expectSatisfied,
      .expectViolated, .expectError:
      throw StepRefusal(kind: .other, message: "not a call: \(step)")
    }
  }

  /// The constraint that a row of a case describes.
  private func constraint(_ row: CaseRow) throws(StepRefusal) -> LinearConstraint {
    var expression = LinearExpression(constant: row.constant)
    for term in row.terms {
      expression.terms.append(Term(try find(term.variable), term.coefficient))
    }
    return LinearConstraint(
      expression, row.relation, strength: Strength(row.priority, weight: row.weight),
      label: row.id)
  }

  private func checkNew(_ id: String) throws(StepRefusal) {
    if handles[id] != nil { throw StepRefusal(kind: .duplicate, message: "\(id) is there already") }
  }

  private func find(_ name: String) throws(StepRefusal) -> Variable {
    guard let variable = variables[name] else {
      throw StepRefusal(kind: .other, message: "no variable is called \(name)")
    }
    return variable
  }

  /// The handle of a live constraint; of a removed one too, so that the solver refuses it.
  private func find(constraint id: String) throws(StepRefusal) -> ConstraintHandle {
    guard let handle = handles[id] ?? retired[id] else {
      throw StepRefusal(kind: .unknown, message: "no constraint is called \(id)")
    }
    return handle
  }

  private func refusal(of misuse: SolverMisuse) -> StepRefusal {
    let kind: CaseErrorKind =
      switch misuse {
      case .notFinite: .nonFinite
      case .priorityOutOfRange(let priority): priority.isFinite ? .other : .nonFinite
      case .weightNotPositive(let weight): weight.isFinite ? .other : .nonFinite
      case .removedConstraint: .unknown
      case .requiredEdit: .requiredEdit
      case .duplicateEdit: .duplicateEdit
      case .unknownEdit: .unknownEdit
      case .foreignVariable, .removedVariable, .variableInUse, .foreignConstraint: .other
      }
    return StepRefusal(kind: kind, message: "\(misuse)")
  }

  private func refusal(of error: SolveError) -> StepRefusal {
    switch error {
    case .unsatisfiable(let conflicts):
      StepRefusal(kind: .unsatisfiable, conflicts: named(conflicts), message: "\(error)")
    case .pivotLimit, .inaccurate, .overflow: StepRefusal(kind: .other, message: "\(error)")
    }
  }
}
