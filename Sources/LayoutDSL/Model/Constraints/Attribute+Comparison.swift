// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

// Which attributes UIKit compares with one another, but for one thing: a horizontal may be compared
// with a vertical location here, as in SnapKit.

extension LayoutConstraint.Attribute {
  /// Whether the attribute is a left or right side whatever the direction of text.
  fileprivate var isSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether both locations follow the direction of text, or need not.
  func isComparable(with other: LayoutConstraint.Attribute) -> Bool {
    !(isDirectional && other.isSide) && !(isSide && other.isDirectional)
  }

  /// What is wrong with a location and a size, by their names in messages.
  static func clash(ofLocation location: String, size: String) -> String {
    "\(location) is a location and \(size) a size; they cannot be compared"
  }

  /// What is wrong with a side that follows the direction of text and one that does not.
  static func clash(ofSides first: String, _ second: String) -> String {
    "\(first) and \(second) cannot be compared; take leading and trailing, "
      + "or left and right, for both"
  }
}

extension ConstraintAttributes {
  /// Left and right, whatever the direction of text, with their margins.
  private static var sides: ConstraintAttributes {
    .left.union(.right).union(.leftMargin).union(.rightMargin)
  }

  /// What is left or right by the direction of text.
  private static var directions: ConstraintAttributes {
    .leading.union(.trailing).union(.leadingMargin).union(.trailingMargin)
  }

  /// Whether each of the attributes can be compared with one attribute of another item.
  func areComparable(with other: LayoutConstraint.Attribute) -> Bool {
    if other.isDimension { return isSubset(of: .size) }
    if other.isDirectional, !isDisjoint(with: Self.sides) { return false }
    if other.isSide, !isDisjoint(with: Self.directions) { return false }
    return isDisjoint(with: .size)
  }
}

extension ConstraintDescription.Pairing {
  /// Whether the attributes on the left can be compared with what they are paired with.
  ///
  /// Only an attribute that serves all those on the left may be of another kind.
  func isLegal(for attributes: ConstraintAttributes) -> Bool {
    guard case .single(let other) = self else { return true }
    return attributes.areComparable(with: other)
  }

  /// What is wrong with the first of the attributes that cannot be compared; nil if all can.
  ///
  /// - Parameters:
  ///   - name: What messages call the item on the left.
  ///   - otherName: What they call the one on the right.
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
