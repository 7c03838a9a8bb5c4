// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What the tree says of views and guides.
extension LayoutEngine {
  func intrinsicSizeInvalidated(_ view: LayoutView) {
    let state = view.itemState
    fittingMayChange(at: view)
    if view.passMarks.contains(.hasHooks) { noteNotFiniteAlignment(of: view) }
    guard let place = place(of: state) else {
      noteUnknownChange()
      // What is in its bounds may be placed by its alignment rectangle, without a quantity of it.
      state.forEachMention { schedule(.insets, of: $0) }
      return
    }
    state.keep(nil)
    markStale(place)
    alignmentMayHaveChanged(place, of: view)
    if view.handsOnBaselines { requireBaselines(of: state, as: .structure) }
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

  /// Something changed about an item that the engine does not know.
  ///
  /// That matters if it knows none, after it has given up. What hooks change within the pass that gave up waits
  /// with it.
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
      for child in heir.children where child.statedDirection == nil {
        heirs.append(child)
      }
    }
    for heir in heirs where heir.margins.followsDirection && heir.passMarks.contains(.hasHooks) {
      heir.tellInsets()
    }
  }

  func frameWasSet(_ view: LayoutView) {
    noteMovedMargins(of: view)
    insetsMayMove()
    if view.storedTranslation { fittingMayChange(at: view.parentView) }
    if frames.isRounding { view.mark(.needsRounding) }
    guard let place = place(of: view.itemState) else { return noteUnknownChange() }
    if hooks.depth > 0, !view.storedTranslation {
      // It stays until the view is laid out again.
      view.insertMarks(.isOverridden)
      view.parentView?.insertMarks(.hasOverridden)
      return
    }
    pending.noteChange()
    touch(place)
    // Made now: the superview may have another size at the next pass.
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

  /// A view was hidden or shown; constraints hold for hidden views too, stack views pass over them.
  func visibilityChanged(_ view: LayoutView) {
    fittingMayChange(at: view)
    arrangedContentChanged(view, isVisibility: true)
  }

  func subtreeAdded(_ view: LayoutView) {
    pending.noteChange()
    namesChanged()
    hooks.noteAddition(to: view.itemState.parent)
    // What joins may bring marks of its own; they say nothing of the views above it now.
    fittingMayChange(at: view.parentView)
    if !pending.isFresh { pending.add(subtree: view.itemState) }
  }

  func subtreeRemoved(_ view: LayoutView, from superview: LayoutView) {
    pending.noteChange()
    // It may have given insets to others.
    insetViews.noteDoubt()
    namesChanged()
    pass.noteLoss()
    fittingMayChange(at: superview)
    for member in view.subtree() {
      for item in member.ownItems { forgetAll(of: item) }
      // Nobody tells of changes outside, and the view may come back.
      member.fitting?.outdate()
    }
    // The view may have been the only reason to know where its superview is.
    if !origins.isEmpty, let place = place(of: superview.itemState) { markIdle(place) }
  }

  /// The subviews of a view have another order, which tells what is broken in a conflict.
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
  /// Takes in everything below a view that is new to the engine.
  ///
  /// The rows of a view come together with those of what is in it, in the solver too.
  func enlist(_ top: LayoutView) {
    insetViews.noteDoubt()
    let views = top.branches()
    reserveItems(Int(views.count))
    views.forEach { enlist(one: $0) }
  }

  /// Takes in subtrees that joined, each view once: a view that was put into another one which is listed comes
  /// with that one.
  func enlist(joined tops: [ItemState]) {
    let listed = Set(tops)
    for top in tops.unique() {
      guard let view = top.view, view.liveEngine === self else { continue }
      if !view.wayToRoot.dropFirst().contains(where: { listed.contains($0.itemState) }) {
        enlist(view)
      }
    }
  }

  private func enlist(one view: LayoutView) {
    // What was called for another view may have taken this one away.
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
    // Where it was before, a pass may have given it another frame, which nobody took back when it left.
    let hasBeenPlaced = view.storedTranslation && view.placement != nil
    if hasBeenPlaced || pending.isFromScratch { frames.add(released: view.itemState) }
    if view.arrangement != nil { requireStack(view) }
  }

  private func enlist(mistakesOf item: ItemState) {
    if item.hasMistakes { mistakesChanged(item) }
  }

  /// Asks for the margins and baselines of an item's constraints to be read again.
  func requireInsets(of item: ItemState) {
    item.forEachMention { if $0.row.mentionsInsets { schedule(.insets, of: $0) } }
  }

  /// Takes in the guides that a view has of itself.
  private func enlist(guidesOf view: LayoutView) {
    guard view.guides.contains(where: { !$0.kind.hasQuantities }) else { return }
    enlist(insetsOf: view)
    noteMovedMargins(of: view)
    if view.guides.contains(where: { $0.kind == .readable }) { enlist(readableOf: view) }
  }

  /// Notes that the guides that a view has of itself may be somewhere else.
  func noteMovedMargins(of view: LayoutView) {
    if view.guides.contains(where: { !$0.kind.hasQuantities }) {
      pending.noteChange()
      if pending.isFresh { return }
      frames.add(movedMarginsOf: view.itemState)
    }
  }
}

/// The tree tells the engine of its changes; see the other extensions.
extension LayoutEngine: TreeEngine {
  func dismiss() { pass.dismiss() }

  var hasHooks: Bool { hooks.hasHooks }

  func isCalling(_ view: LayoutView) -> Bool { hooks.call.view === view.itemState }

  func takesPart(_ item: ItemState) -> Bool { place(of: item) != nil }
}

extension LayoutView: EngineMaking {
  final func makeEngineIfNeeded() -> any TreeEngine { LayoutEngine.engine(of: rootView) }
}

// What the tree keeps for the engine, with its type: no other type conforms to `TreeEngine`, and only
// `fitting` calls `keepFitting(_:)`.
extension LayoutView {
  /// The engine of the tree, if it had a pass.
  final var liveEngine: LayoutEngine? {
    treeEngine as? LayoutEngine
  }

  /// The engine, at the root of a tree that had a pass.
  final var engine: LayoutEngine? {
    get { parentView == nil ? liveEngine : nil }
    set {
      guard parentView == nil else { return }
      leaveEnded()
      context.setEngine(newValue)
    }
  }

  /// What found the view's fitting sizes, if it was asked for any.
  final var fitting: FittingSolver? {
    get { fittingMemo as? FittingSolver }
    set { keepFitting(newValue) }
  }
}
