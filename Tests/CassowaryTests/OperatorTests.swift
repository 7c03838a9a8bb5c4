// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

@Suite("Operators")
struct OperatorTests {
  private let x: Variable
  private let y: Variable

  init() throws {
    let solver = Solver()
    x = try solver.makeVariable()
    y = try solver.makeVariable()
  }

  private func expression(_ a: Double, _ b: Double, _ constant: Double) -> LinearExpression {
    LinearExpression([Term(x, a), Term(y, b)], constant: constant)
  }

  @Test("sums and differences keep the order of their terms")
  func sums() {
    #expect(x + y == LinearExpression([Term(x), Term(y)]))
    #expect(x - y == LinearExpression([Term(x), Term(y, -1)]))
    #expect(x + 1 + y - 3 == expression(1, 1, -2))
    #expect(1 - x == LinearExpression([Term(x, -1)], constant: 1))
    #expect(5 + x == LinearExpression([Term(x)], constant: 5))
    #expect(
      2 * x + (y - 1) - (x + 1)
        == LinearExpression(
          [Term(x, 2), Term(y), Term(x, -1)], constant: -2))
  }

  @Test("products, quotients and signs reach every part")
  func products() {
    #expect(2 * (x + y + 3) == expression(2, 2, 6))
    #expect((x + y + 3) * 2 == expression(2, 2, 6))
    #expect((x - 2 * y + 4) / 2 == expression(0.5, -1, 2))
    #expect(-(x - y + 1) == expression(-1, 1, -1))
    #expect(-x == LinearExpression([Term(x, -1)]))
    #expect((x / 3).terms[0].coefficient == 1.0 / 3)
  }

  @Test("relations move everything to the left")
  func relations() {
    let sum: LinearExpression = x + y
    let constraints: [(LinearConstraint, LinearExpression, LinearRelation)] = [
      (sum <= 10, expression(1, 1, -10), .lessThanOrEqual),
      (sum == 10, expression(1, 1, -10), .equal),
      (sum >= 10, expression(1, 1, -10), .greaterThanOrEqual),
      (10 <= sum, expression(1, 1, -10), .greaterThanOrEqual),
      (10 == sum, expression(1, 1, -10), .equal),
      (10 >= sum, expression(1, 1, -10), .lessThanOrEqual),
      (x <= y, expression(1, -1, 0), .lessThanOrEqual),
      (x == y + 1, expression(1, -1, -1), .equal),
      (x - 1 >= 2 * y, expression(1, -2, -1), .greaterThanOrEqual),
    ]
    for (constraint, left, relation) in constraints {
      #expect(constraint.expression == left)
      #expect(constraint.relation == relation)
      #expect(constraint.strength == .required)
    }
  }

  @Test("a constraint takes strength, priority, label and place")
  func attributes() {
    let constraint = (x <= y).strength(.strong.weighted(2)).priority(600).labeled("order").at()
    #expect(constraint.strength == Strength(600, weight: 2))
    #expect(constraint.label == "order")
    #expect(constraint.fileID == #fileID)
    #expect(constraint.line == #line - 4)
    #expect((x <= y).label.isEmpty && (x <= y).line == 0)
  }

  @Test("expressions mean what they say to the solver")
  func solved() throws {
    let solver = Solver()
    let (a, b) = (try solver.makeVariable(), try solver.makeVariable())
    try solver.add(2 * (a + b) / 4 - 1 == 3 - -a)
    try solver.add(-(b - 20) >= 0)
    try solver.add((b == 100).strength(.weak))
    try solver.solve()
    #expect(try solver.values(a, b) == [12, 20])
  }

  @Test("relations print as they are written")
  func descriptions() {
    #expect(LinearRelation.allCases.map(\.description) == ["<=", "==", ">="])
  }
}
