// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The directions in which elements and rows may move from the optimum.
///
/// From an optimal vertex, the cost of a movement is a sum of one term for each element, `|residual's speed|` times
/// the element's multiplier and slope on that side, and one for each slack row whose residual is zero, its slope on
/// the side opposite to its assumed sign. Every term is lexicographically zero or more. A movement therefore stays
/// optimal if and only if each term is zero by itself: every element and every such row moves only where it is free.
extension Simplex {
  /// The directions in which the residual of the element at `column` may move.
  ///
  /// The stay of a variable that nothing else determines is free, because it is no constraint of the caller's.
  /// Other elements are free on the side where their multiplier has no slack left, at all levels.
  ///
  /// - Parameters:
  ///   - share: The share of its scale below which an amount counts as zero.
  ///   - level: Only multipliers of stronger levels count.
  func freedom(ofTight column: Int, below share: Double, above level: Float = 0) -> Freedom {
    let element = basis.matching.element(column)
    if element.isStay { return .both }
    let row = element.isRow ? matrix.row(element.row) : Row()
    var own = LevelAmount(priority: row.priority, value: 0, scale: 0)
    var isHeld = false
    duals.multipliers.forEachAmount(column) { amount in
      if element.isRow, amount.priority == row.priority {
        own = amount
      } else if amount.priority > level, !amount.isNoise(below: share) {
        isHeld = true
      }
    }
    if isHeld { return [] }
    if element.isBound { return .up }
    var freedom: Freedom = []
    if own.plus(row.slopeAbove).isNoise(below: share) { freedom.insert(.up) }
    if own.times(-1).plus(row.slopeBelow).isNoise(below: share) { freedom.insert(.down) }
    return freedom
  }

  /// The directions in which the elements may move, by variable.
  ///
  /// An element may seem free because an amount looks like rounding, or was lost beside larger amounts that are gone.
  /// Then multipliers are recomputed in a copy, because later solves go on from the present ones.
  ///
  /// - Complexity: O(variables) if no element seems free, or multipliers are fresh; else O(size of the system).
  func freedoms() -> [Freedom] {
    if duals.isFresh || !seemsFree { return certainFreedoms() }
    var copy = copy()
    copy.duals.recompute(&copy.basis, copy.matrix)
    return copy.certainFreedoms()
  }

  /// Whether an element other than a stay may be free to move.
  private var seemsFree: Bool {
    (0..<columnCount).contains {
      !basis.matching.element($0).isStay && freedom(ofTight: $0, below: Tolerance.doubtful) != []
    }
  }

  private func certainFreedoms() -> [Freedom] {
    (0..<columnCount).map { freedom(ofTight: $0, below: Tolerance.clearlyNonzero) }
  }

  /// The directions in which the residual of a slack row may move: both unless it is zero.
  func freedom(ofSlack row: Int) -> Freedom {
    let record = matrix.row(row)
    let residual = values.residual(row, matrix.view)
    // Rounding may put a required row that holds on either side of zero.
    let width = record.isRequired ? residual.feasibleWidth : residual.zeroWidth
    if abs(residual.value) > width { return .both }
    let gradient = duals.gradient(row, matrix)
    var freedom: Freedom = []
    if record.slopeAbove == gradient { freedom.insert(.up) }
    if record.slopeBelow == -gradient { freedom.insert(.down) }
    return freedom
  }

  /// Whether a variable lies at its bound without being held by it.
  func touchesBound(_ column: Int) -> Bool {
    guard values.hasLowerBound(column), !basis.matching.element(column).isBound else {
      return false
    }
    let distance = values.distanceToBound(column)
    return abs(distance.value) <= distance.zeroWidth
  }
}
