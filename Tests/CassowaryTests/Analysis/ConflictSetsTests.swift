// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// What a search for clashes returns.
@Suite("Conflict sets")
struct ConflictSetsTests {
  @Test("a row that holds again once multipliers are fresh is no clash")
  func heals() throws {
    let solver = Solver()
    let x = try solver.makeVariable()
    let tight = Int(try solver.add(x == 1).index)
    let limit = Int(try solver.add(x <= 3).index)
    try solver.solve()
    // As after a pivot that rounding has misled.
    func mislead(_ simplex: inout Simplex) {
      simplex.values.move(0, to: 5)
      simplex.agenda.markStale(row: tight)
      simplex.duals.setSign(1, of: limit, simplex.matrix)
      simplex.duals.noteExchange()
    }
    mislead(&solver.simplex)
    #expect(solver.simplex.violatedRows() == [limit])
    #expect(solver.clashError() == nil)
    #expect(try solver.value(of: x) == 1)
    #expect(solver.simplex.violatedRows().isEmpty)
  }

  @Test("a clash of two rows lists these, not all that were searched")
  func twoRows() throws {
    var simplex = Simplex()
    for _ in 0..<100 { _ = simplex.addColumn(lowerBound: -.infinity) }
    for column in Int32(1)..<100 {
      _ = simplex.add(PlainRow(terms: [(column, 1), (column - 1, -1)], constant: -1))
    }
    _ = simplex.add(PlainRow(terms: [(0, 1)]))
    let clash = simplex.add(PlainRow(terms: [(0, 1)], constant: -1))
    _ = simplex.optimize(.optimumOrClash)
    var work = ConflictSearch.solveLimit
    let violated = simplex.violatedRows()
    let found = simplex.refusals(violated, isWide: true, given: [], work: &work) { $0 }
    #expect(found.sets.map(\.refused) == [clash])
    #expect(found.sets.map { $0.runs.reduce(0) { $0 + $1.count } } == [2])
    let listed = found.lists.reduce(0) { $0 + $1.count }
    #expect(listed == 2)
  }
}
