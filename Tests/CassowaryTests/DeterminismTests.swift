// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// The same calls give the same bits, on every run.
@Suite("Determinism")
struct DeterminismTests {
  /// What a run shows: all values after every batch, and the counts at the end.
  private struct Trace: Equatable {
    var bits: [[UInt64]] = []
    var statistics: SolverStatistics?
  }

  private func trace(of system: RandomSystem) throws -> Trace {
    var machine = CaseMachine()
    var trace = Trace()
    for batch in system.batches {
      let before = machine
      for step in batch { try? machine.record([step]) }
      try? machine.solve(orRestore: before)
      trace.bits.append(try machine.snapshot().values)
    }
    trace.statistics = machine.solver.statistics
    return trace
  }

  @Test("runs of one random system are equal bit by bit", arguments: UInt64(1)...28)
  func randomSystems(seed: UInt64) throws {
    let system = RandomSystemGenerator.system(seed: seed)
    let first = try trace(of: system)
    for _ in 0..<2 { #expect(try trace(of: system) == first) }
  }

  @Test("ambiguous systems too give one answer")
  func ambiguous() throws {
    func run() throws -> [Double] {
      let solver = Solver()
      let parts = try solver.makeVariables(12, lowerBound: 0)
      try solver.add(LinearExpression(parts.map { Term($0) }) == 100)
      for part in parts { try solver.add((part == 20).strength(.medium)) }
      try solver.solve()
      return try solver.values(of: parts)
    }
    let first = try run()
    #expect(isClose(first.reduce(0, +), 100))
    for _ in 0..<10 { #expect(try run() == first) }
  }

  @Test("solving again changes nothing")
  func idempotent() throws {
    let solver = Solver()
    let variables = try solver.makeVariables(10)
    for (a, b) in zip(variables, variables.dropFirst()) {
      try solver.add((b == 1.1 * a + 0.3).strength(.medium))
    }
    try solver.add((variables[9] == 7).strength(.weak))
    try solver.solve()
    let values = try solver.values(of: variables)
    let statistics = solver.statistics
    for _ in 0..<5 { try solver.solve() }
    #expect(try solver.values(of: variables) == values)
    #expect(solver.statistics.pivots == statistics.pivots)
    #expect(solver.changedVariables.isEmpty)
  }
}
