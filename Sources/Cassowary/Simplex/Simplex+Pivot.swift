// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The exchange of elements, with the updates that follow from it.
extension Simplex {
  /// Makes `entering`, whose pivot row the basis holds, tight in place of the element of `column`.
  ///
  /// With θ = (multiplier + new slope of the leaving element) / its entry of the pivot row, every other multiplier
  /// changes by -θ times its entry, and that of the entering element becomes θ minus its former slope.
  ///
  /// - Parameters:
  ///   - side: The sign that the residual of the leaving element gets.
  ///   - passed: The change of the slope by twins of the entering row that have flipped.
  mutating func pivot(
    _ entering: BasisElement, leaving column: Int, to side: Int8, passing passed: Double = 0
  ) {
    effort.countPivot()
    let leaving = basis.matching.element(column)
    if leaving.isRow { duals.setSign(side, of: leaving.row, matrix) }
    let step = duals.takeStep(leaving: column, basis, matrix)
    let entered = basis.exchange(entering, leaving: column, matrix)
    duals.followPath(basis)
    duals.enter(entering, at: entered, step, passing: passed, matrix)
    agenda.markUnchecked(leaving)
    agenda.markStale(entering)
    for position in basis.pivotRow.indices {
      duals.check(basis.pivotRow.index(position), basis.matching, matrix)
    }
    duals.checkPath(basis, matrix)
  }
}
