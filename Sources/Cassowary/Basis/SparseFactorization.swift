// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A sparse LU factorisation of one block's matrix with threshold Markowitz pivoting.
///
/// Each step pivots on the entry with the least expected fill among those that are not small in their row (Suhl and
/// Suhl, "Computing sparse LU factorizations for large-scale linear programming bases", 1990; Markowitz 1957). Rows of
/// the matrix are the block's tight rows, columns its variables, both by their position in the block.
///
/// L is stored as the eliminations in order, U as the pivot rows; both in flat arrays.
struct SparseFactorization {
  /// One elimination step.
  private struct Step {
    var row: Int32
    var column: Int32
    var pivot: Double
    /// Ends of the step's entries in ``lower`` and ``upper``.
    var lowerEnd: Int32 = 0
    var upperEnd: Int32 = 0
  }

  /// A row or column and a number.
  struct Entry {
    var index: Int32
    var value: Double
  }

  private var steps: [Step] = []

  /// The estimated largest ratio of a solution's entries to its right side; 1 until it is measured.
  private(set) var amplification = 1.0

  /// For each step, the rows from which a multiple of the pivot row was subtracted, and the multiples.
  private var lower: [Entry] = []
  /// For each step, the pivot row's other entries.
  private var upper: [Entry] = []

  /// Factorises a square matrix, using it up; nil if it is singular to working precision.
  ///
  /// - Complexity: O(non-zeros) for a matrix that can be permuted to a narrow band or to a
  ///   triangle with a few extra columns; in general what the fill costs.
  init?(_ active: inout ActiveMatrix) {
    active.endMatrix()
    steps.reserveCapacity(active.size)
    for _ in 0..<active.size {
      guard let pivot = active.choosePivot() else { return nil }
      eliminate(pivot, &active)
    }
  }

  private mutating func eliminate(_ pivot: ActiveMatrix.Pivot, _ active: inout ActiveMatrix) {
    let (pivotRow, mentions) = active.take(pivot)
    for position in pivotRow {
      let entry = active.entry(at: position)
      if Int(entry.column) != pivot.column {
        upper.append(Entry(index: entry.column, value: entry.value))
      }
    }
    for position in mentions {
      let row = active.mention(at: position)
      let factor = active.subtract(pivotRow, from: row, pivot: pivot)
      if factor != 0 {
        lower.append(Entry(index: Int32(truncatingIfNeeded: row), value: factor))
      }
    }
    steps.append(
      Step(
        row: Int32(truncatingIfNeeded: pivot.row),
        column: Int32(truncatingIfNeeded: pivot.column), pivot: pivot.value,
        lowerEnd: Int32(truncatingIfNeeded: lower.count),
        upperEnd: Int32(truncatingIfNeeded: upper.count)))
  }

  /// Measures the amplification with a right side of numbers of mixed signs and sizes about 1.
  ///
  /// - Complexity: O(non-zeros of L and U).
  mutating func measureAmplification(
    _ right: inout FlatArray<Double>, _ solution: inout FlatArray<Double>
  ) {
    for position in right.indices { right[position] = Self.mixed(position) }
    solve(&right, into: &solution)
    amplification = 0
    for position in solution.indices { amplification = max(amplification, abs(solution[position])) }
  }

  /// Numbers of sizes between 1 and 2 without a pattern in common with the coefficients: their signs
  /// are the Thue-Morse sequence, their sizes derive from multiples of the golden ratio.
  static func mixed(_ position: Int) -> Double {
    let turns = Double(position + 1) * 0.6180339887498949
    let size = 1 + turns - turns.rounded(.down)
    return position.nonzeroBitCount & 1 == 0 ? size : -size
  }

  /// Solves `A·x = right` into `solution`; `right` is used as scratch.
  ///
  /// - Complexity: O(non-zeros of L and U).
  func solve(_ right: inout FlatArray<Double>, into solution: inout FlatArray<Double>) {
    var start = 0
    for step in steps {
      let end = Int(step.lowerEnd)
      let amount = right[Int(step.row)]
      if amount != 0 {
        for position in start..<end {
          right[Int(lower[position].index)] -= lower[position].value * amount
        }
      }
      start = end
    }
    for index in steps.indices.reversed() {
      let step = steps[index]
      var sum = right[Int(step.row)]
      for position in upperRange(index) {
        sum -= upper[position].value * solution[Int(upper[position].index)]
      }
      solution[Int(step.column)] = sum / step.pivot
    }
  }

  /// Solves `Aᵀ·x = right` into `solution`; `right` is used as scratch.
  ///
  /// - Complexity: O(non-zeros of L and U).
  func solveTransposed(
    _ right: inout FlatArray<Double>, into solution: inout FlatArray<Double>
  ) {
    for index in steps.indices {
      let step = steps[index]
      let amount = right[Int(step.column)] / step.pivot
      solution[Int(step.row)] = amount
      if amount == 0 { continue }
      for position in upperRange(index) {
        right[Int(upper[position].index)] -= upper[position].value * amount
      }
    }
    for index in steps.indices.reversed() {
      let step = steps[index]
      let start = index > 0 ? Int(steps[index - 1].lowerEnd) : 0
      var sum = solution[Int(step.row)]
      for position in start..<Int(step.lowerEnd) {
        sum -= lower[position].value * solution[Int(lower[position].index)]
      }
      solution[Int(step.row)] = sum
    }
  }

  private func upperRange(_ index: Int) -> Range<Int> {
    (index > 0 ? Int(steps[index - 1].upperEnd) : 0)..<Int(steps[index].upperEnd)
  }
}
