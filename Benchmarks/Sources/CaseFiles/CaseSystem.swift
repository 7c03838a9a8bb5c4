// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a solver is supposed to hold after some steps: plain lists, no incremental state.
struct CaseSystem {
  /// An edit variable, or a stay constraint.
  struct Wish {
    var id: String
    var variable: String
    var priority: Double
    var weight: Double
    /// The suggested value; an edit without one has no defined effect.
    var value: Double?
  }

  /// The constraints, in the order in which they were added.
  private(set) var rows: [CaseRow] = []

  /// The stays, in the order in which they were added.
  private(set) var stays: [Wish] = []

  /// The edit variables, in the order in which they were made so.
  private(set) var edits: [Wish] = []

  /// The lower bounds of variables that have one.
  private(set) var lowerBounds: [String: Double] = [:]

  /// The constraint called `id`.
  func row(_ id: String) -> CaseRow? { rows.first { $0.id == id } }

  /// Does what `step` asks for; the step must not be one that is refused.
  mutating func apply(_ step: CaseStep) {
    func position(_ id: String) -> Int? { rows.firstIndex { $0.id == id } }
    switch step {
    case .add(let row): rows.append(row)
    case .stay(let id, let variable, let priority, let weight):
      stays.append(Wish(id: id, variable: variable, priority: priority, weight: weight))
    case .remove(let id):
      rows.removeAll { $0.id == id }
      stays.removeAll { $0.id == id }
    case .constant(let id, let value): if let at = position(id) { rows[at].constant = value }
    case .priority(let id, let value): if let at = position(id) { rows[at].priority = value }
    case .weight(let id, let value): if let at = position(id) { rows[at].weight = value }
    case .edit(let variable, let priority, let weight):
      edits.append(Wish(id: variable, variable: variable, priority: priority, weight: weight))
    case .suggest(let variable, let value):
      if let at = edits.firstIndex(where: { $0.variable == variable }) { edits[at].value = value }
    case .endEdit(let variable): edits.removeAll { $0.variable == variable }
    case .lowerBound(let variable, let bound): lowerBounds[variable] = bound
    case .variable, .repeated, .expectValues, .expectLevels, .expectRanges, .expectSatisfied,
      .expectViolated, .expectRefusal:
      break
    }
  }

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

  /// The weighted error of every level below required at `values`, and what of it may come from
  /// values being rounded: four units in the last place of the largest number in each row.
  func levelErrors(
    at values: [String: Double], anchors: [String: Double]
  ) -> [Double: (error: Double, rounding: Double)] {
    var errors: [Double: (error: Double, rounding: Double)] = [:]
    for row in costedRows(anchors: anchors) where !row.isRequired {
      let rounding = 4 * .ulpOfOne * row.magnitude(at: values)
      errors[row.priority, default: (0, 0)].error += row.weight * row.violation(at: values)
      errors[row.priority, default: (0, 0)].rounding += row.weight * rounding
    }
    return errors
  }
}
