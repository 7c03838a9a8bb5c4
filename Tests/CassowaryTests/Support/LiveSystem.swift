// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// What a solver is supposed to hold after some steps: plain lists, no incremental state.
struct LiveSystem {
  /// An edit variable.
  struct Edit {
    var variable: String
    var priority: Float
    var weight: Double

    /// The suggested value; without one the edit has no defined effect.
    var value: Double?
  }

  /// A stay constraint.
  struct Stay {
    var id: String
    var variable: String
    var priority: Float
    var weight: Double
  }

  /// The variables, in the order in which they were made.
  private(set) var variables: [String] = []

  /// The constraints, in the order in which they were added.
  private(set) var rows: [CaseRow] = []

  /// The stays, in the order in which they were added.
  private(set) var stays: [Stay] = []

  /// The edit variables, in the order in which they were made so.
  private(set) var edits: [Edit] = []

  /// The lower bounds of variables that have one.
  private(set) var lowerBounds: [String: Double] = [:]

  /// The constraint called `id`.
  func row(_ id: String) -> CaseRow? { rows.first { $0.id == id } }

  /// Whether a constraint or a stay is called `id`.
  func has(_ id: String) -> Bool {
    rows.contains { $0.id == id } || stays.contains { $0.id == id }
  }

  /// Why `step` must be refused when it is called, before any solving; nil if it must not.
  func refusal(of step: CaseStep) -> CaseErrorKind? {
    func isEdit(_ name: String) -> Bool { edits.contains { $0.variable == name } }
    switch step {
    case .add(let row):
      let numbers = [row.constant, row.weight, Double(row.priority)] + row.terms.map(\.coefficient)
      if !numbers.allSatisfy(\.isFinite) { return .nonFinite }
      return has(row.id) ? .duplicate : nil
    case .stay(let id, _, _, _): return has(id) ? .duplicate : nil
    case .remove(let id): return has(id) ? nil : .unknown
    case .constant(let id, let value):
      if !value.isFinite { return .nonFinite }
      return row(id) == nil ? .unknown : nil
    case .priority(let id, _), .weight(let id, _): return row(id) == nil ? .unknown : nil
    case .edit(let variable, let priority, _):
      if priority >= Strength.required.priority { return .requiredEdit }
      return isEdit(variable) ? .duplicateEdit : nil
    case .suggest(let variable, let value):
      if !isEdit(variable) { return .unknownEdit }
      return value.isFinite ? nil : .nonFinite
    case .endEdit(let variable): return isEdit(variable) ? nil : .unknownEdit
    default: return nil
    }
  }

  /// Keeps the variables of `later`, which making them cannot be taken back.
  mutating func adoptVariables(of later: LiveSystem) { variables = later.variables }

  /// Does what `step` asks for; the step must not be one that is refused.
  mutating func apply(_ step: CaseStep) {
    func position(_ id: String) -> Int? { rows.firstIndex { $0.id == id } }
    switch step {
    case .variable(let name): variables.append(name)
    case .add(let row): rows.append(row)
    case .stay(let id, let variable, let priority, let weight):
      stays.append(Stay(id: id, variable: variable, priority: priority, weight: weight))
    case .remove(let id):
      rows.removeAll { $0.id == id }
      stays.removeAll { $0.id == id }
    case .constant(let id, let value): if let at = position(id) { rows[at].constant = value }
    case .priority(let id, let value): if let at = position(id) { rows[at].priority = value }
    case .weight(let id, let value): if let at = position(id) { rows[at].weight = value }
    case .edit(let variable, let priority, let weight):
      edits.append(Edit(variable: variable, priority: priority, weight: weight))
    case .suggest(let variable, let value):
      if let at = edits.firstIndex(where: { $0.variable == variable }) { edits[at].value = value }
    case .endEdit(let variable): edits.removeAll { $0.variable == variable }
    case .lowerBound(let variable, let bound): lowerBounds[variable] = bound
    case .repeated(let times, let steps):
      for _ in 0..<times { steps.forEach { apply($0) } }
    case .expectValues, .expectLevels, .expectRanges, .expectSatisfied, .expectViolated,
      .expectError:
      break
    }
  }
}

extension LiveSystem {
  /// All rows with a cost: constraints, edits that have a value, and stays at `anchors`,
  /// the values before the solve.
  func costedRows(anchors: [String: Double]) -> [CaseRow] {
    var all = rows
    for edit in edits {
      guard let value = edit.value else { continue }
      all.append(
        equality("edit:\(edit.variable)", edit.variable, value, edit.priority, edit.weight))
    }
    for stay in stays {
      let anchor = anchors[stay.variable] ?? 0
      all.append(equality(stay.id, stay.variable, anchor, stay.priority, stay.weight))
    }
    return all
  }

  private func equality(
    _ id: String, _ variable: String, _ value: Double, _ priority: Float, _ weight: Double
  ) -> CaseRow {
    CaseRow(
      id: id, terms: [CaseRow.Term(variable: variable, coefficient: 1)], constant: -value,
      relation: .equal, priority: priority, weight: weight)
  }

  /// The weighted error of every level at `values`.
  func levelErrors(at values: [String: Double], anchors: [String: Double]) -> [Float: Double] {
    var errors: [Float: Double] = [:]
    for row in costedRows(anchors: anchors) {
      errors[row.priority, default: 0] += row.weight * row.violation(at: values)
    }
    return errors
  }
}
