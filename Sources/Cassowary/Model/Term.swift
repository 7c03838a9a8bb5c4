// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A variable times a coefficient, the building block of a ``LinearExpression``.
@frozen
public struct Term: Hashable, Sendable {
  /// The unknown.
  public var variable: Variable

  /// What the unknown is multiplied by.
  public var coefficient: Double

  /// Makes the term `coefficient · variable`.
  @inlinable
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
