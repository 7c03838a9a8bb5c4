// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// Two columns of texts with a common edge: all rows move with one value.
@Suite("Two columns with a common edge")
struct TwoColumnTests {
  private let solver = Solver()
  private let edge: Variable
  private let total: ConstraintHandle

  /// Columns of so many texts each, as wide as they should be if there is room for both.
  ///
  /// Weights are multiples of 1/4096, which are exact, and differ, so that one edge alone is best.
  init() throws {
    try self.init(texts: 400, total: 500)
  }

  private init(texts: Int, total width: Double) throws {
    var random = SeededGenerator(seed: 7)
    let (edge, end) = (try solver.makeVariable(), try solver.makeVariable())
    total = try solver.add(end == width)
    for number in 0..<2 * texts {
      let text = try solver.makeVariable(lowerBound: 0)
      try solver.add(number < texts ? text == edge : text == end - edge)
      let content = Double(random.int(20...380)) + Double(number) / 1024
      let weight = 1 + Double(number) / 4096
      try solver.add((text <= content).strength(Strength(250, weight: weight)))
      try solver.add((text >= content).strength(Strength(750, weight: weight)))
    }
    self.edge = edge
    try solver.solve()
  }

  @Test("another width takes a few rounds, not one for each row that is passed")
  func resize() throws {
    for width in [470.0, 500, 200, 700] {
      let before = solver.statistics
      try solver.setConstant(-width, of: total)
      try solver.solve()
      #expect(solver.statistics.rounds - before.rounds <= 16)
      #expect(solver.statistics.valuesComputed - before.valuesComputed < 40 * 800)
      let fresh = try TwoColumnTests(texts: 400, total: width)
      #expect(try solver.value(of: edge) == fresh.solver.value(of: fresh.edge))
    }
  }
}
