// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

@Suite("Edit variables")
struct EditTests {
  @Test("a suggestion is followed, and survives unrelated changes")
  func suggestion() throws {
    let solver = Solver()
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    try solver.add(y == 2 * x + 1)
    try solver.edit(x, strength: .strong)
    try solver.suggest(5, for: x)
    try solver.solve()
    #expect(try solver.values(x, y) == [5, 11])
    let other = try solver.add((y == 0).strength(.weak))
    try solver.solve()
    try solver.remove(other)
    try solver.solve()
    #expect(try solver.values(x, y) == [5, 11])
  }

  @Test("bounds clip a dragged variable on both sides")
  func clipping() throws {
    let solver = Solver()
    let x = try solver.makeVariable()
    try solver.add(x >= 0)
    try solver.add(x <= 100)
    try solver.edit(x, strength: .strong)
    for value in stride(from: -50.0, through: 150, by: 12.5) {
      try solver.suggest(value, for: x)
      try solver.solve()
      #expect(try solver.value(of: x) == min(100, max(0, value)))
    }
  }

  @Test("the row of an edit variable never becomes required")
  func requiredRow() throws {
    let solver = Solver()
    let x = try solver.makeVariable()
    try solver.add(x <= 1)
    try solver.edit(x, strength: .strong)
    try solver.suggest(5, for: x)
    try solver.solve()
    let row = try #require(solver.violations().first)
    #expect(row.amount == 4)
    #expect(throws: SolverMisuse.requiredEdit(x)) {
      try solver.setStrength(.required, of: row.handle)
    }
    try solver.setStrength(.weak, of: row.handle)
    #expect(try solver.constraint(for: row.handle).strength == .weak)
  }

  @Test("only the last suggestion of a batch counts")
  func lastOne() throws {
    let solver = Solver()
    let x = try solver.makeVariable()
    try solver.edit(x, strength: .medium)
    try solver.suggest(1, for: x)
    try solver.suggest(2, for: x)
    #expect(try solver.value(of: x) == 0)
    try solver.solve()
    #expect(try solver.value(of: x) == 2)
  }

  @Test("the heavier or stronger of two linked edits wins")
  func competing() throws {
    let solver = Solver()
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    try solver.add(x == y)
    try solver.edit(x, strength: Strength(500, weight: 2))
    try solver.edit(y, strength: Strength(500, weight: 3))
    try solver.suggest(10, for: x)
    try solver.suggest(20, for: y)
    try solver.solve()
    #expect(try solver.values(x, y) == [20, 20])
    try solver.endEdit(y)
    try solver.edit(y, strength: .weak)
    try solver.suggest(30, for: y)
    try solver.solve()
    #expect(try solver.values(x, y) == [10, 10])
  }

  @Test("an ended edit leaves the value where it is, and may begin again")
  func ending() throws {
    let solver = Solver()
    let x = try solver.makeVariable()
    for value in [3.0, -7, 1e6] {
      try solver.edit(x, strength: .weak)
      try solver.suggest(value, for: x)
      try solver.solve()
      try solver.endEdit(x)
      try solver.solve()
      #expect(try solver.value(of: x) == value)
    }
    #expect(solver.statistics.constraints == 0)
  }

  @Test("a suggestion is taken back with its batch")
  func takenBack() throws {
    let solver = Solver()
    let x = try solver.makeVariable()
    try solver.edit(x, strength: .strong)
    try solver.suggest(5, for: x)
    try solver.solve()
    try solver.suggest(6, for: x)
    try solver.add(x >= 1)
    try solver.add(x <= 0)
    #expect(try solver.clashes() != nil)
    try solver.solve()
    #expect(try solver.value(of: x) == 5)
  }

  @Test("dragging along a chain costs no pivots and changes what it moves")
  func dragging() throws {
    let solver = Solver()
    let boxes = try solver.makeVariables(200)
    for (left, right) in zip(boxes, boxes.dropFirst()) { try solver.add(right == left + 10) }
    try solver.edit(boxes[0], strength: .strong)
    try solver.suggest(1, for: boxes[0])
    try solver.solve()
    let pivots = solver.statistics.pivots
    for value in 2...50 {
      try solver.suggest(Double(value), for: boxes[0])
      try solver.solve()
      #expect(solver.changedVariables.count == 200)
    }
    #expect(solver.statistics.pivots == pivots)
    #expect(try solver.value(of: boxes[199]) == 50 + 1990)
  }

  @Test("a value that nothing but an inequality limits goes with the limit, up and down")
  func followedLimit() throws {
    let solver = Solver()
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    try solver.add(y >= x)
    try solver.edit(x, strength: .strong)
    for value in [10.0, 5, 20] {
      try solver.suggest(value, for: x)
      try solver.solve()
      #expect(try solver.values(x, y) == [value, value])
    }
    #expect(try !solver.isUniquelyDetermined(y))
  }
}
