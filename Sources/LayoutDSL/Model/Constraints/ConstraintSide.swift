// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One side of a constraint, as anchors, the initialiser and visual formats give it: an attribute
/// of an item, or how far that lies from another attribute.
struct ConstraintSide: Hashable {
  var item: ItemState
  var attribute: LayoutConstraint.Attribute

  /// Where the distance begins, if the side is one.
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

  /// What messages call the side: `title.left`, or `(icon.left - title.right)` for a distance.
  var name: String { Self.name(of: item, attribute, from: origin) }

  /// What messages call an attribute of an item, or its distance from `origin`.
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
