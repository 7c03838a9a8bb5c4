// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// Coefficients far apart within one row, and large constants, against exact fractions.
@Suite("Numeric ranges")
struct NumericRangeTests {
  /// How coefficients and constants of a random system are spread.
  enum Spread: String, CaseIterable {
    /// Constants up to a thousand million, coefficients around 1.
    case constants

    /// Coefficients from a hundredth to a hundred within one row.
    ///
    /// Products of three ratios then stay within 1e12; beyond that, costs are as small as the
    /// rounding of multipliers is said to be, and weaker levels win.
    case rows

    /// Both of them.
    case both

    /// Rows from a thousandth to a thousand, each of one size.
    case scales

    var exponents: ClosedRange<Int> {
      switch self {
      case .constants: 0...0
      case .rows, .both: -2...2
      case .scales: -3...3
      }
    }

    var constants: Int { self == .constants || self == .both ? 1_000_000_000 : 100 }
  }

  /// A random system through whose centre all required rows pass.
  private func system(_ spread: Spread, seed: UInt64) -> RandomSystem {
    var random = SeededGenerator(seed: seed)
    let names = (0..<4).map { "v\($0)" }
    let centre = names.map { _ in random.int(-20...20) }
    var batches: [[CaseStep]] = [names.map { .variable($0) }]
    for number in 0..<14 {
      let isRequired = random.chance(35)
      // Whole numbers of millionths, so that the sum at the centre is exact.
      var sum = 0
      var terms: [CaseRow.Term] = []
      let common = random.int(spread.exponents)
      for place in random.sample([0, 1, 2, 3], random.int(1...3)) {
        let digit = random.pick([1, -1, 2, -3, 5])
        let exponent = spread == .scales ? common : random.int(spread.exponents)
        let millionths = digit * (0..<exponent + 6).reduce(1) { power, _ in 10 * power }
        sum += millionths * centre[place]
        terms.append(
          CaseRow.Term(variable: names[place], coefficient: Double(millionths) / 1e6))
      }
      let isEqual = number < 2 || (!isRequired && random.chance(50))
      let relation: LinearRelation =
        isEqual ? .equal : random.pick([.lessThanOrEqual, .greaterThanOrEqual])
      var slack = 0
      if !isRequired {
        slack = random.int(-spread.constants...spread.constants)
      } else if relation != .equal {
        slack = random.int(0...5) * (relation == .lessThanOrEqual ? -1 : 1)
      }
      batches.append([
        .add(
          CaseRow(
            id: "c\(number)", terms: terms, constant: Double(-sum) / 1e6 + Double(slack),
            relation: relation,
            priority: isRequired ? 1000 : random.pick([750, 500, 250, 1])))
      ])
    }
    return RandomSystem(seed: seed, profile: .small, isRelaxed: false, batches: batches)
  }

  @Test("random systems that are large on the way", arguments: [UInt64(187), 349])
  func transient(seed: UInt64) throws {
    #expect(try RandomSystemRunner.run(system(.both, seed: seed)) > 0)
  }

  @Test("random systems whose multipliers lose digits", arguments: [UInt64(28), 199])
  func ambiguity(seed: UInt64) throws {
    #expect(try RandomSystemRunner.run(system(.rows, seed: seed)) > 0)
  }

  @Test("random systems, level by level", arguments: Spread.allCases, UInt64(1)...count)
  func random(_ spread: Spread, seed: UInt64) throws {
    do {
      let compared = try RandomSystemRunner.run(system(spread, seed: seed))
      #expect(compared > 0)
    } catch {
      Issue.record("seed \(seed), spread \(spread): \(error)")
    }
  }

  #if DEBUG
  private static let count: UInt64 = 16
  #else
  private static let count: UInt64 = 200
  #endif

  @Test("a value that was large once", arguments: [1e9, 1e12, 1e15])
  func largeOnce(_ large: Double) throws {
    let solver = Solver()
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    let pin = try solver.add(x == large)
    try solver.solve()
    try solver.remove(pin)
    try solver.add(x == 0)
    try solver.add((y == 0).strength(.weak))
    try solver.solve()
    // Neither row mentions anything large any more.
    try solver.add(y >= large * 1e-15)
    try solver.solve()
    let value = try solver.value(of: y)
    #expect(isClose(value * 1e15 / large, 1))
  }

  @Test("millionths and millions, on the way to small values")
  func largeOnTheWay() throws {
    let solver = Solver()
    let (x, y, z) = (
      try solver.makeVariable(), try solver.makeVariable(), try solver.makeVariable()
    )
    try solver.add((500_000 * y - z == 10).strength(.medium))
    try solver.add(z + 2e-6 * x == 0)
    try solver.add((y + z <= 0).strength(.strong))
    try solver.add((y == -10.0015).strength(.medium))
    try solver.add(500_000 * x + 20 * z <= 10)
    try solver.solve()
    // z is at least -4e-11, so y is at most that; the strong wish must not lose.
    let sum = try solver.value(of: y) + solver.value(of: z)
    #expect(sum <= 1e-9)
  }

  @Test("a strong wish that reaches through thousands and thousandths")
  func spoiledSlope() throws {
    let solver = Solver()
    let v = try solver.makeVariables(4)
    try solver.add(200 * v[1] + 500 * v[2] + 0.005 * v[0] == 10)
    try solver.add(0.02 * v[1] + 100 * v[3] == 10)
    try solver.add((v[0] - 0.1 * v[1] == 10).strength(.medium))
    try solver.add((0.01 * v[1] == 0).strength(.strong))
    try solver.add(100 * v[1] - 0.03 * v[2] - 300 * v[3] >= 10)
    try solver.solve()
    try solver.add((5000 * v[0] + 200 * v[2] + 0.01 * v[3] <= 10).strength(.strong))
    try solver.solve()
    #expect(solver.violations().allSatisfy { !$0.strength.isRequired })
  }

  @Test("nearly parallel limits meet where exact numbers say", arguments: [1e-3, 1e-5, 1e-7])
  func nearlyParallel(_ angle: Double) throws {
    let solver = Solver()
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    // Tangents of a very flat parabola, y = angle · x²: a corner between any two neighbours.
    for tangent in -20...20 {
      let at = Double(tangent)
      try solver.add(y >= 2 * angle * at * x - angle * at * at)
    }
    try solver.add((y == -1).strength(.medium))
    let wish = try solver.add((x == 7.3).strength(.strong))
    for place in [7.3, -12.8, 3.1, 19.9, 0.2] {
      try solver.setConstant(-place, of: wish)
      try solver.solve()
      let nearest = place.rounded()
      let wanted = 2 * angle * nearest * place - angle * nearest * nearest
      #expect(isClose(try solver.value(of: x), place))
      #expect((try solver.value(of: y) - wanted).magnitude <= 1e-9 * angle)
    }
    #expect(solver.statistics.rebuilds == 0)
  }
}
