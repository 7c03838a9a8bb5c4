// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// Answers that no `Double` can hold.
@Suite("Overflow")
struct OverflowTests {
  let solver = Solver()

  private func expectOverflow(_ solve: () throws -> Void) {
    #expect {
      try solve()
    } throws: { error in
      if case SolveError.overflow = error { true } else { false }
    }
  }

  @Test("a product beyond the largest number is an error, and the batch is taken back")
  func product() throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    try solver.add(x == 1e308)
    try solver.solve()
    try solver.add(y == 1e300 * x)
    expectOverflow { try solver.solve() }
    #expect(try solver.values(x, y) == [1e308, 0])
    try solver.add((y == 3).strength(.weak))
    try solver.solve()
    #expect(try solver.values(x, y) == [1e308, 3])
  }

  @Test("a quotient beyond the largest number is an error")
  func quotient() throws {
    let x = try solver.makeVariable()
    try solver.add(1e-300 * x == 1e300)
    expectOverflow { try solver.solve() }
    #expect(try solver.value(of: x) == 0)
  }

  @Test("so is a row whose residual cannot be told")
  func residual() throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    try solver.add(x == 1e308)
    try solver.add(y == 0)
    try solver.add((y >= 1e300 * x).strength(.weak))
    expectOverflow { try solver.solveRelaxed() }
  }

  @Test("so is a value that would follow a constant that was changed before")
  func dragged() throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    try solver.add(y == 4 * x)
    try solver.edit(x, strength: .strong)
    for value in [1.0, 2, 3, 4] {
      try solver.suggest(value, for: x)
      try solver.solve()
    }
    try solver.suggest(1e308, for: x)
    expectOverflow { try solver.solve() }
    #expect(try solver.values(x, y) == [4, 16])
    try solver.suggest(4e307, for: x)
    try solver.solve()
    #expect(try solver.values(x, y) == [4e307, 1.6e308])
  }

  @Test("a limit so high that its scaled form is no number still holds")
  func highLimit() throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    let largest = Double.greatestFiniteMagnitude
    let upper = try solver.add(0.5 * x <= largest)
    let lower = try solver.add(0.25 * x >= -largest)
    try solver.add(1e-30 * y - 1e-30 * x <= 1e300)
    try solver.add((x == 3).strength(.weak))
    try solver.add((y == 4).strength(.weak))
    try solver.solve()
    #expect(try solver.values(x, y) == [3, 4])
    #expect(try solver.constraint(for: upper).expression.constant == -largest)
    #expect(try solver.constraint(for: lower).expression.constant == largest)
  }

  @Test("so does a limit that is raised so high", arguments: [1.0, -1])
  func raisedLimit(side: Double) throws {
    let x = try solver.makeVariable()
    let limit = try solver.add(side * 0.25 * x <= 1)
    try solver.add((side * x == 8).strength(.weak))
    try solver.solve()
    #expect(try solver.value(of: x) == side * 4)
    try solver.setConstant(-Double.greatestFiniteMagnitude, of: limit)
    try solver.solve()
    #expect(try solver.value(of: x) == side * 8)
    try solver.setConstant(-1, of: limit)
    try solver.solve()
    #expect(try solver.value(of: x) == side * 4)
  }

  @Test("a constant that only a value beyond all numbers satisfies is an error")
  func raisedEquation() throws {
    let x = try solver.makeVariable()
    let row = try solver.add(0.5 * x == 1)
    try solver.solve()
    try solver.setConstant(-Double.greatestFiniteMagnitude, of: row)
    expectOverflow { try solver.solve() }
    #expect(try solver.value(of: x) == 2)
  }
}
