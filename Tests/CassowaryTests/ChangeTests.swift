// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

@Suite("Changes in place")
struct ChangeTests {
  @Test("a changed constant moves what depends on it and rebuilds nothing")
  func constant() throws {
    let solver = Solver()
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    let pin = try solver.add(x == 10)
    try solver.add(y == 3 * x)
    try solver.solve()
    let before = solver.statistics
    for value in [1.0, -20, 1e6, 0] {
      try solver.setConstant(-value, of: pin)
      try solver.solve()
      #expect(try solver.values(x, y) == [value, 3 * value])
      #expect(try solver.constraint(for: pin).expression.constant == -value)
    }
    #expect(solver.statistics.rebuilds == before.rebuilds)
    #expect(solver.statistics.factorizations == before.factorizations)
    #expect(solver.statistics.pivots == before.pivots)
  }

  @Test("a changed priority changes who wins")
  func priority() throws {
    let solver = Solver()
    let x = try solver.makeVariable()
    try solver.add(x >= 0)
    try solver.add((x <= 40).strength(.medium))
    let other = try solver.add((x >= 60).strength(.weak))
    try solver.solve()
    #expect(try solver.value(of: x) <= 40)
    for (priority, wanted) in [(499, 40.0), (501, 60), (1000, 60), (1, 40)] as [(Float, Double)] {
      try solver.setPriority(priority, of: other)
      try solver.solve()
      #expect(try solver.value(of: x) == wanted)
      #expect(try solver.constraint(for: other).strength.priority == priority)
    }
  }

  @Test("a changed weight changes who wins within the level")
  func weight() throws {
    let solver = Solver()
    let x = try solver.makeVariable()
    let low = try solver.add((x == 1).strength(.medium))
    try solver.add((x == 2).strength(.medium.weighted(3)))
    for (weight, wanted) in [(1.0, 2.0), (4, 1), (2, 2), (1000, 1)] {
      try solver.setWeight(weight, of: low)
      try solver.solve()
      #expect(try solver.value(of: x) == wanted)
      #expect(try solver.constraint(for: low).strength == .medium.weighted(weight))
    }
  }

  @Test("a strength changes priority and weight at once")
  func strength() throws {
    let solver = Solver()
    let x = try solver.makeVariable()
    let low = try solver.add((x == 1).strength(.weak))
    try solver.add((x == 2).strength(.medium.weighted(3)))
    try solver.setStrength(.medium.weighted(4), of: low)
    try solver.solve()
    #expect(try solver.value(of: x) == 1)
    try solver.setStrength(.medium.weighted(2), of: low)
    try solver.solve()
    #expect(try solver.value(of: x) == 2)
  }

  @Test("a change may be made before the constraint was ever solved")
  func pending() throws {
    let solver = Solver()
    let x = try solver.makeVariable()
    let pin = try solver.add(x == 1)
    try solver.setConstant(-2, of: pin)
    try solver.setPriority(100, of: pin)
    let other = try solver.add((x == 5).priority(99))
    try solver.solve()
    #expect(try solver.value(of: x) == 2)
    try solver.setPriority(101, of: other)
    try solver.remove(pin)
    try solver.solve()
    #expect(try solver.value(of: x) == 5)
  }

  @Test("from required to optional and back")
  func requiredAndBack() throws {
    let solver = Solver()
    let x = try solver.makeVariable()
    let pin = try solver.add(x == 10)
    try solver.add((x == 20).strength(.medium))
    for _ in 0..<5 {
      try solver.setPriority(250, of: pin)
      try solver.solve()
      #expect(try solver.value(of: x) == 20)
      try solver.setPriority(1000, of: pin)
      try solver.solve()
      #expect(try solver.value(of: x) == 10)
    }
  }

  @Test("what a weight leaves of large multipliers is computed anew before it counts as rounding")
  func smallRest() throws {
    let solver = Solver()
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    try solver.add((x == 0).strength(.strong))
    let link = try solver.add((0.01 * x + 200 * y == 0).strength(.medium))
    try solver.add((x + 0.01 * y + 8 == 0).strength(.strong))
    try solver.solve()
    // With x = 0 the strong rows cost 8, with x = -8 and y to match four millionths more.
    try solver.setStrength(.strong, of: link)
    try solver.solve()
    #expect(try solver.value(of: x) == 0)
    #expect(try solver.value(of: y) == 0)
  }

  @Test("what cancelling sums may have swallowed of a small multiplier is computed anew")
  func swallowedRest() throws {
    let solver = Solver()
    let (a, b, c) = (
      try solver.makeVariable(), try solver.makeVariable(), try solver.makeVariable()
    )
    let (d, f) = (try solver.makeVariable(), try solver.makeVariable())
    let low = try solver.makeVariable(lowerBound: -50)
    let high = try solver.makeVariable(lowerBound: 0)
    let held = try solver.add((-3 * a == 0).strength(Strength(250)))
    try solver.add((200 * a - 3 * d - 8 == 0).strength(Strength(750)))
    try solver.add((b - c == 0).strength(Strength(250)))
    try solver.add((-30 * f + 0.01 * low == 0).strength(Strength(500)))
    try solver.add((-c - d == 0).strength(Strength(750)))
    let strong = try solver.add((100 * high + 1 <= 0).strength(Strength(500)))
    try solver.add((f - 300 * b == 0).strength(Strength(250)))
    try solver.add(-300 * low - 0.01 * high >= 0)
    try solver.solve()
    try solver.setStrength(Strength(500), of: held)
    try solver.remove(strong)
    try solver.solve()
    // b wants to be 8/3, as c is, and f = 300 b; the more, the closer `low` comes to 0.
    #expect(abs(try solver.value(of: c) - 8.0 / 3) <= 1e-9)
    #expect(abs(try solver.value(of: low)) <= 1e-9)
  }

  @Test("what rounding of a coefficient leaves of two costs decides nothing")
  func roundedCoefficient() throws {
    let solver = Solver()
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    try solver.add(x + y == 10)
    try solver.add((x + 1.001 * y == 0).strength(.strong.weighted(1000)))
    try solver.solve()
    // 1000 times a thousandth of y costs what one y saves.
    try solver.edit(y, strength: .strong)
    try solver.suggest(10, for: y)
    try solver.solve()
    #expect(Set(solver.undeterminedVariables()) == [x, y])
  }
}
