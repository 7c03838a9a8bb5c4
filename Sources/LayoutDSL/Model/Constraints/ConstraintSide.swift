// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One side of a constraint: an attribute of an item, or the distance of that attribute from an origin.
///
/// Anchors, the initialiser and visual formats describe a constraint by its sides.
struct ConstraintSide: Hashable {
  var item: ItemState
  var attribute: LayoutConstraint.Attribute

  /// The location from which the distance is measured; nil if the side is an attribute.
  var origin: ConstraintOrigins.Origin?

  init(
    _ item: ItemState, _ attribute: LayoutConstraint.Attribute,
    from origin: ConstraintOrigins.Origin? = nil
  ) {
    self.item = item
    self.attribute = attribute
    self.origin = origin
  }

  /// Whether the side is a size or a distance, not a location.
  var isDimension: Bool { origin != nil || attribute.isDimension }

  /// The side in messages: `title.left`, or `(icon.left - title.right)` for a distance.
  var name: String { Self.name(of: item, attribute, from: origin) }

  /// Returns the form in messages of an attribute, or of its distance from `origin`.
  static func name(
    of item: ItemState, _ attribute: LayoutConstraint.Attribute,
    from origin: ConstraintOrigins.Origin?
  ) -> String {
    let end = "\(item.name).\(attribute)"
    guard let origin else { return end }
    return "(\(end) - \(origin.item.name).\(origin.attribute))"
  }
}

extension LayoutConstraint {
  /// The left side.
  var firstSide: ConstraintSide { ConstraintSide(first, firstAttribute, from: origins?.first) }

  /// The right side; nil if there is none.
  var secondSide: ConstraintSide? {
    second.map { ConstraintSide($0, secondAttribute, from: origins?.second) }
  }
}
