// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The one bridge from constraints to linear equations.
///
/// An equation about places is written in the coordinates of its space, the closest common
/// superview of its two items: there an item's left is the sum of the lefts on its way up.
/// The space may be one of the items; in its own terms its left and top are 0, its right is
/// its width. Two attributes of one view are read in its superview. If either attribute is leading or trailing and the space reads right to left,
/// the whole equation is written in mirrored coordinates `x' = width - x`, its constant and
/// multiplier unchanged.
struct ConstraintLowering {
  /// The view in whose coordinates places are read.
  private let space: LayoutView

  /// The direction that leading and trailing follow.
  let direction: LayoutDirection

  private let isMirrored: Bool
}

extension ConstraintLowering {
  /// Prepares to lower `constraint`; nil if an item of it is gone.
  init?(_ constraint: LayoutConstraint) {
    guard let host = constraint.hostView else { return nil }
    // Two attributes of one view are read where the view is: in itself they would always
    // be the same.
    let isAboutItself = constraint.installedSecond === constraint.first
    space = isAboutItself && constraint.first.view != nil ? host.parentView ?? host : host
    // Only leading, trailing and insets ask for the direction, and asking climbs the tree.
    direction =
      constraint.followsDirection
      ? host.effectiveUserInterfaceLayoutDirection : .leftToRight
    isMirrored = constraint.isDirectional && direction == .rightToLeft
  }

  /// The equation of `constraint`; nil if an item of it is gone.
  func equation(of constraint: LayoutConstraint) -> LinearEquation? {
    guard
      let first = form(
        of: constraint.first, constraint.firstAttribute, from: constraint.origins?.first)
    else { return nil }
    var equation = LinearEquation(first: first, relation: constraint.relation)
    equation.constant = constraint.effectiveConstant(direction)
    if let second = constraint.installedSecond, constraint.secondAttribute != .notAnAttribute {
      guard
        let form = form(of: second, constraint.secondAttribute, from: constraint.origins?.second)
      else { return nil }
      equation.second = form
      equation.multiplier = constraint.multiplier
    }
    return equation
  }

  /// Prepares to read attributes of an item where the item is: in its superview, or in the owner
  /// of a guide; nil if it is gone.
  ///
  /// A root is read in itself.
  init?(placeOf item: ItemState) {
    guard let view = item.ownView else { return nil }
    space = item.impliedTarget ?? view
    direction = space.effectiveUserInterfaceLayoutDirection
    isMirrored = false
  }

  /// One side: an attribute of an item, less the location where a distance begins.
  ///
  /// A distance is a difference of two places read in one space, whichever that is.
  private func form(
    of item: ItemState, _ attribute: LayoutConstraint.Attribute,
    from origin: ConstraintOrigins.Origin?
  ) -> LinearForm? {
    guard var form = form(of: item, attribute) else { return nil }
    if let origin {
      guard let start = self.form(of: origin.item, origin.attribute) else { return nil }
      form.add(start, times: -1)
    }
    return form
  }

  /// An attribute of an item in the coordinates of the space.
  func form(
    of item: ItemState, _ attribute: LayoutConstraint.Attribute
  ) -> LinearForm? {
    let item = item.bearer(of: attribute)
    guard let place = place(of: item), let ownView = place.item.ownView,
      var shape = AttributeForm(attribute, of: item.insets(for: attribute), direction: direction)
    else { return nil }
    if let insets = place.insets { shape = shape.outward(by: insets) }
    let horizontal = shape.axis == .horizontal
    let turned = isMirrored && horizontal && shape.isLocation
    let sign = turned ? -1.0 : 1.0
    var form = LinearForm(cells: [], constant: sign * shape.offset)
    if turned {
      let insets = space.alignmentInsets
      form.add(.width, of: space.itemState, times: 1)
      form.constant += insets.left + insets.right
    }
    if shape.isLocation {
      add(horizontal ? .left : .top, from: place.item, in: ownView, times: sign, to: &form)
    }
    form.add(horizontal ? .width : .height, of: place.item, times: sign * shape.fraction)
    return form
  }

  /// The item whose quantities stand for `item`, and how much larger it is: the guides that a
  /// view has of itself have no quantities of their own, they are their owner less the insets.
  private func place(of item: ItemState) -> (item: ItemState, insets: Insets?)? {
    guard let guide = item.guide, guide.kind != .free else { return (item, nil) }
    guard let owner = guide.owningView else { return nil }
    let insets = owner.settledInsets.insets(of: guide.kind)
    return (owner.itemState, insets.subtracting(owner.alignmentInsets))
  }

  /// Adds the origins on the way from an item up to the space, the item's own included.
  ///
  /// Quantities are those of alignment rectangles, but what is in a view is placed in its bounds.
  private func add(
    _ quantity: Quantity, from item: ItemState, in ownView: LayoutView, times sign: Double,
    to form: inout LinearForm
  ) {
    var isInside = item.view == nil
    if isInside { form.add(quantity, of: item, times: sign) }
    var next: LayoutView? = ownView
    while let view = next, view !== space {
      form.add(quantity, of: view.itemState, times: sign)
      if isInside { form.constant -= sign * view.alignmentInsets.near(quantity) }
      isInside = true
      next = view.parentView
    }
    if !isInside { form.constant += sign * space.alignmentInsets.near(quantity) }
  }
}
