// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

extension CaseMachine {
  /// Records one step and applies it, so that a failure surfaces at the step that causes it.
  mutating func perform(_ step: CaseStep) throws(StepRefusal) {
    let before = self
    try record([step])
    try solve(orRestore: before)
  }

  /// Records every step of a batch.
  ///
  /// - Throws: why the first step that is refused is; the ones before it stay recorded.
  mutating func record(_ steps: [CaseStep]) throws(StepRefusal) {
    do {
      for step in steps {
        try declare(step.mentioned)
        try call(step)
      }
    } catch let misuse as SolverMisuse {
      throw StepRefusal(misuse)
    } catch let refusal as StepRefusal {
      throw refusal
    } catch {
      throw StepRefusal(kind: .other, message: "\(error)")
    }
  }

  /// Applies what is recorded.
  ///
  /// - Parameter before: the machine as it was before the batch, whose constraints are taken back
  ///   when the batch is.
  mutating func solve(orRestore before: CaseMachine) throws(StepRefusal) {
    do {
      try solver.solve()
    } catch {
      let refusal = refusal(of: error)
      for (id, handle) in handles where before.handles[id] != handle { retired[id] = handle }
      handles = before.handles
      throw refusal
    }
  }

  private mutating func call(_ step: CaseStep) throws {
    switch step {
    case .variable: break
    case .add(let row):
      // A number that is not finite is the graver mistake.
      if row.isFinite { try checkNew(row.id) }
      keep(try solver.add(try constraint(row)), row.id)
    case .stay(let id, let variable, let priority, let weight):
      try checkNew(id)
      let strength = Strength(priority, weight: weight)
      keep(try solver.addStay(try find(variable), strength: strength), id)
    case .remove(let id):
      try solver.remove(try find(constraint: id))
      retired[id] = handles.removeValue(forKey: id)
    case .constant(let id, let value):
      try solver.setConstant(value, of: try find(constraint: id))
    case .priority(let id, let value):
      try solver.setPriority(value, of: try find(constraint: id))
    case .weight(let id, let value): try solver.setWeight(value, of: try find(constraint: id))
    case .edit(let variable, let priority, let weight):
      try solver.edit(try find(variable), strength: Strength(priority, weight: weight))
    case .suggest(let variable, let value): try solver.suggest(value, for: try find(variable))
    case .endEdit(let variable): try solver.endEdit(try find(variable))
    case .lowerBound(let variable, let bound):
      try solver.setLowerBound(bound, of: try find(variable))
    case .repeated, .expectValues, .expectLevels, .expectRanges, .expectSatisfied,
      .expectViolated, .expectRefusal:
      throw StepRefusal(kind: .other, message: "not a call: \(step)")
    }
  }

  private mutating func keep(_ handle: ConstraintHandle, _ id: String) {
    handles[id] = handle
    nameOfHandle[handle] = id
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
    if handles[id] != nil {
      throw StepRefusal(kind: .duplicate, message: "a constraint \(id) is there already")
    }
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

  private func refusal(of error: SolveError) -> StepRefusal {
    guard case .unsatisfiable(let conflicts) = error else {
      return StepRefusal(kind: .other, message: "\(error)")
    }
    return StepRefusal(kind: .unsatisfiable, clashes: named(conflicts), message: "\(error)")
  }
}
