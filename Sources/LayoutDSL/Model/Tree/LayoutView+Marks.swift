// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Marks by which a view requests work from the next pass.
extension LayoutView {
  /// The marks of a new view; a caller's class gets first calls of its hooks.
  ///
  /// The hooks of the library's classes do nothing, and are called only on request.
  final var initialMarks: PassMarks {
    let kind = ObjectIdentifier(type(of: self))
    let isOwn =
      kind == ObjectIdentifier(LayoutView.self) || kind == ObjectIdentifier(LayoutStackView.self)
      || kind == ObjectIdentifier(LayoutScrollView.self)
    return isOwn ? [] : [.hasHooks, .needsConstraints, .needsLayout]
  }

  /// Adds marks and informs the ancestors.
  ///
  /// - Complexity: O(*d*) for a view at depth *d*, and once a pass for each ancestor.
  final func mark(_ marks: PassMarks) {
    if passMarks.isSuperset(of: marks) { return }
    insertMarks(marks)
    if marks == .needsConstraints, passMarks.contains(.awaitsUpdate) { return }
    spreadMarks()
  }

  /// Marks the ancestors for the marks of this view and its descendants.
  ///
  /// A pass always visits the subviews of a view whose `layoutSubviews()` is running, so the ancestors of that view
  /// need no layout mark. Otherwise a tree laid out by hooks would climb to the root for every view.
  final func spreadMarks() {
    var below = passMarks.below
    var next = parentView
    while let view = next, !view.passMarks.isSuperset(of: below) {
      if view.passMarks.contains(.isLayingOut) { below.remove(.layoutBelow) }
      view.insertMarks(below)
      next = view.parentView
    }
  }

  /// Requests a call of `layoutSubviews()`, unless it would have no effect.
  final func markChangedLayout() {
    if passMarks.hasAny(of: [.hasHooks, .hasSubviewMovedByHook]) { mark(.needsLayout) }
  }

  /// Requests a call of `layoutSubviews()` after a subview was added or removed, unless the view's running
  /// `layoutSubviews()` did that: a method that adds its subviews anew in every call would never settle.
  final func markChangedSubviews() {
    if passMarks.contains(.isLayingOut), treeEngine?.isCalling(self) == true { return }
    markChangedLayout()
  }
}

/// Notification of views that they are in a tree that is laid out.
extension LayoutView {
  /// Notifies the view that it is in the tree of a root.
  final func enterWindow(of root: LayoutView) {
    itemState.setWindow(true)
    willMove(toWindow: root)
    didMoveToWindow()
  }

  /// Whether a view of the tree may have been notified.
  final var hasHookedEngine: Bool { treeEngine?.hasHooks == true }

  /// This view and its descendants, as far as they were notified, superviews first.
  ///
  /// - Complexity: O(*n*) for *n* views.
  final var viewsInWindow: [LayoutView] {
    levelOrderViews().filter { $0.passMarks.contains(.hasHooks) && $0.itemState.isInWindow }
  }

  /// Clears the record of notified views, so that the next pass over a tree that contains them notifies them again.
  static func forgetWindow(of views: [LayoutView]) {
    for view in views {
      view.itemState.setWindow(false)
      // The pass has to visit the view when it looks for hooks.
      view.insertMarks(.constraintsBelow)
      view.spreadMarks()
    }
  }

  static func notifyLeftWindow(_ views: [LayoutView]) {
    forgetWindow(of: views)
    for view in views where !view.itemState.isInWindow { view.didMoveToWindow() }
  }
}
