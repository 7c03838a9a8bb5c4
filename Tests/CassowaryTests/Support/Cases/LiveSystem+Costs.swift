// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LiveSystem {
  /// All rows with a cost: constraints, edits that have a value, and stays at `anchors`,
  /// the values before the solve.
  func costedRows(anchors: [String: Double]) -> [CaseRow] {
    let wishes = edits.map { ($0, $0.value) } + stays.map { ($0, anchors[$0.variable] ?? 0) }
    return rows
      + wishes.compactMap { wish, value in
        value.map {
          .equality(wish.id, wish.variable, $0, priority: wish.priority, weight: wish.weight)
        }
      }
  }

  /// The weighted error of every level at `values`, and what of it may come from values being
  /// rounded: four units in the last place of the largest number in each row.
  func levelErrors(
    at values: [String: Double], anchors: [String: Double]
  ) -> [Float: (error: Double, rounding: Double)] {
    var errors: [Float: (error: Double, rounding: Double)] = [:]
    for row in costedRows(anchors: anchors) {
      let rounding = 4 * .ulpOfOne * row.magnitude(at: values)
      errors[row.priority, default: (0, 0)].error += row.weight * row.violation(at: values)
      errors[row.priority, default: (0, 0)].rounding += row.weight * rounding
    }
    return errors
  }
}
