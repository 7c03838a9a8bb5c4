// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The escape from a degenerate corner: constants and bounds are shifted a little, each by a different amount.
///
/// Where many slack rows have a residual of zero, the primal method exchanges them for one another while no value
/// moves, and such a corner may have more bases than every limit allows. Rows shifted towards their assumed side block
/// at different distances, and every pivot lowers the cost. Multipliers do not depend on constants: the basis found is
/// optimal for the exact ones, too, except for values that dual rounds repair.
extension Simplex {
  /// A shifted constant or bound, and its exact number.
  struct Shift {
    /// The slack row, or the bound of a variable.
    var element: BasisElement

    /// The caller's constant, or the bound.
    var exact: Double
  }

  /// Shifts slack rows and bounds whose residual is zero to the side of their assumed sign.
  ///
  /// No value moves. An equality whose assumed sign is zero though it is slack stays there.
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

  /// Restores the exact constants of shifted rows and bounds; the next propagation updates the values.
  ///
  /// - Returns: Whether there were any shifts.
  /// - Complexity: O(shifts).
  mutating func takeBack(_ shifts: inout FlatArray<Shift>) -> Bool {
    if shifts.isEmpty { return false }
    // Where something was shifted twice, the first shift has the exact number.
    for index in shifts.indices.reversed() {
      let (element, exact) = (shifts[index].element, shifts[index].exact)
      if element.isRow {
        setConstant(element.row, exact)
      } else {
        setLowerBound(element.variable, exact)
      }
    }
    shifts.removeAll()
    return true
  }

  /// The distance by which a residual of zero is shifted: between one and two times a least distance, spread evenly.
  ///
  /// That is ``Tolerance/perturbation`` times the row's zero width without inherited rounding, plus twice that
  /// rounding.
  private static func distance(of residual: RowSum, number: Int) -> Double {
    let golden = 0.618_033_988_749_894_9 * Double(number)
    let exactWidth = residual.zeroWidth - residual.error
    let least = Tolerance.perturbation * exactWidth + 2 * residual.error
    return least * (1 + golden - golden.rounded(.down))
  }
}
