// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

@Suite("Lower bounds")
struct LowerBoundTests {
  @Test("a bound is no constraint of its own")
  func storage() throws {
    let solver = Solver()
    let width = try solver.makeVariable(lowerBound: 0)
    try solver.add((width == -5).strength(.strong))
    try solver.solve()
    #expect(try solver.value(of: width) == 0)
    #expect(solver.statistics.constraints == 1)
  }

  @Test("a fresh variable with a bound above zero obeys it after the next solve")
  func aboveZero() throws {
    let solver = Solver()
    let x = try solver.makeVariable(lowerBound: 7)
    try solver.solve()
    #expect(try solver.value(of: x) == 7)
  }

  @Test("a bound can be raised, lowered and lifted")
  func changes() throws {
    let solver = Solver()
    let x = try solver.makeVariable(lowerBound: 0)
    try solver.add((x == -10).strength(.weak))
    for (bound, wanted) in [(3.0, 3.0), (-4, -4), (nil, -10), (0, 0)] as [(Double?, Double)] {
      try solver.setLowerBound(bound, of: x)
      try solver.solve()
      #expect(try solver.value(of: x) == wanted)
    }
  }

  @Test("a bound that clashes with a required constraint is named")
  func clash() throws {
    let solver = Solver()
    let (x, y) = (try solver.makeVariable(lowerBound: 0), try solver.makeVariable(lowerBound: 0))
    try solver.add(x == 3)
    try solver.solve()
    let sum = try solver.add(x + y == 2)
    let clashes = try #require(try solver.clashes())
    #expect(clashes.count == 1)
    #expect(clashes.first?.handles.contains(sum) == true)
    #expect(clashes.first?.handles.count == 2)
    #expect(clashes.first?.lowerBounds == [y])
    #expect(try solver.values(x, y) == [3, 0])
  }

  @Test(
    "constraints that bounds make needless are in no set, however long it is",
    arguments: [4, 12, 40, 400])
  func needless(count: Int) throws {
    let solver = Solver()
    let lefts = try solver.makeVariables(count)
    let sizes = try (0..<count).map { _ in try solver.makeVariable(lowerBound: 0) }
    var needed = [try solver.add(lefts[0] == 0)]
    for (place, left) in lefts.enumerated().dropFirst() {
      needed.append(try solver.add(left == lefts[place - 1] + sizes[place - 1]))
    }
    let fixed = Set(try sizes.map { try solver.add($0 == 50) })
    needed.append(try solver.add(lefts[count - 1] + sizes[count - 1] <= 120))
    let clashes = try #require(try solver.clashes())
    let conflict = try #require(clashes.first)
    #expect(clashes.count == 1)
    // Three sizes are too large together, whichever; the others are not negative.
    #expect(Set(conflict.handles).subtracting(fixed) == Set(needed))
    #expect(fixed.intersection(conflict.handles).count == 3)
    #expect(conflict.lowerBounds.count == count - 3)
  }

  @Test("raising a bound beyond what is required is taken back")
  func takenBack() throws {
    let solver = Solver()
    let x = try solver.makeVariable(lowerBound: 0)
    let most = try solver.add(x <= 10)
    try solver.solve()
    try solver.setLowerBound(11, of: x)
    let clashes = try #require(try solver.clashes())
    #expect(clashes.map(\.handles) == [[most]])
    #expect(clashes.map(\.lowerBounds) == [[x]])
    try solver.add((x == -1).strength(.weak))
    try solver.solve()
    #expect(try solver.value(of: x) == 0)
  }

  @Test("relaxed solving breaks required constraints, never a bound")
  func relaxed() throws {
    let solver = Solver()
    let x = try solver.makeVariable(lowerBound: 0)
    let rows = [
      try solver.add((x <= -1).strength(Strength(1000, weight: 100))), try solver.add(x <= -2),
    ]
    let violated = try solver.solveRelaxed()
    #expect(try solver.value(of: x) == 0)
    #expect(Set(violated) == Set(rows))
  }

  @Test("a value left at a bound where doubles skip whole numbers is brought back with the bound")
  func hugeBound() throws {
    let solver = Solver()
    let x = try solver.makeVariable(lowerBound: 1e16)
    try solver.solve()
    #expect(try solver.value(of: x) == 1e16)
    try solver.setLowerBound(nil, of: x)
    try solver.solve()
    #expect(try solver.value(of: x) == 0)
    try solver.setLowerBound(1e16, of: x)
    try solver.solve()
    try solver.setLowerBound(nil, of: x)
    try solver.setLowerBound(1e16, of: x)
    try solver.solve()
    #expect(try solver.value(of: x) == 1e16)
  }
}
