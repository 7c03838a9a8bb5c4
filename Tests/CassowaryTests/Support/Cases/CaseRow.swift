// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// A constraint of a case, by the names that the case gives to things.
struct CaseRow: Hashable, Sendable {
  /// One coefficient and its variable.
  struct Term: Hashable, Sendable {
    /// The variable's name.
    var variable: String
    /// Its coefficient.
    var coefficient: Double
  }

  /// The name of the constraint.
  var id: String
  /// The terms, in which a variable may occur more than once.
  var terms: [Term]
  /// The part without a variable.
  var constant: Double
  /// How the sum compares with zero.
  var relation: LinearRelation
  /// The level; 1000 is required.
  var priority = Strength.required.priority
  /// The weight within the level.
  var weight = 1.0

  /// Whether the row must hold.
  var isRequired: Bool { priority >= Strength.required.priority }

  /// Whether every number is finite; a solver refuses the row otherwise.
  var isFinite: Bool {
    constant.isFinite && priority.isFinite && weight.isFinite
      && terms.allSatisfy(\.coefficient.isFinite)
  }

  /// The left side at `values`.
  func residual(at values: [String: Double]) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * (values[$1.variable] ?? .nan) }
  }

  /// By how much the row is violated at `values`.
  func violation(at values: [String: Double]) -> Double {
    let residual = residual(at: values)
    if residual.isNaN { return .infinity }
    return switch relation {
    case .equal: residual.magnitude
    case .lessThanOrEqual: max(0, residual)
    case .greaterThanOrEqual: max(0, -residual)
    }
  }

  /// The greatest number met when the left side is added up at `values`, at least 1; what a
  /// tolerance of the residual is relative to.
  func magnitude(at values: [String: Double]) -> Double {
    terms.reduce(max(1, constant.magnitude)) {
      max($0, ($1.coefficient * (values[$1.variable] ?? 0)).magnitude)
    }
  }

  /// The row `variable - value == 0`, which is what an edit or a stay asks for.
  static func equality(
    _ id: String, _ variable: String, _ value: Double, priority: Float, weight: Double
  ) -> CaseRow {
    CaseRow(
      id: id, terms: [Term(variable: variable, coefficient: 1)], constant: -value,
      relation: .equal, priority: priority, weight: weight)
  }
}
