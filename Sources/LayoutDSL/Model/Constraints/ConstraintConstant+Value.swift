// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintConstant {
  /// Returns the constant for `attribute` when text runs in `direction`.
  ///
  /// Follows SnapKit 5.7.1; the test fixture `snapkit-facts.tsv` lists every case.
  func value(
    for attribute: LayoutConstraint.Attribute, in direction: LayoutDirection
  ) -> Double {
    switch self {
    case .number(let number):
      number
    case .point(let point):
      attribute.isLocation ? (attribute.axis == .vertical ? point.y : point.x) : 0
    case .size(let size):
      switch attribute {
      case .width: size.width
      case .height: size.height
      default: 0
      }
    case .insets(let insets):
      Self.value(
        insets, insets.directional(in: direction), shift: (insets.left - insets.right) / 2,
        for: attribute)
    case .directionalInsets(let insets):
      // SnapKit does not mirror the shift of a centre where text runs from right to left.
      Self.value(
        insets.physical(in: direction), insets, shift: (insets.leading - insets.trailing) / 2,
        for: attribute)
    }
  }

  /// Returns the constant for `attribute` from insets of the same `distance` on every side, for both directions.
  static func value(
    ofEvenInset distance: Double, for attribute: LayoutConstraint.Attribute
  ) -> Double {
    let insets = Insets(all: distance)
    return value(insets, insets.directional(in: .leftToRight), shift: 0, for: attribute)
  }

  /// Returns the constant for `attribute` from insets, given by side and by direction; a horizontal centre moves by
  /// `shift`.
  private static func value(
    _ insets: Insets, _ directional: DirectionalInsets, shift: Double,
    for attribute: LayoutConstraint.Attribute
  ) -> Double {
    switch attribute {
    case .left, .leftMargin: insets.left
    case .right, .rightMargin: -insets.right
    case .top, .topMargin, .firstBaseline: insets.top
    case .bottom, .bottomMargin, .lastBaseline: -insets.bottom
    case .leading, .leadingMargin: directional.leading
    case .trailing, .trailingMargin: -directional.trailing
    case .width: -(insets.left + insets.right)
    case .height: -(insets.top + insets.bottom)
    case .centerX, .centerXWithinMargins: shift
    case .centerY, .centerYWithinMargins: (insets.top - insets.bottom) / 2
    case .notAnAttribute: 0
    }
  }
}

extension ConstraintConstantTarget {
  /// Returns the constant for an attribute, in points, where text runs from left to right.
  public func constraintConstantTargetValueFor(layoutAttribute: LayoutAttribute) -> Double {
    _constantTarget.value(for: layoutAttribute, in: .leftToRight)
  }
}
