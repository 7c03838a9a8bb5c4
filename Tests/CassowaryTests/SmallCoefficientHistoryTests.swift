// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// What was there before decides nothing, however small a coefficient is.
@Suite("Small coefficients and history")
struct SmallCoefficientHistoryTests {
  private let solver = Solver()

  /// Checks `y == factor · x`, `y == 1` above `x == 100`, after `x == 3` was there, or fresh.
  private func check(_ factor: Double, hasPast: Bool) throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    try solver.add(y == factor * x)
    try solver.add((y == 1).strength(.strong))
    try solver.add((x == 100).strength(.weak))
    if hasPast {
      let pin = try solver.add(x == 3)
      try solver.solve()
      try solver.remove(pin)
    }
    try solver.solve()
    #expect(isClose(try solver.value(of: y), 1))
    #expect(isClose(try solver.value(of: x) * factor, 1))
  }

  private static let factors: [Double] = [1e-3, 1e-6, 1e-8, 1e-9, 1e-10, 1e-11, 1e-12, 1e-13]

  @Test("the stronger wish wins in a fresh solver", arguments: factors)
  func fresh(_ factor: Double) throws { try check(factor, hasPast: false) }

  @Test("the stronger wish wins after a required row is gone", arguments: factors)
  func lived(_ factor: Double) throws { try check(factor, hasPast: true) }

  @Test("a factor near the end of what a number can hold", arguments: [1e-50, 1e-100, 1e-200])
  func tiny(_ factor: Double) throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    try solver.add(factor * x == 2 * y)
    try solver.add((y == 1).strength(.weak))
    try solver.solve()
    #expect(isClose(try solver.value(of: y), 1))
    #expect(isClose(try solver.value(of: x) * factor, 2))
  }

  @Test("random pasts of small coefficients end where a fresh solver is", arguments: UInt64(1)...80)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let names = (0..<random.int(2...5)).map { "x\($0)" }
    func factor() -> Double {
      random.pick([1e-3, 1e-4, 1e-6, 1]) * random.pick([1, -1, 2, 3])
    }
    var rows: [CaseRow] = []
    for (name, next) in zip(names, names.dropFirst()) {
      rows.append(
        CaseRow(
          id: "link \(next)",
          terms: [
            CaseRow.Term(variable: next, coefficient: 1),
            CaseRow.Term(variable: name, coefficient: factor()),
          ], constant: 0, relation: .equal))
    }
    for (place, name) in names.enumerated() {
      rows.append(
        CaseRow(
          id: "wish \(name)", terms: [CaseRow.Term(variable: name, coefficient: 1)],
          constant: -random.double(1...100), relation: .equal,
          priority: Float(random.int(1...9) * 100) + Float(place)))
    }
    let past = CaseRow(
      id: "past", terms: [CaseRow.Term(variable: random.pick(names), coefficient: 1)],
      constant: -3, relation: .equal)
    func end(_ batches: [[CaseStep]]) throws -> [String: Double] {
      var machine = CaseMachine()
      for batch in batches {
        try machine.record(batch)
        try machine.solver.solve()
      }
      return try machine.values()
    }
    let variables = names.map { CaseStep.variable($0) }
    let adds = rows.map { CaseStep.add($0) }
    let fresh = try end([variables + adds])
    let lived = try end([variables + adds + [.add(past)], [.remove(id: "past")]])
    for name in names {
      let (got, want) = (lived[name] ?? .nan, fresh[name] ?? .nan)
      #expect(
        (got - want).magnitude <= 1e-9 * want.magnitude,
        "seed \(seed), \(name): \(got), fresh \(want); \(rows) after \(past)")
    }
  }

  @Test(
    "what a great multiplier of a row that goes had swallowed counts",
    arguments: [1e12, 1e14, 1e15])
  func swallowedInBalance(factor: Double) throws {
    let solver = Solver()
    let (a, b) = (try solver.makeVariable(lowerBound: 0), try solver.makeVariable(lowerBound: 0))
    /// Both want to be 14, and growing is worse than anything below.
    func wishes() throws -> [ConstraintHandle] {
      try [
        solver.add((a >= 14).strength(Strength(750))),
        solver.add((a <= 14).strength(Strength(250))),
        solver.add((b >= 14).strength(Strength(750))),
        solver.add((b <= 14).strength(Strength(250))),
      ]
    }
    let tie = try solver.add(a == factor * b + 136)
    let before = try wishes()
    try solver.solve()
    // All go in one batch, and the wishes are said anew.
    try solver.remove(tie)
    for wish in before { try solver.remove(wish) }
    _ = try wishes()
    try solver.add((b == 30).strength(Strength(1)))
    try solver.solve()
    #expect(try solver.value(of: a) == 14)
    #expect(try solver.value(of: b) == 14)
  }
}
