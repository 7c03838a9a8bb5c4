// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Replaying
import Traces

/// Replays the groups of a trace one at a time, with all constraints made beforehand, so that only the solver's work is
/// counted.
struct PreparedReplay {
  /// The operations between two updates.
  struct Group {
    var label: Int
    var operations: Range<Int>
  }

  /// The trace.
  let trace: Trace

  /// The groups in order; the first is the initial solve.
  let groups: [Group]

  private let solver = Solver()
  private var variables: [Variable] = []
  private var constraints: [LinearConstraint?]
  private var handles: [ConstraintHandle?]

  /// Makes a solver with the variables of the trace.
  init(_ trace: Trace) throws {
    self.trace = trace
    var groups: [Group] = []
    var (label, start) = (0, 0)
    for (index, operation) in trace.operations.enumerated() {
      if case .label(let labelIndex) = operation { label = labelIndex }
      if case .update = operation {
        groups.append(Group(label: label, operations: start..<(index + 1)))
        start = index + 1
      }
    }
    self.groups = groups
    handles = Array(repeating: nil, count: trace.idLimit)
    constraints = Array(repeating: nil, count: trace.operations.count)
    for _ in 0..<trace.variableCount { variables.append(try solver.makeVariable()) }
  }

  /// Makes the constraints that some groups add.
  mutating func prepare(_ range: Range<Int>) {
    for group in groups[range] {
      for index in group.operations {
        guard
          case .add(_, let strength, let relation, let constant, let terms) =
            trace.operations[index]
        else { continue }
        constraints[index] = LinearConstraint(
          LinearExpression(
            trace.terms[terms].map { Term(variables[$0.variable], $0.coefficient) },
            constant: constant),
          LinearRelation(relation),
          strength: Strength(strength.priority, weight: strength.weight))
      }
    }
  }

  /// Replays some groups, which must have been prepared.
  mutating func run(_ range: Range<Int>) throws {
    for groupIndex in range {
      for index in groups[groupIndex].operations { try perform(index) }
    }
  }

  /// Makes the calls of the initial group, which must have been prepared, without its solve.
  mutating func record() throws {
    for index in groups[0].operations {
      if case .update = trace.operations[index] { continue }
      try perform(index)
    }
  }

  /// Solves the recorded calls.
  func solve() throws { try solver.solve() }

  private mutating func perform(_ index: Int) throws {
    switch trace.operations[index] {
    case .add(let id, _, _, _, _):
      if let constraint = constraints[index] { handles[id] = try solver.add(constraint) }
    case .remove(let id): if let handle = handles[id] { try solver.remove(handle) }
    case .edit(let variable, let strength):
      try solver.edit(
        variables[variable], strength: Strength(strength.priority, weight: strength.weight))
    case .suggest(let variable, let value): try solver.suggest(value, for: variables[variable])
    case .update: try solver.solve()
    case .label, .dump: break
    }
  }
}
