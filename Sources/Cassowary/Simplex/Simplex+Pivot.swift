// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Exchanging elements, with all that follows from it.
extension Simplex {
  /// Makes `entering`, of which the basis holds the pivot row, tight in place of the element of
  /// `column`.
  ///
  /// With θ = (multiplier + new slope of the leaving element) / its entry of the pivot row, every
  /// other multiplier changes by -θ times its entry, and the entering one becomes θ less the slope
  /// that the entering element had.
  ///
  /// - Parameters:
  ///   - side: The sign that the residual of the leaving element gets.
  ///   - passed: By how much twins of the entering row that have turned over change the slope.
  mutating func pivot(
    _ entering: BasisElement, leaving column: Int, to side: Int8, passing passed: Double = 0
  ) {
    effort.countPivot()
    let leaving = basis.matching.element(column)
    if leaving.isRow { duals.assume(side, of: leaving.row, matrix) }
    let step = duals.takeStep(leaving: column, basis, matrix)
    let entered = basis.exchange(entering, leaving: column, matrix)
    duals.followPath(basis)
    duals.enter(entering, at: entered, step, passing: passed, matrix)
    agenda.noteUnchecked(leaving)
    agenda.noteStale(entering)
    for place in basis.pivotRow.indices {
      duals.check(basis.pivotRow.index(place), basis.matching, matrix)
    }
    duals.checkPath(basis, matrix)
  }
}
