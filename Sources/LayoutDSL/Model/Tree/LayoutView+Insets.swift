// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The insets of views that were computed for one set of frames, without the readable width, and the number of views
/// from the root to each, both included.
///
/// The dictionary is never iterated.
typealias InsetMemo = [ObjectIdentifier: (insets: ViewInsets, depth: Int)]

/// Computation of safe areas, margins and readable widths.
extension LayoutView {
  /// Returns the insets at known frames without the view's overrides other than those that `asking` names; ancestors'
  /// overrides count.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view; O(1) if the engine knows that no view of the tree
  ///   passes insets to its descendants.
  final func insets(asking: Asking) -> ViewInsets {
    if treeEngine?.hasNoInsetProviders == true { return ViewInsets(margins: givenMargins) }
    var memo = InsetMemo()
    let outer = parentView?.insets(&memo) { $0.knownFrame }.insets ?? ViewInsets()
    return insets(in: outer, asking: asking) { $0.knownFrame }
  }

  /// The getters of the view itself that are called for its insets, if they are overridden.
  enum Asking {
    case nothing, safeArea, all
  }

  /// Returns the view's insets and its depth in the tree.
  ///
  /// - Parameters:
  ///   - memo: The insets that were computed before with the same frames, which are reused.
  ///   - frame: Returns the frame of a view or of the content of a scroll view; nil if there is none yet.
  /// - Complexity: O(*d*) for *d* levels up to the nearest view in `memo`.
  final func insets(
    _ memo: inout InsetMemo, _ frame: (ItemState) -> Rect?
  ) -> InsetMemo.Value {
    let (way, outer) = path { memo[ObjectIdentifier($0)] }
    var entry = outer ?? (ViewInsets(), 0)
    for view in way.reversed() {
      entry = (view.insets(in: entry.insets, asking: .all, frame), entry.depth + 1)
      memo[ObjectIdentifier(view)] = entry
    }
    return (entry.insets.readable(in: frame(itemState)?.width ?? 0), entry.depth)
  }

  /// Whether constraints place the view in a superview.
  final var isPlacedInside: Bool { parentView != nil && !storedTranslation }

  /// Whether the view is arranged by a stack view, and hidden so that it takes up no space.
  final var isHiddenInStack: Bool {
    storedHidden && parentView?.arrangement?.index(of: self) != nil
  }

  /// Returns the safe area insets and margins, given those of the superview; a view inherits none while its frame or
  /// that of its superview is unknown.
  private final func insets(
    in outer: ViewInsets, asking: Asking, _ frame: (ItemState) -> Rect?
  ) -> ViewInsets {
    var insets = ViewInsets(margins: givenMargins)
    let superview = isHiddenInStack ? nil : parentView
    if outer.safeArea != .zero, let superview, let own = frame(itemState),
      let size = frame(superview.itemState)?.size
    {
      insets.safeArea = superview.safeArea(reaching: own, from: outer.safeArea, in: size)
    }
    if let own = insetState?.additional { insets.safeArea = insets.safeArea.addingClamped(by: own) }
    if !insets.safeArea.isFinite { insets.safeArea = .zero }
    let isOverridden = passMarks.contains(.hasOverrides)
    if isOverridden, asking != .nothing { insets.safeArea = safeArea(overriding: insets) }
    if margins.followSafeArea { insets.margins = insets.margins.adding(insets.safeArea) }
    if margins.preserveSuperview, let superview, let own = frame(itemState),
      let size = frame(superview.innerItem)?.size
    {
      insets.margins = insets.margins.preserving(outer.margins, in: own, of: size)
    }
    if !insets.margins.isFinite { insets.margins = givenMargins }
    if isOverridden, asking == .all { insets.margins = margins(overriding: insets) }
    return insets
  }

  /// The upper bounds of safe area and margins while no view up to the root extends beyond its superview; infinite
  /// if one overrides its insets.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view.
  final var maximumInsets: ViewInsets {
    var most = ViewInsets()
    for view in Array(selfAndAncestors).reversed() {
      let outer = most.margins
      most.safeArea = most.safeArea.addingClamped(by: view.insetState?.additional ?? .zero)
      most.margins = view.givenMargins
      if view.margins.followSafeArea { most.margins = most.margins.adding(most.safeArea) }
      if view.margins.preserveSuperview { most.margins = most.margins.merging(outer, max) }
      if view.passMarks.contains(.hasOverrides) {
        most = ViewInsets(safeArea: Insets(all: .infinity), margins: Insets(all: .infinity))
      }
    }
    return most
  }

  /// The view and the ancestors whose frames may affect its insets, the last one by its size alone; empty if no
  /// frame does.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view.
  final var viewsAffectingInsets: [LayoutView] {
    let way = Array(selfAndAncestors)
    // An overridden getter may read any frame.
    if way.contains(where: { $0.passMarks.contains(.hasOverrides) }) { return way }
    let source = way.lastIndex(where: \.hasAdditionalSafeArea) ?? 0
    let preserved = way.firstIndex { !$0.margins.preserveSuperview } ?? way.count - 1
    let last = max(source, preserved)
    return last == 0 ? [] : Array(way[...last])
  }

  /// The insets that rows use: those of the fitting size being written, those that the engine keeps, or else those
  /// of the last frames.
  final var currentInsets: ViewInsets {
    if let fitted = insetState?.fittingOverride { return fitted }
    if let state = insetState, let engine = treeEngine, state.isRegistered(by: engine, as: .user) {
      return state.current
    }
    return insets(asking: .all).readable(in: itemState.knownFrame?.width ?? 0)
  }

  /// The margins that were set, without safe area or superview's margins.
  ///
  /// - Complexity: O(1), unless they are directional; then O(*d*) for *d* levels up to the nearest view with a
  ///   direction.
  final var givenMargins: Insets {
    margins.physical(
      in: margins.followsDirection ? effectiveUserInterfaceLayoutDirection : .leftToRight)
  }

  final var affectsDescendantInsets: Bool {
    margins.preserveSuperview || passMarks.contains(.hasOverrides) || hasAdditionalSafeArea
  }

  private final var hasAdditionalSafeArea: Bool {
    insetState.map { $0.additional != .zero } ?? false
  }

  /// Changes insets, and calls the inset hooks of a view of a caller's class.
  final func changeInsets(_ change: () -> Void) {
    let mayHear = passMarks.contains(.hasHooks)
    // Making the state records the insets reported so far, before they change.
    if mayHear { _ = ownInsetState }
    change()
    treeEngine?.insetsChanged(self)
    if mayHear { reportInsets() }
  }

  /// The insets last reported to the view; the set margins if there was no report.
  final var reportedInsets: ViewInsets { insetState?.reported ?? ViewInsets(margins: givenMargins) }

  /// Calls the hooks of insets that differ from those reported last; after a change of safe area the pass also calls
  /// `layoutSubviews()`.
  final func reportInsets() {
    let safeArea = currentInsets.safeArea
    if !safeArea.isClose(to: reportedInsets.safeArea) {
      let isFirst = reportedInsets.safeArea == .zero
      ownInsetState.noteReported(safeArea: safeArea)
      if isFirst { treeEngine?.safeAreaWasReported(to: self) }
      if passMarks.contains(.hasHooks) { markChangedLayout() }
      safeAreaInsetsDidChange()
    }
    // The hook may have changed the margins and reported them.
    let margins = currentInsets.margins
    if !margins.isClose(to: reportedInsets.margins) {
      ownInsetState.noteReported(margins: margins)
      layoutMarginsDidChange()
    }
  }
}

extension ItemState {
  /// The frame of the last pass or one set since; nil if constraints place the item and no pass has done so yet.
  var knownFrame: Rect? {
    hasNoFrame && view?.treeEngine?.includes(self) != true ? nil : storedFrame
  }

  /// Whether constraints place the item in a superview and its frame is still zero.
  var hasNoFrame: Bool { view.map { $0.isPlacedInside && $0.storedFrame == .zero } ?? false }
}
