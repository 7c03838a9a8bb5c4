// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A dense LU factorisation with partial pivoting of one block's matrix, `P·A = L·U`.
///
/// Rows of the matrix are the block's tight rows, columns its variables.
struct DenseFactorization {
  /// L below the diagonal (its own diagonal is 1), U on and above it, row by row.
  private var factors: [Double]

  /// Which row of the matrix stands in which row of the factors.
  private var permutation: [Int32]

  private let size: Int

  /// Factorises a square matrix given row by row; nil if it is singular to working
  /// precision.
  ///
  /// - Complexity: O(*m*³) for *m* rows.
  init?(_ matrix: [Double], size: Int) {
    var factors = matrix
    var permutation = (0..<Int32(size)).map { $0 }
    var largest = [Double](repeating: 0, count: size)
    for place in matrix.indices {
      largest[place % max(size, 1)] = max(largest[place % max(size, 1)], abs(matrix[place]))
    }
    for column in 0..<size {
      var best = column
      for row in column..<size
      where abs(factors[row * size + column]) > abs(factors[best * size + column]) {
        best = row
      }
      let pivot = factors[best * size + column]
      if abs(pivot) <= Tolerance.singular * largest[column] { return nil }
      if best != column {
        for place in 0..<size {
          factors.swapAt(column * size + place, best * size + place)
        }
        permutation.swapAt(column, best)
      }
      for row in (column + 1)..<max(size, column + 1) {
        let lead = factors[row * size + column]
        if lead == 0 { continue }
        let factor = lead / pivot
        factors[row * size + column] = factor
        for place in (column + 1)..<max(size, column + 1) {
          factors[row * size + place] -= factor * factors[column * size + place]
        }
      }
    }
    self.factors = factors
    self.permutation = permutation
    self.size = size
  }

  /// Solves `A·x = right` into `solution`.
  ///
  /// - Complexity: O(*m*²).
  func solve(_ right: [Double], into solution: inout [Double]) {
    for row in 0..<size {
      var sum = right[Int(permutation[row])]
      for column in 0..<row { sum -= factors[row * size + column] * solution[column] }
      solution[row] = sum
    }
    for row in stride(from: size - 1, through: 0, by: -1) {
      var sum = solution[row]
      for column in (row + 1)..<max(size, row + 1) {
        sum -= factors[row * size + column] * solution[column]
      }
      solution[row] = sum / factors[row * size + row]
    }
  }

  /// Solves `Aᵀ·x = right` into `solution`; `right` is used as scratch.
  ///
  /// - Complexity: O(*m*²).
  func solveTransposed(_ right: inout [Double], into solution: inout [Double]) {
    for row in 0..<size {
      var sum = right[row]
      for column in 0..<row { sum -= factors[column * size + row] * right[column] }
      right[row] = sum / factors[row * size + row]
    }
    for row in stride(from: size - 1, through: 0, by: -1) {
      var sum = right[row]
      for column in (row + 1)..<max(size, row + 1) {
        sum -= factors[column * size + row] * right[column]
      }
      right[row] = sum
    }
    for row in 0..<size { solution[Int(permutation[row])] = right[row] }
  }
}
