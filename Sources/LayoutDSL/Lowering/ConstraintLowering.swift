// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Lowers a constraint to a linear equation.
///
/// This is what a constraint means. For items that are new to the engine, `LayoutEngine+PlainRows` writes rows about
/// left, right, top, bottom, centers and sizes, with the same result and less work.
///
/// An equation about locations is written in the coordinates of its space, the closest common superview of its two
/// items. There, an item's left is the sum of the lefts on its way up. The space may be one of the items: its own left
/// and top are 0, its right is its width. Two attributes of one view are read in its superview. If either attribute is
/// leading or trailing and the space is laid out right to left, the whole equation is written in mirrored coordinates
/// `x' = width - x`, with its constant and multiplier unchanged.
struct ConstraintLowering {
  /// The view in whose coordinates locations are read.
  private let space: ItemState

  /// The direction that resolves leading and trailing.
  let direction: LayoutDirection

  private let isMirrored: Bool

  /// The content area of the space, if it is a scroll view: its edges, margins and centres are those of this area, and
  /// its subviews lie in it.
  private let contentArea: ItemState?

  /// The most views that a way up to the space may have to be summed up; longer ways use origins in the root, see
  /// ``LinearSink/addOrigin(_:of:times:)``.
  static let longestSummedPath = 16

  /// Returns the measured content of an item where the measurement of the last pass does not apply.
  private let measured: ((ItemState) -> Measurement?)?
}

extension ConstraintLowering {
  /// Prepares to lower an active constraint; nil if the view that hosts it is gone.
  @inline(__always)
  init?(
    _ constraint: ConstraintReference, _ row: ConstraintRow,
    measured: ((ItemState) -> Measurement?)? = nil
  ) {
    guard let host = constraint.host, !host.isGone else { return nil }
    // In the view itself its location would be a constant, so two attributes of one view are read in its superview.
    let isAboutItself = row.hasSecond(constraint.first) && !constraint.first.isGuide
    space = isAboutItself ? host.parent ?? host : host
    // Only leading, trailing and insets depend on the direction, and finding it climbs the tree.
    direction =
      row.followsDirection
      ? host.view?.effectiveUserInterfaceLayoutDirection ?? .leftToRight : .leftToRight
    isMirrored = row.isDirectional && direction == .rightToLeft
    contentArea = space.scrollArea?.content.itemState
    self.measured = measured
  }

  /// Prepares to read attributes of an item in its superview, or in the owner of a guide; nil if the item is gone.
  ///
  /// A root is read in its own coordinates.
  init?(around item: ItemState) {
    guard let view = item.ownView else { return nil }
    space = item.parent ?? view.itemState
    direction = (item.impliedTarget ?? view).effectiveUserInterfaceLayoutDirection
    isMirrored = false
    contentArea = space === item ? nil : space.scrollArea?.content.itemState
    measured = nil
  }

  /// Returns the equation of `constraint`, its two sides apart; nil if it or an item of it is gone.
  func equation(of constraint: ConstraintReference, _ row: ConstraintRow) -> LinearEquation? {
    guard constraint.stillHolds(row) else { return nil }
    let origins = row.mentionsDistances ? constraint.origins : nil
    var (first, second) = (LinearForm(), LinearForm())
    guard writeFirst(constraint, row, origins, into: &first),
      writeSecond(row, origins, times: 1, into: &second), constraint.stillHolds(row),
      let growth = growthOfGaps(in: constraint, row)
    else { return nil }
    return LinearEquation(
      first: first, second: second, multiplier: row.hasTarget ? constraint.multiplier : 1,
      constant: constraint.constant(in: direction) + growth, relation: row.relation)
  }

  /// Writes the left side of `constraint` minus its right side, without its own constant; false if it or an item of it
  /// is gone.
  ///
  /// This reads alignment rectangles, insets and baselines of views. Callers' code may override these and take the
  /// constraint out.
  @inline(__always)
  func write(
    _ constraint: ConstraintReference, _ row: ConstraintRow, into sum: inout some LinearSink
  ) -> Bool {
    guard constraint.stillHolds(row) else { return false }
    let origins = row.mentionsDistances ? constraint.origins : nil
    if row.mentionsBaselines {
      guard let growth = growthOfGaps(in: constraint, row) else { return false }
      sum.add(-growth)
    }
    return writeFirst(constraint, row, origins, into: &sum)
      && writeSecond(row, origins, times: -constraint.multiplier, into: &sum)
  }

  /// Returns the points by which the standard gaps of a constraint at baselines exceed its constant; nil if reading the
  /// baselines took the constraint out.
  ///
  /// A gap consists of the offsets of the two baselines from the edges between them, so that the two views touch,
  /// unless that is less than the gap between edges. With a negative number the first item is the upper one. Record
  /// 0110 has the reasons.
  private func growthOfGaps(in constraint: ConstraintReference, _ row: ConstraintRow) -> Double? {
    guard row.mentionsBaselines, let gaps = constraint.extras?.baselineGaps, gaps != 0 else {
      return 0
    }
    let first = offset(of: constraint.first, row.firstAttribute, isLower: gaps > 0)
    if !constraint.stillHolds(row) { return nil }
    let second = row.second.map { offset(of: $0, row.secondAttribute, isLower: gaps < 0) } ?? 0
    if !constraint.stillHolds(row) { return nil }
    return gaps * max(0, first + second - LayoutConstraint.StandardSpacing.margins.sibling)
  }

  /// Returns the distance of an item's baseline from its edge towards the other baseline: the top of the lower item,
  /// the bottom of the upper one; 0 if the attribute is no baseline.
  private func offset(
    of item: ItemState, _ attribute: LayoutConstraint.Attribute, isLower: Bool
  ) -> Double {
    guard attribute.isBaseline else { return 0 }
    let source = item.baselineItem(of: attribute)
    let baselines = measured?(source) ?? source.baselines
    return (isLower ? baselines?.firstBaseline : baselines?.lastBaseline) ?? 0
  }

  /// Writes the left side of `constraint`; false if it or an item of it is gone.
  @inline(__always)
  private func writeFirst(
    _ constraint: ConstraintReference, _ row: ConstraintRow, _ origins: ConstraintOrigins?,
    into sum: inout some LinearSink
  ) -> Bool {
    write(constraint.first, row.firstAttribute, from: origins?.first, times: 1, into: &sum)
      && constraint.stillHolds(row)
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

  /// Returns an attribute of an item in the coordinates of the space; nil if the item is gone.
  func form(of item: ItemState, _ attribute: LayoutConstraint.Attribute) -> LinearForm? {
    var form = LinearForm()
    return write(item, attribute, times: 1, into: &form) ? form : nil
  }

  /// Writes `factor` times an attribute of an item in the coordinates of the space; false if the item is gone.
  private func write(
    _ item: ItemState, _ attribute: LayoutConstraint.Attribute, times factor: Double,
    into sum: inout some LinearSink
  ) -> Bool {
    if item.isGone { return false }
    guard let placed = placedForm(of: attribute, of: item.baselineItem(of: attribute)) else {
      return false
    }
    write(placed, times: factor, into: &sum)
    return true
  }

  /// Writes the same for an attribute of an item minus the location where a distance begins, if there is one.
  ///
  /// A distance is a difference of two locations in one space and does not depend on the choice of the space.
  @inline(__always)
  private func write(
    _ item: ItemState?, _ attribute: LayoutConstraint.Attribute,
    from origin: ConstraintOrigins.Origin?, times factor: Double, into sum: inout some LinearSink
  ) -> Bool {
    guard let item, write(item, attribute, times: factor, into: &sum) else { return false }
    guard let origin else { return true }
    return write(origin.item, origin.attribute, times: -factor, into: &sum)
  }

  /// A form with the items of its quantities: one for the location, and one, perhaps another, for the extent.
  private struct PlacedForm {
    var form: AttributeForm
    var item: ItemState
    var extent: ItemState

    /// Whether the location is that of the origin of the item's contents instead of the item's own.
    var isContentOrigin = false
  }

  /// Returns the form of an attribute with its items; nil for a guide without an owning view.
  private func placedForm(of attribute: LayoutConstraint.Attribute, of item: ItemState)
    -> PlacedForm?
  {
    let attribute = attribute.physical(in: direction)
    // Most attributes do not depend on insets, and looking for these costs more than everything else.
    let offset = attribute.readsInsets ? item.offset(of: attribute, measured?(item)) : 0
    guard let form = AttributeForm(attribute, offset: offset) else { return nil }
    return item.isGuide ? placedForm(of: form, ofGuide: item) : placedForm(of: form, in: item)
  }

  /// Returns the form of a guide's quantities with its items; nil if the guide has no owning view.
  ///
  /// Most built-in guides have no quantities of their own: they are their owner less the insets.
  private func placedForm(of form: AttributeForm, ofGuide item: ItemState) -> PlacedForm? {
    guard let guide = item.guide, let owner = guide.owningView else { return nil }
    let view = owner.itemState
    switch guide.kind {
    case .free:
      return placedForm(of: form, in: item)
    case .content:
      return PlacedForm(form: form, item: view, extent: item, isContentOrigin: true)
    case .frame:
      let insets = Insets.zero.subtracting(owner.alignmentInsets)
      return PlacedForm(form: form.inOwner(insetBy: insets), item: view, extent: view)
    case .margins, .safeArea, .readable:
      let insets = owner.currentInsets.insets(of: guide.kind)
      let isArea = contentArea != nil && view === space && form.isLocation
      let ornament = isArea ? .zero : owner.alignmentInsets
      return placedForm(of: form.inOwner(insetBy: insets.subtracting(ornament)), in: view)
    case .aboveSafeArea, .belowSafeArea, .keyboard, .bottomEdge:
      let form = form.inOwner(
        stripOfHeight: owner.currentInsets.stripHeight(of: guide.kind),
        atEnd: guide.kind != .aboveSafeArea,
        in: owner.alignmentInsets)
      return PlacedForm(form: form, item: view, extent: view)
    }
  }

  /// Returns the form of an item's own quantities with its items.
  ///
  /// In its own coordinates, a scroll view's locations are those of its content area; its width and height are its own.
  private func placedForm(of form: AttributeForm, in item: ItemState) -> PlacedForm {
    guard let contentArea, item === space, form.isLocation else {
      return PlacedForm(form: form, item: item, extent: item)
    }
    return PlacedForm(form: form, item: item, extent: contentArea, isContentOrigin: true)
  }

  /// Writes `factor` times a form with its items, in the coordinates of the space.
  @inline(__always)
  private func write(_ placed: PlacedForm, times factor: Double, into sum: inout some LinearSink) {
    let form = placed.form
    let horizontal = form.axis == .horizontal
    let isFlipped = isMirrored && horizontal && form.isLocation
    let factor = isFlipped ? -factor : factor
    sum.add(factor * form.offset)
    if isFlipped {
      sum.add(.width, of: contentArea ?? space, times: -factor)
      let insets = contentArea == nil ? space.view?.alignmentInsets ?? .zero : .zero
      sum.add(-factor * (insets.left + insets.right))
    }
    if form.isLocation {
      add(
        horizontal ? .left : .top, of: placed.item, isInside: placed.isContentOrigin, times: factor,
        to: &sum)
    }
    if form.fraction != 0 {
      sum.add(
        horizontal ? .width : .height, of: placed.extent, times: factor * form.fraction)
    }
  }

  /// Adds the left or top of an item in the coordinates of the space.
  ///
  /// Quantities are those of alignment rectangles, but subviews are placed in the bounds of their superview.
  @inline(__always)
  private func add(
    _ quantity: Quantity, of item: ItemState, isInside: Bool, times factor: Double,
    to sum: inout some LinearSink
  ) {
    // Nearly all items are subviews of the space, or the space itself.
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

  /// Adds the same for a guide or an item deeper in the space.
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

  /// Whether the way from a view up to the space is longer than ``longestSummedPath``.
  private func isFar(_ view: ItemState) -> Bool {
    var next: ItemState? = view
    for _ in 0...Self.longestSummedPath {
      guard let view = next, view !== space else { return false }
      next = view.parent
    }
    return true
  }
}

extension LayoutConstraint {
  /// The constant with what fonts add to standard gaps at baselines, as the equation has it.
  package var grownConstant: Double {
    (extras?.baselineGaps ?? 0) == 0 ? constant : equation?.constant ?? constant
  }

  /// The equation of the constraint, its two sides apart; nil if it or an item of it is gone.
  var equation: LinearEquation? {
    reference.flatMap { constraint in
      let row = constraint.row
      return ConstraintLowering(constraint, row)?.equation(of: constraint, row)
    }
  }
}
