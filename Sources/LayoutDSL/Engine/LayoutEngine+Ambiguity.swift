// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The values that the constraints leave open.
extension LayoutEngine {
  /// Returns the values that the last pass left open in the subtree of `top`, guides included, parents first.
  ///
  /// - Complexity: If something is open, O(size of the whole tree) for each remedy that is tried, of which there are at
  ///   most 512, none for values that do not move with one of the subtree; else that of ``openColumns()`` and O(*n*)
  ///   for *n* views.
  func ambiguities(below top: LayoutView) -> [LayoutAmbiguity] {
    let isOpen = openColumns()
    if !isOpen.contains(true), !top.levelOrderViews().contains(where: \.itemState.hasScrollArea) {
      return []
    }
    var groups = openGroups(isOpen)
    let isListed = top.parentView == nil ? isOpen : columns(movingWith: top, isOpen, &groups)
    var trial: SimplexCopy?
    var found: [OpenValue] = []
    // Descendants of a view that is hidden in its stack view have no room, and show nothing.
    var (isLeftOut, isBelow): (Set<ObjectIdentifier>, Set<ObjectIdentifier>) = ([], [])
    for view in top.rootView.levelOrderViews() {
      let parent = view.parentView.map { ObjectIdentifier($0) }
      let isRequested = view === top || parent.map(isBelow.contains) == true
      if isRequested { isBelow.insert(ObjectIdentifier(view)) }
      if view !== top, parent.map(isLeftOut.contains) == true || view.isHiddenInStack {
        isLeftOut.insert(ObjectIdentifier(view))
        continue
      }
      // Built-in guides have no quantities: they may take part only to hold the view.
      let items = [view.itemState] + view.guides.filter { $0.kind == .free }.map(\.itemState)
      for item in items {
        found += openValues(of: item, isListed, isOpen, isRequested: isRequested) {
          tie(of: $0, in: &groups, tryingIn: { trial.getOrInsert(solver.makeTrial()) })
        }
      }
      if view.itemState.hasScrollArea {
        found += contentValues(of: view, isOpen, isRequested: isRequested)
      }
    }
    if found.contains(where: { $0.isRequested && !$0.offers.isEmpty }) {
      chooseRemedies(
        for: &found, in: &groups, tryingIn: trial.getOrInsert(solver.makeTrial()))
    }
    return found.filter(\.isRequested).map(\.ambiguity)
  }

  /// Returns for each column whether it is open and moves with one of the subtree of `top`, or whether one of the
  /// subtree depends on it through measured content.
  private func columns(
    movingWith top: LayoutView, _ isOpen: [Bool], _ groups: inout OpenGroups
  ) -> [Bool] {
    var columns = top.levelOrderViews().flatMap(\.ownItems).flatMap { item in
      index(of: item).map { index in Quantity.allCases.map { column($0, at: index) } } ?? []
    }.filter { isOpen[known: $0] }
    while true {
      let isListed = groups.columns(movingWith: columns)
      let widths = (0..<items.count).filter { index in
        items[index].has(.measured) && isOpen[known: column(.width, at: index)]
          && isListed[known: column(.height, at: index)]
          && !isListed[known: column(.width, at: index)]
      }
      if widths.isEmpty { return isListed }
      columns += widths.map { column(.width, at: $0) }
    }
  }

  /// Returns the listed quantities of an item, each with the constraints that would determine it.
  private func openValues(
    of state: ItemState, _ isListed: [Bool], _ isOpen: [Bool], isRequested: Bool,
    tie: (Variable) -> LayoutAmbiguity.Tie?
  ) -> [OpenValue] {
    guard let item = state.item else { return [] }
    var found: [OpenValue] = []
    for quantity in openQuantities(of: state, isListed) {
      // Subviews are placed in the bounds of their superview, but its edges may be elsewhere. Reading these may call
      // `alignmentRectInsets` of a caller's class, which may change the tree.
      let edge = state.outerEdge(of: quantity)
      guard let index = index(of: state), isOpen[known: column(quantity, at: index)],
        state.view != nil || isMentioned(quantity.axis, at: index)
      else { continue }
      let variable = variable(quantity, at: index)
      let value = value(quantity, at: index) + 0
      let remedy = Remedy(
        item: state, quantity: quantity, value: value - edge,
        solved: { [self] other, quantity in
          self.index(of: other).map { self.value(quantity, at: $0) }
        },
        isOpen: { [self] other, quantity in
          self.index(of: other).map { isOpen[known: self.column(quantity, at: $0)] } ?? false
        })
      let ambiguity = LayoutAmbiguity(
        item: item, attribute: quantity.attribute, value: value, path: state.path,
        remedy: remedy.untriedOffer.text, tie: tie(variable),
        departed: issueList.departed(of: state, along: quantity.axis).map(\.messageText).unique())
      found.append(OpenValue(ambiguity, variable, remedy.offers, isRequested: isRequested))
    }
    return found
  }

  /// Whether a row mentions the position or extent of an item along an axis; a guide without such a row shows nothing.
  private func isMentioned(_ axis: Axis, at index: Int32) -> Bool {
    Quantity.allCases.contains { quantity in
      quantity.axis == axis
        && (try? solver.mentions(of: variable(quantity, at: index), exceed: 0)) == true
    }
  }

  /// Returns the quantities of an item that the last pass left open.
  ///
  /// - Complexity: O(1) after ``openColumns()``, or O(*k*) for the content of a scroll view with *k* constraints.
  func openQuantities(of state: ItemState) -> [Quantity] {
    let isOpen = openColumns()
    guard let guide = state.guide, guide.kind != .free else {
      return openQuantities(of: state, isOpen)
    }
    guard let view = guide.owningView, view.scrollArea?.content === guide else { return [] }
    return openContent(of: view, isOpen).map(\.quantity)
  }

  private func openQuantities(of state: ItemState, _ isOpen: [Bool]) -> [Quantity] {
    guard let index = index(of: state) else { return [] }
    return Quantity.allCases.filter { quantity in
      // The position of a root is given, not solved for.
      if !quantity.isExtent, let view = state.view, view.parentView == nil { return false }
      return isOpen[known: column(quantity, at: index)]
    }
  }
}

extension ItemState {
  /// Returns where constraints find the superview's edge that a location is measured from, in the coordinates of the
  /// superview; 0 for an extent.
  func outerEdge(of quantity: Quantity) -> Double {
    quantity.isExtent ? 0 : parent?.contentEdge(near: quantity) ?? 0
  }
}

extension [Bool] {
  /// The element of a column; false for a column that was added later.
  subscript(known column: Int32) -> Bool { column < count && self[Int(column)] }
}
