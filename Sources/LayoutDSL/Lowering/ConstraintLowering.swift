// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Lowers a constraint to a linear equation.
///
/// This is what a constraint means. Of items that are new to the engine, rows about left, right, top, bottom, centers and sizes
/// alone are written by `LayoutEngine+PlainRows`, with the same result and less work.
///
/// An equation about places is written in the coordinates of its space, the closest common
/// superview of its two items: there an item's left is the sum of the lefts on its way up.
/// The space may be one of the items; in its own terms its left and top are 0, its right is
/// its width. Two attributes of one view are read in its superview. If either attribute is leading or trailing and the space reads right to left,
/// the whole equation is written in mirrored coordinates `x' = width - x`, its constant and
/// multiplier unchanged.
struct ConstraintLowering {
  /// The view in whose coordinates places are read.
  private let space: ItemState

  /// The direction that leading and trailing follow.
  let direction: LayoutDirection

  private let isMirrored: Bool

  /// The area of the content of the space, if it is a scroll view: what its edges, margins and centres
  /// mean, and what is in it.
  private let area: ItemState?

  /// How many views a way may have that is summed up nevertheless where places far below the space
  /// are written with their origins in the root; see ``LinearSink/addOrigin(_:of:times:)``.
  static let reach = 16

  /// What content measures where the last pass does not count.
  private let measured: ((ItemState) -> Measurement?)?
}

extension ConstraintLowering {
  /// Prepares to lower an active constraint; nil if an item of it is gone.
  @inline(__always)
  init?(
    _ constraint: ConstraintReference, _ row: ConstraintRow,
    measured: ((ItemState) -> Measurement?)? = nil
  ) {
    guard let host = constraint.host, !host.isGone else { return nil }
    // Two attributes of one view are read where the view is: in itself they would always
    // be the same.
    let isAboutItself = row.isAbout(constraint.first) && !constraint.first.isGuide
    space = isAboutItself ? host.parent ?? host : host
    // Only leading, trailing and insets ask for the direction, and asking climbs the tree.
    direction =
      row.followsDirection
      ? host.view?.effectiveUserInterfaceLayoutDirection ?? .leftToRight : .leftToRight
    isMirrored = row.isDirectional && direction == .rightToLeft
    area = space.scrollArea?.content.itemState
    self.measured = measured
  }

  /// Prepares to read attributes of an item where the item is: in its superview, or in the owner
  /// of a guide; nil if it is gone.
  ///
  /// A root is read in itself.
  init?(placeOf item: ItemState) {
    guard let view = item.ownView else { return nil }
    space = item.parent ?? view.itemState
    direction = (item.impliedTarget ?? view).effectiveUserInterfaceLayoutDirection
    isMirrored = false
    area = nil
    measured = nil
  }

  /// The equation of `constraint`, side by side; nil if it or an item of it is gone.
  func equation(of constraint: ConstraintReference, _ row: ConstraintRow) -> LinearEquation? {
    guard constraint.isStill(row) else { return nil }
    let origins = row.mentionsDistances ? constraint.origins : nil
    var (first, second) = (LinearForm(), LinearForm())
    guard writeFirst(constraint, row, origins, into: &first),
      writeSecond(row, origins, times: 1, into: &second), constraint.isStill(row)
    else { return nil }
    return LinearEquation(
      first: first, second: second, multiplier: row.hasTarget ? constraint.multiplier : 1,
      constant: constraint.constant(in: direction), relation: row.relation)
  }

  /// Writes the two sides of `constraint` as one sum to be compared with zero, but for its own
  /// constant; false if it or an item of it is gone.
  ///
  /// Views are asked for their alignment rectangles, insets and baselines, and callers' code that
  /// answers may take the constraint out.
  @inline(__always)
  func write(
    _ constraint: ConstraintReference, _ row: ConstraintRow, into sum: inout some LinearSink
  ) -> Bool {
    guard constraint.isStill(row) else { return false }
    let origins = row.mentionsDistances ? constraint.origins : nil
    return writeFirst(constraint, row, origins, into: &sum)
      && writeSecond(row, origins, times: -constraint.multiplier, into: &sum)
  }

  /// Writes the left side of `constraint`; false if it or an item of it is gone.
  @inline(__always)
  private func writeFirst(
    _ constraint: ConstraintReference, _ row: ConstraintRow, _ origins: ConstraintOrigins?,
    into sum: inout some LinearSink
  ) -> Bool {
    write(constraint.first, row.firstAttribute, from: origins?.first, times: 1, into: &sum)
      && constraint.isStill(row)
  }

  /// Writes `factor` times the right side of a row, if there is one; false if an item of it is gone.
  @inline(__always)
  private func writeSecond(
    _ row: ConstraintRow, _ origins: ConstraintOrigins?, times factor: Double,
    into sum: inout some LinearSink
  ) -> Bool {
    !row.hasTarget
      || write(
        row.second, row.secondAttribute, from: origins?.second, times: factor, into: &sum)
  }

  /// An attribute of an item in the coordinates of the space.
  func form(of item: ItemState, _ attribute: LayoutConstraint.Attribute) -> LinearForm? {
    var form = LinearForm()
    return write(item, attribute, times: 1, into: &form) ? form : nil
  }

  /// `factor` times an attribute of an item in the coordinates of the space; false if the item is gone.
  private func write(
    _ item: ItemState, _ attribute: LayoutConstraint.Attribute, times factor: Double,
    into sum: inout some LinearSink
  ) -> Bool {
    if item.isGone { return false }
    guard let place = place(of: attribute, of: item.bearer(of: attribute)) else { return false }
    write(place, times: factor, into: &sum)
    return true
  }

  /// The same for an attribute of an item less the location where a distance begins, if there is one.
  ///
  /// A distance is a difference of two places read in one space, whichever that is.
  @inline(__always)
  private func write(
    _ item: ItemState?, _ attribute: LayoutConstraint.Attribute,
    from origin: ConstraintOrigins.Origin?, times factor: Double, into sum: inout some LinearSink
  ) -> Bool {
    guard let item, write(item, attribute, times: factor, into: &sum) else { return false }
    guard let origin else { return true }
    return write(origin.item, origin.attribute, times: -factor, into: &sum)
  }

  /// A form of quantities, a location of one item and an extent that may be another's.
  private struct Place {
    var shape: AttributeForm
    var item: ItemState
    var extent: ItemState

    /// Whether the location is not where the item is, but where what is in it begins.
    var isInside = false
  }

  /// What an attribute of an item is about; nil if the item is a guide and nobody's.
  private func place(of attribute: LayoutConstraint.Attribute, of item: ItemState) -> Place? {
    let attribute = attribute.physical(in: direction)
    // Most attributes know nothing of insets, and looking for them costs more than all the rest.
    let offset = attribute.readsInsets ? item.offset(of: attribute, measured?(item)) : 0
    guard let shape = AttributeForm(attribute, offset: offset) else { return nil }
    return item.isGuide ? place(of: shape, ofGuide: item) : place(of: shape, in: item)
  }

  /// What a form of a guide's quantities is about; nil if the guide is nobody's.
  ///
  /// Most guides that a view has of itself have no quantities of their own, they are their owner less the
  /// insets.
  private func place(of shape: AttributeForm, ofGuide item: ItemState) -> Place? {
    guard let guide = item.guide, let owner = guide.owningView else { return nil }
    let view = owner.itemState
    switch guide.kind {
    case .free:
      return place(of: shape, in: item)
    case .content:
      return Place(shape: shape, item: view, extent: item, isInside: true)
    case .frame:
      let insets = Insets.zero.subtracting(owner.alignmentInsets)
      return Place(shape: shape.outward(by: insets), item: view, extent: view)
    case .margins, .safeArea, .readable:
      let insets = owner.settledInsets.insets(of: guide.kind)
      let isArea = area != nil && view === space && shape.isLocation
      let ornament = isArea ? .zero : owner.alignmentInsets
      return place(of: shape.outward(by: insets.subtracting(ornament)), in: view)
    case .aboveSafeArea, .belowSafeArea, .keyboard, .bottomEdge:
      let form = shape.outward(
        fromStripOf: owner.settledInsets.strip(of: guide.kind), atEnd: guide.kind != .aboveSafeArea,
        in: owner.alignmentInsets)
      return Place(shape: form, item: view, extent: view)
    }
  }

  /// What a form of an item's own quantities is about.
  ///
  /// A scroll view in its own terms is the area of its content, but for its width and height.
  private func place(of shape: AttributeForm, in item: ItemState) -> Place {
    guard let area, item === space, shape.isLocation else {
      return Place(shape: shape, item: item, extent: item)
    }
    return Place(shape: shape, item: item, extent: area, isInside: true)
  }

  /// `factor` times what a place is about, in the coordinates of the space.
  @inline(__always)
  private func write(_ place: Place, times factor: Double, into sum: inout some LinearSink) {
    let shape = place.shape
    let horizontal = shape.axis == .horizontal
    let turned = isMirrored && horizontal && shape.isLocation
    let factor = turned ? -factor : factor
    sum.add(factor * shape.offset)
    if turned {
      sum.add(.width, of: area ?? space, times: -factor)
      let insets = area == nil ? space.view?.alignmentInsets ?? .zero : .zero
      sum.add(-factor * (insets.left + insets.right))
    }
    if shape.isLocation {
      add(
        horizontal ? .left : .top, of: place.item, isInside: place.isInside, times: factor,
        to: &sum)
    }
    if shape.fraction != 0 {
      sum.add(
        horizontal ? .width : .height, of: place.extent, times: factor * shape.fraction)
    }
  }

  /// The left or top of an item in the coordinates of the space.
  ///
  /// Quantities are those of alignment rectangles, but what is in a view is placed in its bounds.
  @inline(__always)
  private func add(
    _ quantity: Quantity, of item: ItemState, isInside: Bool, times factor: Double,
    to sum: inout some LinearSink
  ) {
    // Nearly all items are in the space, or are it.
    if isInside {
      if item !== space { addFar(quantity, of: item, isInside: true, times: factor, to: &sum) }
    } else if item.parent === space, !item.isGuide {
      sum.add(quantity, of: item, times: factor)
    } else if item === space {
      sum.addAlignment(near: quantity, of: space, times: factor)
    } else {
      addFar(quantity, of: item, isInside: false, times: factor, to: &sum)
    }
  }

  /// The same for an item deeper in the space.
  private func addFar(
    _ quantity: Quantity, of item: ItemState, isInside: Bool, times factor: Double,
    to sum: inout some LinearSink
  ) {
    var isInside = isInside || item.isGuide
    var next: ItemState? = item
    if item.isGuide {
      sum.add(quantity, of: item, times: factor)
      next = item.parent
    }
    if let view = next, isFar(view), sum.addOrigin(quantity, of: view, times: factor) {
      if isInside { sum.addAlignment(near: quantity, of: view, times: -factor) }
      if space.parent != nil, sum.addOrigin(quantity, of: space, times: -factor) {
        sum.addAlignment(near: quantity, of: space, times: factor)
      }
      return
    }
    while let origin = next, origin !== space {
      sum.add(quantity, of: origin, times: factor)
      if isInside { sum.addAlignment(near: quantity, of: origin, times: -factor) }
      isInside = true
      next = origin.parent
    }
    if !isInside { sum.addAlignment(near: quantity, of: space, times: factor) }
  }

  /// Whether the way from a view up to the space is too long to be summed up.
  private func isFar(_ view: ItemState) -> Bool {
    var next: ItemState? = view
    for _ in 0...Self.reach {
      guard let view = next, view !== space else { return false }
      next = view.parent
    }
    return true
  }
}

extension LayoutConstraint {
  /// The equation of the constraint, side by side; nil if it or an item of it is gone.
  var equation: LinearEquation? {
    reference.flatMap { constraint in
      let row = constraint.row
      return ConstraintLowering(constraint, row)?.equation(of: constraint, row)
    }
  }
}
