// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Changes of views and guides that the tree reports.
extension LayoutEngine {
  func intrinsicSizeInvalidated(_ view: LayoutView) {
    let state = view.itemState
    fittingMayChange(at: view)
    let hasHooks = view.passMarks.contains(.hasHooks)
    if hasHooks { noteNotFiniteAlignment(of: view) }
    // Overridden members that are read here may move the view to another tree.
    guard view.liveEngine === self else { return }
    guard let index = index(of: state) else {
      noteChangeOfAbsentItem()
      // Constraints of its subviews may depend on its alignment rectangle, if its class can have one of its own, or on
      // its baselines without mentioning a quantity of it.
      state.forEachMention {
        if hasHooks || $0.row.mentionsBaselines { schedule(.insets, of: $0) }
      }
      return
    }
    state.setMeasurements(nil)
    markStale(index)
    alignmentMayHaveChanged(index, of: view)
    let delegatesBaselines = view.delegatesBaselines
    guard view.liveEngine === self else { return }
    if delegatesBaselines { scheduleBaselines(of: state, as: .structure) }
    scheduleInsets(of: state)
    arrangedContentChanged(view)
  }

  func priorityOfContentChanged(_ view: LayoutView) {
    fittingMayChange(at: view)
    guard let index = index(of: view.itemState) else { return noteChangeOfAbsentItem() }
    pending.noteChange()
    if items[index].role != .content { return }
    setContent(index, of: view) { contentExtent(at: index, $0) }
  }

  /// Handles a change of an item that takes no part.
  ///
  /// It matters only to an engine that has given up, and is fresh since: the change lets it try again. Changes by hooks
  /// within the pass that gave up do not.
  func noteChangeOfAbsentItem() {
    if pending.isFresh, hooks.depth == 0 { pending.noteChange() }
  }

  func directionChanged(_ view: LayoutView) {
    fittings.invalidateAll()
    var inheritors = [view]
    var memo = InsetMemo()
    var next = 0
    while next < inheritors.count {
      let inheritor = inheritors[next]
      next += 1
      // Overridden margins that were read for an earlier view may have moved this one to another tree.
      guard inheritor.liveEngine === self else { continue }
      inheritor.itemState.forEachHosted {
        if $0.row.followsDirection { schedule(.structure, of: $0) }
      }
      if inheritor.arrangement != nil { scheduleStack(inheritor) }
      if inheritor.margins.followsDirection || inheritor.passMarks.contains(.hasOverrides) {
        insetsChanged(inheritor, &memo)
      }
      for child in inheritor.storedSubviews where child.statedDirection == nil {
        inheritors.append(child)
      }
    }
    for inheritor in inheritors
    where inheritor.margins.followsDirection && inheritor.passMarks.contains(.hasHooks)
      && inheritor.liveEngine === self
    {
      inheritor.reportInsets()
    }
  }

  func frameWasSet(_ view: LayoutView) {
    noteMovedInsetGuides(of: view)
    insetsMayMove()
    if view.storedTranslation { fittingMayChange(at: view.parentView) }
    if frames.isRounding { view.mark(.needsRounding) }
    noteFrameOfOverride(view)
    guard let index = index(of: view.itemState) else { return noteChangeOfAbsentItem() }
    if hooks.depth > 0, !view.storedTranslation {
      // The hook's frame stays until the superview lays the view out again.
      view.insertMarks(.isMovedByHook)
      view.parentView?.insertMarks(.hasSubviewMovedByHook)
      return
    }
    pending.noteChange()
    markChanged(index)
    // Created now, because the superview may have another size at the next pass.
    if view.parentView != nil { _ = view.currentPlacement }
    if view.storedTranslation { markStale(index) }
  }

  func translationChanged(_ view: LayoutView) {
    pending.noteChange()
    insetViews.noteMayHaveChanged()
    fittingMayChange(at: view)
    arrangedContentChanged(view)
    if let index = index(of: view.itemState) {
      _ = view.currentPlacement
      markStale(index)
    } else if !view.storedTranslation, !pending.isFresh {
      pending.add(joining: view.itemState)
    }
  }

  /// Handles hiding or showing a view: constraints hold for hidden views too, stack views leave them out.
  func visibilityChanged(_ view: LayoutView) {
    fittingMayChange(at: view)
    arrangedContentChanged(view, isVisibility: true)
  }

  func subtreeAdded(_ view: LayoutView) {
    pending.noteChange()
    namesChanged()
    hooks.noteAddition(to: view.itemState.parent)
    // A view that joins may already be marked as stale, which says nothing about its new ancestors.
    fittingMayChange(at: view.parentView)
    if !pending.isFresh { pending.add(subtree: view.itemState) }
  }

  func subtreeRemoved(_ view: LayoutView, from superview: LayoutView) {
    pending.noteChange()
    // It may have passed insets to others.
    insetViews.noteMayHaveChanged()
    namesChanged()
    pass.noteRemoval()
    fittingMayChange(at: superview)
    // Views that take their baselines from descendants are found at the end of their list, as most joined last.
    for member in view.levelOrderViews().reversed() {
      for item in member.ownItems { forgetAll(of: item) }
      // This engine is not notified of changes outside of its tree, and the view may come back.
      member.fitting?.outdate()
    }
    // The view may have been the only reason for its superview to have an origin in the root.
    if !origins.isEmpty, let index = index(of: superview.itemState) { markIdle(index) }
  }

  /// Handles a new order of subviews, which decides what is broken in a conflict.
  func subviewsReordered() {
    fittings.invalidateAll()
    if brokenRows.isEmpty { return }
    brokenRows.markAllForRetry()
    pending.noteChange()
  }

  func guideAdded(_ guide: LayoutGuide) {
    namesChanged()
    register(mistakesOf: guide.itemState)
    guard !guide.kind.hasQuantities, let owner = guide.owningView else { return }
    register(guidesOf: owner)
  }

  func guideRemoved(_ guide: LayoutGuide) {
    pending.noteChange()
    namesChanged()
    pass.noteRemoval()
    forgetAll(of: guide.itemState)
  }

  func keyboardGuideChanged(_ guide: LayoutKeyboardGuide) {
    pending.noteChange()
    fittings.invalidateAll()
    scheduleInsets(of: guide.itemState)
    if let owner = guide.owningView { noteMovedInsetGuides(of: owner) }
  }
}

extension LayoutEngine {
  /// Registers the whole subtree of a view that is new to the engine.
  ///
  /// The rows of a view are written next to those of its descendants, and so are close to them in the solver too.
  func registerSubtree(_ top: LayoutView) {
    insetViews.noteMayHaveChanged()
    let views = top.depthFirstViews()
    reserveItems(Int(views.count))
    views.forEach { registerView($0) }
  }

  /// Registers subtrees that joined, each view once: a subtree within another listed one is registered with that.
  func registerSubtrees(_ tops: [ItemState]) {
    let listed = Set(tops)
    // Whether views that were climbed over, or one above them, are listed: many tops may lie far below the root.
    var known: [ObjectIdentifier: Bool] = [:]
    for top in tops.unique() {
      guard let view = top.view, view.liveEngine === self else { continue }
      let above = view.parentView?.path {
        listed.contains($0.itemState) ? true : known[ObjectIdentifier($0)]
      }
      for ancestor in above?.way ?? [] { known[ObjectIdentifier(ancestor)] = above?.known ?? false }
      if above?.known != true { registerSubtree(view) }
    }
  }

  private func registerView(_ view: LayoutView) {
    // Callers' code that ran for another view may have removed this one.
    if isAway(view) { return }
    if view.passMarks.contains(.hasHooks) {
      hooks.noteHooks()
      view.lookForOverrides()
      if isAway(view) {
        // The engine of its new tree could not look for them meanwhile.
        view.treeEngine?.overridesMayHaveChanged(view)
        return
      }
      noteNotFiniteAlignment(of: view)
      if isAway(view) { return }
      noteFrameOfOverride(view)
    }
    scheduleAll(of: view.itemState)
    register(mistakesOf: view.itemState)
    let hasGuides = view.hasGuides
    if hasGuides {
      for guide in view.guides {
        scheduleAll(of: guide.itemState)
        register(mistakesOf: guide.itemState)
      }
    }
    registerJoined(insetsOf: view)
    if hasGuides { register(guidesOf: view) }
    if !view.storedTranslation { join(view.itemState) }
    // A pass of its former tree may have assigned it a frame, which was not restored when it left.
    let hasBeenPlaced = view.storedTranslation && view.placement != nil
    if hasBeenPlaced || pending.isFromScratch { frames.add(released: view.itemState) }
    if view.arrangement != nil { scheduleStack(view) }
  }

  private func register(mistakesOf item: ItemState) {
    if item.hasMistakes { mistakesChanged(item) }
  }

  /// Schedules the margins and baselines in an item's constraints to be read again.
  func scheduleInsets(of item: ItemState) {
    item.forEachMention { if $0.row.mentionsInsets { schedule(.insets, of: $0) } }
  }

  /// Registers the built-in guides of a view, which have no variables.
  private func register(guidesOf view: LayoutView) {
    guard view.guides.contains(where: { !$0.kind.hasQuantities }) else { return }
    register(insetsOf: view)
    noteMovedInsetGuides(of: view)
    if view.guides.contains(where: { $0.kind == .readable }) { register(readableOf: view) }
  }

  func noteMovedInsetGuides(of view: LayoutView) {
    if view.guides.contains(where: { !$0.kind.hasQuantities }) {
      pending.noteChange()
      if pending.isFresh { return }
      frames.add(movedGuidesOf: view.itemState)
    }
  }
}

/// The rest of the interface to the tree; see the other extensions.
extension LayoutEngine: TreeEngine {
  func dismiss() { pass.dismiss() }

  var hasHooks: Bool { hooks.hasHooks }

  func isCalling(_ view: LayoutView) -> Bool { hooks.call.view === view.itemState }

  func includes(_ item: ItemState) -> Bool { index(of: item) != nil }
}

extension LayoutView: EngineMaking {
  final func makeEngineIfNeeded() -> any TreeEngine { LayoutEngine.engine(of: rootView) }
}

// What the tree stores for the engine, with its type: no other type conforms to `TreeEngine`, and only `fitting` calls
// `keepFitting(_:)`.
extension LayoutView {
  /// The engine of the tree; nil until it is first needed.
  final var liveEngine: LayoutEngine? {
    treeEngine as? LayoutEngine
  }

  /// The engine of the tree, at its root; nil at other views, and until it is first needed.
  final var engine: LayoutEngine? {
    get { parentView == nil ? liveEngine : nil }
    set {
      guard parentView == nil else { return }
      detachFromEndedSuperview()
      context.setEngine(newValue)
    }
  }

  /// The solver of the view's fitting sizes; nil until one is requested.
  final var fitting: FittingSolver? {
    get { fittingMemo as? FittingSolver }
    set { keepFitting(newValue) }
  }
}
