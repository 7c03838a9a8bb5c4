// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The short way from a constraint to its row.
///
/// Nearly all constraints are between a view and its superview or a sibling, and ask for nothing but
/// these two. Their rows are what ``ConstraintLowering`` would write, without looking for what is not
/// there; whatever else there is goes that way.
extension LayoutEngine {
  /// Writes the row of a constraint if it is plain; false, and nothing is written, if it is not.
  func lowerPlainly(_ constraint: LayoutConstraint) -> Bool {
    let traits = constraint.traits
    if !traits.isSubset(of: .directional) { return false }
    var direction = LayoutDirection.leftToRight
    if constraint.followsDirection {
      guard let view = constraint.hostView else { return false }
      direction = view.effectiveUserInterfaceLayoutDirection
      if traits.contains(.directional), direction == .rightToLeft { return false }
    }
    let first = constraint.first
    var terms = ShortRow()
    var base = 0.0
    guard add(first, constraint.firstAttribute, of: constraint, times: 1, to: &terms, &base)
    else { return false }
    if constraint.secondAttribute != .notAnAttribute, let second = constraint.installedSecond {
      // Two attributes of one view are read elsewhere.
      guard second !== first,
        add(
          second, constraint.secondAttribute, of: constraint, times: -constraint.multiplier,
          to: &terms, &base)
      else { return false }
    }
    guard
      let row = try? solver.add(
        terms, constant: base - constraint.directedConstant.value(in: direction),
        constraint.relation.linear, at: Strength(constraint.priorityValue))
    else { return false }
    wrote(row, of: constraint, base: base, in: direction)
    work.termsWritten += terms.count
    return true
  }

  /// Adds an attribute of the constraint's host, or of an item in it; false if the item is neither.
  @inline(__always)
  private func add(
    _ item: ItemState, _ attribute: LayoutConstraint.Attribute, of constraint: LayoutConstraint,
    times factor: Double, to terms: inout ShortRow, _ base: inout Double
  ) -> Bool {
    guard !item.isGone,
      let form = AttributeForm(attribute, of: ItemInsets(), direction: .leftToRight)
    else { return false }
    let isHorizontal = form.axis == .horizontal
    if form.isLocation {
      let origin: Quantity = isHorizontal ? .left : .top
      if constraint.isHosted(by: item) {
        base += factor * item.alignment(near: origin)
      } else if constraint.isHosted(byParentOf: item) {
        terms.append(column(origin, of: item), factor)
      } else {
        return false
      }
    }
    if form.fraction != 0 {
      terms.append(column(isHorizontal ? .width : .height, of: item), factor * form.fraction)
    }
    return true
  }
}
