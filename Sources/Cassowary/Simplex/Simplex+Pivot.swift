// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Exchanging elements, with all that follows from it.
extension Simplex {
  /// Makes `entering`, of which the basis holds the pivot row, tight in place of the element of
  /// `column`.
  ///
  /// The sign of the leaving row is set; the entering element had the slope `gradient` at
  /// `priority`. With θ = (multiplier + new slope of the leaving element) / its entry of the pivot
  /// row, every other multiplier changes by -θ times its entry, and the entering one becomes
  /// θ - `gradient`.
  mutating func pivot(
    _ entering: BasisElement, leaving column: Int, priority: Float, gradient: Double
  ) {
    counts.countPivot()
    duals.noteExchange()
    let leaving = basis.matching.element(column)
    var step = LexVector()
    duals.multipliers.add(column, times: 1, to: &step)
    if leaving.isRow {
      step.add(matrix.row(leaving.row).priority, duals.gradient(leaving.row, matrix))
    }
    step.scale(by: 1 / basis.pivotRow[column])
    if !step.isZero {
      for place in basis.pivotRow.indices {
        let other = basis.pivotRow.index(place)
        if other != column { duals.multipliers.add(other, step, times: -basis.pivotRow[other]) }
      }
    }
    let place = basis.exchange(entering, leaving: column, matrix)
    moveMultipliers()
    duals.multipliers.add(place, step, times: 1)
    if gradient != 0 { duals.multipliers.add(place, priority, -gradient) }
    agenda.noteUnchecked(leaving)
    agenda.noteStale(entering)
    for place in basis.pivotRow.indices {
      duals.check(basis.pivotRow.index(place), basis.matching, matrix)
    }
    checkPath()
  }

  /// Lets the multipliers follow their elements along the path of the last exchange; the entering
  /// element has none yet.
  mutating func moveMultipliers() {
    let count = basis.paths.path.count
    for place in 0..<count - 1 {
      duals.multipliers.move(
        from: Int(basis.paths.path[place + 1]), to: Int(basis.paths.path[place]))
    }
    duals.multipliers.clear(Int(basis.paths.path[count - 1]))
  }

  /// Looks at the multipliers of the variables with which the last exchange put another element.
  mutating func checkPath() {
    for place in basis.paths.path.indices {
      duals.check(Int(basis.paths.path[place]), basis.matching, matrix)
    }
  }
}
