// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The insets of views on ways that were climbed already, as long as frames stay the same, and how many views
/// there are from the root to each, both counted; the readable width is not among the insets.
///
/// It is looked up only, never gone through.
typealias InsetMemo = [ObjectIdentifier: (insets: ViewInsets, depth: Int)]

/// Where safe areas, margins and readable widths come from.
extension LayoutView {
  /// The safe area insets, the layout margins and the readable width, with frames as `frame` has them for
  /// views and for the content of scroll views; nil for what is nowhere yet.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view; O(1) where the engine knows that no view of
  ///   the tree gives insets to those below.
  final func insets(_ frame: (ItemState) -> Rect?) -> ViewInsets {
    if let engine = treeEngine, engine.knowsOfNoInsets {
      return ViewInsets(margins: givenMargins).readable(in: frame(itemState)?.width ?? 0)
    }
    var memo = InsetMemo()
    return insets(&memo, frame).insets
  }

  /// The insets that the view has unless it overrides them; those of the views above are what these say.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view.
  final func insets(asking: Asking, _ frame: (ItemState) -> Rect?) -> ViewInsets {
    if treeEngine?.knowsOfNoInsets == true { return ViewInsets(margins: givenMargins) }
    var memo = InsetMemo()
    let outer = parentView?.insets(&memo, frame).insets ?? ViewInsets()
    return insets(in: outer, asking: asking, frame)
  }

  /// Which of a view's own getters are asked for its insets, where they are overridden.
  enum Asking {
    case nothing, safeArea, all
  }

  /// The same, and how deep the view is in the tree.
  ///
  /// - Parameter memo: What was found on other ways with the same frames, which is not looked up again.
  /// - Complexity: O(*d*), where *d* views up the next one is in `memo`.
  final func insets(
    _ memo: inout InsetMemo, _ frame: (ItemState) -> Rect?
  ) -> InsetMemo.Value {
    let (way, outer) = wayUp { memo[ObjectIdentifier($0)] }
    var entry = outer ?? (ViewInsets(), 0)
    for view in way.reversed() {
      entry = (view.insets(in: entry.insets, asking: .all, frame), entry.depth + 1)
      memo[ObjectIdentifier(view)] = entry
    }
    return (entry.insets.readable(in: frame(itemState)?.width ?? 0), entry.depth)
  }

  /// Whether constraints place the view in a superview.
  final var isPlacedInside: Bool { parentView != nil && !storedTranslation }

  /// Whether the view is hidden and arranged by a stack view, which then gives it no room.
  final var isHiddenInStack: Bool {
    storedHidden && parentView?.arrangement?.place(of: self) != nil
  }

  /// The safe area insets and the layout margins, given those of the superview; a view inherits none as long as no
  /// frame is known of it or of the superview.
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
    if let own = insetState?.additional { insets.safeArea = insets.safeArea.widened(by: own) }
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

  /// The most that the safe area and the margins come to as long as the view, and those that it is in, stick out of
  /// nothing; no limit where one of them overrides its insets.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view.
  final var mostInsets: ViewInsets {
    var most = ViewInsets()
    for view in Array(wayToRoot).reversed() {
      let outer = most.margins
      most.safeArea = most.safeArea.widened(by: view.insetState?.additional ?? .zero)
      most.margins = view.givenMargins
      if view.margins.followSafeArea { most.margins = most.margins.adding(most.safeArea) }
      if view.margins.preserveSuperview { most.margins = most.margins.merging(outer, max) }
      if view.passMarks.contains(.hasOverrides) {
        most = ViewInsets(safeArea: Insets(all: .infinity), margins: Insets(all: .infinity))
      }
    }
    return most
  }

  /// The views by whose frames the safe area and the margins may go: this one and those that it is in, of the last one
  /// by its size alone; empty where they go by no frame.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view.
  final var viewsBehindInsets: [LayoutView] {
    let way = Array(wayToRoot)
    // A getter that is overridden may read what it likes.
    if way.contains(where: { $0.passMarks.contains(.hasOverrides) }) { return way }
    let source = way.lastIndex(where: \.givesSafeArea) ?? 0
    let preserved = way.firstIndex { !$0.margins.preserveSuperview } ?? way.count - 1
    let last = max(source, preserved)
    return last == 0 ? [] : Array(way[...last])
  }

  /// The insets that rows stand for: those that a fitting size is being written with, those that the engine keeps, or else
  /// those of the last frames.
  final var settledInsets: ViewInsets {
    if let fitted = insetState?.fitted { return fitted }
    if let state = insetState, let engine = treeEngine, state.isListed(by: engine, as: .owner) {
      return state.settled
    }
    return insets { $0.knownFrame }
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
    margins.preserveSuperview || passMarks.contains(.hasOverrides) || givesSafeArea
  }

  /// Whether the view widens the safe area of its own accord.
  private final var givesSafeArea: Bool { insetState.map { $0.additional != .zero } ?? false }

  /// Changes insets, and tells the view, if it is of a caller's class, of those that it has afterwards.
  final func changeInsets(_ change: () -> Void) {
    let mayHear = passMarks.contains(.hasHooks)
    // What it was told so far is written down before it changes.
    if mayHear { _ = ownInsetState }
    change()
    treeEngine?.insetsChanged(self)
    if mayHear { tellInsets() }
  }

  /// The insets that the view was told of last; those that it was given if it never was.
  final var toldInsets: ViewInsets { insetState?.told ?? ViewInsets(margins: givenMargins) }

  /// Calls the hooks for the insets that the view has, if it was told of others; for another safe area the pass calls
  /// `layoutSubviews()` besides.
  final func tellInsets() {
    let safeArea = settledInsets.safeArea
    if !safeArea.isClose(to: toldInsets.safeArea) {
      let isFirst = toldInsets.safeArea == .zero
      ownInsetState.noteTold(safeArea: safeArea)
      if isFirst { treeEngine?.wasToldOfSafeArea(self) }
      if passMarks.contains(.hasHooks) { markChangedLayout() }
      safeAreaInsetsDidChange()
    }
    // That may have changed the margins, and told of them.
    let margins = settledInsets.margins
    if !margins.isClose(to: toldInsets.margins) {
      ownInsetState.noteTold(margins: margins)
      layoutMarginsDidChange()
    }
  }
}

extension ItemState {
  /// The frame of the last pass, or what was set since; nil for what constraints place and no pass has placed yet.
  var knownFrame: Rect? {
    hasNoFrame && view?.treeEngine?.takesPart(self) != true ? nil : storedFrame
  }

  /// Whether constraints are to place the item, in a superview, and it has no frame, or one of nothing.
  var hasNoFrame: Bool { view.map { $0.isPlacedInside && $0.storedFrame == .zero } ?? false }
}
