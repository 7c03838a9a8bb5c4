// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A constraint that a person would write to settle what is open of an item.
///
/// A size of 0 settles everything and is never meant: where an extent came out as 0, the edge that is
/// missing is offered, to the superview or, of what is in the item, to the item itself; and where there is
/// no such edge, the height of a touch target. Where it came out as another, the edge of what is in the item is
/// offered, if nothing in it goes by the item's extent. A place before the superview's edge is not meant either: the edge
/// is offered. Each is offered only if everything else could hold beside it.
struct Remedy {
  /// What a constraint decides that is offered, the better first: the edge of content, for what is as large as that;
  /// another edge; a size; a place.
  enum Kind: Int { case content, edge, size, place }

  /// A constraint that could be offered, and the extent that it would give the item.
  private struct Offer {
    let text: String
    let extent: Double
    let kind: Kind
  }

  /// A height or width to begin with where nothing tells one, in points.
  static let usualExtent = 44.0

  let item: ItemState
  let quantity: Quantity

  /// What the last pass left it at.
  let value: Double

  /// What the solver found for a quantity; nil of what takes no part.
  let solved: (ItemState, Quantity) -> Double?

  /// Whether something of another item is open.
  let isOpen: (ItemState, Quantity) -> Bool

  /// Whether the item could have an extent, all else being as good.
  let canBe: (Double) -> Bool

  /// The constraint, as messages print it: `title.bottom == card.bottom - 16`.
  var best: (text: String, kind: Kind) {
    if quantity.isExtent {
      let offer = (value > 0 ? edgesOfContent : offers).first { canBe($0.extent) }
      if let offer { return (offer.text, offer.kind) }
      return ("\(name(quantity)) == \(value.layoutText)", .size)
    }
    let value = value < 0 && canBe(0) ? 0 : value
    guard let outer = item.impliedTarget?.itemState else {
      return ("\(name(quantity)) == \(value.layoutText)", .place)
    }
    return (equation(name(quantity), "\(outer.name).\(quantity)", value), .place)
  }

  /// What could be offered for an item without an extent, the best first.
  private var offers: [Offer] {
    let usual = self.usual
    let size = Offer(text: "\(name(quantity)) == \(usual.layoutText)", extent: usual, kind: .size)
    return edgesOfContent + [edgeToSuperview, size].compactMap { $0 }
  }

  /// An extent to begin with, no larger than a constraint of the item, or of what is open in it, allows.
  private var usual: Double {
    let inside = (item.view?.children.map(\.itemState) ?? []).filter { isOpen($0, quantity) }
    let limits = ([item] + inside).flatMap(\.references).compactMap { reference -> Double? in
      let row = reference.row
      guard row.firstAttribute == quantity.attribute, row.second == nil, row.leftToRight > 0,
        row.relation == .lessThanOrEqual
      else { return nil }
      return row.leftToRight
    }
    return min(Self.usualExtent, limits.min() ?? Self.usualExtent)
  }

  private var nearQuantity: Quantity { quantity == .left || quantity == .width ? .left : .top }
  private var extent: Quantity { nearQuantity == .left ? .width : .height }
  private var near: LayoutConstraint.Attribute { nearQuantity.attribute }
  private var far: LayoutConstraint.Attribute { nearQuantity == .left ? .right : .bottom }

  /// The last edge of what is in the item, which nothing ties to the item: a cell that is to be as tall as its
  /// content; or the first one, where the content is held at the far edge.
  private var edgesOfContent: [Offer] {
    guard let view = item.view, view.arrangement == nil, view.scrollArea == nil else { return [] }
    let last = edgeOfContent(of: view, at: far) {
      isOpen($0.itemState, nearQuantity) ? nil : start(of: $0)
    }
    let first = edgeOfContent(of: view, at: near) {
      distance(of: far, of: $0.itemState, in: view).map { -$0 }
    }
    return [last, first].compactMap { $0 }
  }

  /// An edge of what is in the item, with the margin of what is closest to the other edge.
  ///
  /// - Parameter distance: How far a view is held from the other edge; nil if it is not.
  private func edgeOfContent(
    of view: LayoutView, at edge: LayoutConstraint.Attribute, _ distance: (LayoutView) -> Double?
  ) -> Offer? {
    let content = view.children.filter { !$0.storedTranslation && !$0.isHidden }
    let held = content.compactMap { view -> (view: LayoutView, start: Double, end: Double)? in
      guard !isOpen(view.itemState, extent), let start = distance(view) else { return nil }
      return (view, start, start + number(extent, of: view))
    }
    // A size that is none is given up even for a part of what is in the item.
    if value > 0, held.count < content.count { return nil }
    guard let last = held.max(by: { $0.end < $1.end }), last.end > 0 else { return nil }
    let margin = max(0, held.map(\.start).min() ?? 0)
    return Offer(
      text: equation(
        "\(last.view.itemState.name).\(edge)", "\(item.name).\(edge)",
        edge == far ? -margin : margin),
      extent: last.end + margin, kind: .content)
  }

  /// The far edge to that of the superview, where the near one is held: as far from it as that is, if it
  /// is held there.
  private var edgeToSuperview: Offer? {
    guard let superview = item.impliedTarget, let view = item.view, superview.scrollArea == nil,
      !isTied(far, of: view, in: superview), !isOpen(item, nearQuantity),
      !isOpen(superview.itemState, extent)
    else { return nil }
    let distance = distance(of: near, of: item, in: superview) ?? 0
    let room = number(extent, of: superview)
    let left = room - start(of: view) - distance
    guard distance >= 0, left > 0 else { return nil }
    return Offer(
      text: equation("\(item.name).\(far)", "\(superview.itemState.name).\(far)", -distance),
      extent: left, kind: .edge)
  }

  /// Whether an edge is tied to a neighbour, or arranged by a stack view: then it is not the edge that is missing.
  private func isTied(
    _ edge: LayoutConstraint.Attribute, of view: LayoutView, in superview: LayoutView
  ) -> Bool {
    if superview.arrangement?.place(of: view) != nil { return true }
    let direction = superview.effectiveUserInterfaceLayoutDirection
    var isTied = false
    item.forEachMention { reference in
      let row = reference.row
      guard row.relation == .equal, let second = row.second else { return }
      let (neighbour, own) =
        second === item
        ? (reference.first, row.secondAttribute) : (second, row.firstAttribute)
      if neighbour.impliedTarget === superview, own.physical(in: direction) == edge {
        isTied = true
      }
    }
    return isTied
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

  private func start(of view: LayoutView) -> Double { number(nearQuantity, of: view) }

  /// A quantity as it was solved, which a frame that was rounded to pixels is not.
  private func number(_ quantity: Quantity, of view: LayoutView) -> Double {
    solved(view.itemState, quantity) ?? view.frame.numbers[Int(quantity.rawValue)]
  }

  private func name(_ quantity: Quantity) -> String { "\(item.name).\(quantity)" }

  private func equation(_ left: String, _ right: String, _ constant: Double) -> String {
    "\(left) == \(right)\(constant.addendText(\.layoutText))"
  }
}
