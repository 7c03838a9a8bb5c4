// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Calling `updateConstraints()` and `layoutSubviews()`.
///
/// A walk goes from a view to what is marked below it and decides at each view when it gets there, so
/// that a hook may mark, add and remove whatever it likes. What is marked behind the walk's back is
/// left to the next round.
extension LayoutEngine {
  /// Whether something is left to do: for the solver, for the hooks, or for the frames.
  func isUnsettled(_ root: LayoutView) -> Bool {
    !pending.isEmpty || !frames.isEmpty || insetViews.isTellingDue(hasHooks: hooks.hasHooks)
      || root.passMarks.hasAny(of: [.constraints, .layout, .rounding])
  }

  /// Calls `updateConstraints()` of the marked views of the tree below `top`, the lowest first.
  ///
  /// - Complexity: O(*k*) for the *k* subviews of the views that are marked or above one that is.
  func updateConstraints(below top: LayoutView) {
    guard top.passMarks.hasAny(of: .constraints), hooks.mayBegin else { return }
    // A tree that a hook puts into another has no engine any more, and no hooks are called.
    let root = top.rootView
    let base = hooks.begin(at: top)
    while let step = hooks.next(above: base) {
      let view = step.view
      if step.isExit { view.removeMarks(.awaitsUpdate) }
      guard mayCallHooks(of: view) else { continue }
      if step.isExit {
        callUpdateConstraints(of: view)
        continue
      }
      let children = view.children
      if isNew(view) {
        view.enterWindow(of: root)
        guard mayCallHooks(of: view) else { continue }
      }
      view.insertMarks(.awaitsUpdate)
      view.removeMarks(.constraintsBelow)
      hooks.push(HookWalk.Step(view: view, isExit: true))
      // What a view adds when it enters waits for the next round: it may add something, too.
      push(childrenLeft(of: view, from: children), with: .constraints)
    }
  }

  /// Calls `layoutSubviews()` of the marked views of the tree below `top`, the uppermost first.
  ///
  /// - Parameter change: The number of the last change that all of these hooks have to see.
  /// - Complexity: O(*k*) for the *k* subviews of the views that are marked or above one that is.
  func layOutSubviews(below top: LayoutView, after change: Int) {
    guard top.passMarks.hasAny(of: .layout), hooks.mayBegin else { return }
    let base = hooks.begin(at: top, after: change)
    while let step = hooks.next(above: base) {
      let view = step.view
      guard mayCallHooks(of: view) else { continue }
      if isNew(view) {
        // Its `updateConstraints()` comes first, in the next round. Laid out now it might add a view that
        // would be laid out now, without an end.
        view.spreadMarks()
        continue
      }
      view.removeMarks(.layoutBelow)
      let change = callLayoutSubviews(of: view, after: step.change)
      push(view.children, with: .layout, after: change)
    }
  }

  /// Whether no `updateConstraints()` walk has come to a view of a caller's class yet.
  private func isNew(_ view: LayoutView) -> Bool {
    view.passMarks.contains(.hasHooks) && !view.itemState.isInWindow
  }

  /// The subviews of a view that it had before; the others are marked for the next walk.
  private func childrenLeft(of view: LayoutView, from before: [LayoutView]) -> [LayoutView] {
    let now = view.children
    if now.count == before.count, now.elementsEqual(before, by: ===) { return now }
    let known = Set(before.map(ObjectIdentifier.init))
    for child in now where !known.contains(ObjectIdentifier(child)) { child.spreadMarks() }
    return now.filter { known.contains(ObjectIdentifier($0)) }
  }

  /// Whether a view that a walk has come to is still in the tree.
  ///
  /// One that left takes its marks along: what is above it now has to know.
  private func mayCallHooks(of view: LayoutView) -> Bool {
    if view.liveEngine === self { return true }
    view.spreadMarks()
    return false
  }

  private func push(_ children: [LayoutView], with marks: PassMarks, after change: Int = 0) {
    for child in children.reversed() where child.passMarks.hasAny(of: marks) {
      hooks.push(HookWalk.Step(view: child, change: change))
    }
  }

  private func callUpdateConstraints(of view: LayoutView) {
    guard begin(.isUpdatingConstraints, of: view, askedFor: .needsConstraints) else { return }
    counter.count(\.constraintUpdates)
    let outer = hooks.begin(HookWalk.Call(view: view.itemState))
    view.updateConstraints()
    hooks.goOn(with: outer)
    view.removeMarks(.isUpdatingConstraints)
  }

  /// Calls `layoutSubviews()` of a view, if it was asked for.
  ///
  /// What hooks of views elsewhere have changed waits for the next round: each of a thousand cells would otherwise solve
  /// what the one before it has changed.
  ///
  /// - Parameter change: The number of the last change above the view.
  /// - Returns: The number of the last one above its subviews.
  private func callLayoutSubviews(of view: LayoutView, after change: Int) -> Int {
    guard begin(.isLayingOut, of: view, askedFor: .needsLayout) else { return change }
    counter.count(\.subviewLayouts)
    let before = pending.changeCount
    let unconcerning = change > pending.solvedCount ? pending.solvedCount : before
    let outer = hooks.begin(
      HookWalk.Call(view: view.itemState, unconcerning: unconcerning, start: before))
    view.layoutSubviews()
    hooks.goOn(with: outer)
    view.removeMarks(.isLayingOut)
    return pending.changeCount > before ? pending.changeCount : change
  }

  /// Whether a hook of the view is to be called now; if so, notes that it is.
  private func begin(_ hook: PassMarks, of view: LayoutView, askedFor asked: PassMarks) -> Bool {
    guard view.passMarks.contains(asked) else { return false }
    // Called from its own hook it would never end; the next round takes it up.
    if view.passMarks.contains(hook) || hooks.isOverrun {
      view.spreadMarks()
      return false
    }
    view.removeMarks(asked)
    view.insertMarks(hook)
    hooks.noteCall(of: view.itemState)
    return true
  }
}

/// What hooks do to frames, and passes to what hooks see.
extension LayoutEngine {
  /// What the library's own `layoutSubviews()` does: the subviews go where constraints put them.
  ///
  /// The view is not asked to be laid out again for that: what its hook does next sees them there. Where hooks have had the solver
  /// run for much, the view is laid out in the next round instead, in which all that they have changed is solved at once.
  func placeSubviews(of view: LayoutView) {
    guard hooks.depth > 0, !pass.isUnderWay else { return }
    let isAskedFor = view.passMarks.contains(.needsLayout)
    if !pending.isEmpty, isConcerned(view) {
      if postpones(view) { return }
      solveWithinHook(view.rootView)
    }
    if view.passMarks.contains(.hasOverridden) {
      view.removeMarks(.hasOverridden)
      for child in view.children where child.passMarks.contains(.isOverridden) {
        if let place = place(of: child.itemState) { touch(place) }
      }
    }
    // What is not solved yet has no frames: a view that another hook has put elsewhere would go back.
    if pending.isEmpty, frames.areLeft { assignFrames(view.rootView) }
    if !isAskedFor { view.removeMarks(.needsLayout) }
    announceFrames()
  }

  /// Whether the view whose hook is called is laid out in the next round again; if so, it is marked for that.
  private func postpones(_ view: LayoutView) -> Bool {
    guard hooks.postpones(view.itemState, among: Int(items.count)) else { return false }
    view.markChangedLayout()
    return true
  }

  /// Does what is pending because a hook asks for it, and notes how much that moved.
  func solveWithinHook(_ root: LayoutView) {
    if pending.isEmpty { return }
    let before = counter.work.valuesRead
    bringUpToDate(root)
    hooks.noteSolve(moving: counter.work.valuesRead - before)
  }

  /// Whether the hook of a view has to see what has changed.
  ///
  /// It has where the hook has changed something itself, where a constraint of the view or of a subview waits, and where what
  /// is above it has changed something. In a view with nothing to be placed in it, as a label, the last counts for constraints alone,
  /// and for a few views of a round: in a list each label would have a change of its own cell solved.
  ///
  /// - Complexity: O(constraints of the view and its subviews).
  private func isConcerned(_ view: LayoutView) -> Bool {
    if pending.changeCount > hooks.call.start { return true }
    let isBelow = pending.changeCount > hooks.call.unconcerning
    if isBelow, !view.children.isEmpty || view.hasGuides { return true }
    if view.awaitsWork || view.children.contains(where: \.awaitsWork) { return true }
    return isBelow && !pending.constraints.isEmpty && hooks.maySolve(among: Int(items.count))
  }

  /// Whether a hook that asks for a pass over a view goes on with the frames that there are.
  ///
  /// Where it lays out its own view, or a view below that, it does if nothing that waits concerns the view: neither the
  /// hook nor those of the views above it have changed something, nor has another about what is in the view. If the hook
  /// has, and hooks have had the solver run for much, its own view is laid out in the next round again, as in
  /// ``placeSubviews(of:)``.
  ///
  /// - Complexity: O(constraints of the views that are in `view`).
  func leavesToNextRound(_ view: LayoutView) -> Bool {
    let call = hooks.call
    guard let caller = call.view?.view, view.isDescendant(of: caller) else { return false }
    if pending.changeCount > call.start { return postpones(caller) }
    return pending.changeCount <= call.unconcerning && !awaitsWork(in: view)
  }

  /// Whether something is to be solved for what is in a view.
  private func awaitsWork(in view: LayoutView) -> Bool {
    if pending.hasLate({ $0.ownView?.isDescendant(of: view) == true }) { return true }
    return view.subtree().contains { member in
      member.awaitsWork
        || member.ownItems.contains { item in
          place(of: item).map { items[$0].has(.stale) || items[$0].has(.unmeasured) } ?? false
        }
    }
  }

  /// A pass gave a view another frame: hooks are to be called, and the pass may have to go back.
  func noteAssignment(to view: LayoutView, from before: Rect) {
    if view.storedFrame == before { return }
    insetViews.noteTellingDoubt()
    frames.note(before, view.storedFrame, of: view.itemState)
    noteUnannounced(before, of: view.itemState)
    if view.storedFrame.size != before.size { view.markChangedLayout() }
    view.parentView?.markChangedLayout()
  }

  /// Notes that a view, or the content of one, has another frame than before, if its class may override how that is set.
  func noteUnannounced(_ before: Rect, of item: ItemState) {
    if item.ownView?.passMarks.contains(.hasHooks) == true {
      frames.add(unannounced: before, of: item)
    }
  }

  /// Sets the bounds, centres and content sizes that a pass has assigned, where a class may override that.
  ///
  /// All frames are in place by then, but for the view that is being told, which goes back to its old one for a moment.
  /// What an override does counts as done by a hook.
  func announceFrames() {
    guard hooks.mayBegin else { return }
    let changes = frames.takeUnannounced()
    if changes.isEmpty { return }
    let outer = hooks.beginSetting()
    defer { hooks.endSetting(outer) }
    for change in changes {
      let (item, count) = (change.item, pending.changeCount)
      guard let view = item.ownView, view.liveEngine === self else { continue }
      if item === view.itemState {
        let assigned = view.storedFrame
        view.announceFrame(after: change.before, by: self)
        // A setter may set something else than it was given, which goes back with the rest.
        if view.storedFrame != assigned { frames.note(assigned, view.storedFrame, of: item) }
      } else {
        view.announceContentSize(after: change.before.size)
      }
      if pending.changeCount > count { hooks.noteCall(of: view.itemState) }
    }
  }

  /// Puts every frame that the pass assigned back to where it was; frames that hooks have set since, of views that constraints
  /// place, stay, and those of views that are in another tree by now.
  func takeBackFrames() {
    if !frames.assignments.isEmpty { insetViews.noteTellingDoubt() }
    for assignment in frames.assignments.reversed() {
      let place = place(of: assignment.item)
      if let place { touch(place) }
      if let view = assignment.item.view {
        guard view.liveEngine === self, place == nil || view.storedFrame == assignment.after
        else { continue }
        if place == nil { frames.add(released: assignment.item) }
        let size = view.storedFrame.size
        noteUnannounced(view.storedFrame, of: view.itemState)
        view.moveWithoutNotice(to: assignment.before)
        follow(view, from: size)
      } else if place != nil, let guide = assignment.item.guide {
        if guide.kind == .content { noteUnannounced(guide.layoutFrame, of: assignment.item) }
        guide.layoutFrame = assignment.before
      }
    }
    // Whoever asks for a pass now would have the frames back that have just been taken back.
    pass.begin()
    announceFrames()
    pass.end()
  }
}

extension LayoutView {
  /// Whether something is to be done for a constraint of the view.
  fileprivate final var awaitsWork: Bool {
    var awaits = false
    itemState.forEachRow { if !$0.row.engine.work.isEmpty { awaits = true } }
    return awaits
  }
}
