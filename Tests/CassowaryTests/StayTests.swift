// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

@Suite("Stays")
struct StayTests {
  @Test("a variable without constraints is zero at first and keeps its value")
  func implicit() throws {
    let solver = Solver()
    let x = try solver.makeVariable()
    try solver.solve()
    #expect(try solver.value(of: x) == 0)
    let pin = try solver.add(x == 42)
    try solver.solve()
    try solver.remove(pin)
    try solver.solve()
    #expect(try solver.value(of: x) == 42)
    #expect(solver.changedVariables.isEmpty)
  }

  @Test("a stay holds against weaker wishes and gives way to stronger ones")
  func strength() throws {
    let solver = Solver()
    let x = try solver.makeVariable()
    let pin = try solver.add(x == 10)
    try solver.solve()
    try solver.remove(pin)
    try solver.addStay(x, strength: .medium)
    let weak = try solver.add((x == 0).strength(.weak))
    try solver.solve()
    #expect(try solver.value(of: x) == 10)
    try solver.remove(weak)
    try solver.add((x == 3).strength(.strong))
    try solver.solve()
    #expect(try solver.value(of: x) == 3)
  }

  @Test("after an edit ends, the stay holds the edited value")
  func reanchored() throws {
    let solver = Solver()
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    try solver.addStay(x)
    try solver.addStay(y)
    try solver.edit(x, strength: .strong)
    try solver.suggest(12, for: x)
    try solver.solve()
    try solver.endEdit(x)
    try solver.solve()
    try solver.add((y == 5).strength(.strong))
    try solver.solve()
    #expect(try solver.values(x, y) == [12, 5])
  }

  @Test("of two stays the stronger decides who moves")
  func twoStays() throws {
    let solver = Solver()
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    try solver.add((x == 1).strength(.weak))
    try solver.add((y == 2).strength(.weak))
    try solver.solve()
    try solver.addStay(x, strength: .strong)
    try solver.addStay(y, strength: .medium)
    try solver.add(x + y == 10)
    try solver.solve()
    #expect(try solver.values(x, y) == [1, 9])
  }

  @Test("a stay can be removed like any constraint")
  func removal() throws {
    let solver = Solver()
    let x = try solver.makeVariable()
    let stay = try solver.addStay(x, strength: .strong)
    try solver.add((x == 5).strength(.weak))
    try solver.solve()
    #expect(try solver.value(of: x) == 0)
    try solver.remove(stay)
    try solver.solve()
    #expect(try solver.value(of: x) == 5)
  }
}
