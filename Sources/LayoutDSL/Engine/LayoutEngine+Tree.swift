// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Changes of views and guides that the tree reports.
extension LayoutEngine {
  func intrinsicSizeInvalidated(_ view: LayoutView) {
    let state = view.itemState
    fittingMayChange(at: view)
    if view.passMarks.contains(.hasHooks) { noteNotFiniteAlignment(of: view) }
    guard let place = place(of: state) else {
      noteUnknownChange()
      // Constraints of its subviews may depend on its alignment rectangle without mentioning a quantity of it.
      state.forEachMention { schedule(.insets, of: $0) }
      return
    }
    state.setMeasurements(nil)
    markStale(place)
    alignmentMayHaveChanged(place, of: view)
    if view.delegatesBaselines { requireBaselines(of: state, as: .structure) }
    requireInsets(of: state)
    arrangedContentChanged(view)
  }

  func priorityOfContentChanged(_ view: LayoutView) {
    fittingMayChange(at: view)
    guard let place = place(of: view.itemState) else { return noteUnknownChange() }
    pending.noteChange()
    if items[place].role != .content { return }
    setContent(place, of: view) { contentExtent(at: place, $0) }
  }

  /// Handles a change of an item that takes no part.
  ///
  /// It matters only to an engine that has given up, and is fresh since: the change lets it try again. Changes by hooks
  /// within the pass that gave up do not.
  func noteUnknownChange() {
    if pending.isFresh, hooks.depth == 0 { pending.noteChange() }
  }

  func directionChanged(_ view: LayoutView) {
    fittings.change()
    var heirs = [view]
    var memo = InsetMemo()
    var next = 0
    while next < heirs.count {
      let heir = heirs[next]
      next += 1
      heir.itemState.forEachHosted {
        if $0.row.followsDirection { schedule(.structure, of: $0) }
      }
      if heir.arrangement != nil { requireStack(heir) }
      if heir.margins.followsDirection || heir.passMarks.contains(.hasOverrides) {
        insetsChanged(heir, &memo)
      }
      for child in heir.storedSubviews where child.statedDirection == nil {
        heirs.append(child)
      }
    }
    for heir in heirs where heir.margins.followsDirection && heir.passMarks.contains(.hasHooks) {
      heir.reportInsets()
    }
  }

  func frameWasSet(_ view: LayoutView) {
    noteMovedMargins(of: view)
    insetsMayMove()
    if view.storedTranslation { fittingMayChange(at: view.parentView) }
    if frames.isRounding { view.mark(.needsRounding) }
    guard let place = place(of: view.itemState) else { return noteUnknownChange() }
    if hooks.depth > 0, !view.storedTranslation {
      // The hook's frame stays until the superview lays the view out again.
      view.insertMarks(.isMovedByHook)
      view.parentView?.insertMarks(.hasSubviewMovedByHook)
      return
    }
    pending.noteChange()
    touch(place)
    // Created now, because the superview may have another size at the next pass.
    if view.parentView != nil { _ = view.currentPlacement }
    if view.storedTranslation { markStale(place) }
  }

  func translationChanged(_ view: LayoutView) {
    pending.noteChange()
    insetViews.noteDoubt()
    fittingMayChange(at: view)
    arrangedContentChanged(view)
    if let place = place(of: view.itemState) {
      _ = view.currentPlacement
      markStale(place)
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
    insetViews.noteDoubt()
    namesChanged()
    pass.noteLoss()
    fittingMayChange(at: superview)
    for member in view.levelOrderViews() {
      for item in member.ownItems { forgetAll(of: item) }
      // This engine is not notified of changes outside of its tree, and the view may come back.
      member.fitting?.outdate()
    }
    // The view may have been the only reason for its superview to have an origin in the root.
    if !origins.isEmpty, let place = place(of: superview.itemState) { markIdle(place) }
  }

  /// Handles a new order of subviews, which decides what is broken in a conflict.
  func subviewsReordered() {
    fittings.change()
    if brokenRows.isEmpty { return }
    brokenRows.doubtAll()
    pending.noteChange()
  }

  func guideAdded(_ guide: LayoutGuide) {
    namesChanged()
    enlist(mistakesOf: guide.itemState)
    guard !guide.kind.hasQuantities, let owner = guide.owningView else { return }
    enlist(guidesOf: owner)
  }

  func guideRemoved(_ guide: LayoutGuide) {
    pending.noteChange()
    namesChanged()
    pass.noteLoss()
    forgetAll(of: guide.itemState)
  }

  func keyboardGuideChanged(_ guide: LayoutKeyboardGuide) {
    pending.noteChange()
    fittings.change()
    requireInsets(of: guide.itemState)
    if let owner = guide.owningView { noteMovedMargins(of: owner) }
  }
}

extension LayoutEngine {
  /// Registers the whole subtree of a view that is new to the engine.
  ///
  /// The rows of a view are written next to those of its descendants, and so are close to them in the solver too.
  func enlist(_ top: LayoutView) {
    insetViews.noteDoubt()
    let views = top.depthFirstViews()
    reserveItems(Int(views.count))
    views.forEach { enlist(one: $0) }
  }

  /// Registers subtrees that joined, each view once: a subtree within another listed one is registered with that.
  func enlist(joined tops: [ItemState]) {
    let listed = Set(tops)
    for top in tops.unique() {
      guard let view = top.view, view.liveEngine === self else { continue }
      if !view.selfAndAncestors.dropFirst().contains(where: { listed.contains($0.itemState) }) {
        enlist(view)
      }
    }
  }

  private func enlist(one view: LayoutView) {
    // Callers' code that ran for another view may have removed this one.
    if isAway(view) { return }
    if view.passMarks.contains(.hasHooks) {
      hooks.noteHooks()
      view.lookForOverrides()
      if isAway(view) { return }
      noteNotFiniteAlignment(of: view)
      if isAway(view) { return }
      if view.passMarks.contains(.hasOverrides) { hooks.noteOverrides(of: view) }
    }
    requireAll(of: view.itemState)
    enlist(mistakesOf: view.itemState)
    let hasGuides = view.hasGuides
    if hasGuides {
      for guide in view.guides {
        requireAll(of: guide.itemState)
        enlist(mistakesOf: guide.itemState)
      }
    }
    rejoin(insetsOf: view)
    if hasGuides { enlist(guidesOf: view) }
    if !view.storedTranslation { join(view.itemState) }
    // A pass of its former tree may have assigned it a frame, which was not restored when it left.
    let hasBeenPlaced = view.storedTranslation && view.placement != nil
    if hasBeenPlaced || pending.isFromScratch { frames.add(released: view.itemState) }
    if view.arrangement != nil { requireStack(view) }
  }

  private func enlist(mistakesOf item: ItemState) {
    if item.hasMistakes { mistakesChanged(item) }
  }

  /// Schedules the margins and baselines in an item's constraints to be read again.
  func requireInsets(of item: ItemState) {
    item.forEachMention { if $0.row.mentionsInsets { schedule(.insets, of: $0) } }
  }

  /// Registers the built-in guides of a view, which have no variables.
  private func enlist(guidesOf view: LayoutView) {
    guard view.guides.contains(where: { !$0.kind.hasQuantities }) else { return }
    enlist(insetsOf: view)
    noteMovedMargins(of: view)
    if view.guides.contains(where: { $0.kind == .readable }) { enlist(readableOf: view) }
  }

  /// Notes that the built-in guides of a view may have moved.
  func noteMovedMargins(of view: LayoutView) {
    if view.guides.contains(where: { !$0.kind.hasQuantities }) {
      pending.noteChange()
      if pending.isFresh { return }
      frames.add(movedMarginsOf: view.itemState)
    }
  }
}

/// The rest of the interface to the tree; see the other extensions.
extension LayoutEngine: TreeEngine {
  func dismiss() { pass.dismiss() }

  var hasHooks: Bool { hooks.hasHooks }

  func isCalling(_ view: LayoutView) -> Bool { hooks.call.view === view.itemState }

  func includes(_ item: ItemState) -> Bool { place(of: item) != nil }
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
