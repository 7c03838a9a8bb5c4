// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A part of the chain that determines a value, for products that show trees.
package struct InspectedStep {
  /// What determines.
  package enum Source {
    /// An active constraint.
    case constraint(LayoutConstraint)
    /// Something else, in words.
    case other(LayoutExplanation.Step.Kind, String)
  }

  /// What determines.
  package let source: Source

  /// How far the value moves per point of the step's own constant.
  package let factor: Double
}
