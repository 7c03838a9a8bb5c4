// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintDescription {
  /// How the attributes on the right follow from those on the left.
  enum Pairing {
    /// No target: the superview's same attribute, but left and top for centres, and no item at
    /// all for sizes.
    case implied

    /// No target either, each attribute compared with its place or extent in a rectangle.
    case rect

    /// Each with itself.
    case same

    /// One attribute serves all.
    case single(LayoutConstraint.Attribute)

    /// Each edge with its margin.
    case toMargins

    /// Each margin with its edge.
    case fromMargins

    /// The attribute on the right of `attribute`, and whether it is one of the target or of nothing.
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

    /// Whether one of the attributes on the right is a location.
    func namesLocation(for attributes: ConstraintAttributes) -> Bool {
      attributes.layoutAttributes.contains { end(for: $0).attribute.isLocation }
    }
  }
}

extension ConstraintDescription.Pairing {
  /// How the attributes on the left pair with those that are named on the right; nil if they do not.
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
  /// A target resolved, ready to serve every attribute on the left.
  struct RightSide {
    let target: Target
    let kind: LayoutConstraint.TargetKind
    let pairing: Pairing

    /// The target, if it is an item.
    var item: ItemState?
  }
}

extension ConstraintDescription.Target {
  /// What the target alone adds on the right of `attribute`.
  func constant(for attribute: LayoutConstraint.Attribute) -> ConstraintConstant {
    switch self {
    case .constant(let constant): constant
    case .rect(let rect): .number(Self.value(of: rect, for: attribute))
    case .item, .superview, .missingSuperview: .number(0)
    }
  }

  private static func value(of rect: Rect, for attribute: LayoutConstraint.Attribute) -> Double {
    guard let axis = attribute.axis else { return 0 }
    let extent = axis == .horizontal ? rect.width : rect.height
    if attribute.isDimension { return extent }
    return (axis == .horizontal ? rect.minX : rect.minY) + attribute.fraction * extent
  }
}
