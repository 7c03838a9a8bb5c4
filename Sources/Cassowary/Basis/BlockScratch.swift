// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The vectors of a block solve: right side, solution and the sum of all solutions so far, by the
/// places of the members, and where each member stands.
///
/// - Invariant: outside of a solve no variable has a place.
struct BlockScratch: ~Copyable {
  private var places = FlatArray<Int32>()
  private var right = FlatArray<Double>()
  private var solution = FlatArray<Double>()
  private var result = FlatArray<Double>()

  mutating func extend(to count: Int) { places.extend(to: count, with: -1) }

  /// Where a variable stands in the block at hand; -1 outside of it.
  @inline(__always)
  func place(_ column: Int) -> Int { Int(places[column]) }

  /// The number that the solves have given the member at a place so far.
  @inline(__always)
  func result(_ place: Int) -> Double { result[place] }

  /// Begins a block whose results are zero.
  mutating func begin(_ members: [Int32]) {
    right.removeAll()
    right.append(0, times: members.count)
    solution.removeAll()
    solution.append(0, times: members.count)
    result.removeAll()
    result.append(0, times: members.count)
    for (place, member) in members.enumerated() {
      places[Int(member)] = Int32(truncatingIfNeeded: place)
    }
  }

  mutating func end(_ members: [Int32]) {
    for member in members { places[Int(member)] = -1 }
  }

  mutating func setRight(_ place: Int, _ value: Double) { right[place] = value }

  mutating func setResult(_ place: Int, _ value: Double) { result[place] = value }

  /// Solves with the factors and adds the solution to the result; the size of its largest entry.
  mutating func addSolution(_ factors: SparseFactorization) -> Double {
    factors.solve(&right, into: &solution)
    return addUp()
  }

  /// The same with the transposed factors.
  mutating func addTransposedSolution(_ factors: SparseFactorization) -> Double {
    factors.solveTransposed(&right, into: &solution)
    return addUp()
  }

  private mutating func addUp() -> Double {
    var largest = 0.0
    for place in result.indices {
      result[place] += solution[place]
      largest = max(largest, abs(solution[place]))
    }
    return largest
  }

  /// The size of the result's largest entry.
  var largestResult: Double {
    var largest = 0.0
    for place in result.indices { largest = max(largest, abs(result[place])) }
    return largest
  }
}
