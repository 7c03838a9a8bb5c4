// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

/// The proof that judges explanations, held against their definition.
@Suite("Infeasibility proofs")
struct InfeasibilityProofTests {
  private func row(
    _ coefficients: [Int], _ relation: LinearRelation, _ constant: Int
  ) -> ReferenceRow {
    ReferenceRow(
      terms: coefficients.enumerated().map { ($0, Rational($1)) }, constant: Rational(constant),
      relation: relation, priority: Strength.required.priority)
  }

  /// Whether rows cannot all hold, and can when any one is left out.
  private func isIrreducible(_ rows: [ReferenceRow]) -> Bool {
    func isFeasible(_ rows: [ReferenceRow]) -> Bool {
      ReferenceSolver(rows, variableCount: 3).isFeasible
    }
    return !isFeasible(rows)
      && rows.indices.allSatisfy { left in
        isFeasible(rows.indices.filter { $0 != left }.map { rows[$0] })
      }
  }

  @Test("random sets are proved exactly if they clash and lose that with any member")
  func definition() {
    var random = SeededGenerator(seed: 1)
    var proved = 0
    for _ in 0..<4000 {
      let rows = (0..<random.int(1...4)).map { _ in
        row(
          (0..<3).map { _ in random.pick([0, 0, 1, -1, 2]) },
          random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]), random.int(-2...2))
      }
      let isProved = InfeasibilityProof(rows) != nil
      #expect(isProved == isIrreducible(rows), "\(rows)")
      if isProved { proved += 1 }
    }
    #expect(proved > 100 && proved < 3900)
  }

  @Test("multipliers leave no variable and a sum above zero")
  func multipliers() {
    var rows = [
      row([1, -2], .lessThanOrEqual, 3), row([0, 1], .equal, -1),
      row([2], .greaterThanOrEqual, 1),
    ]
    #expect(InfeasibilityProof(rows)?.multipliers == [2, 4, -1].map { Rational($0) })
    rows[2].constant = Rational(4)
    #expect(InfeasibilityProof(rows) == nil)
  }
}
