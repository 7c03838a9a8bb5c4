// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintDescription {
  /// How the attributes on the right follow from those on the left.
  enum Pairing {
    /// No target: the superview's same attribute, but left and top for centres, and no item at
    /// all for sizes.
    case implied

    /// No target either, each attribute compared with its place or extent in a rectangle.
    case rect(Rect)

    /// Each with itself.
    case same

    /// One attribute serves all.
    case single(LayoutConstraint.Attribute)

    /// Each edge with its margin.
    case toMargins

    /// Each margin with its edge.
    case fromMargins
  }
}
