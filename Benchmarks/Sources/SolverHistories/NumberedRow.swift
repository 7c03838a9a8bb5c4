// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import Cassowary

/// A constraint of a history, with its variables by number.
public struct NumberedRow: Hashable, Sendable {
  /// A coefficient and the number of its variable.
  public struct Term: Hashable, Sendable {
    /// The number of the variable.
    public var variable: Int

    /// Its coefficient.
    public var coefficient: Double

    /// Makes the term `coefficient · variable`.
    public init(_ variable: Int, _ coefficient: Double) {
      (self.variable, self.coefficient) = (variable, coefficient)
    }
  }

  /// The terms.
  public var terms: [Term]

  /// The constant term.
  public var constant: Double

  /// The relation of the sum to zero.
  public var relation: LinearRelation

  /// The level, and the weight within it.
  public var strength: Strength

  /// Makes the row `Σ terms + constant relation 0`.
  public init(
    _ terms: [Term], constant: Double, _ relation: LinearRelation, _ strength: Strength = .required
  ) {
    (self.terms, self.constant, self.relation) = (terms, constant, relation)
    self.strength = strength
  }

  /// Returns the sum at some values, and the sum of the magnitudes of its terms.
  private func sum(at value: (Int) -> Double) -> (sum: Double, size: Double) {
    var sum = constant
    var size = constant.magnitude
    for term in terms {
      let product = term.coefficient * value(term.variable)
      sum += product
      size += product.magnitude
    }
    return (sum, size)
  }

  /// Returns the violation of the row at some values, and the sum of the magnitudes of its terms.
  func measure(at value: (Int) -> Double) -> (violation: Double, size: Double) {
    let (sum, size) = sum(at: value)
    return switch relation {
    case .equal: (sum.magnitude, size)
    case .lessThanOrEqual: (max(0, sum), size)
    case .greaterThanOrEqual: (max(0, -sum), size)
    }
  }

  /// Returns the distance of the row's sum from zero, and the sum of the magnitudes of its terms.
  func distance(at value: (Int) -> Double) -> (distance: Double, size: Double) {
    let (sum, size) = sum(at: value)
    return (sum.magnitude, size)
  }

  /// Returns the magnitude of its largest term, or of its constant if that is larger.
  func largestTerm(at value: (Int) -> Double) -> Double {
    terms.reduce(constant.magnitude) { max($0, ($1.coefficient * value($1.variable)).magnitude) }
  }
}
