// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The values that the constraints leave open.
extension LayoutEngine {
  /// Returns the values that the last pass left open in the subtree of `top`, guides included, parents first.
  ///
  /// - Complexity: If something is open, O(size of the whole tree) for each remedy that is tried, of which there are at
  ///   most 512; else that of ``openColumns()`` and O(*n*) for *n* views.
  func ambiguities(below top: LayoutView) -> [LayoutAmbiguity] {
    let isOpen = openColumns()
    if !isOpen.contains(true), !top.levelOrderViews().contains(where: \.itemState.hasScrollArea) {
      return []
    }
    var groups = openGroups(isOpen)
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
        found += openValues(of: item, isOpen, isRequested: isRequested) {
          tie(of: $0, in: &groups, tryingIn: { trial.getOrInsert(solver.makeTrial()) })
        }
      }
      if view.itemState.hasScrollArea {
        found += contentValues(of: view, isOpen, isRequested: isRequested)
      }
    }
    if found.contains(where: { $0.isRequested && !$0.offers.isEmpty }) {
      chooseRemedies(for: &found, tryingIn: trial.getOrInsert(solver.makeTrial()))
    }
    return found.filter(\.isRequested).map(\.ambiguity)
  }

  /// Returns the open quantities of an item, each with the constraints that would determine it.
  private func openValues(
    of state: ItemState, _ isOpen: [Bool], isRequested: Bool,
    tie: (Variable) -> LayoutAmbiguity.Tie?
  ) -> [OpenValue] {
    guard let item = state.item else { return [] }
    var found: [OpenValue] = []
    for quantity in openQuantities(of: state, isOpen) {
      // Subviews are placed in the bounds of their superview, but edges are those of its alignment rectangle. Reading
      // that may call `alignmentRectInsets` of a caller's class, which may change the tree.
      let edge = quantity.isExtent ? 0 : state.parent?.alignment(near: quantity) ?? 0
      guard let place = place(of: state), isOpen[known: column(quantity, at: place)],
        state.view != nil || isMentioned(quantity.axis, at: place)
      else { continue }
      let variable = variable(quantity, at: place)
      let value = value(quantity, at: place) + 0
      let remedy = Remedy(
        item: state, quantity: quantity, value: value - edge,
        solved: { [self] other, quantity in
          self.place(of: other).map { self.value(quantity, at: $0) }
        },
        isOpen: { [self] other, quantity in
          self.place(of: other).map { isOpen[known: self.column(quantity, at: $0)] } ?? false
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
  private func isMentioned(_ axis: Axis, at place: Int32) -> Bool {
    Quantity.allCases.contains { quantity in
      quantity.axis == axis
        && (try? solver.mentions(of: variable(quantity, at: place), exceed: 0)) == true
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
    guard let place = place(of: state) else { return [] }
    return Quantity.allCases.filter { quantity in
      // The position of a root is given, not solved for.
      if !quantity.isExtent, let view = state.view, view.parentView == nil { return false }
      return isOpen[known: column(quantity, at: place)]
    }
  }
}

extension [Bool] {
  /// The element of a column; false for a column that was added later.
  subscript(known column: Int32) -> Bool { column < count && self[Int(column)] }
}
