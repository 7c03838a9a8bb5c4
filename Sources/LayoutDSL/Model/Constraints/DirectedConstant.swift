// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A constant for each direction of text.
///
/// A ``ConstraintConstant`` is reduced to this once its attribute is known.
struct DirectedConstant: Hashable {
  var leftToRight: Double
  var rightToLeft: Double

  init(_ constant: ConstraintConstant, for attribute: LayoutConstraint.Attribute) {
    leftToRight = constant.value(for: attribute, in: .leftToRight)
    rightToLeft =
      constant.followsDirection ? constant.value(for: attribute, in: .rightToLeft) : leftToRight
  }

  /// Makes a constant that is `rightToLeft` where text runs from right to left, or the same in both directions if nil.
  init(leftToRight: Double, rightToLeft: Double?) {
    self.leftToRight = leftToRight
    self.rightToLeft = rightToLeft ?? leftToRight
  }

  /// Makes a constant that is the same in both directions.
  init(_ number: Double) {
    (leftToRight, rightToLeft) = (number, number)
  }

  var followsDirection: Bool { leftToRight != rightToLeft }

  /// Returns the constant for text that runs in `direction`.
  func value(in direction: LayoutDirection) -> Double {
    direction == .leftToRight ? leftToRight : rightToLeft
  }
}
