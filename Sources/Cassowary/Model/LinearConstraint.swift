// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A linear constraint as a caller states it: `expression {<=, ==, >=} 0`, a strength and a label.
///
/// ```swift
/// try solver.add((2 * x + y <= 10).strength(.strong).labeled("budget"))
/// ```
///
/// A constraint is a value. Adding it twice makes two rows, each with a ``ConstraintHandle`` of its own.
public struct LinearConstraint: Hashable, Sendable {
  /// The left side; the right side is zero.
  public var expression: LinearExpression

  /// How the expression compares with zero.
  public var relation: LinearRelation

  /// How much the constraint matters.
  ///
  /// ``Strength/required`` by default.
  public var strength: Strength

  /// What messages call the constraint; empty if it has no name.
  public var label: String

  /// Where the constraint was written, `Module/File.swift`; empty if unknown.
  public var fileID: String

  /// The line in ``fileID``; 0 if unknown.
  public var line: UInt

  /// Makes the constraint `expression relation 0`.
  public init(
    _ expression: LinearExpression,
    _ relation: LinearRelation,
    strength: Strength = .required,
    label: String = "",
    fileID: String = "",
    line: UInt = 0
  ) {
    self.expression = expression
    self.relation = relation
    self.strength = strength
    self.label = label
    self.fileID = fileID
    self.line = line
  }

  /// The same constraint at another strength.
  public func strength(_ strength: Strength) -> LinearConstraint {
    var copy = self
    copy.strength = strength
    return copy
  }

  /// The same constraint at another priority, its weight unchanged.
  public func priority(_ priority: Float) -> LinearConstraint {
    var copy = self
    copy.strength.priority = priority
    return copy
  }

  /// The same constraint with a name for messages.
  public func labeled(_ label: String) -> LinearConstraint {
    var copy = self
    copy.label = label
    return copy
  }

  /// The same constraint with a source location for messages.
  public func at(fileID: String = #fileID, line: UInt = #line) -> LinearConstraint {
    var copy = self
    copy.fileID = fileID
    copy.line = line
    return copy
  }
}
