// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

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
