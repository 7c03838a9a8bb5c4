// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A constant in both directions of text.
///
/// What is left of a ``ConstraintConstant`` once it is known which attribute it serves.
struct DirectedConstant: Hashable {
  var leftToRight: Double
  var rightToLeft: Double

  /// The constant that serves `attribute`.
  init(_ constant: ConstraintConstant, for attribute: LayoutConstraint.Attribute) {
    leftToRight = constant.value(for: attribute, in: .leftToRight)
    rightToLeft =
      constant.followsDirection ? constant.value(for: attribute, in: .rightToLeft) : leftToRight
  }

  /// A constant that is `rightToLeft` where text runs that way, unless that is nil.
  init(leftToRight: Double, rightToLeft: Double?) {
    self.leftToRight = leftToRight
    self.rightToLeft = rightToLeft ?? leftToRight
  }

  /// The same constant in both directions.
  init(_ number: Double) {
    (leftToRight, rightToLeft) = (number, number)
  }

  /// Whether the directions have different constants.
  var followsDirection: Bool { leftToRight != rightToLeft }

  /// The constant when text runs in `direction`.
  func value(in direction: LayoutDirection) -> Double {
    direction == .leftToRight ? leftToRight : rightToLeft
  }
}
