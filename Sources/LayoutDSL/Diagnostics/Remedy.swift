// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The constraints that a person would write to settle what is open of an item (record 0624).
///
/// A size of 0 settles everything and is never meant: where an extent came out as 0, the edge that is missing is offered,
/// to the item or to its superview; and where there is none, the height of a touch target. Where it came out as another,
/// the edge of what is in the item is offered, then that it be kept. A place before the superview's edge is not meant either.
struct Remedy {
  /// A height or width to begin with where nothing tells one, in points.
  static let usualExtent = 44.0

  let item: ItemState
  let quantity: Quantity

  /// What the last pass left it at; of a place the distance from the same edge of what the item is in.
  let value: Double

  /// What the solver found for a quantity; nil of what takes no part.
  let solved: (ItemState, Quantity) -> Double?

  /// Whether something of another item is open.
  let isOpen: (ItemState, Quantity) -> Bool

  private var axis: Axis { quantity.axis }
  private var near: LayoutConstraint.Attribute { axis.nearEdge.attribute }
  private var far: LayoutConstraint.Attribute { axis.farEdge }

  /// What is offered where nothing is tried: of a place whose extent is open, too, what settles that.
  var usual: RemedyOffer {
    if quantity.isExtent { return extent(value.printed > 0 ? value : usualExtent, .size) }
    guard isOpen(item, axis.extent) else { return place(at: value) }
    let extent = solved(item, axis.extent) ?? 0
    return Remedy(
      item: item, quantity: axis.extent, value: extent, solved: solved, isOpen: isOpen
    ).usual
  }

  /// What could be offered, the best first.
  var offers: [RemedyOffer] {
    if !quantity.isExtent {
      return (value.printed < 0 ? [0] : []).map(place) + value.printable.map(place)
        + [behindNeighbour].compactMap { $0 }
    }
    if value.printed <= 0 { return edgesOfContent + edgesToSuperview + [usual] }
    // A stack view is as long as what it arranges.
    let isStack = item.view?.arrangement?.axis == axis
    return edgesOfContent + value.printable.map { extent($0, .edge) }
      + (isStack ? [] : edgesToSuperview)
  }

  private func extent(_ value: Double, _ kind: RemedyOffer.Kind) -> RemedyOffer {
    RemedyOffer(kind, .init(item, quantity.attribute), nil, value)
  }

  private func place(at value: Double) -> RemedyOffer {
    RemedyOffer(
      .place, .init(item, near), item.impliedTarget.map { .init($0.itemState, near) }, value)
  }

  /// The place behind the view before it in its superview.
  private var behindNeighbour: RemedyOffer? {
    guard let view = item.view, let superview = view.parentView,
      let place = superview.place(of: view),
      let other = superview.children.prefix(place).last(where: { !$0.storedHidden })
    else { return nil }
    return RemedyOffer(.place, .init(item, near), .init(other.itemState, far))
  }

  /// An extent to begin with, no larger than that of the superview, nor than a constraint of the item, or of what is
  /// open in it, allows.
  private var usualExtent: Double {
    let inside = (item.view?.children.map(\.itemState) ?? []).filter { isOpen($0, quantity) }
    let limits = ([item] + inside).flatMap(\.references).compactMap { reference -> Double? in
      let row = reference.row
      guard row.firstAttribute == quantity.attribute, row.second == nil, row.leftToRight > 0,
        row.relation == .lessThanOrEqual
      else { return nil }
      return row.leftToRight
    }
    var usual = min(Self.usualExtent, limits.min() ?? Self.usualExtent)
    if let superview = item.impliedTarget, superview.scrollArea == nil,
      !isOpen(superview.itemState, quantity)
    {
      let room = number(quantity, of: superview)
      if room > 0 { usual = min(usual, room) }
    }
    return usual
  }

  // MARK: Edges of content

  /// The last edge of what is in the item, to that of the item: a cell that is to be as tall as its content.
  ///
  /// Or the first one, where content is held at the far edge. Each with the margin of what is closest to the other edge.
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

  /// What of the content of a view is furthest from an edge, and the margin of what is closest to it.
  ///
  /// - Parameter distance: How far a view is held from the edge; nil if it is not.
  private func endOfContent(
    of view: LayoutView, _ distance: (LayoutView) -> Double?
  ) -> (last: ItemState, margin: Double)? {
    let content = view.children.filter { !$0.storedTranslation && !$0.storedHidden }
    let held = content.compactMap { view -> (item: ItemState, start: Double, end: Double)? in
      guard !isOpen(view.itemState, axis.extent), let start = distance(view) else { return nil }
      return (view.itemState, start, start + number(axis.extent, of: view))
    }
    // A size that is none is given up even for a part of what is in the item.
    if value > 0, held.count < content.count { return nil }
    guard let last = held.max(by: { $0.end < $1.end }), last.end > 0 else { return nil }
    return (last.item, max(0, held.map(\.start).min() ?? 0))
  }

  // MARK: Edges of the item

  /// The edge that is missing to that of the superview, where the other one is held: as far from it as that is, if it
  /// is held there.
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

  /// Whether an edge is tied to a neighbour, or arranged by a stack view: then it is not the edge that is missing.
  ///
  /// - Parameter other: The edge of the neighbour; nil for any.
  private func isTied(
    _ edge: LayoutConstraint.Attribute, of view: LayoutView, in superview: LayoutView,
    to other: LayoutConstraint.Attribute? = nil
  ) -> Bool {
    if superview.arrangement?.place(of: view) != nil { return true }
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

  /// How far an edge of a view is held from the same edge of its superview; nil if it is not.
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

  /// A quantity as it was solved, which a frame that was rounded to pixels is not.
  private func number(_ quantity: Quantity, of view: LayoutView) -> Double {
    solved(view.itemState, quantity) ?? view.frame.numbers[Int(quantity.rawValue)]
  }
}
