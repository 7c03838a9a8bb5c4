// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// What determines a value, and what constants are worth.
@Suite("Determination")
struct DeterminationTests {
  private let solver = Solver()

  private func sources(_ operand: some LinearOperand) throws -> [Determinant.Source] {
    try solver.determinants(of: operand).map(\.source)
  }

  private func factors(_ operand: some LinearOperand) throws -> [Double] {
    try solver.determinants(of: operand).map(\.factor)
  }

  @Test("the constraint that holds a value comes first, those that it depends on after it")
  func chain() throws {
    let all = try solver.makeVariables(4)
    let first = try solver.add(all[0] == 10)
    let links = try (1..<4).map { try solver.add(all[$0] == 2 * all[$0 - 1] + 5) }
    try solver.add((all[3] >= 0).strength(.strong))
    try solver.solve()
    let determinants = try solver.determinants(of: all[3])
    #expect(
      determinants.map(\.source)
        == [links[2], links[1], links[0], first].map { .constraint($0) })
    #expect(determinants.map(\.variable) == all.reversed())
    #expect(determinants.map(\.factor) == [-1, -2, -4, -8])
    #expect(try solver.value(of: all[3]) == 115)
    try solver.setConstant(-11, of: first)
    try solver.solve()
    #expect(try solver.value(of: all[3]) == 123)
  }

  @Test("what cancels on the way determines nothing")
  func cancelling() throws {
    let (origin, left, right, width) = (
      try solver.makeVariable(), try solver.makeVariable(), try solver.makeVariable(),
      try solver.makeVariable()
    )
    try solver.add(origin == 100)
    let near = try solver.add(left == origin + 8)
    let far = try solver.add(right == origin + 92)
    let size = try solver.add(width == right - left)
    try solver.solve()
    let expected = [size, near, far].map { Determinant.Source.constraint($0) }
    #expect(Set(try sources(width)) == Set(expected))
    #expect(try sources(width).first == expected[0])
    #expect(try sources(right - left).count == 2)
  }

  @Test("lower bounds, last values, edits and stays are named as what they are")
  func kinds() throws {
    let (bounded, free, edited, stayed) = (
      try solver.makeVariable(lowerBound: 3), try solver.makeVariable(),
      try solver.makeVariable(), try solver.makeVariable()
    )
    try solver.add((bounded == 0).strength(.weak))
    try solver.edit(edited, strength: .strong)
    try solver.suggest(20, for: edited)
    let stay = try solver.addStay(stayed)
    let sum = try solver.makeVariable()
    let row = try solver.add(4 * sum == 2 * bounded + free - 2 * edited)
    try solver.solve()
    let determinants = try solver.determinants(of: sum)
    #expect(determinants.first?.source == .constraint(row))
    // Scaled or not, the factor is that of the caller's constant.
    #expect(determinants.first?.factor == -0.25)
    func factor(_ source: Determinant.Source) -> Double? {
      determinants.first { $0.source == source }?.factor
    }
    #expect(factor(.lowerBound(bounded)) == 0.5)
    #expect(factor(.lastValue(free)) == 0.25)
    #expect(determinants.count == 4)
    #expect(determinants.first { $0.variable == edited }?.factor == 0.5)
    #expect(try sources(stayed) == [.constraint(stay)])
    try solver.suggest(24, for: edited)
    try solver.solve()
    #expect(try solver.value(of: sum) == -10.5)
  }

  @Test("members of a block are determined by its constraints together")
  func block() throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    let sum = try solver.add(x + y == 10)
    let difference = try solver.add(x - y == 4)
    try solver.solve()
    for variable in [x, y] {
      let determinants = try solver.determinants(of: variable)
      #expect(
        Set(determinants.map(\.source)) == [.constraint(sum), .constraint(difference)])
      #expect(determinants.map { abs($0.factor) } == [0.5, 0.5])
      #expect(determinants.first?.variable == variable)
    }
    #expect(try factors(x + y) == [-1])
  }

  @Test("of an expression, all that moves it")
  func expressions() throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    let left = try solver.add(x == 4)
    try solver.add(y == x + 1)
    try solver.solve()
    #expect(try sources(y - x).count == 1)
    #expect(try sources(x - x).isEmpty)
    #expect(try sources(3 * x + 1) == [.constraint(left)])
    #expect(try factors(3 * x + 1) == [-3])
  }

  @Test("pending changes make no difference")
  func pending() throws {
    let x = try solver.makeVariable()
    let pin = try solver.add(x == 4)
    try solver.solve()
    try solver.remove(pin)
    let next = try solver.add(x == 5)
    #expect(try sources(x) == [.constraint(pin)])
    #expect(try solver.multipliers(of: next).isEmpty)
    try solver.solve()
    #expect(try sources(x) == [.constraint(next)])
  }

  @Test("a multiplier is what the cost of each level changes by, per unit of the constant")
  func multipliers() throws {
    let x = try solver.makeVariable()
    let limit = try solver.add(2 * x <= 10)
    let wish = try solver.add((x == 9).strength(Strength(500, weight: 3)))
    let faint = try solver.add((x == 2).strength(.weak))
    try solver.solve()
    #expect(try solver.value(of: x) == 5)
    // A constant larger by 1 takes x down by 1/2: 1.5 more at 500, 0.5 less at 250.
    func worth(_ handle: ConstraintHandle) throws -> [Float: Double] {
      let multipliers = try solver.multipliers(of: handle)
      #expect(multipliers.map(\.priority) == multipliers.map(\.priority).sorted(by: >))
      return Dictionary(uniqueKeysWithValues: multipliers.map { ($0.priority, $0.value) })
    }
    #expect(try worth(limit) == [500: 1.5, 250: -0.5])
    #expect(try worth(wish) == [500: -3])
    #expect(try worth(faint) == [250: 1])
    let idle = try solver.add(x <= 80)
    try solver.solve()
    #expect(try worth(idle) == [:])
  }

  @Test("a long chain is walked without recursion, and a short part of it at a short cost")
  func longChain() throws {
    let all = try solver.makeVariables(20_000)
    try solver.add(all[0] == 1)
    for (a, b) in zip(all, all.dropFirst()) { try solver.add(b == a + 1) }
    try solver.solve()
    #expect(try solver.determinants(of: all[19_999]).count == 20_000)
    #expect(try solver.determinants(of: all[7]).count == 8)
    #expect(try solver.determinants(of: all[19_999] - all[19_990]).count == 9)
  }
}
