// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a target turned out to be: the right side of a constraint.
///
/// Only values that ``ConstraintRelatableTarget`` gives out; there is no reason to make one.
public enum ConstraintTarget {
  /// A number, a point, a size or insets: a constant, and no item.
  case constant(ConstraintConstant)

  /// A place and a size in the superview, and no other item.
  indirect case rect(Rect)

  /// A view or a guide, with attributes or without.
  case item(ConstraintItem)
}
