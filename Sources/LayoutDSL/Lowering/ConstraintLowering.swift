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

  /// Whether places far below the space are written with their origin in the root.
  ///
  /// Summing up the lefts on a way of *d* views gives rows of *d* terms, and a tree that is *d*
  /// deep has up to *d* of them. The engine, which can have variables for origins that all such
  /// rows share, asks for it; see ``LayoutEngine/origin(_:of:)``.
  private var folds = false

  /// How many views a way may have that is summed up nevertheless.
  static let reach = 16
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

  /// The same with far places written with their origins in the root.
  var folding: ConstraintLowering {
    var lowering = self
    lowering.folds = true
    return lowering
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
    guard let place = place(of: item), let ownView = place.item.ownView,
      var shape = AttributeForm(attribute, of: item.insets(for: attribute), direction: direction)
    else { return nil }
    if let insets = place.insets { shape = shape.outward(by: insets) }
    let horizontal = shape.axis == .horizontal
    let turned = isMirrored && horizontal && shape.isLocation
    let sign = turned ? -1.0 : 1.0
    var form = LinearForm(cells: [], constant: sign * shape.offset)
    if turned { form.add(.width, of: space.itemState, times: 1) }
    if shape.isLocation {
      add(horizontal ? .left : .top, from: place.item, in: ownView, times: sign, to: &form)
    }
    form.add(horizontal ? .width : .height, of: place.item, times: sign * shape.fraction)
    return form
  }

  /// The item whose quantities stand for `item`, and how much larger it is: the guides of the
  /// layout margins and the safe area have no quantities of their own, they are their owner
  /// less the insets.
  private func place(of item: ItemState) -> (item: ItemState, insets: Insets?)? {
    guard let guide = item.guide, guide.kind != .free else { return (item, nil) }
    guard let owner = guide.owningView else { return nil }
    let insets =
      guide.kind == .margins ? owner.layoutMargins : owner.safeArea?.settled ?? .zero
    return (owner.itemState, insets)
  }

  /// Adds the origins on the way from an item up to the space, the item's own included.
  private func add(
    _ quantity: Quantity, from item: ItemState, in ownView: LayoutView, times sign: Double,
    to form: inout LinearForm
  ) {
    if item.view == nil { form.add(quantity, of: item, times: sign) }
    if folds, isFar(ownView) {
      form.add(quantity, of: ownView.itemState, times: sign, fromRoot: true)
      if space.parentView != nil {
        form.add(quantity, of: space.itemState, times: -sign, fromRoot: true)
      }
      return
    }
    var next: LayoutView? = ownView
    while let view = next, view !== space {
      form.add(quantity, of: view.itemState, times: sign)
      next = view.parentView
    }
  }

  /// Whether the way from a view up to the space is too long to be summed up.
  private func isFar(_ view: LayoutView) -> Bool {
    var next: LayoutView? = view
    for _ in 0...Self.reach {
      guard let view = next, view !== space else { return false }
      next = view.parentView
    }
    return true
  }
}
