// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// The attributes that may be compared, as in UIKit, with one exception: as in SnapKit, a horizontal location may be
// compared with a vertical one.

extension LayoutConstraint.Attribute {
  /// Whether the attribute is a left or right side in either direction of text.
  fileprivate var isSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether the two locations may be compared: a leading or trailing side not with a left or right one.
  func isComparable(with other: LayoutConstraint.Attribute) -> Bool {
    !(isDirectional && other.isSide) && !(isSide && other.isDirectional)
  }

  /// The message about a location compared with a size, each given by its name.
  static func clash(ofLocation location: String, size: String) -> String {
    "\(location) is a location and \(size) a size; they cannot be compared"
  }

  /// The message about a leading or trailing side compared with a left or right one.
  static func clash(ofSides first: String, _ second: String) -> String {
    "\(first) and \(second) cannot be compared; take leading and trailing, "
      + "or left and right, for both"
  }
}

extension ConstraintAttributes {
  /// Left and right with their margins, which do not depend on the direction of text.
  private static var sides: ConstraintAttributes {
    .left.union(.right).union(.leftMargin).union(.rightMargin)
  }

  /// Leading and trailing with their margins, which depend on the direction of text.
  private static var directions: ConstraintAttributes {
    .leading.union(.trailing).union(.leadingMargin).union(.trailingMargin)
  }

  /// Whether every attribute of the set may be compared with `other` of another item.
  func areComparable(with other: LayoutConstraint.Attribute) -> Bool {
    if other.isDimension { return isSubset(of: .size) }
    if other.isDirectional, !isDisjoint(with: Self.sides) { return false }
    if other.isSide, !isDisjoint(with: Self.directions) { return false }
    return isDisjoint(with: .size)
  }
}

extension ConstraintDescription.Pairing {
  /// Whether each attribute on the left may be compared with the attribute it is paired with.
  ///
  /// Only ``single(_:)`` can pair attributes of different kinds.
  func isLegal(for attributes: ConstraintAttributes) -> Bool {
    guard case .single(let other) = self else { return true }
    return attributes.areComparable(with: other)
  }

  /// Returns the message about the first attribute that cannot be compared; nil if all can.
  ///
  /// - Parameters:
  ///   - name: The name of the item on the left in messages.
  ///   - otherName: The name of the item on the right.
  func clash(
    of attributes: ConstraintAttributes, _ name: String, _ otherName: @autoclosure () -> String
  ) -> String? {
    guard case .single(let other) = self, !attributes.areComparable(with: other) else { return nil }
    let right = "\(otherName()).\(other)"
    for attribute in attributes.layoutAttributes {
      let left = "\(name).\(attribute)"
      if attribute.isDimension != other.isDimension {
        return attribute.isDimension
          ? LayoutConstraint.Attribute.clash(ofLocation: right, size: left)
          : LayoutConstraint.Attribute.clash(ofLocation: left, size: right)
      }
      if !attribute.isComparable(with: other) {
        return LayoutConstraint.Attribute.clash(ofSides: left, right)
      }
    }
    return nil
  }
}
