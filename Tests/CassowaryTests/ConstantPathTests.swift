// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// Constants that are changed again and again while the tight set stays as it is.
@Suite("Constant paths")
struct ConstantPathTests {
  let solver = Solver()

  /// A row of boxes of equal width between 0 and an edited right edge, each at least 10 wide.
  private func row(_ count: Int) throws -> (edge: Variable, lefts: [Variable], width: Variable) {
    let edge = try solver.makeVariable()
    let width = try solver.makeVariable(lowerBound: 10)
    let lefts = try solver.makeVariables(count)
    try solver.add(lefts[0] == 0)
    for place in 1..<count { try solver.add(lefts[place] == lefts[place - 1] + width) }
    try solver.add((lefts[count - 1] + width == edge).strength(.medium))
    try solver.edit(edge, strength: .strong)
    return (edge, lefts, width)
  }

  @Test("after two suggestions no value is computed by a solve any more")
  func steady() throws {
    let (edge, lefts, width) = try row(20)
    for value in [400.0, 500, 600] {
      try solver.suggest(value, for: edge)
      try solver.solve()
    }
    let before = solver.statistics
    for step in 0..<1000 {
      let wanted = 300 + Double(step % 97)
      try solver.suggest(wanted, for: edge)
      try solver.solve()
      let (each, last) = (wanted / 20, 19 * wanted / 20)
      #expect(isClose(try solver.values(width, lefts[19]), [each, last], within: 1e-13))
    }
    #expect(solver.statistics.valuesComputed == before.valuesComputed)
    #expect(solver.statistics.pivots == before.pivots)
  }

  @Test("a path ends where a bound or a row would be passed")
  func ends() throws {
    let (edge, lefts, width) = try row(10)
    try solver.add(lefts[9] <= 270)
    for value in [150.0, 160, 170, 180] {
      try solver.suggest(value, for: edge)
      try solver.solve()
    }
    for (value, wanted) in [(200.0, 20.0), (50, 10), (150, 15), (400, 30), (250, 25)] {
      try solver.suggest(value, for: edge)
      try solver.solve()
      #expect(isClose(try solver.values(of: [width]), [wanted]))
    }
  }

  @Test("two edits that move the same values give what a fresh solver gives")
  func dependent() throws {
    let (x, y, sum) = (
      try solver.makeVariable(), try solver.makeVariable(), try solver.makeVariable()
    )
    try solver.add(sum == x + y)
    try solver.add((sum <= 100).strength(.strong))
    try solver.edit(x, strength: .medium)
    try solver.edit(y, strength: .weak)
    for step in 0..<200 {
      let (wantedX, wantedY) = (Double(step % 13) * 7, Double(step % 7) * 11)
      try solver.suggest(wantedX, for: x)
      if step % 3 != 0 { try solver.suggest(wantedY, for: y) }
      try solver.solve()
      #expect(try solver.value(of: x) == wantedX)
      let total = try solver.value(of: sum)
      let rest = try solver.value(of: y)
      #expect(total <= 100 && total == wantedX + rest)
    }
  }

  @Test("a constraint added beside a path takes part")
  func invalidation() throws {
    let (edge, _, width) = try row(4)
    for value in [100.0, 120, 140] {
      try solver.suggest(value, for: edge)
      try solver.solve()
    }
    let cap = try solver.add(width <= 50)
    for (value, wanted) in [(180.0, 45.0), (240, 50), (160, 40)] {
      try solver.suggest(value, for: edge)
      try solver.solve()
      #expect(try solver.value(of: width) == wanted)
    }
    try solver.remove(cap)
    for (value, wanted) in [(240.0, 60.0), (280, 70), (320, 80)] {
      try solver.suggest(value, for: edge)
      try solver.solve()
      #expect(try solver.value(of: width) == wanted)
    }
  }

  @Test("changed variables are those that moved")
  func changes() throws {
    let (edge, lefts, width) = try row(3)
    let apart = try solver.makeVariable()
    try solver.add(apart == 5)
    for value in [60.0, 90, 120, 150] {
      try solver.suggest(value, for: edge)
      try solver.solve()
    }
    #expect(Set(solver.changedVariables) == Set([edge, width, lefts[1], lefts[2]]))
    try solver.solve()
    #expect(solver.changedVariables.isEmpty)
    try solver.suggest(120, for: edge)
    try solver.suggest(150, for: edge)
    try solver.solve()
    #expect(solver.changedVariables.isEmpty)
  }

  @Test("a failed batch after a path leaves what the path gave")
  func failure() throws {
    let (edge, lefts, width) = try row(3)
    for value in [60.0, 90, 120] {
      try solver.suggest(value, for: edge)
      try solver.solve()
    }
    try solver.suggest(150, for: edge)
    try solver.add(lefts[0] == 1)
    #expect(throws: SolveError.self) { try solver.solve() }
    #expect(try solver.value(of: width) == 40)
    try solver.suggest(180, for: edge)
    try solver.solve()
    #expect(try solver.value(of: width) == 60)
  }

  @Test("a hundred thousand suggestions drift by nothing")
  func drift() throws {
    let (edge, lefts, _) = try row(7)
    for step in 0..<100_000 {
      try solver.suggest(100 + Double(step % 1009) / 7, for: edge)
      try solver.solve()
    }
    try solver.suggest(217, for: edge)
    try solver.solve()
    #expect(isClose(try solver.values(of: lefts), (0..<7).map { 31 * Double($0) }, within: 1e-12))
  }
}
