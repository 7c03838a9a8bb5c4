// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// The LU factorisation of blocks.
@Suite("Sparse factorisation")
struct SparseFactorizationTests {
  private typealias Entry = SparseFactorization.Entry

  /// Multiplies a matrix, or its transpose, with a vector.
  private func product(_ rows: [[Entry]], _ vector: [Double], transposed: Bool) -> [Double] {
    var result = [Double](repeating: 0, count: rows.count)
    for (row, entries) in rows.enumerated() {
      for entry in entries {
        let column = Int(entry.index)
        if transposed {
          result[column] += entry.value * vector[row]
        } else {
          result[row] += entry.value * vector[column]
        }
      }
    }
    return result
  }

  private func factorize(_ rows: [[Entry]]) -> SparseFactorization? {
    var matrix = ActiveMatrix(size: rows.count, threshold: Tolerance.threshold)
    for row in rows {
      for entry in row { matrix.append(entry.index, entry.value) }
      matrix.endRow()
    }
    return SparseFactorization(&matrix)
  }

  private func checkSolves(_ rows: [[Entry]], within tolerance: Double) throws {
    let factors = try #require(factorize(rows))
    let wanted = rows.indices.map { Double($0 % 17) - 8 }
    for transposed in [false, true] {
      var right = FlatArray<Double>()
      for number in product(rows, wanted, transposed: transposed) { right.append(number) }
      var solution = FlatArray(repeating: Double.nan, count: rows.count)
      if transposed {
        factors.solveTransposed(&right, into: &solution)
      } else {
        factors.solve(&right, into: &solution)
      }
      #expect(isClose(solution.indices.map { solution[$0] }, wanted, within: tolerance))
    }
  }

  @Test("rows of two entries go before columns of two: a row of columns of one width stays short")
  func substitution() {
    // Edges 0 to 3, widths 4 to 6: e1 = e0 + w0 and so on, and w0 = w1 = w2.
    let rows: [[(Int32, Double)]] = [
      [(0, -1), (4, -1), (1, 1)], [(1, -1), (5, -1), (2, 1)], [(2, -1), (6, -1), (3, 1)],
      [(4, 1), (5, -1)], [(5, 1), (6, -1)], [(0, 1), (3, 1), (6, 1)], [(3, 1), (0, -1), (4, 2)],
    ]
    var matrix = ActiveMatrix(size: rows.count, threshold: Tolerance.threshold)
    for row in rows {
      for (column, value) in row { matrix.append(column, value) }
      matrix.endRow()
    }
    matrix.endMatrix()
    let row = matrix.choosePivot()?.row
    #expect(row == 3 || row == 4)
  }

  @Test("what is left of a cancellation is a pivot, however small beside its column")
  func smallPivot() {
    // x0 = 0.01·x5, x7 = x5, x1 = -1e-8·x7, x9 = -1e-4·x1, x10 = -1e4·x9: of the first row 1e-14·x5 is
    // left, a millionth of what it was summed from.
    let rows: [[(Int32, Double)]] = [
      [(0, 1e-4), (4, -1), (5, 100)], [(0, -1), (1, 0.01)], [(1, -1), (2, 1)],
      [(3, 1), (2, 1e-8)], [(3, 1e-4), (4, 1)], [(4, 1), (5, 1e-4)],
    ]
    let entries = rows.map { $0.map { Entry(index: $0.0, value: $0.1) } }
    #expect(factorize(entries) != nil)
    // Without the term that makes the difference nothing is left but rounding.
    var singular = entries
    singular[0].remove(at: 1)
    #expect(factorize(singular) == nil)
  }

  @Test("random sparse matrices", arguments: 1...40)
  func random(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let size = 3 + seed * 2
    var rows: [[Entry]] = []
    for row in 0..<size {
      // A cyclic permutation keeps the matrix regular; the rest makes it interesting.
      var entries = [Entry(index: Int32((row + seed) % size), value: 4)]
      for column in 0..<size where column != (row + seed) % size {
        guard generator.int(1...size) <= 2 else { continue }
        entries.append(
          Entry(index: Int32(column), value: generator.double(-1000...1000) / 1024))
      }
      rows.append(entries)
    }
    try checkSolves(rows, within: 1e-9)
  }

  @Test("a spline of a thousand rows")
  func spline() throws {
    let size = 1000
    let rows = (0..<size).map { row in
      var entries = [Entry(index: Int32(row), value: -4)]
      if row > 0 { entries.insert(Entry(index: Int32(row - 1), value: 1), at: 0) }
      if row < size - 1 { entries.append(Entry(index: Int32(row + 1), value: 1)) }
      return entries
    }
    try checkSolves(rows, within: 1e-12)
  }

  @Test("a Laplacian of forty by forty")
  func laplacian() throws {
    let side = 40
    let rows = (0..<side * side).map { cell in
      let (row, column) = (cell / side, cell % side)
      var entries = [Entry(index: Int32(cell), value: 4)]
      if row > 0 { entries.append(Entry(index: Int32(cell - side), value: -1)) }
      if row < side - 1 { entries.append(Entry(index: Int32(cell + side), value: -1)) }
      if column > 0 { entries.append(Entry(index: Int32(cell - 1), value: -1)) }
      if column < side - 1 { entries.append(Entry(index: Int32(cell + 1), value: -1)) }
      return entries
    }
    try checkSolves(rows, within: 1e-9)
  }

  @Test("a singular matrix is recognised")
  func singular() {
    let row = [Entry(index: 0, value: 1), Entry(index: 1, value: 2)]
    #expect(factorize([row, row]) == nil)
    #expect(factorize([row, []]) == nil)
  }
}
