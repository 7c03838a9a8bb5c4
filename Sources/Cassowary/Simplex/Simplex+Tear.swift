// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Tearing: the crash continues with a variable as a parameter `t`, until a row closes the loop.
extension Simplex {
  /// Closes the tear by the rows that depend only on it: their median is the row, the bound or the stay that
  /// determines the tear.
  mutating func closeTearBySoftRow() {
    let tear = crash.tear.column
    let choice = crash.chooseForTear(matrix, values)
    if choice.isRow {
      closeTear(by: choice.row)
    } else {
      let start = values[tear]
      if choice.isBound {
        basis.match(choice, with: tear, pivot: 1)
        values.set(tear, Estimate(value: values.lowerBound(tear), error: 0))
      }
      endTear(from: start)
    }
  }

  /// Makes a row determine the tear: the variables that the row is computed from become a block.
  mutating func closeTear(by row: Int) {
    let view = matrix.view
    let tear = crash.tear.column
    let slope = crash.progress(row).slope
    let start = values[tear]
    crash.end(row)
    duals.setSign(0, of: row, matrix)
    crash.collectBlock(closedBy: row, basis.matching, view)
    // In the order of determination, each of the block's rows determines its variable from the variables
    // before it, given the tear; the closing row determines the tear.
    var members: [Int32] = []
    var rows: [Int32] = []
    members.reserveCapacity(crash.tear.block.count)
    rows.reserveCapacity(crash.tear.block.count)
    for position in 0..<crash.tear.slopes.count {
      let column = crash.tear.slopes.index(position)
      if column == tear || !crash.tear.block.contains(column) { continue }
      members.append(Int32(truncatingIfNeeded: column))
      rows.append(Int32(truncatingIfNeeded: basis.matching.element(column).row))
    }
    members.append(Int32(truncatingIfNeeded: tear))
    rows.append(Int32(truncatingIfNeeded: row))
    moveBlock(by: -values.residual(row, view).value / slope)
    if !findRounding(of: rows, isLast: false, view) {
      // What was far away with the tear where it was has lost digits on the way.
      for index in 0..<members.count - 1 {
        evaluate(Int(members[index]), Int(rows[index]), view)
      }
      moveBlock(by: -values.residual(row, view).value / slope)
      _ = findRounding(of: rows, isLast: true, view)
    }
    if shiftRows(to: tear, closing: row, view) {
      crash.placeBlock(members[0])
      if members.count > 1 { basis.makeBlock(members) }
    } else {
      basis.noteSingular()
    }
    endTear(from: start)
  }

  /// Matches the closing row with the earliest variable of the block that it mentions, the displaced row with
  /// its earliest one, and so on until a row is matched with the tear; returns whether that succeeded.
  private mutating func shiftRows(to tear: Int, closing row: Int, _ view: MatrixView) -> Bool {
    var row = row
    var previous = -1
    for _ in 0..<crash.tear.block.count {
      var best = -1
      var pivot = 0.0
      for cell in view.cells(of: row) {
        let column = Int(cell.column)
        if column == previous || !crash.tear.block.contains(column) { continue }
        if best < 0 || crash.tear.index(of: column) < crash.tear.index(of: best) {
          best = column
          pivot = cell.coefficient
        }
      }
      if best < 0 { return false }
      let displaced = basis.matching.element(best)
      basis.match(.row(row), with: best, pivot: pivot)
      if best == tear { return true }
      row = displaced.row
      previous = best
    }
    return false
  }

  /// Moves the tear by a step, together with the variables of its block.
  private mutating func moveBlock(by step: Double) {
    for index in 0..<crash.tear.block.count {
      let column = crash.tear.block[index]
      let fresh = values[column] + step * crash.tear.slopes[column]
      values.set(column, Estimate(value: fresh, error: 0))
    }
  }

  /// Computes a variable of the block from a row, to full precision.
  private mutating func evaluate(_ column: Int, _ row: Int, _ view: MatrixView) {
    let rest = view.sum(row, from: view.rows[row].constant, skipping: column) { values[$0] }
    let fresh = -rest.value / view.coefficient(row, column)
    values.set(column, Estimate(value: fresh, error: 0))
  }

  /// Updates everything that depends on the tear, but is not in its block, after the tear has moved from a start.
  private mutating func endTear(from start: Double) {
    let view = matrix.view
    for position in 0..<crash.tear.slopes.count {
      let column = crash.tear.slopes.index(position)
      if values.hasLowerBound(column) { agenda.markUnchecked(column: column) }
      let element = basis.matching.element(column)
      if crash.tear.block.contains(column) || !element.isRow { continue }
      let pivot = basis.matching.pivot(column)
      if let fresh = values.evaluate(column, element.row, pivot: pivot, view) {
        values.set(column, fresh)
      }
    }
    crash.closeTear(by: values[crash.tear.column] - start)
  }

  /// Finds the rounding of the block's values.
  ///
  /// - Parameter isLast: Whether a forward solve is to recompute the values if one of the rows misses
  ///   zero by more than rounding.
  /// - Returns: whether all rows hold up to rounding, or a forward solve follows.
  private mutating func findRounding(
    of rows: [Int32], isLast: Bool, _ view: MatrixView
  ) -> Bool {
    var error = 0.0
    for row in rows {
      // The rounding of other values is inherited, but not amplified: coefficients go up to 2.
      let estimates = values.view
      let residual = view.sum(
        Int(row), from: view.rows[Int(row)].constant, cap: 1, estimates: { estimates[$0] })
      let noise = Tolerance.evaluationNoise * residual.magnitude
      error = max(error, noise, residual.error)
      if abs(residual.value) <= noise { continue }
      if !isLast { return false }
      agenda.markStale(row: Int(row))
    }
    if error <= Tolerance.residual { return true }
    for index in 0..<crash.tear.block.count {
      let column = crash.tear.block[index]
      values.set(column, Estimate(value: values[column], error: error))
    }
    return true
  }
}
