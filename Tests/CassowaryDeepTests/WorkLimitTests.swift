// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// Attempts that take long are given up for one from scratch only if that is cheaper.
@Suite("Work limit")
struct WorkLimitTests {
  @Test("a table that is too wide changes one row without beginning from scratch, which costs more")
  func overfullTable() throws {
    let solver = Solver()
    var sum: [Term] = []
    let columns = try (0..<8).map { _ in try solver.makeVariable(lowerBound: 0) }
    for column in columns {
      sum.append(Term(column))
      try solver.add((column == 100).strength(.weak))
    }
    try solver.add(LinearConstraint(LinearExpression(sum) - 800, .equal))
    for row in 0..<500 {
      for (place, column) in columns.enumerated() {
        let cell = try solver.makeVariable(lowerBound: 0)
        let need = Double(40 + (row * 7 + place * 13) % 90)
        try solver.add(cell <= column)
        try solver.add((cell >= need).strength(.strong))
        try solver.add((cell == need).strength(.weak))
      }
    }
    try solver.solve()
    let first = solver.statistics
    let row = try solver.add(columns[4] >= 130)
    try solver.solve()
    try solver.remove(row)
    try solver.solve()
    let all = solver.statistics
    #expect(all.rebuilds == first.rebuilds)
    #expect(all.itemsExpressed - first.itemsExpressed < 2 * first.itemsExpressed)
  }
}
