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
    effort.countPivot()
    let leaving = basis.matching.element(column)
    let step = duals.takeStep(leaving: column, basis, matrix)
    let entered = basis.exchange(entering, leaving: column, matrix)
    duals.followPath(basis)
    duals.enter(entered, step, less: gradient, at: priority)
    agenda.noteUnchecked(leaving)
    agenda.noteStale(entering)
    for place in basis.pivotRow.indices {
      duals.check(basis.pivotRow.index(place), basis.matching, matrix)
    }
    duals.checkPath(basis, matrix)
  }
}
