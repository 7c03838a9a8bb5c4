// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Safe areas and margins, which may depend on the frames that they are to determine.
extension LayoutEngine {
  /// A frame was set: insets of views may reach elsewhere.
  func insetsMayMove() {
    insetViews.noteDoubt()
    if insetViews[.source].isEmpty, !fittings.goByInsets { return }
    fittings.change()
    if !insetViews[.owner].isEmpty { pending.noteChange() }
  }

  /// Whether no view of the tree gives insets to those below, as far as the engine has seen the tree.
  var knowsOfNoInsets: Bool {
    insetViews[.source].isEmpty && !pending.isFresh && pending.subtrees.isEmpty
  }

  func insetsChanged(_ view: LayoutView) {
    fittingMayChange(at: view)
    // Nothing goes by the insets of a view that keeps none yet, and one that overrides them is listed when it joins.
    if view.insetState == nil ? view.margins.preserveSuperview : view.givesInsets {
      list(insetSource: view)
    }
    var memo = InsetMemo()
    insetsChanged(view, &memo)
  }

  /// One of many views has other insets; frames stay the same meanwhile.
  func insetsChanged(_ view: LayoutView, _ memo: inout InsetMemo) {
    insetsMayMove()
    guard let state = view.insetState, state.isListed(by: self, as: .owner) else {
      return noteUnknownChange()
    }
    var frames = MaskedFrames()
    let insets = view.insets(&memo) { currentFrame(of: $0, &frames) }.insets
    settle(state, of: view, to: insets.keepingExcess(of: state.settled))
  }

  /// Takes in a view that gives insets to those below.
  func list(insetSource view: LayoutView) {
    if list(view, view.ownInsetState, as: .source) { insetsMayMove() }
  }

  /// Takes in a view whose insets something goes by.
  ///
  /// The frames that it has now are where the search for the insets begins.
  func enlist(insetsOf view: LayoutView) {
    let state = view.ownInsetState
    if list(view, state, as: .owner) { settle(state, at: firstInsets(of: view)) }
  }

  /// Lists a view; false if it is listed already.
  func list(_ view: LayoutView, _ state: InsetState, as role: InsetState.Role) -> Bool {
    guard state.enter(self, as: role) else { return false }
    let entry = InsetViews.Entry(state: view.itemState, number: state.listingNumber(as: role))
    insetViews.add(entry, as: role) { hasLeft($0, as: role) }
    return true
  }

  /// A view joined; it may have been here before.
  func rejoin(insetsOf view: LayoutView) {
    if view.givesInsets { list(insetSource: view) }
    // Elsewhere it may have been told of another safe area, or of margins the other way round.
    if let told = view.insetState?.told, told.safeArea != .zero || view.margins.followsDirection {
      insetViews.note(told: view.itemState)
      insetViews.noteTellingDoubt()
    }
    if let state = view.insetState, state.isListed(by: self, as: .owner) {
      settle(state, at: firstInsets(of: view))
      if state.isListed(by: self, as: .readable) {
        state.startReadableWidth(in: firstWidth(of: view))
      }
    }
  }

  /// The insets with the frames of the last pass; without a climb where no view gives any.
  private func firstInsets(of view: LayoutView) -> ViewInsets {
    if insetViews[.source].isEmpty { return ViewInsets(margins: view.givenMargins) }
    // Frames stay what they are while rows are written.
    var memo = pass.isUnderWay ? insetViews.takeFirst() : InsetMemo()
    defer { insetViews.keepFirst(memo) }
    if !pending.isFromScratch {
      return view.insets(&memo) { $0.hasNoFrame ? nil : $0.storedFrame }.insets
    }
    var frames = MaskedFrames()
    return view.insets(&memo) { firstFrame(of: $0, &frames) }.insets
  }

  /// The width of the last pass; in a pass from scratch the one that the tree begins with.
  func firstWidth(of view: LayoutView) -> Double {
    var frames = MaskedFrames()
    return pending.isFromScratch
      ? firstFrame(of: view.itemState, &frames)?.width ?? 0 : view.storedFrame.width
  }

  /// The frame that a pass from scratch begins with: nil for what constraints place in a superview, which is nowhere yet.
  ///
  /// Nor has the content of scroll views an extent, and what masks place goes by that.
  private func firstFrame(of item: ItemState, _ frames: inout MaskedFrames) -> Rect? {
    guard let view = item.view else { return .zero }
    if view.isPlacedInside { return nil }
    return frames.frame(of: view) { view in
      if !view.storedTranslation { return .zero }
      if view.parentView == nil { return view.storedFrame }
      return view.autoresizingMask.isEmpty ? view.placement?.frame ?? view.storedFrame : nil
    }
  }

  /// Reads insets from the frames that were found, and asks for another round where they are new.
  ///
  /// Insets flow down the tree, those of a view depend on frames of the view and its ancestors. Where
  /// no view gives any there is nothing to read, nor where none of these has moved since, and nobody has given others.
  ///
  /// - Parameter isLast: Whether there is no other round: nothing is written then.
  /// - Returns: The views whose insets came out another way in the last round.
  /// - Complexity: O(1) where nothing that insets go by has moved; else O(*k* + *a*) for *k* views whose insets something
  ///   goes by and their *a* ancestors (in a last attempt *k* times their depth), and on top of that, for each view
  ///   whose insets are new, the constraints that mention it or its guides.
  func settleInsets(isLast: Bool) -> [ItemState] {
    insetViews.beginRound()
    if insetViews[.source].isEmpty && insetViews[.readable].isEmpty { return [] }
    if !insetViews.isInDoubt { return [] }
    insetViews.beginReading()
    insetViews.remove(as: .owner) { hasLeft($0, as: .owner) }
    var unsettled: [ItemState] = []
    var memo = InsetMemo()
    var frames = MaskedFrames()
    var found: [(view: LayoutView, state: InsetState, insets: ViewInsets, depth: Int)] = []
    for owner in insetViews[.source].isEmpty ? insetViews[.readable] : insetViews[.owner] {
      guard let view = owner.view, let state = view.insetState else { continue }
      counter.count(\.insetsRead)
      let entry = view.insets(&memo) { currentFrame(of: $0, &frames) }
      var insets = entry.insets
      if hasRunAway(view) { insets = insets.capped(at: view.mostInsets) }
      if !state.isListed(by: self, as: .readable) { insets.excess = state.settled.excess }
      state.setMoving(!insets.isClose(to: state.settled))
      found.append((view, state, insets, entry.depth))
    }
    for (view, state, var insets, depth) in found {
      // A member that was asked for the insets of one may have taken others away.
      if !state.isMoving || isAway(view) { continue }
      if state.isListed(by: self, as: .readable) { followReadableWidth(of: view, state, &insets) }
      if insets.isClose(to: state.settled) { continue }
      if !isGoneBy(insetsOf: view) {
        // It asks for no round, and is no trouble in the last one.
        settle(state, at: insets)
        self.frames.add(movedMarginsOf: view.itemState)
      } else if isLast {
        unsettled.append(view.itemState)
      } else {
        let led = insets
        if insetViews.attempt.isDamped, insetViews.mayRunAway {
          insets = insets.damped(after: state.settled, state.before, led: state.led)
        }
        settle(state, of: view, to: insets, led: led)
        insetViews.noteSettled(at: depth)
        if insetViews.mayRunAway { holdFrames(of: view) }
      }
    }
    for (_, state, _, _) in found { state.setMoving(false) }
    insetViews.remove(as: .source) { hasLeft($0, as: .source) }
    if !unsettled.isEmpty || mayReadOthers { insetViews.noteDoubt() }
    insetViews.endReading(memo)
    return unsettled
  }

  /// Looks whether columns that a solve has changed are of views that insets go by.
  func noteMoves(in columns: Span<Int32>) {
    for index in columns.indices {
      guard let place = items.place(ofColumn: columns[index]),
        let view = items.state(at: place)?.ownView
      else { continue }
      insetViews.noteMove(of: view)
      if insetViews.isInDoubt { return }
    }
  }

  /// Whether insets may be read another way next time though nothing has moved: of readable widths, and where callers'
  /// code is asked.
  private var mayReadOthers: Bool {
    !insetViews[.readable].isEmpty
      || insetViews[.source].contains { $0.view?.passMarks.contains(.hasOverrides) == true }
  }

  /// Whether a row of the solver goes by the insets of a view, or may.
  ///
  /// A guide of the view that no constraint mentions any more has it stand among the owners, too.
  private func isGoneBy(insetsOf view: LayoutView) -> Bool {
    if view.arrangement?.isMarginsRelative == true { return true }
    if view.insetState?.isListed(by: self, as: .readable) == true { return true }
    return view.ownItems.contains { item in
      (item.view != nil || item.isInsetGuide)
        && item.hasMention { $0.goesByInsets(of: item) }
    }
  }

  /// Writes down insets, which the view is to be told of at the end of the pass.
  private func settle(_ state: InsetState, at insets: ViewInsets, led: ViewInsets? = nil) {
    state.settle(at: insets, led: led)
    insetViews.noteUntold()
  }

  /// Writes down new insets, and asks for what goes by them.
  private func settle(
    _ state: InsetState, of view: LayoutView, to insets: ViewInsets, led: ViewInsets? = nil
  ) {
    let old = state.settled
    settle(state, at: insets, led: led)
    fittings.change()
    noteMovedMargins(of: view)
    if !insets.safeArea.isClose(to: old.safeArea) {
      for guide in view.guides where guide.kind.followsSafeArea {
        requireInsets(of: guide.itemState)
      }
    }
    for guide in view.guides where guide.kind == .readable { requireInsets(of: guide.itemState) }
    if insets.margins.isClose(to: old.margins) { return }
    if view.arrangement?.isMarginsRelative == true { arrangementChanged(view) }
    requireInsets(of: view.itemState)
    for guide in view.guides where guide.kind == .margins { requireInsets(of: guide.itemState) }
  }

  /// Whether the pass under way has broken a row along a chain in which insets go into a constant.
  private var isBrokenByInsets: Bool {
    brokenRows.hasNew { member in
      switch member {
      case .constraint(let constraint): constraint.reference?.row.mentionsInsets ?? false
      case .engine(let sentence): sentence.state.view?.arrangement?.isMarginsRelative ?? false
      }
    }
  }

  /// Lets insets begin where those of a pass from scratch do, if something was broken by what goes by them,
  /// or if rounds come to no end (record 0376).
  ///
  /// - Parameter unsettled: What the rounds of this attempt have left unsettled: then the next one is made.
  /// - Returns: Whether there are rows to be written for that.
  func beginInsetsAnew(after unsettled: [ItemState]) -> Bool {
    let isSwinging = !unsettled.isEmpty
    let isDoubtful = isSwinging || insetViews.wereUnsettled || isBrokenByInsets
    if insetViews[.source].isEmpty || !isDoubtful { return false }
    insetViews.begin(isSwinging ? insetViews.attempt.next(after: unsettled) : .plain)
    insetViews.beginRound()
    var memo = InsetMemo()
    var frames = MaskedFrames()
    for owner in insetViews[.owner] {
      guard let view = owner.view, let state = view.insetState,
        state.isListed(by: self, as: .owner),
        isGoneBy(insetsOf: view)
      else { continue }
      let entry = view.insets(&memo) { firstFrame(of: $0, &frames) }
      let insets = entry.insets.keepingExcess(of: state.settled)
      if !insets.isClose(to: state.settled) {
        settle(state, of: view, to: insets)
        insetViews.noteSettled(at: entry.depth)
      }
      state.forgetBefore()
    }
    // What swings is gone on with from here even if it stood here last.
    return isSwinging || !pending.isEmpty
  }

  /// Whether the insets of a view, or of one that it is in, are capped.
  private func hasRunAway(_ view: LayoutView) -> Bool {
    guard case .capped(let runaways) = insetViews.attempt else { return false }
    return view.wayToRoot.contains { runaways.contains(ObjectIdentifier($0.itemState)) }
  }

  /// Whether a view is gone, in another tree, listed anew since, or gives no insets any more; if so, it may be listed
  /// again.
  private func hasLeft(_ listed: InsetViews.Entry, as role: InsetState.Role) -> Bool {
    guard let view = listed.state.view,
      listed.number == view.insetState?.listingNumber(as: role)
    else { return true }
    if view.liveEngine === self, role != .source || view.givesInsets { return false }
    view.insetState?.leave(self, as: role)
    return true
  }

  /// The frame that the solver found, or the one of a view which takes no part: that was given, or its mask
  /// puts it there in the superview as it is found; or the content of a scroll view.
  private func currentFrame(of item: ItemState, _ frames: inout MaskedFrames) -> Rect {
    guard let view = item.view else { return currentContent(item) }
    return frames.frame(of: view) { view in
      if view.parentView == nil, view.storedTranslation { return view.storedFrame }
      if let place = place(of: view.itemState) {
        return finiteFrame(at: place) ?? view.storedFrame
      }
      let isMasked = view.parentView != nil && !view.autoresizingMask.isEmpty
      return isMasked && view.storedTranslation ? nil : view.storedFrame
    }
  }

  /// The width that the solver found, or the one of a view which takes no part.
  func currentWidth(of view: LayoutView) -> Double {
    var frames = MaskedFrames()
    return currentFrame(of: view.itemState, &frames).width
  }

  /// The area of a scroll view's content as the solver found it, along an axis that rows mention.
  private func currentContent(_ item: ItemState) -> Rect {
    guard let guide = item.guide else { return .zero }
    let frame = place(of: item).flatMap(finiteFrame)
    return frame.map { contentArea($0, of: guide) } ?? guide.layoutFrame
  }
}

/// Readable content guides, whose width is the smaller of two.
extension LayoutEngine {
  /// Takes in a view that has a readable content guide.
  func enlist(readableOf view: LayoutView) {
    guard let state = view.insetState, list(view, state, as: .readable) else { return }
    state.startReadableWidth(in: firstWidth(of: view))
  }

  /// Lets go of views that were held in the last pass.
  func beginReadableWidths() {
    if insetViews[.readable].isEmpty { return }
    insetViews.remove(as: .readable) { hasLeft($0, as: .readable) }
    for owner in insetViews[.readable] {
      guard let view = owner.view, let state = view.insetState else { continue }
      if state.beginReadablePass() { holdingChanged(view) }
    }
  }

  /// Narrows the readable guide of a view to the width that was found.
  ///
  /// Not where something above moves: the width may be far too large then, and a guide that is far too
  /// narrow contradicts what is in it.
  func followReadableWidth(of view: LayoutView, _ state: InsetState, _ insets: inout ViewInsets) {
    let wasHeld = state.readable.isHeld
    if insets.excess <= state.readable.excess
      || !view.wayToRoot.dropFirst().contains(where: { $0.insetState?.isMoving == true })
    {
      state.followReadableWidth(insets.room(in: currentWidth(of: view)))
    }
    insets.excess = state.readable.excess
    if state.readable.isHeld != wasHeld { holdingChanged(view) }
  }

  /// Narrows the readable guide of a root before anything is solved, unless constraints decide its width.
  func narrowReadableGuide(ofRoot root: LayoutView) {
    guard root.storedTranslation, let state = root.insetState,
      state.isListed(by: self, as: .readable)
    else { return }
    var insets = state.settled
    followReadableWidth(of: root, state, &insets)
    if !insets.isClose(to: state.settled) { settle(state, of: root, to: insets) }
  }

  /// A view is held by its readable guide, or no longer.
  private func holdingChanged(_ view: LayoutView) {
    pending.noteChange()
    for guide in view.guides where guide.kind == .readable {
      pending.add(stack: guide.itemState)
    }
  }
}

extension ReadableWidth {
  /// The row that holds a view down to the width of its readable guide and its margins, if it has to be.
  static func rows(of guide: LayoutGuide, in owner: LayoutView) -> [StackRow] {
    guard let state = owner.insetState, state.readable.isHeld else { return [] }
    let frame = owner.alignmentInsets
    var form = LinearForm(
      constant: state.settled.room(in: frame.left + frame.right) - widest)
    form.add(.width, of: owner.itemState, times: 1)
    return [
      StackRow(
        key: StackRow.Key(kind: .fit, item: ObjectIdentifier(guide.itemState)), form: form,
        relation: .lessThanOrEqual, priority: holding)
    ]
  }
}
