// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

extension FormTree {
  enum Failure: Error {
    case noAnchor(LayoutConstraint.Attribute)
  }

  /// Writes a row with anchors.
  func writeAnchors(_ row: FormRow) throws {
    let made = try constraint(row)
    made.priority = LayoutPriority(row.priority)
    made.isActive = true
  }

  private func constraint(_ row: FormRow) throws -> LayoutConstraint {
    let (attribute, constant) = (row.first.attribute, row.constant)
    guard let second = row.second else {
      let size = try dimension(row.first)
      return switch row.relation {
      case .lessThanOrEqual: size.constraint(lessThanOrEqualToConstant: constant)
      case .equal: size.constraint(equalToConstant: constant)
      case .greaterThanOrEqual: size.constraint(greaterThanOrEqualToConstant: constant)
      }
    }
    if attribute == .width || attribute == .height {
      let (size, other, factor) = (
        try dimension(row.first), try dimension(second), row.multiplier
      )
      return switch row.relation {
      case .lessThanOrEqual:
        size.constraint(lessThanOrEqualTo: other, multiplier: factor, constant: constant)
      case .equal: size.constraint(equalTo: other, multiplier: factor, constant: constant)
      case .greaterThanOrEqual:
        size.constraint(greaterThanOrEqualTo: other, multiplier: factor, constant: constant)
      }
    }
    if let x = x(row.first), let other = self.x(second) {
      return relate(x, row.relation, other, constant)
    }
    return relate(try y(row.first), row.relation, try y(second), constant)
  }

  private func relate<Kind>(
    _ anchor: LayoutAnchor<Kind>, _ relation: LayoutConstraint.Relation,
    _ other: LayoutAnchor<Kind>, _ constant: Double
  ) -> LayoutConstraint {
    switch relation {
    case .lessThanOrEqual: anchor.constraint(lessThanOrEqualTo: other, constant: constant)
    case .equal: anchor.constraint(equalTo: other, constant: constant)
    case .greaterThanOrEqual: anchor.constraint(greaterThanOrEqualTo: other, constant: constant)
    }
  }

  private func dimension(_ end: FormRow.End) throws -> LayoutDimension {
    switch end.attribute {
    case .width: views[end.item].widthAnchor
    case .height: views[end.item].heightAnchor
    default: throw Failure.noAnchor(end.attribute)
    }
  }

  private func x(_ end: FormRow.End) -> LayoutXAxisAnchor? {
    let view = views[end.item]
    return switch end.attribute {
    case .left: view.leftAnchor
    case .right: view.rightAnchor
    case .leading: view.leadingAnchor
    case .trailing: view.trailingAnchor
    case .centerX: view.centerXAnchor
    case .leftMargin: view.layoutMarginsGuide.leftAnchor
    case .rightMargin: view.layoutMarginsGuide.rightAnchor
    case .leadingMargin: view.layoutMarginsGuide.leadingAnchor
    case .trailingMargin: view.layoutMarginsGuide.trailingAnchor
    default: nil
    }
  }

  private func y(_ end: FormRow.End) throws -> LayoutYAxisAnchor {
    let view = views[end.item]
    return switch end.attribute {
    case .top: view.topAnchor
    case .bottom: view.bottomAnchor
    case .centerY: view.centerYAnchor
    case .firstBaseline: view.firstBaselineAnchor
    case .lastBaseline: view.lastBaselineAnchor
    case .topMargin: view.layoutMarginsGuide.topAnchor
    case .bottomMargin: view.layoutMarginsGuide.bottomAnchor
    default: throw Failure.noAnchor(end.attribute)
    }
  }
}
