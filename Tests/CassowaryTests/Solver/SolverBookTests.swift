// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// What the solver keeps beside the system: handles, edits and merged terms.
@Suite("Books of the solver")
struct SolverBookTests {
  @Test("slots of variables are used again, and tell their uses apart")
  func slots() throws {
    var slots = VariableSlots(identity: 7)
    for _ in 0..<2 { slots.append() }
    let old = slots.variable(0)
    try slots.check(old)
    slots.remove(0)
    #expect(slots.count == 1 && slots.isUsed(0) == true && slots.isKnown(old) == false)
    #expect(slots.takeFree() == nil)
    slots.rollBack()
    #expect(slots.count == 2 && slots.isKnown(old) == true)
    let other = slots.variable(1)
    slots.remove(0)
    slots.append()
    slots.commit()
    #expect(slots.count == 2 && slots.isKnown(other) == true && slots.variable(2).generation == 3)
    #expect(slots.isUsed(0) == false && slots.takeFree() == 0 && slots.takeFree() == nil)
    #expect(slots.count == 3 && slots.isKnown(old) == false && slots.isKnown(0) == true)
    #expect(slots.variable(0) != old && slots.variable(0).generation == 4)
    var thrown: [SolverMisuse] = []
    let foreign = Variable(solver: 8, index: 0, generation: 1)
    for variable in [old, foreign, slots.variable(0)] {
      do throws(SolverMisuse) { try slots.check(variable) } catch { thrown.append(error) }
    }
    #expect(thrown == [.removedVariable(old), .foreignVariable(foreign)])
  }

  @Test("a report of the pivot limit counts the pivots of the batch at hand, not those before it")
  func pivotsOfBatch() throws {
    let solver = Solver()
    let (x, y) = (try solver.makeVariable(), try solver.makeVariable())
    let row = try solver.add((x + y == 10).strength(.strong))
    try solver.add(x == y)
    try solver.add(x <= 3)
    try solver.solve()
    try solver.setConstant(-4, of: row)
    try solver.solve()
    #expect(solver.statistics.pivots > 0)
    #expect(solver.batchPivots == 0)
    let before = solver.statistics.pivots
    try solver.setConstant(-10, of: row)
    #expect(try solver.solveRelaxed().isEmpty)
    #expect(solver.statistics.pivots > before)
    try solver.setConstant(-4, of: row)
    _ = solver.simplex.optimize(.optimum)
    let made = solver.statistics.pivots
    try solver.add(x == 100)
    try solver.add(y == 1)
    #expect(throws: SolveError.self) { try solver.solve() }
    #expect(made > before && solver.batchPivots == 0)
    guard case .pivotLimit(let report) = solver.solveError(.pivotLimit(7), pivots: 3) else {
      Issue.record("no report")
      return
    }
    #expect(report.pivots == 3 && report.limit == 7 && report.variables == 2 && report.rows == 3)
  }

  @Test("each variable is merged into one term, and leaves if nothing of it is left")
  func merging() throws {
    var slots = VariableSlots(identity: 7)
    for _ in 0..<3 { slots.append() }
    var merger = TermMerger()
    let x = (0..<3).map { slots.variable($0) }
    let terms = [Term(x[2], 3), Term(x[0], 1), Term(x[2], -1), Term(x[1], 0), Term(x[0], -1)]
    for _ in 0..<2 {
      try merger.merge(terms, slots)
      #expect(merger.terms.elements.map(\.column) == [2])
      #expect(merger.terms.elements.map(\.coefficient) == [2])
    }
    let huge = Term(x[1], .greatestFiniteMagnitude)
    var thrown: [SolverMisuse] = []
    for list in [
      [Term(x[0], 1), Term(x[1], .nan)], [Term(x[0], 1), Term(x[0], -1), huge, huge],
      [Term(x[0], 1), Term(Variable(solver: 8, index: 0, generation: 1), 1)],
    ] {
      do throws(SolverMisuse) { try merger.merge(list, slots) } catch { thrown.append(error) }
      // What was refused leaves nothing behind.
      try merger.merge([Term(x[0], 4), Term(x[1], 5)], slots)
      #expect(merger.terms.elements.map(\.coefficient) == [4, 5])
    }
    #expect(thrown.count == 3)
  }

  @Test("rows of edits and stays come and go with their batch")
  func edits() {
    var matrix = Matrix()
    matrix.addColumns(3)
    let rows = (0..<3).map { matrix.add(PlainRow(terms: [(Int32($0), 1)])) }
    matrix.link()
    var edits = EditStore()
    #expect(edits.row(2) == nil)
    edits.set(2, row: rows[2])
    for row in rows[..<2] { edits.addStay(row) }
    #expect(edits.row(2) == rows[2] && edits.row(1) == nil && edits.row(9) == nil)
    edits.rollBack()
    #expect(edits.row(2) == nil && edits.stays.isEmpty == true)
    edits.set(2, row: rows[2])
    for row in rows[..<2] { edits.addStay(row) }
    edits.commit(matrix)
    edits.set(2, row: -1)
    edits.rollBack()
    #expect(edits.row(2) == rows[2])
    matrix.removeRow(rows[0])
    edits.commit(matrix)
    #expect(edits.stays.elements == [Int32(rows[1])])
  }
}
