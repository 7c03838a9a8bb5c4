// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import Cassowary

/// A constraint of a case, by the names that the case gives to things.
public struct CaseRow: Sendable {
  /// One coefficient and its variable.
  public struct Term: Sendable {
    /// The variable's name.
    public var variable: String
    /// Its coefficient.
    public var coefficient: Double
  }

  /// The name of the constraint.
  public var id: String
  /// The terms, in which a variable may occur more than once.
  public var terms: [Term]
  /// The part without a variable.
  public var constant: Double
  /// How the sum compares with zero.
  public var relation: LinearRelation
  /// The level; 1000 and more is required.
  public var priority: Double
  /// The weight within the level.
  public var weight: Double

  /// Whether the row must hold.
  var isRequired: Bool { priority >= CaseRow.required }

  /// The priority from which on a row must hold.
  static let required = 1000.0

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
    _ id: String, _ variable: String, _ value: Double, priority: Double, weight: Double
  ) -> CaseRow {
    CaseRow(
      id: id, terms: [Term(variable: variable, coefficient: 1)], constant: -value,
      relation: .equal, priority: priority, weight: weight)
  }
}
