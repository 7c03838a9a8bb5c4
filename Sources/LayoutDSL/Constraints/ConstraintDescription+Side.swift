// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintDescription {
  /// A target resolved, ready to serve every attribute on the left.
  struct RightSide {
    let target: LayoutConstraint.Target
    let pairing: Pairing
    private let constant: ConstraintConstant

    /// The rectangle that the target is, if it is one.
    private let rect: Rect?

    init(
      target: LayoutConstraint.Target, pairing: Pairing, constant: ConstraintConstant,
      rect: Rect? = nil
    ) {
      self.target = target
      self.pairing = pairing
      self.constant = constant
      self.rect = rect
    }

    /// The right end of the constraint whose left end is `attribute`.
    func end(
      for attribute: LayoutConstraint.Attribute
    ) -> (target: LayoutConstraint.Target, attribute: LayoutConstraint.Attribute) {
      let end = pairing.end(for: attribute)
      return (end.isTargeted ? target : .none, end.attribute)
    }

    /// What the target alone adds on the right of `attribute`.
    func constant(for attribute: LayoutConstraint.Attribute) -> ConstraintConstant {
      guard let rect else { return constant }
      return switch attribute {
      case .left, .leading, .leftMargin, .leadingMargin: .number(rect.minX)
      case .right, .trailing, .rightMargin, .trailingMargin: .number(rect.maxX)
      case .top, .topMargin, .firstBaseline: .number(rect.minY)
      case .bottom, .bottomMargin, .lastBaseline: .number(rect.maxY)
      case .width: .number(rect.width)
      case .height: .number(rect.height)
      case .centerX, .centerXWithinMargins: .number(rect.midX)
      case .centerY, .centerYWithinMargins: .number(rect.midY)
      case .notAnAttribute: constant
      }
    }
  }
}
