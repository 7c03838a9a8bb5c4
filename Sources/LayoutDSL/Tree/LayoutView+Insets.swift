// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Where safe areas, margins and readable widths come from.
extension LayoutView {
  /// The safe area insets, the layout margins and the readable width, with frames as `frame` has them.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view.
  final func insets(_ frame: (LayoutView) -> Rect) -> ViewInsets {
    var way: [LayoutView] = []
    var next: LayoutView? = self
    while let view = next {
      way.append(view)
      next = view.parentView
    }
    var insets = ViewInsets()
    var direction = LayoutDirection.leftToRight
    for view in way.reversed() {
      let outer = insets
      direction = view.storedDirection.direction ?? direction
      insets = ViewInsets(margins: view.margins.physical(in: direction))
      let superview = view.parentView
      if outer.safeArea != .zero, let superview {
        insets.safeArea = outer.safeArea.reaching(into: frame(view), of: frame(superview).size)
      }
      if let own = view.insetState?.additional {
        insets.safeArea = insets.safeArea.widened(by: own)
      }
      if !insets.safeArea.isFinite { insets.safeArea = .zero }
      if view.margins.followSafeArea { insets.margins = insets.margins.adding(insets.safeArea) }
      if view.margins.preserveSuperview, let superview {
        insets.margins = insets.margins.preserving(
          outer.margins, in: frame(view), of: frame(superview).size)
      }
      if !insets.margins.isFinite { insets.margins = view.margins.physical(in: direction) }
    }
    insets.excess = ReadableWidth(room: insets.room(in: frame(self).width)).excess
    return insets
  }

  /// The insets that rows stand for: those that the engine keeps, or else those of the last frames.
  final var settledInsets: ViewInsets {
    if let state = insetState, let engine = state.engine, engine === liveEngine {
      return state.settled
    }
    return insets { $0.storedFrame }
  }

  /// What the view knows of its insets, made now if it knew nothing before.
  final var ownInsetState: InsetState {
    if let state = insetState { return state }
    let state = InsetState(told: ViewInsets(margins: givenMargins))
    insetState = state
    return state
  }

  /// The margins as they were given, whatever they heed.
  ///
  /// - Complexity: O(1), unless they are directional; then O(*d*), where *d* is the distance to the
  ///   nearest view that states a direction.
  final var givenMargins: Insets {
    margins.physical(
      in: margins.followsDirection ? effectiveUserInterfaceLayoutDirection : .leftToRight)
  }

  /// Whether views below may have other insets because of this one.
  final var givesInsets: Bool {
    margins.preserveSuperview || insetState.map { $0.additional != .zero } ?? false
  }

  /// Changes insets, and tells the view if it has others afterwards.
  ///
  /// A view whose insets nothing goes by is told of what it was given, without a look at the tree.
  final func changeInsets(_ change: () -> Void) {
    guard insetState != nil else {
      let old = margins
      change()
      if margins.preserveSuperview { liveEngine?.list(insetSource: self) }
      liveEngine?.insetsMayMove()
      if margins != old { layoutMarginsDidChange() }
      return
    }
    let before = insets { $0.storedFrame }
    change()
    if givesInsets { liveEngine?.list(insetSource: self) }
    liveEngine?.insetsChanged(self)
    tell(insets { $0.storedFrame }, after: before)
  }

  /// Calls the hooks of what is new.
  final func tell(_ insets: ViewInsets, after before: ViewInsets) {
    insetState?.told = insets
    if insets.safeArea != before.safeArea { safeAreaInsetsDidChange() }
    if insets.margins != before.margins { layoutMarginsDidChange() }
  }
}
