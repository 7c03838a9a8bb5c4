// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// A solver with the state that it should have, recorded and committed.
///
/// Calls that make no sense in the present state are skipped, so that any part of a list of calls is valid.
struct SolverHistory {
  let solver = Solver()

  /// The state that the calls so far should lead to.
  private(set) var expected = ExpectedState()

  /// The state that the last successful solve committed.
  private(set) var committed = ExpectedState()

  /// Whether the last successful solve was a relaxed one.
  private(set) var isRelaxed = false

  /// The numbers of the required rows that the last relaxed solve violated.
  private(set) var violated: [Int] = []

  /// The values of variables that were removed since the last solve.
  private var removedValues: [Int: Double] = [:]

  /// The number of solves, and of refused ones.
  private(set) var solves = 0
  private(set) var refused = 0

  /// The number of judged conflict sets.
  private(set) var sets = 0

  /// Returns the value of a variable after the last solve.
  func value(_ number: Int) -> Double {
    guard let index = expected.index(ofVariable: number) else { return .nan }
    return value(expected.unknowns[index])
  }

  /// Returns the value of an unknown after the last solve.
  func value(_ unknown: ExpectedState.Unknown) -> Double {
    (try? solver.value(of: unknown.variable)) ?? .nan
  }

  /// Makes a call; returns false if it makes no sense.
  ///
  /// - Parameter isJudging: whether the sets of a refused batch are checked.
  /// - Throws: a ``SolverFault``.
  mutating func perform(_ call: SolverCall, isJudging: Bool) throws -> Bool {
    do {
      switch call {
      case .solve:
        try solve(isJudging: isJudging)
        return true
      case .solveRelaxed:
        try solveRelaxed(isJudging: isJudging)
        return true
      case .variable, .removeVariable, .bound: return try changeVariable(call)
      case .edit, .suggest, .endEdit: return try changeEdit(call)
      default: return try changeRow(call)
      }
    } catch let misuse as SolverMisuse {
      throw SolverFault(.misuse, "\(call): \(misuse)")
    }
  }

  private mutating func changeVariable(_ call: SolverCall) throws -> Bool {
    if case .variable(let number, let bound) = call {
      guard expected.index(ofVariable: number) == nil else { return false }
      let variable = try solver.makeVariable(lowerBound: bound)
      let unknown = ExpectedState.Unknown(number: number, variable: variable, lowerBound: bound)
      expected.unknowns.append(unknown)
      // Making a variable cannot be undone.
      committed.unknowns.append(unknown)
      return true
    }
    if case .bound(let number, let bound) = call {
      guard let index = expected.index(ofVariable: number) else { return false }
      try solver.setLowerBound(bound, of: expected.unknowns[index].variable)
      expected.unknowns[index].lowerBound = bound
      return true
    }
    guard case .removeVariable(let number) = call, let index = expected.index(ofVariable: number),
      expected.index(ofEdit: number) == nil,
      !expected.rows.contains(where: { $0.row.terms.contains { $0.variable == number } })
    else { return false }
    let last = value(expected.unknowns[index])
    try solver.remove(expected.unknowns[index].variable)
    removedValues[number] = last
    expected.unknowns.remove(at: index)
    return true
  }

  private mutating func changeEdit(_ call: SolverCall) throws -> Bool {
    switch call {
    case .edit(let number, let strength):
      guard let index = expected.index(ofVariable: number), expected.index(ofEdit: number) == nil
      else {
        return false
      }
      try solver.edit(expected.unknowns[index].variable, strength: strength)
      expected.edits.append(
        ExpectedState.Edit(variable: number, strength: strength, value: value(number)))
    case .suggest(let number, let value):
      guard let index = expected.index(ofVariable: number),
        let edit = expected.index(ofEdit: number)
      else {
        return false
      }
      try solver.suggest(value, for: expected.unknowns[index].variable)
      expected.edits[edit].value = value
    case .endEdit(let number):
      guard let index = expected.index(ofVariable: number),
        let edit = expected.index(ofEdit: number)
      else {
        return false
      }
      try solver.endEdit(expected.unknowns[index].variable)
      expected.edits.remove(at: edit)
    default: return false
    }
    return true
  }

  private mutating func changeRow(_ call: SolverCall) throws -> Bool {
    switch call {
    case .add(let number, let row):
      guard expected.index(ofRow: number) == nil else { return false }
      var terms: [Term] = []
      for term in row.terms {
        guard let index = expected.index(ofVariable: term.variable) else { return false }
        terms.append(Term(expected.unknowns[index].variable, term.coefficient))
      }
      let handle = try solver.add(
        LinearConstraint(
          LinearExpression(terms, constant: row.constant), row.relation, strength: row.strength))
      expected.rows.append(ExpectedState.Row(number: number, handle: handle, row: row))
    case .stay(let number, let variable, let strength):
      guard expected.index(ofRow: number) == nil, let index = expected.index(ofVariable: variable)
      else {
        return false
      }
      let handle = try solver.addStay(expected.unknowns[index].variable, strength: strength)
      let row = NumberedRow([NumberedRow.Term(variable, 1)], constant: 0, .equal, strength)
      expected.rows.append(
        ExpectedState.Row(number: number, handle: handle, row: row, isStay: true))
    case .remove(let number):
      guard let index = expected.index(ofRow: number) else { return false }
      try solver.remove(expected.rows[index].handle)
      expected.rows.remove(at: index)
    case .constant(let number, let constant):
      guard let index = expected.index(ofRow: number), !expected.rows[index].isStay else {
        return false
      }
      try solver.setConstant(constant, of: expected.rows[index].handle)
      expected.rows[index].row.constant = constant
    case .strength(let number, let strength):
      guard let index = expected.index(ofRow: number) else { return false }
      try solver.setStrength(strength, of: expected.rows[index].handle)
      expected.rows[index].row.strength = strength
    default: return false
    }
    return true
  }
}

extension SolverHistory {
  private mutating func retargetStays() {
    for index in expected.rows.indices where expected.rows[index].isStay {
      expected.rows[index].row.constant = -value(expected.rows[index].row.terms[0].variable)
    }
  }

  private mutating func solve(isJudging: Bool) throws {
    solves += 1
    retargetStays()
    let before = committed.unknowns.map { (removedValues[$0.number] ?? value($0)).bitPattern }
    removedValues = [:]
    do {
      try solver.solve()
      committed = expected
      isRelaxed = false
    } catch {
      refused += 1
      let attempt = expected
      expected = committed
      // A fresh solver fails on the same numbers, so the history is not to blame.
      if case .inaccurate = error,
        (try? FreshSolver(attempt.unknowns, attempt.allRows).solve(isRelaxed: false)) == nil
      {
        return
      }
      guard case .unsatisfiable(let conflicts) = error else { throw fault(error) }
      for (unknown, bits) in zip(committed.unknowns, before)
      where value(unknown).bitPattern != bits {
        throw SolverFault(
          .rollback,
          "x\(unknown.number) was \(Double(bitPattern: bits)) and is \(value(unknown))")
      }
      if isJudging {
        sets += conflicts.count
        try ConflictJudge(state: attempt, value: value).check(conflicts)
      }
    }
  }

  private mutating func solveRelaxed(isJudging: Bool) throws {
    solves += 1
    retargetStays()
    removedValues = [:]
    let handles: [ConstraintHandle]
    do {
      handles = try solver.solveRelaxed()
    } catch {
      expected = committed
      throw fault(error)
    }
    committed = expected
    isRelaxed = true
    violated = expected.rows.filter { handles.contains($0.handle) }.map(\.number)
    if isJudging, !handles.isEmpty {
      let conflicts: [Conflict]
      do {
        conflicts = try solver.conflicts()
      } catch {
        throw fault(error)
      }
      sets += conflicts.count
      try ConflictJudge(state: committed, value: value).check(conflicts)
    }
  }

  private func fault(_ error: SolveError) -> SolverFault {
    if case .overflow = error { return SolverFault(.overflow, "\(error)") }
    return SolverFault(.limit, "\(error)")
  }
}
