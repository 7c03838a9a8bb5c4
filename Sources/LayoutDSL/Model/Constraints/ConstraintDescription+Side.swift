// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintDescription {
  /// A target resolved, ready to serve every attribute on the left.
  struct RightSide {
    let kind: LayoutConstraint.TargetKind
    let pairing: Pairing

    /// The target, if it is an item.
    let item: ItemState?

    init(_ kind: LayoutConstraint.TargetKind, _ pairing: Pairing, of item: ItemState? = nil) {
      self.kind = kind
      self.pairing = pairing
      self.item = item
    }
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
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: rect.minX
    case .right, .trailing, .rightMargin, .trailingMargin: rect.maxX
    case .top, .topMargin, .firstBaseline: rect.minY
    case .bottom, .bottomMargin, .lastBaseline: rect.maxY
    case .width: rect.width
    case .height: rect.height
    case .centerX, .centerXWithinMargins: rect.midX
    case .centerY, .centerYWithinMargins: rect.midY
    case .notAnAttribute: 0
    }
  }
}
