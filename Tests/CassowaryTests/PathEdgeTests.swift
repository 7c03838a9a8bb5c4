// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// Paths of constants where something else happens at the same time, and pivots that wait.
@Suite("Paths and what crosses them")
struct PathEdgeTests {
  private let solver = Solver()

  @Test("a failed batch that frees a bound leaves the path as it was")
  func freedBound() throws {
    let (width, free) = (try solver.makeVariable(), try solver.makeVariable(lowerBound: 10))
    let pin = try solver.add(width == 100)
    try solver.add(width <= 200)
    try solver.solve()
    for constant in [-110.0, -120, -130, -140, -150] {
      try solver.setConstant(constant, of: pin)
      try solver.solve()
    }
    try solver.setLowerBound(5, of: free)
    try solver.setConstant(-300, of: pin)
    #expect(throws: SolveError.self) { try solver.solve() }
    #expect(try solver.value(of: width) == 150)
    try solver.setConstant(-151, of: pin)
    try solver.solve()
    #expect(try solver.value(of: width) == 151)
  }

  @Test("more dragged constants than paths")
  func nineConstants() throws {
    let edges = try solver.makeVariables(10)
    let sum = try solver.makeVariable()
    for edge in edges.prefix(9) { try solver.edit(edge, strength: .strong) }
    try solver.add(sum == edges[1] + edges[8])
    for (place, edge) in edges.prefix(9).enumerated() {
      try solver.suggest(Double(place), for: edge)
    }
    try solver.solve()
    var wish = 100.0
    func drag(_ place: Int) throws {
      wish += 1
      try solver.suggest(wish, for: edges[place])
      try solver.solve()
      #expect(
        try solver.value(of: sum)
          == solver.value(of: edges[1]) + solver.value(of: edges[8]))
    }
    for place in 0..<8 { for _ in 0..<3 { try drag(place) } }
    for _ in 0..<3 { for place in [0, 1, 2, 1, 0, 1] { try drag(place) } }
    for _ in 0..<6 { try drag(8) }
    for _ in 0..<3 { for place in [8, 1, 8, 1] { try drag(place) } }
  }

  @Test("an item that cannot be left while rows contradict is left afterwards")
  func postponed() throws {
    let widths = try (0..<3).map { _ in try solver.makeVariable(lowerBound: 0) }
    let tops = try solver.makeVariables(4)
    let edge = try solver.makeVariable()
    try solver.add(tops[0] == 0)
    let wish = try solver.add((widths[0] - edge * 0.75 >= 0).priority(750))
    try solver.add((widths[2] - edge >= 0).priority(750))
    var last: ConstraintHandle?
    for place in 0..<3 {
      last = try solver.add(tops[place + 1] == tops[place] + widths[place] + 4)
    }
    try solver.edit(edge, strength: Strength(750))
    try solver.suggest(16, for: edge)
    try solver.addStay(tops[3], strength: Strength(750))
    try solver.solve()
    try solver.setConstant(7, of: wish)
    if let last { try solver.remove(last) }
    try solver.solve()
    #expect(solver.violations().isEmpty)
  }

  @Test("a change of strength and a suggestion at once")
  func repriced() throws {
    let v = try solver.makeVariables(9)
    try solver.add(v[1] - v[0] <= 16)
    try solver.add((v[1] == -165).priority(999))
    try solver.add((v[1] * 2 - v[0] >= 2).priority(999))
    try solver.add((v[4] - v[0] >= -19).priority(750))
    let wish = try solver.add((v[4] == 27).priority(501))
    try solver.add((v[5] - v[0] <= 29).priority(750))
    try solver.add((v[5] == 170).priority(999))
    let limit = try solver.add(v[8] - v[0] <= 5)
    try solver.edit(v[0], strength: Strength(750))
    let link = try solver.add((v[4] * 0.5 - v[8] + v[1] * 2 == -49).priority(750))
    try solver.suggest(-46, for: v[0])
    try solver.setConstant(37, of: limit)
    try solver.solve()
    try solver.setPriority(500, of: link)
    try solver.suggest(88, for: v[0])
    try solver.solve()
    #expect(!solver.violations().contains { $0.handle == wish })
  }

  @Test("a row that a round takes to its other side and back is not forgotten")
  func thereAndBack() throws {
    let held = try solver.makeVariable(lowerBound: 0)
    let v = try solver.makeVariables(6)
    try solver.add((held == 24).strength(Strength(500, weight: 2)))
    try solver.add(v[0] == 28)
    try solver.add(v[1] - v[0] >= 31)
    try solver.add((v[1] - v[0] == 5).priority(999))
    try solver.add((v[2] - v[1] == 4).priority(999))
    try solver.add((v[4] - v[3] == 17).priority(500))
    try solver.add((v[5] - v[4] == 5).priority(500))
    try solver.add((v[5] - v[4] <= 28).priority(750))
    try solver.add((v[4] - held == 19).priority(500))
    try solver.add(0.5 * v[2] - v[5] + v[3] + 27 == 0)
    try solver.edit(v[3], strength: Strength(999))
    try solver.suggest(-2, for: v[3])
    try solver.solve()
    // v₄ may lie anywhere in 15...51.5 as far as the first two wishes go; the third wants 43.
    #expect(try solver.value(of: v[4]) == 43)
  }

  @Test("a value too large to move is not reported as changed")
  func swallowed() throws {
    let (small, large) = (try solver.makeVariable(), try solver.makeVariable())
    try solver.edit(small, strength: .strong)
    try solver.add(large == small * 0.001 + 1e9)
    var wish = 0.0
    for step in 0..<8 {
      wish += 1e-6
      let before = try solver.value(of: large)
      try solver.suggest(wish, for: small)
      try solver.solve()
      #expect(step == 0 || solver.changedVariables == [small])
      #expect(try step == 0 || solver.value(of: large) == before)
    }
  }

  @Test("a variable in a slot that has just been freed has not changed")
  func reusedSlot() throws {
    let old = try solver.makeVariable()
    try solver.solve()
    try solver.setLowerBound(100, of: old)
    try solver.remove(old)
    try solver.solve()
    let new = try solver.makeVariable()
    #expect(!solver.changedVariables.contains(new))
  }

  @Test("what the last solve changed are variables that it knew, and that are still there")
  func changedAndRemoved() throws {
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    let row = try solver.add(x == 5)
    try solver.add(y == 6)
    try solver.solve()
    #expect(solver.changedVariables == [x, y])
    try solver.remove(row)
    try solver.remove(x)
    #expect(solver.changedVariables == [y])
    try solver.solve()
    #expect(solver.changedVariables.isEmpty)
    // A new variable in the slot of the old one, whose value the solve has brought back to 0.
    let z = try solver.makeVariable()
    #expect(solver.changedVariables.isEmpty)
    try solver.add(z == 7)
    try solver.solve()
    #expect(solver.changedVariables == [z])
  }
}
