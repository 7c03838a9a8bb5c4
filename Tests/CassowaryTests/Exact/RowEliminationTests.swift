// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// Rows without their variables: what is left are their dependencies.
@Suite("Row elimination")
struct RowEliminationTests {
  private func random(_ random: inout SeededGenerator, columns: Int, rows: Int) -> [ExactRow] {
    (0..<rows).map { _ in
      let row = PlainRow.random(&random, columns: columns, terms: 1...3)
      return ExactRow(terms: row.terms, constant: row.constant, relation: row.relation)
    }
  }

  /// `Σ λᵢ·rᵢ` as a vector, and its constant.
  private func combination(
    _ multipliers: ExactVector, _ rows: [ExactRow]
  ) -> (terms: ExactVector, constant: ExactNumber) {
    var (sum, constant, work) = (ExactVector(), ExactNumber(0), Int.max)
    for entry in multipliers.entries {
      let row = rows[Int(entry.index)]
      let terms = ExactVector(row.terms.map { .init(value: $0.coefficient, index: $0.column) })
      sum.add(entry.value, terms, work: &work)
      constant = constant + entry.value * row.constant
    }
    return (sum, constant)
  }

  @Test("each row left is a sum of rows in which no variable is left", arguments: UInt64(1)...40)
  func dependencies(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let columns = random.int(1...8)
    let rows = self.random(&random, columns: columns, rows: random.int(1...14))
    var work = 1_000_000
    let steps = try #require(RowElimination.steps(through: rows, work: &work))
    let left = rows.indices.filter { steps.isLeft[$0] }
    #expect(work < 1_000_000 && left.count >= rows.count - columns)
    for (row, multipliers) in zip(left, steps.multipliers(of: left, work: &work)) {
      let (terms, constant) = combination(multipliers, rows)
      #expect(terms.entries.isEmpty && (constant + -steps.constants[row]).isZero, "seed \(seed)")
      #expect(multipliers.value(at: Int32(row))?.approximation == 1, "seed \(seed)")
      // Independent of each other: no other row left is in it.
      #expect(left.allSatisfy { $0 == row || multipliers.value(at: Int32($0)) == nil })
    }
    var none = 0
    #expect(RowElimination.steps(through: rows, work: &none) == nil || left.count == rows.count)
  }

  @Test("trees of the forest have the rows that the multipliers list", arguments: UInt64(1)...40)
  func forest(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let rows = self.random(&random, columns: random.int(1...8), rows: random.int(1...14))
    var work = 1_000_000
    let steps = try #require(RowElimination.steps(through: rows, work: &work))
    let sides = rows.map { $0.relation == .equal ? 0 : $0.relation == .lessThanOrEqual ? -1 : 1 }
    let forest = EliminationForest(steps, rows)
    let left = rows.indices.filter { steps.isLeft[$0] }
    #expect(rows.indices.allSatisfy { steps.isLeft[$0] || forest.shapes[$0] == nil })
    for (row, multipliers) in zip(left, steps.multipliers(of: left, work: &work)) {
      guard let shape = forest.shapes[row] else { continue }
      let (runs, _) = forest.members(
        of: shape, constant: steps.constants[row], isReduced: false, work: &work)
      let members = ConflictMembers.runs(runs).listed(in: forest.list)
      #expect(members.sorted() == multipliers.entries.map { Int($0.index) }, "seed \(seed)")
      #expect(shape.count == members.count && shape.last == members.max(), "seed \(seed)")
      for side in [-1, 1] {
        let has = multipliers.entries.contains {
          Int($0.index) != row && $0.value.signum * sides[Int($0.index)] == side
        }
        #expect(forest.hasTerm(shape, onSide: side) == has, "seed \(seed)")
      }
    }
  }
}
