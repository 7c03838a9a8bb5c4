// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// Factorisations in a known order of pivots, against those that choose their own.
@Suite("Sparse factorisation, known pivots")
struct SparseFactorizationPivotOrderTests {
  private typealias Entry = SparseFactorization.Entry

  /// A matrix that is triangular but for its last column, its rows in any order.
  private struct Bordered {
    var rows: [[Entry]]
    var pivotRows: [Int32]

    init(_ random: inout SeededGenerator, size: Int) {
      pivotRows = random.sample(Array(0..<Int32(size)), size)
      rows = Array(repeating: [], count: size)
      for (step, row) in pivotRows.enumerated() {
        var entries = [Entry(index: Int32(step), value: random.pick([-4, -3, 2, 5]))]
        for column in 0..<max(0, min(step, size - 1)) where random.int(0...size) < 2 {
          entries.append(Entry(index: Int32(column), value: random.double(-8...8) / 4 + 0.125))
        }
        if step < size - 1, random.chance(40) {
          entries.append(Entry(index: Int32(size - 1), value: random.double(-8...8) / 4 + 0.125))
        }
        rows[Int(row)] = random.sample(entries, entries.count)
      }
    }

    var matrix: ActiveMatrix {
      var matrix = ActiveMatrix(size: rows.count)
      for row in rows {
        for entry in row { matrix.append(entry.index, entry.value) }
        matrix.endRow()
      }
      return matrix
    }

    func product(_ vector: [Double], transposed: Bool) -> [Double] {
      var result = [Double](repeating: 0, count: rows.count)
      for (row, entries) in rows.enumerated() {
        for entry in entries {
          let column = Int(entry.index)
          let (from, to) = transposed ? (row, column) : (column, row)
          result[to] += entry.value * vector[from]
        }
      }
      return result
    }
  }

  private func solution(
    _ factors: SparseFactorization, _ right: [Double], transposed: Bool
  ) -> [Double] {
    var right = FlatArray(right)
    var solution = FlatArray(repeating: Double.nan, count: right.count)
    if transposed {
      factors.solveTransposed(&right, into: &solution)
    } else {
      factors.solve(&right, into: &solution)
    }
    return solution.elements
  }

  @Test("both ways solve the same systems", arguments: UInt64(1)...60)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let system = Bordered(&random, size: random.int(1...40))
    guard let known = SparseFactorization(system.matrix, pivotRows: system.pivotRows) else {
      // Refused: a pivot is small, or there is none. Then others must be chosen.
      return
    }
    var active = system.matrix
    let chosen = SparseFactorization(&active)
    let free = try #require(chosen, "seed \(seed)")
    let wanted = system.rows.indices.map { Double($0 % 17) - 8 }
    for transposed in [false, true] {
      let right = system.product(wanted, transposed: transposed)
      for var factors in [known, free] {
        // The factors say themselves how good they are.
        var ones = FlatArray<Double>()
        var solved = FlatArray<Double>()
        ones.append(1, times: right.count)
        solved.append(0, times: right.count)
        factors.measureAmplification(&ones, &solved)
        let allowed = 1e-11 * factors.amplification
        let got = solution(factors, right, transposed: transposed)
        #expect(isClose(got, wanted, within: max(1e-9, allowed)), "seed \(seed)")
      }
    }
  }

  @Test("most such systems are accepted")
  func acceptance() {
    var accepted = 0
    for seed in UInt64(1)...60 {
      var random = SeededGenerator(seed: seed)
      let system = Bordered(&random, size: random.int(1...40))
      if SparseFactorization(system.matrix, pivotRows: system.pivotRows) != nil { accepted += 1 }
    }
    #expect(accepted >= 45)
  }

  private func factorize(_ rows: [[(Int32, Double)]], _ pivotRows: [Int32]) -> SparseFactorization?
  {
    var matrix = ActiveMatrix(size: rows.count)
    for row in rows {
      for (column, value) in row { matrix.append(column, value) }
      matrix.endRow()
    }
    return SparseFactorization(matrix, pivotRows: pivotRows)
  }

  @Test("an order that would lose digits is refused")
  func refusal() {
    #expect(
      factorize([[(0, 2), (2, 1)], [(0, 1), (1, 1)], [(1, 1), (2, 1)]], [0, 1, 2]) != nil)
    // Right of its pivot, and not in the last column.
    #expect(
      factorize([[(0, 2), (1, 1)], [(0, 1), (1, 1)], [(1, 1), (2, 1)]], [0, 1, 2]) == nil)
    // A multiple of more than ten.
    #expect(factorize([[(0, 0.09), (1, 1)], [(0, 1), (1, 1)]], [0, 1]) == nil)
    #expect(factorize([[(0, 0.11), (1, 1)], [(0, 1), (1, 1)]], [0, 1]) != nil)
    // The last pivot cancels.
    #expect(factorize([[(0, 2), (1, 1)], [(0, 4), (1, 2)]], [0, 1]) == nil)
    #expect(factorize([[(0, 0.1), (1, 0.3)], [(0, 0.3), (1, 0.9)]], [0, 1]) == nil)
    // A pivot is missing.
    #expect(factorize([[(1, 1)], [(0, 1), (1, 2)]], [0, 1]) == nil)
    #expect(factorize([[(1, 1)], [(0, 1), (1, 2)]], [1, 0]) != nil)
  }
}
