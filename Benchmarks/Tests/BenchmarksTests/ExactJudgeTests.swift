// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

@testable import SolverHistories

@Suite("Exact judge")
struct ExactJudgeTests {
  private let unknowns: [ExpectedState.Unknown]

  init() throws {
    let solver = Solver()
    unknowns = try (0..<2).map { number in
      ExpectedState.Unknown(
        number: number, variable: try solver.makeVariable(), lowerBound: number == 1 ? 0 : nil)
    }
  }

  private func row(
    _ coefficients: [Double], _ constant: Double, _ relation: LinearRelation = .equal,
    _ strength: Strength = .required
  ) -> NumberedRow {
    let terms = coefficients.enumerated().map { NumberedRow.Term($0, $1) }
    return NumberedRow(terms, constant: constant, relation, strength)
  }

  private func judge(_ rows: [NumberedRow], _ values: [Double]) -> ExactJudge {
    ExactJudge(unknowns, rows) { values[$0] }
  }

  @Test(
    "an answer may miss the optimum by what counts as zero, on either side",
    arguments: [(1.0, true), (1 + 1e-13, true), (1 + 1e-9, false), (1 - 1e-9, false), (3.0, false)])
  func wish(x: Double, isRight: Bool) {
    let rows = [row([1], -1, .equal, .medium), row([1], -3, .equal, .weak)]
    let judge = judge(rows, [x, 0])
    #expect(judge.isOptimal(isRelaxed: false) == isRight)
  }

  @Test("nothing is won at a level by more than last digits of a stronger one")
  func trade() {
    let rows = [
      row([1e-6, 1], 0, .equal, .medium), row([1], -1, .equal, .weak), row([0, 1], 0, .equal),
    ]
    let exact = judge(rows, [0, 0])
    let trading = judge(rows, [1, 0])
    #expect(exact.isOptimal(isRelaxed: false))
    #expect(!trading.isOptimal(isRelaxed: false))
  }

  @Test("required rows hold where they miss a billionth of their terms, and clash anywhere else")
  func clash() {
    let rows = [row([1], -1e10), row([1], -1e10 - 1)]
    #expect(judge(rows, [1e10, 0]).isFeasible)
    #expect(!judge(rows, [1e10 - 100, 0]).isFeasible)
    #expect(!judge(rows, [.nan, .nan]).isFeasible)
    let relaxed = judge(rows, [1e10, 0])
    #expect(relaxed.isOptimal(isRelaxed: false))
  }

  @Test("a value is determined if all optima have it")
  func determined() {
    let free = judge([row([1, -1], 0), row([0, 1], -4, .greaterThanOrEqual, .weak)], [9, 9])
    #expect(free.agrees(that: 0, isDetermined: false))
    #expect(!free.agrees(that: 0, isDetermined: true))
    let pinned = judge([row([1, -1], 0), row([0, 1], 4, .equal, .weak)], [0, 0])
    #expect(pinned.agrees(that: 0, isDetermined: true))
    #expect(!pinned.agrees(that: 0, isDetermined: false))
    #expect(pinned.isOptimal(isRelaxed: false))
  }

  @Test("what determines a value by no more than rounding may be taken for nothing")
  func slight() {
    let judge = judge(
      [row([1e-11], 0, .equal, .weak), row([0, 1], -1e3, .equal, .weak)], [0, 1e3])
    #expect(judge.agrees(that: 0, isDetermined: true))
    #expect(judge.agrees(that: 0, isDetermined: false))
    #expect(!judge.agrees(that: 1, isDetermined: false))
  }

  @Test(
    "what takes a movement of a million million to win is rounding, what a thousand win is not",
    arguments: [(1e-14, true), (1e-3, false)])
  func lost(gain: Double, isRight: Bool) {
    // The first variable keeps its value though 8 / gain of it would give the second what it wishes.
    let judge = judge([row([gain, -1], 0), row([0, 1], -8, .equal, .weak)], [0, 0])
    #expect(judge.isOptimal(isRelaxed: false) == isRight)
  }
}
