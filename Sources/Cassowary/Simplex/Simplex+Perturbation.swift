// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The way out of a degenerate corner: constants and bounds are shifted a little, each by another amount.
///
/// Where many slack rows have a residual of zero, the primal method exchanges them for one another while no value moves, and
/// such a corner may have more bases than every limit. Shifted apart, to the side on which each row is taken to be, they
/// block at different distances, and every pivot lowers the cost. Multipliers do not depend on constants: the basis that
/// is found is optimal for the exact ones, too, but for values that dual rounds mend.
extension Simplex {
  /// A constant or a bound that is shifted, and what it is without.
  struct Shift {
    /// The slack row, or the bound of a variable.
    var element: BasisElement

    /// The caller's constant, or the bound.
    var exact: Double
  }

  /// Shifts slack rows and bounds whose residual is zero away from it, to where they cost what they are taken to cost.
  ///
  /// No value moves. An equality that is taken to be at its kink though it is slack stays there.
  ///
  /// - Complexity: O(size of the system).
  mutating func perturb(_ shifts: inout FlatArray<Shift>) {
    for row in 0..<matrix.rowCapacity where isSlack(row) {
      let residual = values.residual(row, matrix.view)
      let sign = Double(duals.sign(row))
      if residual.sign != 0 || sign == 0 { continue }
      let record = matrix.row(row)
      shifts.append(Shift(element: .row(row), exact: record.constant / record.scale))
      let distance = sign * Self.distance(of: residual, number: shifts.count)
      setConstant(row, (record.constant + distance) / record.scale)
    }
    for column in 0..<columnCount
    where values.hasLowerBound(column) && !basis.matching.element(column).isBound {
      let residual = values.distanceToBound(column)
      if residual.sign != 0 { continue }
      let bound = values.lowerBound(column)
      shifts.append(Shift(element: .bound(column), exact: bound))
      setLowerBound(column, bound - Self.distance(of: residual, number: shifts.count))
    }
  }

  /// Gives shifted rows and bounds their exact constants back; the next propagation makes the values follow.
  ///
  /// - Returns: Whether there were any.
  /// - Complexity: O(shifts).
  mutating func takeBack(_ shifts: inout FlatArray<Shift>) -> Bool {
    if shifts.isEmpty { return false }
    // What was shifted twice was exact the first time.
    for place in shifts.indices.reversed() {
      let (element, exact) = (shifts[place].element, shifts[place].exact)
      if element.isRow {
        setConstant(element.row, exact)
      } else {
        setLowerBound(element.variable, exact)
      }
    }
    shifts.removeAll()
    return true
  }

  /// How far a residual of zero is shifted: between one and two times a least distance, spread evenly.
  ///
  /// That is ``Tolerance/perturbation`` times what counts as zero, but for rounding that values bring along, which it exceeds.
  private static func distance(of residual: RowSum, number: Int) -> Double {
    let golden = 0.618_033_988_749_894_9 * Double(number)
    let exactWidth = residual.zeroWidth - residual.error
    let least = Tolerance.perturbation * exactWidth + 2 * residual.error
    return least * (1 + golden - golden.rounded(.down))
  }
}
