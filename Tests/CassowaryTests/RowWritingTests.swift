// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// Rows are written where they stay; what is refused or taken back leaves nothing behind.
@Suite("Writing rows")
struct RowWritingTests {
  private let solver = Solver()
  private let all: [Variable]

  init() throws {
    let solver = solver
    all = try (0..<40).map { _ in try solver.makeVariable() }
  }

  private var cellCount: Int { solver.simplex.matrix.nextStart }

  @Test("a refused term or constant leaves no cell", arguments: [3, 30])
  func refused(count: Int) throws {
    let foreign = try Solver().makeVariable()
    let terms = all[..<count].map { Term($0, 2) }
    let before = cellCount
    #expect(throws: SolverMisuse.foreignVariable(foreign)) {
      try solver.add(
        LinearConstraint(LinearExpression(terms + [Term(foreign, 1)]), .equal))
    }
    #expect(throws: SolverMisuse.notFinite(argument: "constant", value: .infinity)) {
      try solver.add(LinearConstraint(LinearExpression(terms, constant: .infinity), .equal))
    }
    #expect(
      throws: SolverMisuse.notFinite(argument: "coefficient of term \(count)", value: .infinity)
    ) {
      try solver.add(
        LinearConstraint(LinearExpression(terms + [Term(all[39], .infinity)]), .equal))
    }
    #expect(cellCount == before)
  }

  @Test("terms that come twice or cancel are one or none", arguments: [4, 26])
  func merged(count: Int) throws {
    let half = all[..<(count / 2)].map { Term($0, 3) }
    let doubled = half + half.reversed()
    let handle = try solver.add(LinearConstraint(LinearExpression(doubled), .equal))
    #expect(
      try solver.constraint(for: handle).expression.terms == half.map { Term($0.variable, 6) })
    let cancelled = half + half.map { Term($0.variable, -3) } + [Term(all[39], 1)]
    let other = try solver.add(LinearConstraint(LinearExpression(cancelled), .equal))
    #expect(try solver.constraint(for: other).expression.terms == [Term(all[39], 1)])
  }

  @Test("a row takes the cells of one of its length that was removed")
  func reused() throws {
    let first = try solver.add(all[0] + all[1] == 1)
    try solver.add(all[2] + all[3] == 1)
    try solver.solve()
    let before = cellCount
    try solver.remove(first)
    try solver.solve()
    let second = try solver.add(all[4] + 2 * all[5] == 7)
    #expect(cellCount == before)
    try solver.solve()
    #expect(try solver.residual(of: second) == 0)
    #expect(
      try solver.constraint(for: second).expression.terms == [Term(all[4], 1), Term(all[5], 2)])
  }
}
