// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// What the constraints leave open.
extension LayoutEngine {
  /// Everything about `top`, its guides and what is below it that the last pass could have
  /// found another value for, parents before children.
  ///
  /// - Complexity: where something is open, O(size of the whole tree) for each remedy that is tried, of which there are no more
  ///   than 512; else that of ``openColumns()`` and O(*n*) for *n* views.
  func ambiguities(below top: LayoutView) -> [LayoutAmbiguity] {
    let isOpen = openColumns()
    if !isOpen.contains(true), !top.subtree().contains(where: \.itemState.hasScrollArea) {
      return []
    }
    var parts = openParts(isOpen)
    var trial: SimplexCopy?
    var found: [OpenValue] = []
    // What is in a view that its stack view gives no room is squeezed by that, and shows nothing.
    var (isLeftOut, isBelow): (Set<ObjectIdentifier>, Set<ObjectIdentifier>) = ([], [])
    for view in top.rootView.subtree() {
      let parent = view.parentView.map { ObjectIdentifier($0) }
      let isAsked = view === top || parent.map(isBelow.contains) == true
      if isAsked { isBelow.insert(ObjectIdentifier(view)) }
      if view !== top, parent.map(isLeftOut.contains) == true || view.isHiddenInStack {
        isLeftOut.insert(ObjectIdentifier(view))
        continue
      }
      // The guides that a view has of itself have no quantities: they may be there to hold the view.
      let items = [view.itemState] + view.guides.filter { $0.kind == .free }.map(\.itemState)
      for item in items {
        found += openValues(of: item, isOpen, isAsked: isAsked) {
          tie(of: $0, in: &parts, tryingIn: { trial.orMade(solver.makeTrial()) })
        }
      }
      if view.itemState.hasScrollArea {
        found += contentValues(of: view, isOpen, isAsked: isAsked)
      }
    }
    if found.contains(where: { $0.isAsked && !$0.offers.isEmpty }) {
      chooseRemedies(for: &found, tryingIn: trial.orMade(solver.makeTrial()))
    }
    return found.filter(\.isAsked).map(\.ambiguity)
  }

  /// What of an item is open, and what could settle it.
  private func openValues(
    of state: ItemState, _ isOpen: [Bool], isAsked: Bool,
    tie: (Variable) -> LayoutAmbiguity.Tie?
  ) -> [OpenValue] {
    guard let item = state.item else { return [] }
    var found: [OpenValue] = []
    for quantity in openQuantities(of: state, isOpen) {
      // What is in a view is placed in its bounds, and edges are those of alignment rectangles. Views are asked for them,
      // and callers' code that answers may change the tree.
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
        remedy: remedy.usual.text, tie: tie(variable),
        departed: issueList.departed(of: state, along: quantity.axis).map(\.messageText).unique())
      found.append(OpenValue(ambiguity, variable, remedy.offers, isAsked: isAsked))
    }
    return found
  }

  /// Whether a row mentions where an item is along an axis, or how large: a guide of which none does shows nothing.
  private func isMentioned(_ axis: Axis, at place: Int32) -> Bool {
    Quantity.allCases.contains { quantity in
      quantity.axis == axis
        && (try? solver.mentions(of: variable(quantity, at: place), exceed: 0)) == true
    }
  }

  /// The parts of an item's frame that the last pass left open.
  ///
  /// - Complexity: O(1), or O(*k*) for the *k* constraints in a scroll view of whose content it is asked, after
  ///   ``openColumns()``.
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
      // Where a root is was given, and is nobody's to find.
      if !quantity.isExtent, let view = state.view, view.parentView == nil { return false }
      return isOpen[known: column(quantity, at: place)]
    }
  }
}

extension [Bool] {
  /// What is so of a column; false of one that has come since it was asked.
  subscript(known column: Int32) -> Bool { column < count && self[Int(column)] }
}
