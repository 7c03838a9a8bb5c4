// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Which views were told that they are in a tree that is laid out.
extension LayoutView {
  /// Tells the view that it is in the tree of a root.
  final func enterWindow(of root: LayoutView) {
    itemState.setWindow(true)
    willMove(toWindow: root)
    didMoveToWindow()
  }

  /// Whether a view of the tree may have been told.
  final var hasHookedEngine: Bool { treeEngine?.hasHooks == true }

  /// The views from here down that were told, superviews first.
  ///
  /// - Complexity: O(*n*) for *n* views.
  final var viewsInWindow: [LayoutView] {
    subtree().filter { $0.passMarks.contains(.hasHooks) && $0.itemState.isInWindow }
  }

  /// Forgets that views were told; the next pass over a tree with them tells them again.
  static func forgetWindow(of views: [LayoutView]) {
    for view in views {
      view.itemState.setWindow(false)
      // A walk that looks for hooks has to come by.
      view.insertMarks(.constraintsBelow)
      view.spreadMarks()
    }
  }

  /// Tells views that have left that they have.
  static func tellLeft(_ views: [LayoutView]) {
    forgetWindow(of: views)
    for view in views where !view.itemState.isInWindow { view.didMoveToWindow() }
  }
}
