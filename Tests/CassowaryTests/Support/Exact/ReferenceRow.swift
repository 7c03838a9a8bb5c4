// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// A constraint `Σ aⱼ·xⱼ + c {<=, ==, >=} 0` in exact numbers, for the ``ReferenceSolver``.
struct ReferenceRow {
  /// The unknowns by number, and their coefficients; an unknown may occur more than once.
  var terms: [(variable: Int, coefficient: Rational)]

  /// The part without an unknown.
  var constant: Rational

  /// How the sum compares with zero.
  var relation: LinearRelation

  /// The level; ``bound`` is above all others.
  var priority: Float

  /// The weight of a violation within its level.
  var weight = Rational.one

  /// The priority of lower bounds of variables, which are never violated.
  static let bound = Float.infinity

  /// Whether the row must hold.
  var isRequired: Bool { priority >= Strength.required.priority }

  /// What one unit of residual above zero costs.
  var costAbove: Rational { relation == .greaterThanOrEqual ? .zero : weight }

  /// What one unit of residual below zero costs.
  var costBelow: Rational { relation == .lessThanOrEqual ? .zero : weight }
}
