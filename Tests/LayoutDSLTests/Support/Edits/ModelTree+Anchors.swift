// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// Rules that anchors and visual formats make.
extension ModelTree {
  /// The inactive constraint of a rule; nil if a block makes it.
  func constraint(_ number: Int, _ rule: TreeModel.Rule) -> LayoutConstraint? {
    let first = TreeModel.Place(item: rule.owner, attribute: rule.attribute)
    var second: TreeModel.Place?
    if case .item(let item, let attribute) = rule.target {
      second = TreeModel.Place(item: item, attribute: attribute)
    }
    let constraint: LayoutConstraint?
    switch rule.form {
    case .block: return nil
    case .format(let isStandard): constraint = formatted(rule, isStandard)
    case .gaps(let count):
      guard let second else { return nil }
      constraint =
        spaced(across(first), rule.relation, count, behind: across(second))
        ?? spaced(upright(first), rule.relation, count, below: upright(second))
    case .distance(let origin, let otherOrigin):
      guard let own = distance(from: origin, to: first) else { return nil }
      let other = otherOrigin.flatMap { origin in
        second.flatMap { distance(from: origin, to: $0) }
      }
      constraint = compared(own, rule, other)
    }
    constraint?.label = "r\(number)"
    constraint?.priority = LayoutPriority(rule.priority)
    if constraint?.constant != rule.constant { constraint?.constant = rule.constant }
    return constraint
  }

  private func formatted(_ rule: TreeModel.Rule, _ isStandard: Bool) -> LayoutConstraint? {
    guard case .view(let owner) = rule.owner, case .item(.view(let other), _) = rule.target,
      let second = views[owner], let first = views[other]
    else { return nil }
    let relation = ["<=", "==", ">="][rule.relation.rawValue + 1]
    let space = isStandard ? "-" : "-(\(relation)space)-"
    let axis = rule.attribute == "top" ? "V" : "H"
    let options: LayoutConstraint.FormatOptions =
      rule.attribute == "left" ? .directionLeftToRight : []
    return try? LayoutConstraint.constraints(
      withVisualFormat: "\(axis):[first]\(space)[second]", options: options,
      metrics: ["space": rule.constant], views: ["first": first, "second": second]
    ).first
  }

  private func spaced(
    _ first: LayoutXAxisAnchor?, _ relation: LayoutConstraint.Relation, _ count: Double,
    behind second: LayoutXAxisAnchor?
  ) -> LayoutConstraint? {
    guard let first, let second else { return nil }
    return switch relation {
    case .equal: first.constraint(equalToSystemSpacingAfter: second, multiplier: count)
    case .lessThanOrEqual:
      first.constraint(lessThanOrEqualToSystemSpacingAfter: second, multiplier: count)
    case .greaterThanOrEqual:
      first.constraint(greaterThanOrEqualToSystemSpacingAfter: second, multiplier: count)
    }
  }

  private func spaced(
    _ first: LayoutYAxisAnchor?, _ relation: LayoutConstraint.Relation, _ count: Double,
    below second: LayoutYAxisAnchor?
  ) -> LayoutConstraint? {
    guard let first, let second else { return nil }
    return switch relation {
    case .equal: first.constraint(equalToSystemSpacingBelow: second, multiplier: count)
    case .lessThanOrEqual:
      first.constraint(lessThanOrEqualToSystemSpacingBelow: second, multiplier: count)
    case .greaterThanOrEqual:
      first.constraint(greaterThanOrEqualToSystemSpacingBelow: second, multiplier: count)
    }
  }

  private func compared(
    _ own: LayoutDimension, _ rule: TreeModel.Rule, _ other: LayoutDimension?
  ) -> LayoutConstraint {
    guard let other else {
      return switch rule.relation {
      case .equal: own.constraint(equalToConstant: rule.constant)
      case .lessThanOrEqual: own.constraint(lessThanOrEqualToConstant: rule.constant)
      case .greaterThanOrEqual: own.constraint(greaterThanOrEqualToConstant: rule.constant)
      }
    }
    return switch rule.relation {
    case .equal:
      own.constraint(equalTo: other, multiplier: rule.multiplier, constant: rule.constant)
    case .lessThanOrEqual:
      own.constraint(lessThanOrEqualTo: other, multiplier: rule.multiplier, constant: rule.constant)
    case .greaterThanOrEqual:
      own.constraint(
        greaterThanOrEqualTo: other, multiplier: rule.multiplier, constant: rule.constant)
    }
  }

  private func distance(
    from origin: TreeModel.Place, to end: TreeModel.Place
  ) -> LayoutDimension? {
    if let near = across(origin), let far = across(end) { return near.anchorWithOffset(to: far) }
    guard let near = upright(origin), let far = upright(end) else { return nil }
    return near.anchorWithOffset(to: far)
  }

  private func across(_ place: TreeModel.Place) -> LayoutXAxisAnchor? {
    let item = item(place.item)
    return switch place.attribute {
    case "left": item?.leftAnchor
    case "right": item?.rightAnchor
    case "leading": item?.leadingAnchor
    case "trailing": item?.trailingAnchor
    case "centerX": item?.centerXAnchor
    default: nil
    }
  }

  private func upright(_ place: TreeModel.Place) -> LayoutYAxisAnchor? {
    let item = item(place.item)
    return switch place.attribute {
    case "top": item?.topAnchor
    case "bottom": item?.bottomAnchor
    case "centerY": item?.centerYAnchor
    case "firstBaseline": (item as? LayoutView)?.firstBaselineAnchor
    case "lastBaseline": (item as? LayoutView)?.lastBaselineAnchor
    default: nil
    }
  }
}
