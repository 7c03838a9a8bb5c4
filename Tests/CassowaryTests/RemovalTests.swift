// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

@Suite("Removal")
struct RemovalTests {
  @Test("of two redundant rows the survivor still holds")
  func survivor() throws {
    for removesFirst in [true, false] {
      let solver = Solver()
      let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
      let first = try solver.add(x + y == 10)
      let second = try solver.add(2 * x + 2 * y == 20)
      try solver.add((x == 3).strength(.weak))
      try solver.solve()
      try solver.remove(removesFirst ? first : second)
      try solver.add((y == 100).strength(.strong))
      try solver.solve()
      #expect(try solver.values(x, y) == [-90, 100])
    }
  }

  @Test("two thousand rounds of adding and removing leave nothing behind")
  func churn() throws {
    let solver = Solver()
    let (x, y) = (try solver.makeVariable(lowerBound: 0), try solver.makeVariable())
    try solver.add((x == 5).strength(.weak))
    for round in 0..<2000 {
      let link = try solver.add(x + y == 10)
      let wish = try solver.add((y == Double(round)).strength(.strong))
      try solver.solve()
      #expect(try solver.value(of: y) == Double(min(round, 10)))
      try solver.remove(link)
      try solver.remove(wish)
      try solver.solve()
      #expect(try solver.value(of: x) == 5)
    }
    #expect(solver.statistics.constraints == 1)
    #expect(solver.statistics.variables == 2)
  }

  @Test("rows added and removed in one batch never were")
  func sameBatch() throws {
    let solver = Solver()
    let x = try solver.makeVariable()
    try solver.add((x == 1).strength(.weak))
    try solver.solve()
    let row = try solver.add(x == 100)
    try solver.remove(row)
    try solver.solve()
    #expect(try solver.value(of: x) == 1)
    #expect(solver.changedVariables.isEmpty)
  }

  @Test("everything can be removed, variables last")
  func everything() throws {
    let solver = Solver()
    let variables = try solver.makeVariables(50, lowerBound: 0)
    var handles: [ConstraintHandle] = []
    for (a, b) in zip(variables, variables.dropFirst()) {
      handles.append(try solver.add(b >= a + 1))
      handles.append(try solver.add((b == a).strength(.weak)))
    }
    try solver.solve()
    for (number, handle) in handles.enumerated() where number % 3 != 0 {
      try solver.remove(handle)
    }
    try solver.solve()
    for (number, handle) in handles.enumerated() where number % 3 == 0 {
      try solver.remove(handle)
    }
    try solver.solve()
    for variable in variables { try solver.remove(variable) }
    try solver.solve()
    #expect(solver.statistics.constraints == 0)
    #expect(solver.statistics.variables == 0)
    let fresh = try solver.makeVariable()
    try solver.add(fresh == 9)
    try solver.solve()
    #expect(try solver.value(of: fresh) == 9)
  }

  @Test("a removed variable's slot starts again from zero")
  func slot() throws {
    let solver = Solver()
    let old = try solver.makeVariable(lowerBound: 5)
    try solver.solve()
    try solver.remove(old)
    let new = try solver.makeVariable()
    #expect(try solver.value(of: new) == 0)
    try solver.add((new == -3).strength(.weak))
    try solver.solve()
    #expect(try solver.value(of: new) == -3)
  }

  @Test("churn at the end of a long list touches the end only")
  func tail() throws {
    func work(cells: Int) throws -> Int {
      let solver = Solver()
      let tops = try solver.makeVariables(cells)
      try solver.add(tops[0] == 0)
      for (above, below) in zip(tops, tops.dropFirst()) { try solver.add(below == above + 20) }
      try solver.solve()
      let before = solver.statistics.valuesComputed
      for _ in 0..<10 {
        let extra = try solver.makeVariable()
        let row = try solver.add(extra == tops[cells - 1] + 20)
        try solver.solve()
        try solver.remove(row)
        try solver.solve()
        try solver.remove(extra)
      }
      return solver.statistics.valuesComputed - before
    }
    #expect(try work(cells: 2000) <= 2 * work(cells: 200) + 100)
  }
}
