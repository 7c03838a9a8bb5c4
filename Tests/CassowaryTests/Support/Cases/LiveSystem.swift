// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a solver is supposed to hold after some steps: plain lists, no incremental state.
struct LiveSystem {
  /// An edit variable, or a stay constraint.
  struct Wish {
    var id: String
    var variable: String
    var priority: Float
    var weight: Double

    /// The suggested value; an edit without one has no defined effect.
    var value: Double?
  }

  /// The variables, in the order in which they were made.
  private(set) var variables: [String] = []

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

  /// Keeps the variables of `later`, which making them cannot be taken back.
  mutating func adoptVariables(of later: LiveSystem) { variables = later.variables }

  /// Does what `step` asks for; the step must not be one that is refused.
  mutating func apply(_ step: CaseStep) {
    for name in step.mentioned where !variables.contains(name) { variables.append(name) }
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
    case .repeated(let times, let steps):
      for _ in 0..<max(0, times) { steps.forEach { apply($0) } }
    case .variable, .expectValues, .expectLevels, .expectRanges, .expectSatisfied,
      .expectViolated, .expectRefusal:
      break
    }
  }
}
