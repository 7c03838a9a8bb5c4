// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import SolverHistories
import Testing

@Suite("Histories of solvers")
struct SolverHistoryTests {
  @Test("calls survive being written and read")
  func calls() {
    let strength = Strength(749.5, weight: 1.0 / 3)
    let row = NumberedRow(
      [NumberedRow.Term(3, -1e-3), NumberedRow.Term(0, 2)], constant: -0.1, .greaterThanOrEqual,
      strength)
    let calls: [SolverCall] = [
      .variable(1, lowerBound: nil), .variable(2, lowerBound: -1e17), .removeVariable(3),
      .bound(4, 0.1), .bound(4, nil), .add(5, row), .add(6, NumberedRow([], constant: 1, .equal)),
      .remove(7), .constant(8, 1e-300), .strength(9, strength), .edit(10, strength),
      .suggest(11, -0.0), .endEdit(12), .stay(13, variable: 14, strength), .solve, .solveRelaxed,
    ]
    #expect(calls.map { SolverCall(parsing: Substring($0.description)) } == calls)
    #expect(SolverCall(parsing: "add r1 @750.0:1.0 nonsense") == nil)
  }

  @Test("a short history of every profile", arguments: HistoryProfile.all.map(\.name))
  func short(_ name: String) throws {
    let profile = try #require(HistoryProfile.all.first { $0.name == name })
    var runner = HistoryRunner()
    (runner.steps, runner.every) = (1000, 5)
    let report = try runner.run(profile, seed: 2)
    #expect(report.fault == nil)
    #expect(report.steps >= 1000)
    #expect(report.compared > 20)
  }

  @Test("a refused batch is no fault")
  func refused() throws {
    let impossible = NumberedRow([], constant: 1, .equal)
    let calls: [SolverCall] = [.variable(0, lowerBound: nil), .add(0, impossible), .solve]
    #expect(try HistoryRunner().replay(calls)?.message == nil)
  }
}
