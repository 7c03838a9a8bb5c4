// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A sum of terms and a constant: `a₁·x₁ + a₂·x₂ + … + c`.
///
/// Expressions are written with operators:
///
/// ```swift
/// let middle = left + 0.5 * width
/// try solver.add(middle == other + 10)
/// ```
///
/// A variable may occur more than once; the solver adds its coefficients up. A variable whose
/// coefficients cancel to zero is dropped from the row.
public struct LinearExpression: Hashable, Sendable {
  /// The terms in the order in which they were written.
  public var terms: [Term]

  /// The part that does not depend on any variable.
  public var constant: Double

  /// Makes an expression of `terms` and a `constant`.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Makes the expression `1·variable + 0`.
  public init(_ variable: Variable) {
    self.init([Term(variable)])
  }

  /// Adds `factor · other` to this expression.
  ///
  /// - Complexity: O(*m*), where *m* is the number of terms of `other`.
  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    terms.reserveCapacity(terms.count + other.terms.count)
    for term in other.terms {
      terms.append(Term(term.variable, term.coefficient * factor))
    }
    constant += other.constant * factor
  }
}
