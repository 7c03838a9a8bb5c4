// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Updates of the multipliers when one element becomes tight in place of another.
extension Duals {
  /// Moves all other multipliers by the step of an exchange in which the element of `column` leaves; `basis` holds the
  /// pivot row.
  ///
  /// - Returns: the multiplier of the leaving element, plus its new slope if it is a row, divided by
  ///   its entry of the pivot row: the multiplier of the entering element.
  mutating func takeStep(
    leaving column: Int, _ basis: borrowing Basis, _ matrix: borrowing Matrix
  ) -> LexVector {
    noteExchange()
    let leaving = basis.matching.element(column)
    var step = LexVector()
    multipliers.add(column, times: 1, to: &step)
    if leaving.isRow {
      step.add(matrix.row(leaving.row).priority, gradient(leaving.row, matrix))
    }
    step.scale(by: 1 / basis.pivotRow[column])
    for level in 0..<step.count {
      let amount = step[level]
      for position in basis.pivotRow.indices {
        let other = basis.pivotRow.index(position)
        if other != column { multipliers.add(other, amount.times(-basis.pivotRow[other])) }
      }
    }
    return step
  }

  /// Moves the multipliers with their elements along the path of the last exchange; the entering element has none yet.
  mutating func followPath(_ basis: borrowing Basis) {
    let count = basis.paths.path.count
    for index in 0..<count - 1 {
      multipliers.move(
        from: Int(basis.paths.path[index + 1]), to: Int(basis.paths.path[index]))
    }
    multipliers.clear(Int(basis.paths.path[count - 1]))
  }

  /// Sets the multiplier of the entering element, which is matched with `column` now: the step minus the slope that
  /// the element had, as changed by `passed`.
  mutating func enter(
    _ element: BasisElement, at column: Int, _ step: LexVector, passing passed: Double,
    _ matrix: borrowing Matrix
  ) {
    multipliers.add(column, step)
    if !element.isRow { return }
    let slope = gradient(element.row, matrix) - passed
    multipliers.add(column, matrix.row(element.row).priority, -slope)
    setSign(0, of: element.row, matrix)
  }

  /// Checks the multipliers of the variables that the last exchange matched with another element.
  mutating func checkPath(_ basis: borrowing Basis, _ matrix: borrowing Matrix) {
    for index in basis.paths.path.indices {
      check(Int(basis.paths.path[index]), basis.matching, matrix)
    }
  }

  /// Makes an element tight in place of the parallel one of `column`, which becomes slack on a side: the
  /// other multipliers stay the same.
  ///
  /// - Parameter ratio: The residual of the new element per unit of the old one's.
  mutating func flip(
    _ column: Int, to next: BasisElement, ratio: Double, leavingTo side: Int8,
    _ matching: borrowing Matching, _ matrix: borrowing Matrix
  ) {
    noteExchange()
    let old = matching.element(column)
    if old.isRow {
      setSign(side, of: old.row, matrix)
      multipliers.add(column, matrix.row(old.row).priority, gradient(old.row, matrix))
    }
    if next.isRow {
      let slope = gradient(next.row, matrix)
      multipliers.add(column, matrix.row(next.row).priority, -slope * ratio)
    }
    multipliers.scale(column, by: 1 / ratio)
    if next.isRow { setSign(0, of: next.row, matrix) }
  }

  /// Clears the multiplier of a variable that is removed.
  mutating func freeColumn(_ column: Int) { multipliers.clear(column) }
}
