// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// Zero has one sign, whichever loop computes it.
@Suite("Negative zero")
struct NegativeZeroTests {
  /// The values of a chain of `count` variables that copy an edit variable with a bound of -0.0.
  private func values(_ suggestions: [Double], count: Int) throws -> [UInt64] {
    let solver = Solver()
    let x = try solver.makeVariable(lowerBound: -0.0)
    let followers = try solver.makeVariables(count)
    try solver.edit(x, strength: .strong)
    for follower in followers { try solver.add(follower == x) }
    for value in suggestions {
      try solver.suggest(value, for: x)
      try solver.solve()
    }
    return try solver.values(of: [x] + followers).map(\.bitPattern)
  }

  @Test("a drag below a bound of -0.0 gives the bits of a fresh solver", arguments: [0, 1, 4, 40])
  func drag(_ count: Int) throws {
    let fresh = try values([-5], count: count)
    #expect(fresh == fresh.map { _ in 0.0.bitPattern })
    let ways: [[Double]] = [
      [5, -5], [5, -5, 4, -4], [-1, -2, -3, -4, -5], [3, 2, 1, 0, -1], [7, 6, -7, 6, -7],
    ]
    for way in ways {
      #expect(try values(way, count: count) == fresh, "by way of \(way)")
    }
  }

  @Test("a suggestion of -0.0 is 0")
  func suggestion() throws {
    #expect(try values([-0.0], count: 3) == [0, 0, 0, 0])
    #expect(try values([3, -0.0], count: 3) == [0, 0, 0, 0])
    #expect(try values([3, 2, 1, -0.0], count: 3) == [0, 0, 0, 0])
  }

  @Test("a bound that is set to -0.0 is 0")
  func changedBound() throws {
    let solver = Solver()
    let x = try solver.makeVariable()
    try solver.add((x == -5).strength(.weak))
    try solver.solve()
    try solver.setLowerBound(-0.0, of: x)
    try solver.solve()
    #expect(try solver.value(of: x).bitPattern == 0)
  }
}
