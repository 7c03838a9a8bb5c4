// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// The reference that other tests trust, on systems solved by hand and on shipped cases.
@Suite("Reference solver")
struct ReferenceSolverTests {
  private func row(
    _ terms: [(Int, Int)], _ constant: Int, _ relation: LinearRelation, _ priority: Float,
    _ weight: Int = 1
  ) -> ReferenceRow {
    ReferenceRow(
      terms: terms.map { ($0.0, Rational($0.1)) }, constant: Rational(constant),
      relation: relation, priority: priority, weight: Rational(weight))
  }

  @Test("the weighted median of wishes for one variable")
  func median() {
    var solver = ReferenceSolver(
      [
        row([(0, 1)], -1, .equal, 500), row([(0, 1)], -3, .equal, 500, 5),
        row([(0, 1)], -10, .equal, 500, 3),
      ], variableCount: 1)
    #expect(solver.optimum(at: 500) == Rational(23))
    #expect(solver.range(of: 0).least == Rational(3))
    #expect(solver.range(of: 0).greatest == Rational(3))
  }

  @Test("a stronger level is never traded for weaker ones")
  func strict() {
    let rows =
      [row([(0, 1)], 0, .equal, 501)] + (0..<50).map { row([(0, 1)], -$0 - 1, .equal, 500, 100) }
    let solver = ReferenceSolver(rows, variableCount: 1)
    #expect(solver.optimum(at: 501).isZero)
    #expect(solver.optimum(at: 500) == Rational(100 * 1275))
    #expect(solver.point == [.zero])
  }

  @Test("an interval without a wish is a range; a free variable has none")
  func ranges() {
    var solver = ReferenceSolver(
      [
        row([(0, 1)], -2, .greaterThanOrEqual, 1000), row([(0, 1)], -5, .lessThanOrEqual, 1000),
        row([(0, 1), (1, -1)], 0, .lessThanOrEqual, 1000),
      ], variableCount: 3)
    #expect(solver.isFeasible)
    #expect(solver.range(of: 0).least == Rational(2))
    #expect(solver.range(of: 0).greatest == Rational(5))
    #expect(solver.range(of: 1).least == Rational(2))
    #expect(solver.range(of: 1).greatest == nil)
    #expect(solver.range(of: 2).least == nil)
    #expect(solver.range(of: 2).greatest == nil)
  }

  @Test("clashing requirements are infeasible, by how much is known")
  func infeasible() {
    let solver = ReferenceSolver(
      [
        row([(0, 1), (1, 1)], -10, .equal, 1000), row([(0, 1)], -8, .greaterThanOrEqual, 1000),
        row([(1, 1)], -5, .greaterThanOrEqual, 1000),
      ], variableCount: 2)
    #expect(!solver.isFeasible)
    #expect(solver.optimum(at: 1000) == Rational(3))
  }

  @Test("bounds stand above required rows")
  func bounds() {
    let solver = ReferenceSolver(
      [
        row([(0, 1)], 0, .greaterThanOrEqual, ReferenceRow.bound),
        row([(0, 1)], 4, .equal, 1000, 100),
      ], variableCount: 1)
    #expect(!solver.isFeasible)
    #expect(solver.point == [.zero])
    #expect(solver.optimum(at: 1000) == Rational(400))
  }

  @Test("rows without terms, redundant rows and repeated variables")
  func oddities() {
    let solver = ReferenceSolver(
      [
        row([], 3, .equal, 250), row([], -3, .lessThanOrEqual, 1000),
        row([(0, 1), (0, 1)], -6, .equal, 1000), row([(0, 3)], -9, .equal, 1000),
      ], variableCount: 1)
    #expect(solver.isFeasible)
    #expect(solver.point == [Rational(3)])
    #expect(solver.optimum(at: 250) == Rational(3))
  }

  @Test("a program that cycles under the textbook rule")
  func beale() {
    func fraction(_ top: Int, _ bottom: Int) -> Rational { Rational(top, over: bottom) }
    var rows = (0..<4).map { row([($0, 1)], 0, .greaterThanOrEqual, 1000) }
    rows.append(
      ReferenceRow(
        terms: [(0, fraction(1, 4)), (1, Rational(-60)), (2, fraction(-1, 25)), (3, Rational(9))],
        constant: .zero, relation: .lessThanOrEqual, priority: 1000))
    rows.append(
      ReferenceRow(
        terms: [(0, fraction(1, 2)), (1, Rational(-90)), (2, fraction(-1, 50)), (3, Rational(3))],
        constant: .zero, relation: .lessThanOrEqual, priority: 1000))
    rows.append(row([(2, 1)], -1, .lessThanOrEqual, 1000))
    rows.append(
      ReferenceRow(
        terms: [(0, fraction(3, 4)), (1, Rational(-150)), (2, fraction(1, 50)), (3, Rational(-6))],
        constant: Rational(-1000), relation: .equal, priority: 1))
    let solver = ReferenceSolver(rows, variableCount: 4)
    #expect(solver.optimum(at: 1) == Rational(1000) - fraction(1, 20))
  }

  /// The shipped cases that exact arithmetic confirmed and that are small enough for it.
  private static func cases() throws -> [SolverCase] {
    let all = try SolverCase.load("known") + SolverCase.load("random")
    return all.filter { $0.isExact && $0.steps.count <= 80 }
  }

  @Test("the shipped cases' errors, level by level", arguments: try cases())
  func shipped(_ solverCase: SolverCase) {
    var live = LiveSystem()
    for step in solverCase.steps {
      guard case .expectLevels(let wanted, let tolerance) = step else {
        live.apply(step)
        continue
      }
      if live.edits.contains(where: { $0.value == nil }) { continue }
      let reference = live.reference(anchors: [:])
      #expect(reference.isFeasible)
      for level in wanted {
        let got = reference.optimum(at: level.priority).double
        #expect(isClose(got, level.error, within: tolerance), "\(level)")
      }
    }
  }
}
