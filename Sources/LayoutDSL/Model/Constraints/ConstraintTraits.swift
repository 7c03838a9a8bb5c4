// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The dependencies of a constraint's equation other than its two sides.
struct ConstraintTraits: OptionSet {
  let rawValue: UInt8

  /// The equation is written in mirrored coordinates where text runs from right to left.
  static let directional = ConstraintTraits(rawValue: 1)

  /// The constant depends on baselines.
  static let baselines = ConstraintTraits(rawValue: 2)

  /// The constant depends on margins, safe areas or baselines.
  static let insets = ConstraintTraits(rawValue: 4)

  /// One of the items is a guide.
  static let guides = ConstraintTraits(rawValue: 8)

  /// One of the sides is a distance between two anchors.
  static let distances = ConstraintTraits(rawValue: 16)

  /// The constant differs where text runs from right to left.
  static let directionalConstant = ConstraintTraits(rawValue: 32)

  /// The row has ``ConstraintExtras``, which may affect the equation.
  static let extras = ConstraintTraits(rawValue: 64)
}

extension ConstraintTraits {
  @inline(__always)
  init(_ item: ItemState?, _ attribute: LayoutConstraint.Attribute) {
    self.init(attribute)
    if let item { formUnion(ConstraintTraits(item)) }
  }

  @inline(__always)
  init(_ attribute: LayoutConstraint.Attribute) {
    self = []
    // Sides, extents and centres have no traits.
    if 0b111_1001_1111 &>> attribute.rawValue & 1 != 0 { return }
    if attribute.isDirectional { insert(.directional) }
    if attribute.isBaseline { insert(.baselines) }
    if attribute.readsInsets { insert(.insets) }
  }

  @inline(__always)
  init(_ item: ItemState) {
    self = []
    if !item.isGuide { return }
    insert(.guides)
    if item.isInsetGuide { insert(.insets) }
  }

  /// Adds the traits that result from the origins of distances.
  mutating func addTraits(of origins: ConstraintOrigins) {
    insert(.distances)
    for origin in origins.all { formUnion(ConstraintTraits(origin.item, origin.attribute)) }
  }
}

extension ItemState {
  /// Whether the item is a guide that its owner's insets place: any guide that a view provides, except a content guide.
  var isInsetGuide: Bool { isGuide && guide.map { !$0.kind.hasQuantities } ?? false }
}

extension LayoutConstraint.Attribute {
  var readsInsets: Bool { isMargin || isBaseline }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
