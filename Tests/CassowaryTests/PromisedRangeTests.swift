// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// Within the promised range answers are right; outside they are right or an error says so.
@Suite("The promised range")
struct PromisedRangeTests {
  private let solver = Solver()

  @Test(
    "a Hilbert matrix is solved or refused, never wrong", arguments: [3, 6, 8, 9, 10, 11, 12, 14])
  func hilbert(_ size: Int) throws {
    let x = try solver.makeVariables(size)
    // The sums of the rows, so that every value is 1.
    for row in 0..<size {
      var expression = LinearExpression()
      for column in 0..<size {
        let entry = 1 / Double(row + column + 1)
        expression.terms.append(Term(x[column], entry))
        expression.constant -= entry
      }
      try solver.add(LinearConstraint(expression, .equal))
    }
    do throws(SolveError) {
      try solver.solve()
    } catch {
      guard case .inaccurate = error else { throw error }
      return
    }
    for value in try solver.values(of: x) { #expect((value - 1).magnitude <= 1e-6) }
  }

  @Test("rows of metres and pixels, against exact fractions", arguments: UInt64(1)...40)
  func metresAndPixels(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let names = (0..<random.int(2...4)).map { "v\($0)" }
    var steps: [CaseStep] = names.map { .variable($0) }
    for number in 0..<random.int(3...7) {
      let terms = random.sample(names, random.int(1...3)).map { name in
        CaseRow.Term(
          variable: name, coefficient: random.pick([1e-6, 1e-3, 1, 1e3, 1e6, -1e-6, -1, -1e6]))
      }
      let isRequired = number < 2
      steps.append(
        .add(
          CaseRow(
            id: "c\(number)", terms: terms, constant: random.double(-100...100),
            relation: random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
            priority: isRequired ? 1000 : random.pick([750, 500, 250]))))
    }
    let system = RandomSystem(
      seed: seed, profile: .small, isRelaxed: false, batches: [[], steps])
    do {
      try RandomSystemRunner.run(system)
    } catch {
      Issue.record("seed \(seed): \(error)\n\(system.text)")
    }
  }

  @Test("a metre in pixels")
  func oneRow() throws {
    let (metres, pixels) = (try solver.makeVariable(), try solver.makeVariable())
    try solver.add(1e-6 * pixels == 1e6 * metres)
    try solver.add((pixels == 3e12).strength(.strong))
    try solver.add((metres == 7).strength(.weak))
    try solver.solve()
    #expect(isClose(try solver.values(metres, pixels), [3, 3e12]))
    try solver.add(metres <= 2)
    try solver.solve()
    #expect(isClose(try solver.values(metres, pixels), [2, 2e12]))
  }
}
