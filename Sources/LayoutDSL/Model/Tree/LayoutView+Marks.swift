// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a view tells the next pass.
extension LayoutView {
  /// The marks of a new view: those of a class of the caller's own want their first calls.
  ///
  /// The hooks of the library's classes do nothing, and are called only if somebody asks for it.
  final var initialMarks: PassMarks {
    let kind = ObjectIdentifier(type(of: self))
    let isOwn =
      kind == ObjectIdentifier(LayoutView.self) || kind == ObjectIdentifier(LayoutStackView.self)
      || kind == ObjectIdentifier(LayoutScrollView.self)
    return isOwn ? [] : [.hasHooks, .needsConstraints, .needsLayout]
  }

  /// Adds marks, and tells the views above.
  ///
  /// - Complexity: O(*d*) for a view *d* deep, and once a pass for each of the views above.
  final func mark(_ marks: PassMarks) {
    if passMarks.isSuperset(of: marks) { return }
    insertMarks(marks)
    if marks == .needsConstraints, passMarks.contains(.awaitsUpdate) { return }
    spreadMarks()
  }

  /// Tells the views above what is marked here and below.
  ///
  /// A view whose `layoutSubviews()` is being called is followed by its subviews, in any case: nobody
  /// above it has to know. A tree that is laid out by its hooks would climb to the root at every view.
  final func spreadMarks() {
    var below = passMarks.below
    var next = parentView
    while let view = next, !view.passMarks.isSuperset(of: below) {
      if view.passMarks.contains(.isLayingOut) { below.remove(.layoutBelow) }
      view.insertMarks(below)
      next = view.parentView
    }
  }

  /// Wants `layoutSubviews()` to be called, if it may do something.
  final func markChangedLayout() {
    if passMarks.hasAny(of: [.hasHooks, .hasOverridden]) { mark(.needsLayout) }
  }

  /// The same after a subview came or went, unless the view's own `layoutSubviews()` is what took it: one that puts its
  /// subviews in anew at each call would have no end.
  final func markChangedSubviews() {
    if passMarks.contains(.isLayingOut), treeEngine?.isCalling(self) == true { return }
    markChangedLayout()
  }
}

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
