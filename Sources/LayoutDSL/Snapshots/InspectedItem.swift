// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A view or guide with its entry in a snapshot, for products that display trees.
package struct InspectedItem {
  /// The view or guide.
  package let item: any LayoutItem

  /// Its name, depth and frame.
  package let entry: LayoutSnapshot.Entry

  /// The view; nil for a guide.
  package let view: LayoutView?

  /// Whether the item is a built-in guide of its view, such as that of its margins.
  package let isBuiltIn: Bool
}

extension ConstraintViewDSL {
  /// Returns the view and its descendants: parents before children, a view's guides before its subviews.
  ///
  /// - Complexity: O(*n*) for *n* views and guides; it does not recurse.
  package func inspectedItems() -> [InspectedItem] {
    items().map { item, entry in
      let state = item.itemState
      return InspectedItem(
        item: item, entry: entry, view: state.view,
        isBuiltIn: state.guide.map { $0.kind != .free } ?? false)
    }
  }
}

extension LayoutItem {
  /// The item's name in messages.
  package var inspectedName: String { itemState.name }

  /// Returns the steps that determine an attribute of the item, those of the attribute itself first; nil before the
  /// first pass, and for an item that takes no part in layout.
  ///
  /// - Complexity: O(*k* log *k*) for the *k* constraints that the value depends on.
  package func inspectedSteps(of attribute: LayoutConstraint.Attribute) -> [InspectedStep]? {
    itemState.ownView?.liveEngine?.inspectedSteps(of: attribute, of: itemState)
  }
}

extension LayoutConstraint {
  /// The constraint as messages print it.
  package var inspectedText: String { messageText }

  /// The file and line at which the constraint was written; an empty file and line 0 if unknown.
  package var inspectedLocation: (fileID: String, line: UInt) { (location.fileID, location.line) }

  /// Whether one of the sides is a distance between two anchors.
  package var isAboutDistances: Bool { origins != nil }

  /// The values of the right and the left side in the last pass; nil for a constraint that is not active, and before
  /// the first pass.
  package var inspectedSides: (asked: Double, got: Double)? {
    guard let engine = hostView?.liveEngine, let equation else { return nil }
    return (equation.asked(engine.value) + 0, equation.got(engine.value) + 0)
  }
}
