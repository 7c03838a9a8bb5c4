// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The vectors of a block solve, by the indices of the members: the right side, a solution and the sum of all
/// solutions so far; and the index of each member.
///
/// - Invariant: outside of a solve no variable has an index in a block.
struct BlockScratch: ~Copyable {
  private var indexOf = FlatArray<Int32>()
  private var right = FlatArray<Double>()
  private var solution = FlatArray<Double>()
  private var result = FlatArray<Double>()

  /// The right side minus the product of the matrix and the result so far.
  private var residuals = FlatArray<CompensatedSum>()

  /// The sizes of the largest terms of each equation.
  private var scales = FlatArray<Double>()

  /// The index of a variable in the current block; -1 outside of it.
  @inline(__always)
  func index(of column: Int) -> Int { column < indexOf.count ? Int(indexOf[column]) : -1 }

  /// The sum of the solutions so far for the member at an index.
  @inline(__always)
  func result(_ index: Int) -> Double { result[index] }

  /// Begins a block with zero results; the other vectors are written before they are read.
  mutating func begin(_ members: [Int32]) {
    right.removeAll()
    right.extend(by: members.count)
    solution.removeAll()
    solution.extend(by: members.count)
    result.removeAll()
    result.append(0, times: members.count)
    residuals.removeAll()
    residuals.extend(by: members.count)
    scales.removeAll()
    scales.extend(by: members.count)
    for (index, member) in members.enumerated() {
      indexOf.extend(to: Int(member) + 1, with: -1)
      indexOf[Int(member)] = Int32(truncatingIfNeeded: index)
    }
  }

  mutating func end(_ members: [Int32]) {
    for member in members { indexOf[Int(member)] = -1 }
  }

  mutating func setRight(_ index: Int, _ value: Double) { right[index] = value }

  /// Sets the right side of a solve that is refined.
  ///
  /// - Parameter scale: The size of the largest number that it was summed from.
  mutating func setWanted(_ index: Int, _ value: Double, scale: Double) {
    right[index] = value
    residuals[index] = CompensatedSum(value)
    scales[index] = scale
  }

  /// Subtracts a term of the result from a residual.
  @inline(__always)
  mutating func subtract(_ coefficient: Double, ofResult source: Int, from target: Int) {
    let factor = result[source]
    let product = -coefficient * factor
    residuals[target].add(-coefficient, factor, product: product)
    scales[target] = max(scales[target], abs(product))
  }

  /// Adds the solution for the residuals to the result, unless they are zero.
  mutating func refine(_ factors: SparseFactorization, isTransposed: Bool) {
    var isExact = true
    for index in residuals.indices {
      right[index] = residuals[index].value
      if right[index] != 0 { isExact = false }
    }
    if !isExact { addSolution(factors, isTransposed: isTransposed) }
  }

  /// Sets entries of the result to zero that may be rounding of the equations' terms, with mixed signs, or last digits
  /// of the largest entry.
  ///
  /// An entry that no term reaches is zero except for rounding of the elimination. ``lastSolution(_:)`` is the dropped
  /// amount of each entry from now on.
  mutating func dropNoise(_ factors: SparseFactorization, isTransposed: Bool) {
    for index in scales.indices {
      let noise = Tolerance.blockNoise * scales[index]
      right[index] = noise * SparseFactorization.mixed(index)
    }
    solve(factors, isTransposed: isTransposed)
    let lastDigits = Tolerance.lastDigits * largestResult
    for index in result.indices {
      let isNoise = abs(result[index]) <= larger(abs(solution[index]), lastDigits)
      solution[index] = isNoise ? result[index] : 0
      result[index] -= solution[index]
    }
  }

  mutating func setResult(_ index: Int, _ value: Double) { result[index] = value }

  /// Measures the amplification of new factors.
  mutating func measure(_ factors: inout SparseFactorization?) {
    factors?.measureAmplification(&right, &solution)
  }

  /// The last solution for the member at an index.
  func lastSolution(_ index: Int) -> Double { solution[index] }

  /// Solves with the factors without adding the solution to the result.
  mutating func solve(_ factors: SparseFactorization, isTransposed: Bool) {
    if isTransposed {
      factors.solveTransposed(&right, into: &solution)
    } else {
      factors.solve(&right, into: &solution)
    }
  }

  /// Solves with the factors, adds the solution to the result, and returns the size of its largest entry.
  @discardableResult
  mutating func addSolution(_ factors: SparseFactorization, isTransposed: Bool = false) -> Double {
    solve(factors, isTransposed: isTransposed)
    var largest = 0.0
    for index in result.indices {
      result[index] += solution[index]
      largest = max(largest, abs(solution[index]))
    }
    return largest
  }

  /// The size of the result's largest entry.
  var largestResult: Double { result.indices.reduce(0) { max($0, abs(result[$1])) } }
}
