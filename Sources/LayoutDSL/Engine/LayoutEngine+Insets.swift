// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Safe areas and margins, which may depend on the frames that they are to determine.
extension LayoutEngine {
  /// Handles a frame that was set, which may change the insets of views.
  func insetsMayMove() {
    insetViews.noteMayHaveChanged()
    if insetViews[.provider].isEmpty, !fittings.dependOnInsets { return }
    fittings.invalidateAll()
    if !insetViews[.user].isEmpty { pending.noteChange() }
  }

  /// Whether no view of the tree passes insets to its descendants, and the engine has seen all of the tree.
  var hasNoInsetProviders: Bool {
    insetViews[.provider].isEmpty && !pending.isFresh && pending.subtrees.isEmpty
  }

  func insetsChanged(_ view: LayoutView) {
    fittingMayChange(at: view)
    // Without an inset state no row uses the insets of a view, and one that overrides them is registered when it joins.
    if view.insetState == nil ? view.margins.preserveSuperview : view.affectsDescendantInsets {
      register(insetProvider: view)
    }
    var memo = InsetMemo()
    insetsChanged(view, &memo)
  }

  /// Handles new insets of one of many views; frames do not change meanwhile.
  func insetsChanged(_ view: LayoutView, _ memo: inout InsetMemo) {
    insetsMayMove()
    guard let state = view.insetState, state.isRegistered(by: self, as: .user) else {
      return noteChangeOfAbsentItem()
    }
    var frames = MaskedFrames()
    let insets = view.insets(&memo) { currentFrame(of: $0, &frames) }.insets
    // Overridden margins may have moved the view to another tree.
    guard view.liveEngine === self else { return }
    applyInsets(state, of: view, to: insets.keepingExcess(of: state.current))
  }

  /// Registers a view whose insets reach its descendants.
  func register(insetProvider view: LayoutView) {
    if register(view, view.ownInsetState, as: .provider) { insetsMayMove() }
  }

  /// Registers a view whose insets are in use.
  ///
  /// The search for the insets starts at the present frames.
  func register(insetsOf view: LayoutView) {
    let state = view.ownInsetState
    if register(view, state, as: .user) { setInsets(of: state, to: initialInsets(of: view)) }
  }

  /// Lists a view in a role; false if it is listed already.
  func register(_ view: LayoutView, _ state: InsetState, as role: InsetState.Role) -> Bool {
    guard state.register(by: self, as: role) else { return false }
    let entry = InsetViews.Entry(state: view.itemState, number: state.registrationNumber(as: role))
    insetViews.add(entry, as: role) { hasLeft($0, as: role) }
    return true
  }

  /// Registers a view that joined, and that may have been in the tree before.
  func registerJoined(insetsOf view: LayoutView) {
    if view.affectsDescendantInsets { register(insetProvider: view) }
    // Another tree may have notified it of another safe area, or of margins in the other direction.
    if let reported = view.insetState?.reported,
      reported.safeArea != .zero || view.margins.followsDirection
    {
      insetViews.addReported(view.itemState)
      insetViews.noteReportsMayBeStale()
    }
    if let state = view.insetState, state.isRegistered(by: self, as: .user) {
      setInsets(of: state, to: initialInsets(of: view))
      if state.isRegistered(by: self, as: .readable) {
        state.startReadableWidth(in: initialWidth(of: view))
      }
    }
  }

  /// Returns the insets at the frames of the last pass; ancestors are visited only if a view passes insets on.
  private func initialInsets(of view: LayoutView) -> ViewInsets {
    if insetViews[.provider].isEmpty { return ViewInsets(margins: view.givenMargins) }
    // Frames do not change while rows are written, so that the memo can be shared.
    var memo = pass.isUnderWay ? insetViews.takeInitialMemo() : InsetMemo()
    defer { insetViews.setInitialMemo(memo) }
    if !pending.isFromScratch {
      return view.insets(&memo) { $0.hasNoFrame ? nil : $0.storedFrame }.insets
    }
    var frames = MaskedFrames()
    return view.insets(&memo) { initialFrame(of: $0, &frames) }.insets
  }

  /// Returns the width of the last pass or, in a pass from scratch, the one that the tree begins with.
  func initialWidth(of view: LayoutView) -> Double {
    var frames = MaskedFrames()
    return pending.isFromScratch
      ? initialFrame(of: view.itemState, &frames)?.width ?? 0 : view.storedFrame.width
  }

  /// Returns the frame that a pass from scratch begins with; nil for views that constraints place in a superview.
  ///
  /// The content of a scroll view has no extent yet, and masks place views in it accordingly.
  private func initialFrame(of item: ItemState, _ frames: inout MaskedFrames) -> Rect? {
    guard let view = item.view else { return .zero }
    if view.isPlacedInside { return nil }
    return frames.frame(of: view) { view in
      if !view.storedTranslation { return .zero }
      if view.parentView == nil { return view.storedFrame }
      return view.autoresizingMask.isEmpty ? view.placement?.frame ?? view.storedFrame : nil
    }
  }

  /// Reads insets from the solved frames, and schedules another round for those that are new.
  ///
  /// Insets flow down the tree: those of a view depend on frames of the view and its ancestors. There is nothing to
  /// read if no view passes insets on, or if no such frame has moved and no insets were set since the last reading.
  ///
  /// - Parameter isLast: Whether this is the last round, in which nothing is written.
  /// - Returns: The views whose insets still changed in the last round.
  /// - Complexity: O(1) if no frame that insets depend on has moved; else O(*k* + *a*) for *k* views whose insets are
  ///   in use and their *a* ancestors (in a last attempt *k* times their depth), and on top of that, for each view with
  ///   new insets, the constraints that mention it or its guides.
  func updateInsets(isLast: Bool) -> [ItemState] {
    insetViews.beginRound()
    if insetViews[.provider].isEmpty && insetViews[.readable].isEmpty { return [] }
    if !insetViews.mayHaveChanged { return [] }
    insetViews.beginReading()
    insetViews.remove(as: .user) { hasLeft($0, as: .user) }
    var unsettled: [ItemState] = []
    var memo = InsetMemo()
    var frames = MaskedFrames()
    var found: [(view: LayoutView, state: InsetState, insets: ViewInsets, depth: Int)] = []
    for owner in insetViews.followers {
      guard let view = owner.view, let state = view.insetState else { continue }
      counter.count(\.insetsRead)
      let entry = view.insets(&memo) { currentFrame(of: $0, &frames) }
      var insets = entry.insets
      if isCapped(view) { insets = insets.capped(at: view.maximumInsets) }
      if !state.isRegistered(by: self, as: .readable) { insets.excess = state.current.excess }
      state.setChanging(!insets.isClose(to: state.current))
      found.append((view, state, insets, entry.depth))
    }
    for (view, state, var insets, depth) in found {
      // An override that was called for the insets of one view may have removed others.
      if !state.isChanging || isAway(view) { continue }
      if state.isRegistered(by: self, as: .readable) {
        updateReadableWidth(of: view, state, &insets)
      }
      if insets.isClose(to: state.current) { continue }
      if !usesInsets(of: view) {
        // No row depends on them: they need no further round, and leave nothing unsettled.
        setInsets(of: state, to: insets)
        self.frames.add(movedGuidesOf: view.itemState)
      } else if isLast {
        unsettled.append(view.itemState)
      } else {
        let result = insets
        if insetViews.attempt.isExtrapolated, insetViews.mayDiverge {
          insets = insets.extrapolated(
            after: state.current, state.previous, resultOfPrevious: state.resultOfPrevious)
        }
        applyInsets(state, of: view, to: insets, resultOfPrevious: result)
        insetViews.noteChange(at: depth)
        if insetViews.mayDiverge { holdFrames(of: view) }
      }
    }
    for (_, state, _, _) in found { state.setChanging(false) }
    insetViews.remove(as: .provider) { hasLeft($0, as: .provider) }
    if !unsettled.isEmpty || mayReadOthers { insetViews.noteMayHaveChanged() }
    insetViews.endReading(memo)
    return unsettled
  }

  /// Notes whether a solve has changed columns of views whose frames insets depend on.
  func noteMoves(in columns: Span<Int32>) {
    for index in columns.indices {
      guard let itemIndex = items.index(ofColumn: columns[index]),
        let view = items.state(at: itemIndex)?.ownView
      else { continue }
      insetViews.noteMove(of: view)
      if insetViews.mayHaveChanged { return }
    }
  }

  /// Whether insets may be read differently next time though nothing has moved: those of readable guides, and those
  /// that callers' code returns.
  private var mayReadOthers: Bool {
    !insetViews[.readable].isEmpty
      || insetViews[.provider].contains { $0.view?.passMarks.contains(.hasOverrides) == true }
  }

  /// Whether a row of the solver depends on the insets of a view, or may.
  ///
  /// A view stays among the owners even if no constraint mentions its guide any more.
  private func usesInsets(of view: LayoutView) -> Bool {
    if view.arrangement?.isMarginsRelative == true { return true }
    if view.insetState?.isRegistered(by: self, as: .readable) == true { return true }
    return view.ownItems.contains { item in
      (item.view != nil || item.isInsetGuide)
        && item.hasMention { $0.usesInsets(of: item) }
    }
  }

  /// Stores insets, of which the view is to be notified at the end of the pass.
  private func setInsets(
    of state: InsetState, to insets: ViewInsets, resultOfPrevious: ViewInsets? = nil
  ) {
    state.setCurrent(insets, resultOfPrevious: resultOfPrevious)
    insetViews.noteNotificationDue()
  }

  /// Stores new insets, and schedules everything that depends on them.
  private func applyInsets(
    _ state: InsetState, of view: LayoutView, to insets: ViewInsets,
    resultOfPrevious: ViewInsets? = nil
  ) {
    let old = state.current
    setInsets(of: state, to: insets, resultOfPrevious: resultOfPrevious)
    fittings.invalidateAll()
    noteMovedInsetGuides(of: view)
    if !insets.safeArea.isClose(to: old.safeArea) {
      for guide in view.guides where guide.kind.followsSafeArea {
        scheduleInsets(of: guide.itemState)
      }
    }
    for guide in view.guides where guide.kind == .readable { scheduleInsets(of: guide.itemState) }
    if insets.margins.isClose(to: old.margins) { return }
    if view.arrangement?.isMarginsRelative == true { arrangementChanged(view) }
    scheduleInsets(of: view.itemState)
    for guide in view.guides where guide.kind == .margins { scheduleInsets(of: guide.itemState) }
  }

  /// Whether the pass under way has broken a row along a chain with insets in a constant.
  private var isBrokenByInsets: Bool {
    brokenRows.hasNew { member in
      switch member {
      case .constraint(let constraint): constraint.reference?.row.mentionsInsets ?? false
      case .engine(let sentence): sentence.state.view?.arrangement?.isMarginsRelative ?? false
      }
    }
  }

  /// Restarts insets from those of a pass from scratch, if a row with insets in a constant was broken or rounds do not
  /// converge (record 0376).
  ///
  /// - Parameter unsettled: The items that this attempt has left unsettled; if there are any, the next attempt begins.
  /// - Returns: Whether there are rows to be written for that.
  func restartInsets(after unsettled: [ItemState]) -> Bool {
    let isSwinging = !unsettled.isEmpty
    let isDoubtful = isSwinging || insetViews.wereUnsettled || isBrokenByInsets
    if insetViews[.provider].isEmpty || !isDoubtful { return false }
    insetViews.begin(isSwinging ? insetViews.attempt.next(after: unsettled) : .plain)
    insetViews.beginRound()
    var memo = InsetMemo()
    var frames = MaskedFrames()
    for owner in insetViews[.user] {
      guard let view = owner.view, let state = view.insetState,
        state.isRegistered(by: self, as: .user),
        usesInsets(of: view)
      else { continue }
      let entry = view.insets(&memo) { initialFrame(of: $0, &frames) }
      let insets = entry.insets.keepingExcess(of: state.current)
      if !insets.isClose(to: state.current) {
        applyInsets(state, of: view, to: insets)
        insetViews.noteChange(at: entry.depth)
      }
      state.forgetPrevious()
    }
    // Oscillating insets are continued from here, even if they were the same before.
    return isSwinging || !pending.isEmpty
  }

  /// Whether the insets of a view, or of an ancestor, are capped.
  private func isCapped(_ view: LayoutView) -> Bool {
    guard case .capped(let runaways) = insetViews.attempt else { return false }
    return view.selfAndAncestors.contains { runaways.contains(ObjectIdentifier($0.itemState)) }
  }

  /// Returns whether a listed view is gone, in another tree, listed again since, or no source of insets any more; if
  /// so, it may be listed again.
  private func hasLeft(_ listed: InsetViews.Entry, as role: InsetState.Role) -> Bool {
    guard let view = listed.state.view,
      listed.number == view.insetState?.registrationNumber(as: role)
    else { return true }
    if view.liveEngine === self, role != .provider || view.affectsDescendantInsets { return false }
    view.insetState?.unregister(by: self, as: role)
    return true
  }

  /// Returns the solved frame of a view or content area; for a view that takes no part, the frame that was set, or that
  /// its mask gives it in its superview's solved frame.
  private func currentFrame(of item: ItemState, _ frames: inout MaskedFrames) -> Rect {
    guard let view = item.view else { return currentContent(item) }
    return frames.frame(of: view) { view in
      if view.parentView == nil, view.storedTranslation { return view.storedFrame }
      if let index = index(of: view.itemState) {
        return finiteFrame(at: index) ?? view.storedFrame
      }
      let isMasked = view.parentView != nil && !view.autoresizingMask.isEmpty
      return isMasked && view.storedTranslation ? nil : view.storedFrame
    }
  }

  /// Returns the solved width of a view; for one that takes no part, that of its present frame.
  func currentWidth(of view: LayoutView) -> Double {
    var frames = MaskedFrames()
    return currentFrame(of: view.itemState, &frames).width
  }

  /// Returns the content area of a scroll view, with solved extents along the axes that rows mention.
  private func currentContent(_ item: ItemState) -> Rect {
    guard let guide = item.guide else { return .zero }
    let frame = index(of: item).flatMap(finiteFrame)
    return frame.map { contentArea($0, of: guide) } ?? guide.layoutFrame
  }
}

/// Readable content guides, whose width is the smaller of two.
extension LayoutEngine {
  func register(readableOf view: LayoutView) {
    guard let state = view.insetState, register(view, state, as: .readable) else { return }
    state.startReadableWidth(in: initialWidth(of: view))
  }

  /// Releases the views that their readable guides held in the last pass.
  func beginReadableWidths() {
    if insetViews[.readable].isEmpty { return }
    insetViews.remove(as: .readable) { hasLeft($0, as: .readable) }
    for owner in insetViews[.readable] {
      guard let view = owner.view, let state = view.insetState else { continue }
      if state.beginReadablePass() { widthLimitChanged(view) }
    }
  }

  /// Adapts the readable guide of a view to the solved width.
  ///
  /// It is not narrowed while insets of an ancestor change: the width may be far too large then, and a guide that is
  /// far too narrow contradicts its content.
  func updateReadableWidth(of view: LayoutView, _ state: InsetState, _ insets: inout ViewInsets) {
    let wasHeld = state.readable.isWidthLimited
    if insets.excess <= state.readable.excess
      || !view.selfAndAncestors.dropFirst().contains(where: { $0.insetState?.isChanging == true })
    {
      state.updateReadableWidth(for: insets.widthInsideMargins(in: currentWidth(of: view)))
    }
    insets.excess = state.readable.excess
    if state.readable.isWidthLimited != wasHeld { widthLimitChanged(view) }
  }

  /// Narrows the readable guide of a root before anything is solved, unless constraints decide its width.
  func narrowReadableGuide(ofRoot root: LayoutView) {
    guard root.storedTranslation, let state = root.insetState,
      state.isRegistered(by: self, as: .readable)
    else { return }
    var insets = state.current
    updateReadableWidth(of: root, state, &insets)
    if !insets.isClose(to: state.current) { applyInsets(state, of: root, to: insets) }
  }

  /// Handles a view that its readable guide holds from now on, or no longer.
  private func widthLimitChanged(_ view: LayoutView) {
    pending.noteChange()
    for guide in view.guides where guide.kind == .readable {
      pending.add(stack: guide.itemState)
    }
  }
}

extension ReadableWidth {
  /// Returns the row that limits a view to the width of its readable guide and its margins, if it has to be held.
  static func rows(of guide: LayoutGuide, in owner: LayoutView) -> [StackRow] {
    guard let state = owner.insetState, state.readable.isWidthLimited else { return [] }
    let frame = owner.alignmentInsets
    var form = LinearForm(
      constant: state.current.widthInsideMargins(in: frame.left + frame.right) - widest)
    form.add(.width, of: owner.itemState, times: 1)
    return [
      StackRow(
        key: StackRow.Key(kind: .fit, item: ObjectIdentifier(guide.itemState)), form: form,
        relation: .lessThanOrEqual, priority: holding)
    ]
  }
}
