// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// What the constraints leave open.
extension LayoutEngine {
  /// Everything about `top`, its guides and what is below it that the last pass could have
  /// found another value for, parents before children.
  ///
  /// - Complexity: O(size of the whole tree) where something is open, else that of ``openColumns()`` and O(*n*) for *n*
  ///   views.
  func ambiguities(below top: LayoutView) -> [LayoutAmbiguity] {
    let isOpen = openColumns()
    if !isOpen.contains(true), !top.subtree().contains(where: \.itemState.hasScrollArea) {
      return []
    }
    var parts = openParts(isOpen)
    let trial = solver.makeTrial()
    var found: [OpenValue] = []
    // What is in a view that its stack view gives no room is squeezed by that, and shows nothing.
    var isLeftOut: Set<ObjectIdentifier> = []
    for view in top.subtree() {
      if view !== top, let parent = view.parentView,
        isLeftOut.contains(ObjectIdentifier(parent)) || view.isHiddenInStack
      {
        isLeftOut.insert(ObjectIdentifier(view))
        continue
      }
      found += openValues(of: view.itemState, isOpen, &parts, trial)
      // The guides that a view has of itself have no quantities: they may be there to hold the view.
      for guide in view.guides where guide.kind == .free {
        found += openValues(of: guide.itemState, isOpen, &parts, trial)
      }
      if view.itemState.hasScrollArea { found += contentAmbiguities(of: view, isOpen) }
    }
    chooseRemedies(for: &found, tryingIn: trial)
    return found.map(\.ambiguity)
  }

  /// What of an item is open, and what could settle it.
  private func openValues(
    of state: ItemState, _ isOpen: [Bool], _ parts: inout OpenParts, _ trial: SimplexCopy
  ) -> [OpenValue] {
    guard let place = place(of: state), let item = state.item else { return [] }
    var found: [OpenValue] = []
    for quantity in openQuantities(of: state, isOpen)
    where state.view != nil || isMentioned(quantity.axis, at: place) {
      let remedy = Remedy(
        item: state, quantity: quantity, value: value(quantity, at: place) + 0,
        solved: { [self] other, quantity in
          self.place(of: other).map { self.value(quantity, at: $0) }
        },
        isOpen: { [self] other, quantity in
          self.place(of: other).map { isOpen[Int(self.variable(quantity, at: $0).index)] }
            ?? false
        })
      let variable = variable(quantity, at: place)
      let ambiguity = LayoutAmbiguity(
        item: item, attribute: quantity.attribute, value: remedy.value, path: state.path,
        remedy: remedy.usual.text, tie: tie(of: variable, in: &parts, tryingIn: trial),
        departed: issueList.departed(of: state, along: quantity.axis).map(\.messageText).unique())
      found.append(OpenValue(ambiguity, variable, remedy.offers))
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
      return isOpen[Int(variable(quantity, at: place).index)]
    }
  }
}
