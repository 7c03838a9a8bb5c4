// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Traces

/// Replays a trace on a solver and times its groups.
struct Replay {
  /// What one or more replays have measured.
  struct Timings {
    /// Seconds of every group, by label; the first label is the initial solve's.
    var groups: [[Double]]
    var errors: [String] = []
    var timedOut = false
  }

  let trace: Trace
  let capSeconds: Double

  /// Runs the trace once on a new solver.
  ///
  /// - Parameter dump: receives all values at each dump operation.
  func run(into timings: inout Timings, dump: (_ number: Int, _ values: [Double]) -> Void) {
    let clock = ContinuousClock()
    let start = clock.now
    var handles = [ConstraintHandle?](repeating: nil, count: trace.idLimit)
    var label = 0
    var dumps = 0
    var groupStart = clock.now
    let solver = Solver()
    var constraint = LinearConstraint(LinearExpression(), .equal)
    do {
      let variables = try (0..<trace.variableCount).map { _ in try solver.makeVariable() }
      for operation in trace.operations {
        switch operation {
        case .add(let id, let strength, let relation, let constant, let range):
          constraint.expression.terms.removeAll(keepingCapacity: true)
          for place in range {
            let term = trace.terms[place]
            constraint.expression.terms.append(Term(variables[term.variable], term.coefficient))
          }
          constraint.expression.constant = constant
          constraint.relation = LinearRelation(relation)
          constraint.strength = Strength(strength.priority, weight: strength.weight)
          handles[id] = try solver.add(constraint)
        case .remove(let id):
          if let handle = handles[id] { try solver.remove(handle) }
        case .edit(let variable, let strength):
          try solver.edit(
            variables[variable],
            strength: Strength(strength.priority, weight: strength.weight))
        case .suggest(let variable, let value):
          try solver.suggest(value, for: variables[variable])
        case .update:
          try solver.solve()
          let seconds = groupStart.duration(to: clock.now) / .seconds(1)
          timings.groups[label].append(seconds)
          if start.duration(to: clock.now) > .seconds(capSeconds) {
            timings.timedOut = true
            return
          }
          groupStart = clock.now
        case .label(let index):
          label = index
          groupStart = clock.now
        case .dump:
          dump(dumps, try variables.map { try solver.value(of: $0) })
          dumps += 1
          groupStart = clock.now
        }
      }
    } catch {
      timings.errors.append("\(error)")
    }
  }
}

extension LinearRelation {
  /// The solver's word for a relation of the trace format.
  init(_ relation: Trace.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
