// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintDescription {
  /// The rule that assigns an attribute on the right to each attribute on the left.
  enum Pairing {
    /// No target item: an edge is compared with the same edge of the superview, a centre with its left or top, a
    /// size with no item.
    case implied

    /// No target item: each attribute is compared with its position or extent in a rectangle.
    case rect

    /// Each attribute is compared with the same attribute of the target.
    case same

    /// All attributes are compared with one attribute of the target.
    case single(LayoutConstraint.Attribute)

    /// Each edge is compared with the margin on the same side.
    case toMargins

    /// Each margin is compared with the edge on the same side.
    case fromMargins

    /// Returns the attribute to compare `attribute` with, and whether it belongs to the target or to no item.
    func end(
      for attribute: LayoutConstraint.Attribute
    ) -> (isTargeted: Bool, attribute: LayoutConstraint.Attribute) {
      switch self {
      case .implied:
        switch attribute {
        case .width, .height: (false, .notAnAttribute)
        case .centerX: (true, .left)
        case .centerY: (true, .top)
        default: (true, attribute)
        }
      case .rect:
        switch attribute {
        case .width, .height: (false, .notAnAttribute)
        case .leading, .trailing, .leadingMargin, .trailingMargin: (true, .leading)
        default: (true, attribute.axis == .vertical ? .top : .left)
        }
      case .same: (true, attribute)
      case .single(let single): (true, single)
      case .toMargins: (true, attribute.margin ?? attribute)
      case .fromMargins: (true, attribute.edge ?? attribute)
      }
    }

    func namesLocation(for attributes: ConstraintAttributes) -> Bool {
      attributes.layoutAttributes.contains { end(for: $0).attribute.isLocation }
    }
  }
}

extension ConstraintDescription.Pairing {
  /// Pairs the attributes on the left with those on the right; nil if they cannot be paired.
  @inline(never)
  init?(_ attributes: ConstraintAttributes, with other: ConstraintAttributes) {
    if other.isVoid || other == attributes {
      self = .same
    } else if let single = other.onlyLayoutAttribute {
      self = .single(single)
    } else {
      switch (attributes, other) {
      case (.edges, .margins), (.directionalEdges, .directionalMargins): self = .toMargins
      case (.margins, .edges), (.directionalMargins, .directionalEdges): self = .fromMargins
      default: return nil
      }
    }
  }
}

extension ConstraintDescription {
  /// A resolved target, used for every attribute on the left.
  struct RightSide {
    let target: Target
    let kind: LayoutConstraint.TargetKind
    let pairing: Pairing

    /// The target, if it is an item.
    var item: ItemState?
  }
}

extension ConstraintDescription.Target {
  /// Returns the target's own constant on the right of `attribute`.
  func constant(for attribute: LayoutConstraint.Attribute) -> ConstraintConstant {
    switch self {
    case .constant(let constant): constant
    case .rect(let rect): .number(Self.value(of: rect, for: attribute))
    case .item, .superview, .missingSuperview: .number(0)
    }
  }

  private static func value(of rect: Rect, for attribute: LayoutConstraint.Attribute) -> Double {
    guard let axis = attribute.axis else { return 0 }
    if attribute.isDimension { return rect[axis.extent] }
    return rect[axis.nearEdge] + attribute.fraction * rect[axis.extent]
  }
}
