// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// A solver with the state that it should have, recorded and committed.
///
/// Calls that make no sense in the present state are skipped, so that any part of a list of calls is valid.
struct Life {
  let solver = Solver()

  /// The recorded state.
  private(set) var now = LifeState()

  /// The state that the last successful solve committed.
  private(set) var committed = LifeState()

  /// Whether the last successful solve was a relaxed one.
  private(set) var isRelaxed = false

  /// The numbers of the required rows that the last relaxed solve violated.
  private(set) var violated: [Int] = []

  /// The values of variables that were removed since the last solve.
  private var forgotten: [Int: Double] = [:]

  /// The number of solves, and of refused ones.
  private(set) var solves = 0
  private(set) var refused = 0

  /// The number of judged conflict sets.
  private(set) var sets = 0

  /// Returns the value of a variable after the last solve.
  func value(_ number: Int) -> Double {
    guard let place = now.place(ofVariable: number) else { return .nan }
    return value(now.unknowns[place])
  }

  /// Returns the value of an unknown after the last solve.
  func value(_ unknown: LifeState.Unknown) -> Double {
    (try? solver.value(of: unknown.variable)) ?? .nan
  }

  /// Makes a call; returns false if it makes no sense.
  ///
  /// - Parameter isJudging: whether the sets of a refused batch are checked.
  /// - Throws: a ``LifeFault``.
  mutating func make(_ call: LifeCall, isJudging: Bool) throws -> Bool {
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
      throw LifeFault(.misuse, "\(call): \(misuse)")
    }
  }

  private mutating func changeVariable(_ call: LifeCall) throws -> Bool {
    if case .variable(let number, let bound) = call {
      guard now.place(ofVariable: number) == nil else { return false }
      let variable = try solver.makeVariable(lowerBound: bound)
      let unknown = LifeState.Unknown(number: number, variable: variable, lowerBound: bound)
      now.unknowns.append(unknown)
      // Making a variable cannot be undone.
      committed.unknowns.append(unknown)
      return true
    }
    if case .bound(let number, let bound) = call {
      guard let place = now.place(ofVariable: number) else { return false }
      try solver.setLowerBound(bound, of: now.unknowns[place].variable)
      now.unknowns[place].lowerBound = bound
      return true
    }
    guard case .removeVariable(let number) = call, let place = now.place(ofVariable: number),
      now.place(ofEdit: number) == nil,
      !now.rows.contains(where: { $0.row.terms.contains { $0.variable == number } })
    else { return false }
    let last = value(now.unknowns[place])
    try solver.remove(now.unknowns[place].variable)
    forgotten[number] = last
    now.unknowns.remove(at: place)
    return true
  }

  private mutating func changeEdit(_ call: LifeCall) throws -> Bool {
    switch call {
    case .edit(let number, let strength):
      guard let place = now.place(ofVariable: number), now.place(ofEdit: number) == nil else {
        return false
      }
      try solver.edit(now.unknowns[place].variable, strength: strength)
      now.edits.append(
        LifeState.Edit(variable: number, strength: strength, value: value(number)))
    case .suggest(let number, let value):
      guard let place = now.place(ofVariable: number), let edit = now.place(ofEdit: number) else {
        return false
      }
      try solver.suggest(value, for: now.unknowns[place].variable)
      now.edits[edit].value = value
    case .endEdit(let number):
      guard let place = now.place(ofVariable: number), let edit = now.place(ofEdit: number) else {
        return false
      }
      try solver.endEdit(now.unknowns[place].variable)
      now.edits.remove(at: edit)
    default: return false
    }
    return true
  }

  private mutating func changeRow(_ call: LifeCall) throws -> Bool {
    switch call {
    case .add(let number, let row):
      guard now.place(ofRow: number) == nil else { return false }
      var terms: [Term] = []
      for term in row.terms {
        guard let place = now.place(ofVariable: term.variable) else { return false }
        terms.append(Term(now.unknowns[place].variable, term.coefficient))
      }
      let handle = try solver.add(
        LinearConstraint(
          LinearExpression(terms, constant: row.constant), row.relation, strength: row.strength))
      now.rows.append(LifeState.Held(number: number, handle: handle, row: row))
    case .stay(let number, let variable, let strength):
      guard now.place(ofRow: number) == nil, let place = now.place(ofVariable: variable) else {
        return false
      }
      let handle = try solver.addStay(now.unknowns[place].variable, strength: strength)
      let row = LifeRow([LifeRow.Term(variable, 1)], constant: 0, .equal, strength)
      now.rows.append(LifeState.Held(number: number, handle: handle, row: row, isStay: true))
    case .remove(let number):
      guard let place = now.place(ofRow: number) else { return false }
      try solver.remove(now.rows[place].handle)
      now.rows.remove(at: place)
    case .constant(let number, let constant):
      guard let place = now.place(ofRow: number), !now.rows[place].isStay else { return false }
      try solver.setConstant(constant, of: now.rows[place].handle)
      now.rows[place].row.constant = constant
    case .strength(let number, let strength):
      guard let place = now.place(ofRow: number) else { return false }
      try solver.setStrength(strength, of: now.rows[place].handle)
      now.rows[place].row.strength = strength
    default: return false
    }
    return true
  }
}

extension Life {
  private mutating func retargetStays() {
    for place in now.rows.indices where now.rows[place].isStay {
      now.rows[place].row.constant = -value(now.rows[place].row.terms[0].variable)
    }
  }

  private mutating func solve(isJudging: Bool) throws {
    solves += 1
    retargetStays()
    let before = committed.unknowns.map { (forgotten[$0.number] ?? value($0)).bitPattern }
    forgotten = [:]
    do {
      try solver.solve()
      committed = now
      isRelaxed = false
    } catch {
      refused += 1
      let attempt = now
      now = committed
      // A fresh solver fails on the same numbers, so the history is not to blame.
      if case .inaccurate = error,
        (try? FreshSolver(attempt.unknowns, attempt.allRows).solve(isRelaxed: false)) == nil
      {
        return
      }
      guard case .unsatisfiable(let conflicts) = error else { throw fault(error) }
      for (unknown, bits) in zip(committed.unknowns, before)
      where value(unknown).bitPattern != bits {
        throw LifeFault(
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
    forgotten = [:]
    let handles: [ConstraintHandle]
    do {
      handles = try solver.solveRelaxed()
    } catch {
      now = committed
      throw fault(error)
    }
    committed = now
    isRelaxed = true
    violated = now.rows.filter { handles.contains($0.handle) }.map(\.number)
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

  private func fault(_ error: SolveError) -> LifeFault {
    if case .overflow = error { return LifeFault(.overflow, "\(error)") }
    return LifeFault(.limit, "\(error)")
  }
}
