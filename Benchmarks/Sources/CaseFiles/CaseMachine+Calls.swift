// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

extension CaseMachine {
  /// Records one step and applies it, so that a failure surfaces at the step that causes it.
  mutating func perform(_ step: CaseStep) throws(StepRefusal) {
    let before = handles
    do {
      try declare(step.mentioned)
      try call(step)
    } catch let misuse as SolverMisuse {
      throw StepRefusal(misuse)
    } catch let refusal as StepRefusal {
      throw refusal
    } catch {
      throw StepRefusal(kind: .other, message: "\(error)")
    }
    for (id, handle) in handles { nameOfHandle[handle] = id }
    do {
      try solver.solve()
    } catch {
      // The batch was taken back, and with it what the step had added or removed.
      let refusal = refusal(of: error)
      for (id, handle) in handles where before[id] != handle { retired[id] = handle }
      handles = before
      throw refusal
    }
  }

  private mutating func call(_ step: CaseStep) throws {
    switch step {
    case .variable: break
    case .add(let row):
      // A number that is not finite is the graver mistake.
      if row.isFinite { try checkNew(row.id) }
      handles[row.id] = try solver.add(try constraint(row))
    case .stay(let id, let variable, let priority, let weight):
      try checkNew(id)
      handles[id] = try solver.addStay(
        try find(variable), strength: Self.strength(priority, weight))
    case .remove(let id):
      try solver.remove(try find(constraint: id))
      retired[id] = handles.removeValue(forKey: id)
    case .constant(let id, let value):
      try solver.setConstant(value, of: try find(constraint: id))
    case .priority(let id, let value):
      try solver.setPriority(
        Self.strength(value, 1).priority, of: try find(constraint: id))
    case .weight(let id, let value): try solver.setWeight(value, of: try find(constraint: id))
    case .edit(let variable, let priority, let weight):
      try solver.edit(try find(variable), strength: Self.strength(priority, weight))
    case .suggest(let variable, let value): try solver.suggest(value, for: try find(variable))
    case .endEdit(let variable): try solver.endEdit(try find(variable))
    case .lowerBound(let variable, let bound):
      try solver.setLowerBound(bound, of: try find(variable))
    case .repeated, .expectValues, .expectLevels, .expectRanges, .expectSatisfied,
      .expectViolated, .expectRefusal:
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
      expression, row.relation, strength: Self.strength(row.priority, row.weight),
      label: row.id)
  }

  /// The strength of a row; in a case file everything from 1000 on is required.
  private static func strength(_ priority: Double, _ weight: Double) -> Strength {
    let capped = priority.isFinite ? min(priority, CaseRow.required) : priority
    return Strength(Float(capped), weight: weight)
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
    let clashes = conflicts.map { conflict in
      StepRefusal.Clash(
        ids: conflict.handles.map { nameOfHandle[$0] ?? "a handle that was never given out" },
        bounded: conflict.lowerBounds.map { name(of: $0) ?? "a variable that was never made" })
    }
    return StepRefusal(kind: .unsatisfiable, clashes: clashes, message: "\(error)")
  }
}
