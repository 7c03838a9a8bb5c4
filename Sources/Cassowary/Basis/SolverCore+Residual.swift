// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension SolverCore {
  /// A residual, and the size of the numbers that it was summed from.
  struct Residual {
    var value: Double
    var magnitude: Double
  }

  /// The scaled residual of a row at the present values.
  ///
  /// - Complexity: O(*m*) for *m* cells.
  func residual(_ row: Int) -> Residual {
    var sum = problem.rows[row].constant
    var magnitude = abs(sum)
    for place in problem.cellRange(row) {
      let cell = problem.cells.storage[place]
      let product = cell.coefficient * value[Int(cell.column)]
      sum += product
      magnitude = max(magnitude, abs(product))
    }
    return Residual(value: sum, magnitude: magnitude)
  }

  /// The scaled residual of a row, without the size of what it was summed from.
  @inline(__always)
  func residualValue(_ row: Int) -> Double {
    var sum = problem.rows[row].constant
    for place in problem.cellRange(row) {
      let cell = problem.cells.storage[place]
      sum += cell.coefficient * value[Int(cell.column)]
    }
    return sum
  }

  /// The residual of any item; a stay has none.
  func residual(_ item: Item) -> Double {
    if item.isRow { return residual(item.row).value }
    if item.isStay { return 0 }
    return value[item.variable] - lowerBound[item.variable]
  }

  /// What counts as zero for numbers of this magnitude.
  func zeroWidth(_ magnitude: Double) -> Double {
    Tolerance.residual * max(magnitude, 1) + Tolerance.spread * work.largestValue
  }

  /// What counts as holding, for a required row whose numbers have this magnitude.
  func feasibleWidth(_ magnitude: Double) -> Double {
    Tolerance.feasibility * max(magnitude, 1) + 2 * Tolerance.spread * work.largestValue
  }

  /// The sign of a row's residual, with 0 for anything within tolerance.
  func sign(_ residual: Residual) -> Int8 {
    let width = zeroWidth(residual.magnitude)
    return residual.value > width ? 1 : residual.value < -width ? -1 : 0
  }

  /// Whether a slack row's residual has the sign that its side denies.
  ///
  /// A residual of zero contradicts neither side: treating it as a contradiction costs many
  /// idle rounds.
  func contradicts(_ row: Int) -> Bool {
    isSlack(row) && contradicts(row, residual(row))
  }

  /// Whether a slack row's residual, which is at hand, has the sign that its side denies.
  func contradicts(_ row: Int, _ residual: Residual) -> Bool {
    let sign = sign(residual)
    return sign != 0 && sign != problem.rows[row].side
  }

  /// Whether a row takes part and is not tight.
  func isSlack(_ row: Int) -> Bool {
    let record = problem.rows[row]
    return record.tight < 0 && record.flags.contains(.live) && !record.flags.contains(.dead)
  }

  /// Whether a variable lies below its lower bound.
  func isBelowBound(_ column: Int) -> Bool {
    let bound = lowerBound[column]
    guard bound > -.infinity, !item[column].isBound else { return false }
    return value[column] < bound - zeroWidth(max(abs(bound), abs(value[column])))
  }
}
