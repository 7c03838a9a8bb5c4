// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One constraint of a visual format, before it is made.
struct VisualFormatLine {
  let first: ConstraintSide
  var relation = LayoutConstraint.Relation.equal
  var second: ConstraintSide?
  var constant = 0.0
  var priority: Float = 1000

  /// Makes the constraint.
  func constraint(at location: SourceLocation) -> LayoutConstraint {
    LayoutConstraint(
      first, relation, second, constant: constant, priority: priority, at: location)
  }
}
