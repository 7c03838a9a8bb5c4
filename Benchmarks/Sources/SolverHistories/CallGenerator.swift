// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Generates the calls of a history, one batch at a time.
///
/// The next batch depends on the seed's random numbers and on the history's state, in the order of its creation.
struct CallGenerator {
  private var numbers: RandomNumbers
  private let profile: HistoryProfile
  private let size: Int
  private var lastVariable = -1
  private var lastRow = -1

  /// Starts the calls of `seed`.
  init(_ profile: HistoryProfile, seed: UInt64) {
    let family = HistoryProfile.all.firstIndex { $0.name == profile.name } ?? 0
    numbers = RandomNumbers(seed: seed, family: UInt64(family + 1))
    self.profile = profile
    size = min(profile.variables, numbers.pick([5, 8, 12, 20, 40, 80, 140, 200]))
  }

  /// Returns the first calls.
  mutating func initialCalls() -> [SolverCall] {
    var calls = (0..<size).map { _ in newVariable() }
    guard profile.startsComplete else { return calls }
    for _ in 0..<rowLimit { calls.append(.add(newRow(), row(Array(0..<size)))) }
    return calls + [solve()]
  }

  /// Returns the next few calls, the last of which may be a solve.
  mutating func next(_ history: SolverHistory) -> [SolverCall] {
    if history.isRelaxed, profile.relaxed < 1, !history.violated.isEmpty,
      history.violated.contains(where: { history.expected.index(ofRow: $0) != nil })
    {
      return history.violated.map { .remove($0) } + [.solve]
    }
    let state = history.expected
    let choice = numbers.below(1000)
    switch choice {
    case ..<330: return changeOfRows(state, choice)
    case ..<450: return anyRow(state).map { [.constant($0, numbers.pick(profile.constants))] } ?? []
    case ..<510: return anyRow(state).map { [.strength($0, strength())] } ?? []
    case ..<690: return changeOfEdits(state, choice)
    case ..<710:
      return [.bound(anyVariable(state), numbers.pick([nil, 0, 0, 10, -50]))]
    case ..<720: return changeOfVariables(state)
    default: return numbers.chance(profile.additions) ? newGroup(state) + [solve()] : [solve()]
    }
  }

  private var rowLimit: Int { Int(Double(size) * profile.rowsPerVariable) }

  private mutating func solve() -> SolverCall {
    numbers.chance(profile.relaxed) ? .solveRelaxed : .solve
  }

  private mutating func newVariable() -> SolverCall {
    lastVariable += 1
    return .variable(lastVariable, lowerBound: numbers.chance(profile.bounds) ? 0 : nil)
  }

  private mutating func newRow() -> Int {
    lastRow += 1
    return lastRow
  }

  private mutating func anyVariable(_ state: ExpectedState) -> Int {
    numbers.pick(state.unknowns).number
  }

  private mutating func anyRow(_ state: ExpectedState) -> Int? {
    state.rows.isEmpty ? nil : numbers.pick(state.rows).number
  }
}

extension CallGenerator {
  private mutating func optionalStrength() -> Strength {
    let priority =
      profile.priorities.isEmpty
      ? Float(numbers.number(1...999)) : numbers.pick(profile.priorities)
    return Strength(priority, weight: numbers.pick(profile.weights))
  }

  private mutating func strength() -> Strength {
    let optionalStrength = optionalStrength()
    return numbers.chance(profile.required)
      ? Strength(1000, weight: optionalStrength.weight) : optionalStrength
  }

  /// Returns a row over some of `variables`, mostly neighbouring ones.
  private mutating func row(_ variables: [Int]) -> NumberedRow {
    var chosen: [Int] = []
    var terms: [NumberedRow.Term] = []
    if variables.count > 2, numbers.chance(profile.links) {
      let first = numbers.below(variables.count)
      let second = variables[(first + 1) % variables.count]
      let factor = numbers.pick(profile.coefficients).magnitude
      terms = [NumberedRow.Term(variables[first], 1), NumberedRow.Term(second, -factor)]
      if numbers.chance(0.3) {
        let third = variables[(first + 2) % variables.count]
        terms.append(NumberedRow.Term(third, numbers.pick(profile.coefficients)))
      }
    } else {
      let count = min(variables.count, numbers.pick(profile.termCounts))
      let base = numbers.below(variables.count)
      while chosen.count < count {
        let isNear = chosen.count < 6 && numbers.chance(0.7)
        let index = isNear ? base + numbers.below(6) : numbers.below(variables.count)
        let variable = variables[index % variables.count]
        if !chosen.contains(variable) { chosen.append(variable) }
      }
      terms = chosen.map { NumberedRow.Term($0, numbers.pick(profile.coefficients)) }
    }
    let relation = numbers.pick([
      LinearRelation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
    ])
    return NumberedRow(terms, constant: numbers.pick(profile.constants), relation, strength())
  }

  private mutating func changeOfRows(_ state: ExpectedState, _ choice: Int) -> [SolverCall] {
    let isFull = state.rows.count > rowLimit
    if choice < 250, !isFull || numbers.chance(0.3) {
      if !state.rows.isEmpty, numbers.chance(0.04) {
        var copy = numbers.pick(state.rows).row
        if numbers.chance(0.5) { copy.strength = strength() }
        if numbers.chance(0.3) { copy.relation = .greaterThanOrEqual }
        return [.add(newRow(), copy)]
      }
      return [.add(newRow(), row(state.unknowns.map(\.number)))]
    }
    return anyRow(state).map { [.remove($0)] } ?? []
  }

  private mutating func changeOfEdits(_ state: ExpectedState, _ choice: Int) -> [SolverCall] {
    if choice < 540 || state.edits.isEmpty {
      return [.edit(anyVariable(state), optionalStrength())]
    }
    if choice < 660 {
      let value = numbers.pick(profile.constants + [Double(numbers.below(1000))])
      return [.suggest(numbers.pick(state.edits).variable, value)]
    }
    if choice < 680 { return [.endEdit(numbers.pick(state.edits).variable)] }
    return [.stay(newRow(), variable: anyVariable(state), optionalStrength())]
  }

  /// Returns the calls for a new variable, or for removing an old one with all its rows.
  private mutating func changeOfVariables(_ state: ExpectedState) -> [SolverCall] {
    if state.unknowns.count < size + 5 { return [newVariable()] }
    let variable = anyVariable(state)
    let rows = state.rows.filter { $0.row.terms.contains { $0.variable == variable } }
    return rows.map { .remove($0.number) } + [.endEdit(variable), .removeVariable(variable)]
  }

  /// Returns the calls for new variables with rows about each other and some old ones, as for a new view.
  private mutating func newGroup(_ state: ExpectedState) -> [SolverCall] {
    if state.unknowns.count > size + 20 { return changeOfVariables(state) }
    let first = lastVariable + 1
    var calls = (0..<numbers.number(2...6)).map { _ in newVariable() }
    let members = Array(first...lastVariable)
    var related = members
    for _ in 0..<2 {
      let old = anyVariable(state)
      if !related.contains(old) { related.append(old) }
    }
    for _ in 0..<2 * members.count { calls.append(.add(newRow(), row(related))) }
    return calls
  }
}
