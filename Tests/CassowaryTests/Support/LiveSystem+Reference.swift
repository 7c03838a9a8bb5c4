// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

extension LiveSystem {
  /// The exact optimum of everything, stays at `anchors`.
  ///
  /// With `values`, of a system that holds there: the constants of rows that miss less than counts as zero
  /// are moved by what they miss. Rows that are almost parallel make as much of last digits as of anything: two of slope 1 and 1.00001
  /// win 3e-5 at a level by 1e-10 at a stronger one. Such an answer is right if it is exact for constants
  /// as near as that.
  func reference(
    anchors: [String: Double], holdingAt values: [String: Double]? = nil
  ) -> ReferenceSolver {
    let numbers = variableNumbers
    let rows = costedRows(anchors: anchors).map { row in
      var exactRow = exact(row, numbers)
      guard let values,
        row.residual(at: values).magnitude <= Self.zero * row.magnitude(at: values)
      else { return exactRow }
      exactRow.constant = exactRow.terms.reduce(.zero) { sum, term in
        sum - term.coefficient * Rational(exactly: values[variables[term.variable]] ?? 0)
      }
      return exactRow
    }
    return ReferenceSolver(rows + boundRows(numbers), variableCount: variables.count)
  }

  /// The share of a row's largest term below which it misses nothing, as Accuracy.md promises.
  private static let zero = 4e-12

  /// Whether the required constraints called `ids` and the lower bounds of `bounded` can
  /// hold together.
  func isFeasible(_ ids: [String], bounded: [String]) -> Bool {
    let numbers = variableNumbers
    let required = rows.filter { ids.contains($0.id) && $0.isRequired }.map { exact($0, numbers) }
    let bounds = boundRows(numbers, only: bounded)
    return ReferenceSolver(required + bounds, variableCount: variables.count).isFeasible
  }
}
