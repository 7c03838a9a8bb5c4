// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import CHeap
import Cassowary
public import Traces

/// Replays a trace on a new solver and times its groups.
public struct Replay {
  /// The trace.
  public let trace: Trace

  /// The time limit in seconds, counted from the start.
  public let capSeconds: Double

  private let solver = Solver()
  private var variables: [Variable] = []
  private var handles: [ConstraintHandle?]
  private var constraint = LinearConstraint(LinearExpression(), .equal)
  private var heapBefore = 0
  private var pivotsBefore = 0

  /// Whether the solver's rows, memory and pivots are counted; the times are not meaningful then.
  private let isCounting: Bool

  private init(_ trace: Trace, capSeconds: Double, isCounting: Bool) {
    self.trace = trace
    self.capSeconds = capSeconds
    self.isCounting = isCounting
    handles = Array(repeating: nil, count: trace.idLimit)
    variables.reserveCapacity(trace.variableCount)
  }

  /// Runs the trace once.
  ///
  /// - Parameter dump: Receives all values at each dump operation.
  public static func run(
    _ trace: Trace, capSeconds: Double, isCounting: Bool = false, into timings: inout Timings,
    dump: (_ number: Int, _ values: [Double]) -> Void = { _, _ in }
  ) {
    var replay = Replay(trace, capSeconds: capSeconds, isCounting: isCounting)
    do {
      try replay.run(into: &timings, dump: dump)
    } catch {
      timings.errors.append("\(error)")
    }
  }

  private mutating func run(
    into timings: inout Timings, dump: (_ number: Int, _ values: [Double]) -> Void
  ) throws {
    let clock = ContinuousClock()
    let start = clock.now
    var label = 0
    var dumps = 0
    if isCounting { heapBefore = heap_bytes_in_use() }
    var groupStart = clock.now
    for _ in 0..<trace.variableCount { variables.append(try solver.makeVariable()) }
    for operation in trace.operations {
      switch operation {
      case .update:
        try solver.solve()
        let now = clock.now
        timings.groups[label].append(groupStart.duration(to: now) / .seconds(1))
        if isCounting { count(label, into: &timings) }
        if start.duration(to: now) > .seconds(capSeconds) {
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
      default: try call(operation)
      }
    }
  }

  private mutating func call(_ operation: Trace.Operation) throws {
    switch operation {
    case .add(let id, let strength, let relation, let constant, let range):
      // One constraint is reused for all additions, since allocating arrays is not to be measured.
      constraint.expression.terms.removeAll(keepingCapacity: true)
      for index in range {
        let term = trace.terms[index]
        constraint.expression.terms.append(Term(variables[term.variable], term.coefficient))
      }
      constraint.expression.constant = constant
      constraint.relation = LinearRelation(relation)
      constraint.strength = Strength(strength.priority, weight: strength.weight)
      handles[id] = try solver.add(constraint)
    case .remove(let id): if let handle = handles[id] { try solver.remove(handle) }
    case .edit(let variable, let strength):
      try solver.edit(
        variables[variable], strength: Strength(strength.priority, weight: strength.weight))
    case .suggest(let variable, let value): try solver.suggest(value, for: variables[variable])
    case .update, .label, .dump: break
    }
  }

  private mutating func count(_ label: Int, into timings: inout Timings) {
    let statistics = solver.statistics
    timings.pivots[label] += statistics.pivots - pivotsBefore
    pivotsBefore = statistics.pivots
    if label == 0 {
      timings.bytes = heap_bytes_in_use() - heapBefore
      timings.rows = statistics.constraints
    }
  }
}
