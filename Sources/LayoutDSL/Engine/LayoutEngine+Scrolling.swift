// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The content areas of scroll views.
extension LayoutEngine {
  /// Handles a new content offset of a scroll view.
  ///
  /// - Complexity: O(*k* + *h*) for the *k* constraints whose rows were written with the offset and *h* views that take
  ///   their baselines from descendants; where rows use origins in the root, O(subviews of the view) besides.
  func offsetChanged(_ view: LayoutView, inRows: Bool) {
    if inRows {
      fittings.invalidateAll()
      view.scrollArea?.forEachReader { if owns($0) { schedule(.insets, of: $0) } }
      moveOrigins(in: view)
      for delegation in items.baselineDelegations where delegation.reaches(into: view) {
        scheduleBaselines(of: delegation.owner, as: .insets)
      }
    }
    insetsMayMove()
  }

  /// Handles a content size that a caller set: constraints that determine it do so again at the next pass.
  func contentSizeWasSet(_ area: ItemState) {
    insetsMayMove()
    guard let index = index(of: area) else { return noteChangeOfAbsentItem() }
    markStale(index)
    markChanged(index)
  }

  /// Whether a row mentions an extent of an area.
  func mentionsContent(_ quantity: Quantity, of guide: LayoutGuide) -> Bool {
    guard let index = index(of: guide.itemState) else { return false }
    return (try? solver.mentions(of: variable(quantity, at: index), exceed: 0)) == true
  }

  /// Returns the open extents of a scroll view's content area, each with its variable, if a row mentions it, and the
  /// edges that no constraint uses.
  ///
  /// There are none if no constraint refers to the area: its size was set, or does not matter then.
  ///
  /// - Parameter isOpen: Whether each column is open.
  /// - Complexity: O(*k*) for the *k* constraints of the items in the view.
  func openContent(
    of view: LayoutView, _ isOpen: [Bool]
  ) -> [(quantity: Quantity, variable: Variable?, missingEdges: [LayoutConstraint.Attribute])] {
    guard let guide = view.scrollArea?.content else { return [] }
    let area = guide.itemState
    func isOfArea(_ item: ItemState) -> Bool {
      item === view.itemState || item === area
        || item.isInsetGuide && item.guide?.kind != .frame && item.guide?.owningView === view
    }
    let direction = view.effectiveUserInterfaceLayoutDirection
    var named: Set<LayoutConstraint.Attribute> = []
    view.itemState.forEachHosted { constraint in
      for (item, attribute) in constraint.sides where attribute.isLocation && isOfArea(item) {
        named.insert(attribute.physical(in: direction))
      }
    }
    return [Quantity.width, .height].compactMap { quantity in
      let own =
        mentionsContent(quantity, of: guide)
        ? index(of: area).map { variable(quantity, at: $0) } : nil
      if let own, !isOpen[known: own.index] { return nil }
      if own == nil, named.isEmpty { return nil }
      let edges: [LayoutConstraint.Attribute] =
        quantity == .width ? [.left, .right] : [.top, .bottom]
      let missingEdges = edges.filter { edge in
        !named.contains { $0.axis == edge.axis && $0.fraction == edge.fraction }
      }
      return (quantity, own, missingEdges)
    }
  }

  /// Returns the open extents of a scroll view's content area, each with the constraints that would determine it.
  func contentValues(
    of view: LayoutView, _ isOpen: [Bool], isRequested: Bool
  ) -> [OpenValue] {
    guard let area = view.scrollArea else { return [] }
    return openContent(of: view, isOpen).map { open in
      let value = area.rect[open.quantity]
      let offers = LayoutAmbiguity.offers(
        ofContent: area.content, of: view, open.quantity, value, open.missingEdges)
      let ambiguity = LayoutAmbiguity(
        item: area.content, attribute: open.quantity.attribute, value: value,
        path: view.itemState.path, remedy: offers[0].text, missingEdges: open.missingEdges)
      return OpenValue(ambiguity, open.variable, offers, isRequested: isRequested)
    }
  }
}
