// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// No number of weaker constraints outvotes a stronger one.
@Suite("Strengths")
struct StrengthTests {
  @Test(
    "two thousand of one strength lose against one of the next",
    arguments: [(Strength.weak, Strength.medium), (.medium, .strong), (.strong, .required)])
  func outvoting(weaker: Strength, stronger: Strength) throws {
    let solver = Solver()
    let x = try solver.makeVariable()
    for _ in 0..<2000 { try solver.add((x == 100).strength(weaker.weighted(1000))) }
    try solver.add((x == 1).strength(stronger.weighted(0.001)))
    try solver.solve()
    #expect(try solver.value(of: x) == 1)
  }

  @Test("neighbouring floats are levels of their own")
  func everyFloat() throws {
    for priority: Float in [999.5, 999, 500, 1, 1e-3, Float(1).nextDown, Float(1000).nextDown] {
      let solver = Solver()
      let x = try solver.makeVariable()
      try solver.add((x == 0).strength(Strength(priority.nextDown, weight: 1e6)))
      try solver.add((x == 1).priority(priority))
      try solver.solve()
      #expect(try solver.value(of: x) == 1, "\(priority)")
    }
  }

  @Test("999.5 lies between 999 and 1000")
  func between() throws {
    let solver = Solver()
    let x = try solver.makeVariable()
    try solver.add((x == 1).priority(999))
    let middle = try solver.add((x == 2).priority(999.5))
    let top = try solver.add(x == 3)
    try solver.solve()
    #expect(try solver.value(of: x) == 3)
    try solver.remove(top)
    try solver.solve()
    #expect(try solver.value(of: x) == 2)
    try solver.remove(middle)
    try solver.solve()
    #expect(try solver.value(of: x) == 1)
  }

  @Test("a hundred levels, each wish granted as far as those above allow")
  func manyLevels() throws {
    let solver = Solver()
    let variables = try solver.makeVariables(100)
    for (number, x) in variables.enumerated() {
      try solver.add((x == Double(number)).priority(Float(number + 1)))
      if number > 0 { try solver.add((x == variables[number - 1]).priority(Float(number) + 0.5)) }
    }
    try solver.solve()
    // Each tie is stronger than the wish of the variable before it, so the last wish rules.
    #expect(try solver.values(of: variables) == [Double](repeating: 99, count: 100))
  }

  @Test("within a level the weighted median wins")
  func weights() throws {
    let solver = Solver()
    let x = try solver.makeVariable()
    for (value, weight) in [(1.0, 1.0), (3, 5), (10, 3)] {
      try solver.add((x == value).strength(Strength(500, weight: weight)))
    }
    try solver.solve()
    #expect(try solver.value(of: x) == 3)
  }

  @Test("named strengths")
  func named() {
    #expect(Strength.required.priority == 1000 && Strength.required.isRequired)
    #expect(Strength.strong.priority == 750 && !Strength.strong.isRequired)
    #expect(Strength.medium.priority == 500)
    #expect(Strength.weak.priority == 250)
    #expect(Strength.weak.weighted(3) == Strength(250, weight: 3))
  }

  @Test("a required constraint of the least weight is violated like any other")
  func leastRequiredWeight() throws {
    let solver = Solver()
    let x = try solver.makeVariable()
    let first = try solver.add((x == 1).strength(.required))
    let second = try solver.add(
      (x == 1.4).strength(Strength(1000, weight: .leastNonzeroMagnitude)))
    let clashes = try #require(try solver.clashes())
    #expect(clashes.map { Set($0.handles) } == [[first, second]])
  }

  @Test("a weight whose scaled form is beyond all numbers is as large as a number can be")
  func hugeScaledWeight() throws {
    let solver = Solver()
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    try solver.add((1e30 * x == 1e30).strength(Strength(500, weight: 1e300)))
    try solver.add((x == 2).strength(Strength(500)))
    try solver.add((1e30 * y + 1e30 * x == 3e30).strength(Strength(500, weight: 1e300)))
    try solver.add((y == x).strength(Strength(400)))
    try solver.solve()
    #expect(isClose(try solver.values(x, y), [1, 2]))
    try solver.add((x == 0).strength(Strength(600)))
    try solver.solve()
    #expect(isClose(try solver.values(x, y), [0, 3]))
  }
}
