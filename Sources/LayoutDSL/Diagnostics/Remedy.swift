// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Finds constraints that a person would write to determine an undetermined quantity of an item (record 0624).
///
/// An extent of 0 would determine everything but is never meant. Such an extent gets the missing edge of the item's
/// content or of the item itself, else the height of a touch target. Other extents get the edge of the content, then
/// their present value. A location before the superview's edge is not meant either.
struct Remedy {
  /// The initial height or width where nothing suggests one, in points.
  static let defaultExtent = 44.0

  let item: ItemState
  let quantity: Quantity

  /// The value that the last pass gave it; for a location, its distance from the same edge of the containing view.
  let value: Double

  /// Returns the solver's value of a quantity; nil for items that take no part in layout.
  let solved: (ItemState, Quantity) -> Double?

  /// Whether a quantity of another item is undetermined.
  let isOpen: (ItemState, Quantity) -> Bool

  private var axis: Axis { quantity.axis }
  private var near: LayoutConstraint.Attribute { axis.nearEdge.attribute }
  private var far: LayoutConstraint.Attribute { axis.farEdge }

  /// The offer without trials; for a location of an item whose extent is undetermined, the offer for that extent.
  var untriedOffer: RemedyOffer {
    if quantity.isExtent {
      return extent(value.roundedForPrinting > 0 ? value : defaultExtent, .size)
    }
    guard isOpen(item, axis.extent) else { return place(at: value) }
    let extent = solved(item, axis.extent) ?? 0
    return Remedy(
      item: item, quantity: axis.extent, value: extent, solved: solved, isOpen: isOpen
    ).untriedOffer
  }

  /// The possible offers, the best first.
  var offers: [RemedyOffer] {
    if !quantity.isExtent {
      return (value.roundedForPrinting < 0 ? [0] : []).map(place)
        + value.printableNeighbours.map(place)
        + [behindNeighbour].compactMap { $0 }
    }
    if value.roundedForPrinting <= 0 { return edgesOfContent + edgesToSuperview + [untriedOffer] }
    // A stack view is as long as its arranged views.
    let isStack = item.view?.arrangement?.axis == axis
    return edgesOfContent + value.printableNeighbours.map { extent($0, .edge) }
      + (isStack ? [] : edgesToSuperview)
  }

  private func extent(_ value: Double, _ kind: RemedyOffer.Kind) -> RemedyOffer {
    RemedyOffer(kind, .init(item, quantity.attribute), nil, value)
  }

  private func place(at value: Double) -> RemedyOffer {
    RemedyOffer(
      .position, .init(item, near), item.impliedTarget.map { .init($0.itemState, near) }, value)
  }

  /// The offer that places the item behind the previous visible view of its superview.
  private var behindNeighbour: RemedyOffer? {
    guard let view = item.view, let superview = view.parentView,
      let index = superview.index(of: view),
      let other = superview.storedSubviews.prefix(index).last(where: { !$0.storedHidden })
    else { return nil }
    return RemedyOffer(.position, .init(item, near), .init(other.itemState, far))
  }

  /// The initial extent, at most that of the superview, and at most what a constraint of the item, or of a subview with
  /// the same extent undetermined, allows.
  private var defaultExtent: Double {
    let inside = (item.view?.storedSubviews.map(\.itemState) ?? []).filter { isOpen($0, quantity) }
    let limits = ([item] + inside).flatMap(\.references).compactMap { reference -> Double? in
      let row = reference.row
      guard row.firstAttribute == quantity.attribute, row.second == nil, row.leftToRight > 0,
        row.relation == .lessThanOrEqual
      else { return nil }
      return row.leftToRight
    }
    var extent = min(Self.defaultExtent, limits.min() ?? Self.defaultExtent)
    if let superview = item.impliedTarget, superview.scrollArea == nil,
      !isOpen(superview.itemState, quantity)
    {
      let room = number(quantity, of: superview)
      if room > 0 { extent = min(extent, room) }
    }
    return extent
  }

  // MARK: Edges of content

  /// Offers that tie the item's edge to the last edge of its content, as for a cell that is as tall as its content.
  ///
  /// Where content is held at the far edge, it is the first edge. The margin is that of the subview closest to the
  /// other edge.
  private var edgesOfContent: [RemedyOffer] {
    guard let view = item.view, view.arrangement == nil, view.scrollArea == nil else { return [] }
    let last = endOfContent(of: view) {
      isOpen($0.itemState, axis.nearEdge) ? nil : number(axis.nearEdge, of: $0)
    }
    .map { RemedyOffer(.content, .init($0.last, far), .init(item, far), -$0.margin) }
    let first = endOfContent(of: view) { distance(of: far, of: $0.itemState, in: view).map { -$0 } }
      .map { RemedyOffer(.content, .init($0.last, near), .init(item, near), $0.margin) }
    return [last, first].compactMap { $0 }
  }

  /// Returns the subview that ends furthest from an edge, and the margin of the subview closest to it.
  ///
  /// - Parameter distance: Returns how far a view is held from the edge; nil if it is not held there.
  private func endOfContent(
    of view: LayoutView, _ distance: (LayoutView) -> Double?
  ) -> (last: ItemState, margin: Double)? {
    let content = view.storedSubviews.filter { !$0.storedTranslation && !$0.storedHidden }
    let held = content.compactMap { view -> (item: ItemState, start: Double, end: Double)? in
      guard !isOpen(view.itemState, axis.extent), let start = distance(view) else { return nil }
      return (view.itemState, start, start + number(axis.extent, of: view))
    }
    // An extent of 0 is replaced even if only some subviews are held at the edge; any other needs all of them.
    if value > 0, held.count < content.count { return nil }
    guard let last = held.max(by: { $0.end < $1.end }), last.end > 0 else { return nil }
    return (last.item, max(0, held.map(\.start).min() ?? 0))
  }

  // MARK: Edges of the item

  /// Offers that tie the missing edge to the superview's where the opposite edge is determined: at the same distance as
  /// that one, if it is held at the superview.
  private var edgesToSuperview: [RemedyOffer] {
    guard let superview = item.impliedTarget, let view = item.view, superview.scrollArea == nil,
      !isOpen(superview.itemState, axis.extent)
    else { return [] }
    if !isOpen(item, axis.nearEdge) {
      let distance = distance(of: near, of: item, in: superview) ?? 0
      if distance < 0 || isTied(far, of: view, in: superview) { return [] }
      return [edge(far, superview, -distance)]
    }
    let distance = distance(of: far, of: item, in: superview).map { -$0 }
    guard let distance = distance ?? (isTied(far, of: view, in: superview, to: near) ? 0 : nil),
      distance >= 0, !isTied(near, of: view, in: superview)
    else { return [] }
    return [edge(near, superview, distance)]
  }

  private func edge(
    _ edge: LayoutConstraint.Attribute, _ superview: LayoutView, _ constant: Double
  ) -> RemedyOffer {
    RemedyOffer(.edge, .init(item, edge), .init(superview.itemState, edge), constant)
  }

  /// Whether an edge is tied to a sibling, or the view is arranged by a stack view: such an edge is not the missing
  /// one.
  ///
  /// - Parameter other: The edge of the sibling; nil for any.
  private func isTied(
    _ edge: LayoutConstraint.Attribute, of view: LayoutView, in superview: LayoutView,
    to other: LayoutConstraint.Attribute? = nil
  ) -> Bool {
    if superview.arrangement?.index(of: view) != nil { return true }
    let direction = superview.effectiveUserInterfaceLayoutDirection
    return item.hasMention { reference in
      let row = reference.row
      guard row.relation == .equal, let second = row.second else { return false }
      let isSecond = second === item
      let neighbour = isSecond ? reference.first : second
      let (first, last) = (
        row.firstAttribute.physical(in: direction), row.secondAttribute.physical(in: direction)
      )
      let (own, others) = isSecond ? (last, first) : (first, last)
      return neighbour.impliedTarget === superview && own == edge && other ?? others == others
    }
  }

  /// Returns how far an edge is held from the same edge of the superview; nil if it is not held there.
  private func distance(
    of edge: LayoutConstraint.Attribute, of item: ItemState, in superview: LayoutView
  ) -> Double? {
    let direction = superview.effectiveUserInterfaceLayoutDirection
    let held = item.references.first { reference in
      let row = reference.row
      return row.firstAttribute.physical(in: direction) == edge
        && row.secondAttribute.physical(in: direction) == edge
        && row.relation == .equal && reference.multiplier == 1
        && (row.second === superview.itemState
          || row.second != nil && row.second === superview.scrollArea?.content.itemState)
    }
    guard let held else { return nil }
    let isMirrored = held.row.isDirectional && direction == .rightToLeft
    return held.constant(in: direction) * (isMirrored ? -1 : 1)
  }

  /// Returns the solved value of a quantity if there is one, since frames may be rounded to pixels.
  private func number(_ quantity: Quantity, of view: LayoutView) -> Double {
    solved(view.itemState, quantity) ?? view.frame[quantity]
  }
}
