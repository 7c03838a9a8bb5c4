// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintDescription {
  /// A target resolved, ready to serve every attribute on the left.
  struct Side {
    let target: LayoutConstraint.Target
    let pairing: Pairing
    private let constant: ConstraintConstant

    init(target: LayoutConstraint.Target, pairing: Pairing, constant: ConstraintConstant) {
      self.target = target
      self.pairing = pairing
      self.constant = constant
    }

    /// The right end of the constraint whose left end is `attribute`.
    func end(
      for attribute: LayoutConstraint.Attribute
    ) -> (target: LayoutConstraint.Target, attribute: LayoutConstraint.Attribute) {
      switch pairing {
      case .implied:
        switch attribute {
        case .width, .height: (.none, .notAnAttribute)
        case .centerX: (target, .left)
        case .centerY: (target, .top)
        default: (target, attribute)
        }
      case .rect:
        switch attribute {
        case .width, .height: (.none, .notAnAttribute)
        case .leading, .trailing, .leadingMargin, .trailingMargin: (target, .leading)
        default: (target, attribute.axis == .vertical ? .top : .left)
        }
      case .same: (target, attribute)
      case .single(let single): (target, single)
      case .toMargins: (target, attribute.margin ?? attribute)
      case .fromMargins: (target, attribute.edge ?? attribute)
      }
    }

    /// What the target alone adds on the right of `attribute`.
    func constant(for attribute: LayoutConstraint.Attribute) -> ConstraintConstant {
      guard case .rect(let rect) = pairing else { return constant }
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
