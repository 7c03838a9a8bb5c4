// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Calling `updateConstraints()` and `layoutSubviews()`.
///
/// A walk visits the marked descendants of a view and reads the marks of each view on arrival, so that hooks may mark,
/// add and remove views freely. Views that are marked after the walk has passed them wait for the next round.
extension LayoutEngine {
  /// Whether the solver, the hooks or the frames have work left.
  func isUnsettled(_ root: LayoutView) -> Bool {
    !pending.isEmpty || !frames.isEmpty || insetViews.isNotificationDue(hasHooks: hooks.hasHooks)
      || root.passMarks.hasAny(of: [.constraints, .layout, .rounding])
  }

  /// Calls `updateConstraints()` of the marked views in the subtree of `top`, descendants first.
  ///
  /// - Complexity: O(*k*) for the *k* subviews of the views that are marked or have marked descendants.
  func updateConstraints(below top: LayoutView) {
    guard top.passMarks.hasAny(of: .constraints), hooks.mayBegin else { return }
    // Once a hook moves the tree into another one, its engine is dismissed and no more hooks are called.
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
      let children = view.storedSubviews
      if isNew(view) {
        view.enterWindow(of: root)
        guard mayCallHooks(of: view) else { continue }
      }
      view.insertMarks(.awaitsUpdate)
      view.removeMarks(.constraintsBelow)
      hooks.push(HookWalk.Step(view: view, isExit: true))
      // Subviews that a view adds in `enterWindow(of:)` wait for the next round, since they may add further ones.
      push(childrenLeft(of: view, from: children), with: .constraints)
    }
  }

  /// Calls `layoutSubviews()` of the marked views in the subtree of `top`, ancestors first.
  ///
  /// - Parameter change: The number of the last change that all of these hooks have to see.
  /// - Complexity: O(*k*) for the *k* subviews of the views that are marked or have marked descendants.
  func layOutSubviews(below top: LayoutView, after change: Int) {
    guard top.passMarks.hasAny(of: .layout), hooks.mayBegin else { return }
    let base = hooks.begin(at: top, after: change)
    while let step = hooks.next(above: base) {
      let view = step.view
      guard mayCallHooks(of: view) else { continue }
      if isNew(view) {
        // Its `updateConstraints()` has to run first, in the next round. Laid out now, each new view could add another
        // one, and the walk would never end.
        view.spreadMarks()
        continue
      }
      view.removeMarks(.layoutBelow)
      let change = callLayoutSubviews(of: view, after: step.change)
      push(view.storedSubviews, with: .layout, after: change)
    }
  }

  /// Whether a view is of a caller's class and no `updateConstraints()` walk has visited it yet.
  private func isNew(_ view: LayoutView) -> Bool {
    view.passMarks.contains(.hasHooks) && !view.itemState.isInWindow
  }

  /// Returns the subviews that a view had before, and marks new ones for the next walk.
  private func childrenLeft(of view: LayoutView, from before: [LayoutView]) -> [LayoutView] {
    let now = view.storedSubviews
    if now.count == before.count, now.elementsEqual(before, by: ===) { return now }
    let known = Set(before.map(ObjectIdentifier.init))
    for child in now where !known.contains(ObjectIdentifier(child)) { child.spreadMarks() }
    return now.filter { known.contains(ObjectIdentifier($0)) }
  }

  /// Whether a view that a walk has reached is still in the tree.
  ///
  /// A view that has left keeps its marks, so they are spread to its new ancestors.
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
    hooks.resume(outer)
    view.removeMarks(.isUpdatingConstraints)
  }

  /// Calls `layoutSubviews()` of a view if that was requested.
  ///
  /// Changes by hooks of unrelated views wait for the next round. Otherwise each of a thousand cells would solve what
  /// the cell before it has changed.
  ///
  /// - Parameter change: The number of the last change that was made above the view.
  /// - Returns: The number of the last change that was made above its subviews.
  private func callLayoutSubviews(of view: LayoutView, after change: Int) -> Int {
    guard begin(.isLayingOut, of: view, askedFor: .needsLayout) else { return change }
    counter.count(\.subviewLayouts)
    let before = pending.changeCount
    let ignoredChangeCount = change > pending.solvedCount ? pending.solvedCount : before
    let outer = hooks.begin(
      HookWalk.Call(view: view.itemState, ignoredChangeCount: ignoredChangeCount, start: before))
    view.layoutSubviews()
    hooks.resume(outer)
    view.removeMarks(.isLayingOut)
    return pending.changeCount > before ? pending.changeCount : change
  }

  /// Returns whether a hook of the view is to be called now, and marks it as running if so.
  private func begin(_ hook: PassMarks, of view: LayoutView, askedFor asked: PassMarks) -> Bool {
    guard view.passMarks.contains(asked) else { return false }
    // A hook that was called from itself would never end; the request waits for the next round.
    if view.passMarks.contains(hook) || hooks.exceedsAdditionLimit {
      view.spreadMarks()
      return false
    }
    view.removeMarks(asked)
    view.insertMarks(hook)
    hooks.noteCall(of: view.itemState)
    return true
  }
}

/// Frames that hooks set, and passes that run within hooks.
extension LayoutEngine {
  /// Places the subviews where constraints put them, as the library's own `layoutSubviews()` does.
  ///
  /// This requests no further layout of the view, since the rest of its hook sees the new frames. Where hooks have
  /// already caused much solving, the view is laid out in the next round instead, which solves all of their changes at
  /// once.
  func placeSubviews(of view: LayoutView) {
    guard hooks.depth > 0, !pass.isUnderWay else { return }
    let isAskedFor = view.passMarks.contains(.needsLayout)
    if !pending.isEmpty, isConcerned(view) {
      if postpones(view) { return }
      solveWithinHook(view.rootView)
    }
    if view.passMarks.contains(.hasSubviewMovedByHook) {
      view.removeMarks(.hasSubviewMovedByHook)
      for child in view.storedSubviews where child.passMarks.contains(.isMovedByHook) {
        if let index = index(of: child.itemState) { markChanged(index) }
      }
    }
    // While changes are unsolved no frames are assigned: a view that another hook has moved would move back.
    if pending.isEmpty, frames.hasUnassigned { assignFrames(view.rootView) }
    if !isAskedFor { view.removeMarks(.needsLayout) }
    announceFrames()
  }

  /// Returns whether the view whose hook is running is to be laid out again in the next round, and marks it if so.
  private func postpones(_ view: LayoutView) -> Bool {
    guard hooks.postpones(view.itemState, among: Int(items.count)) else { return false }
    view.markChangedLayout()
    return true
  }

  /// Solves the pending changes on behalf of a hook, and records how many values that moved.
  func solveWithinHook(_ root: LayoutView) {
    if pending.isEmpty { return }
    let before = counter.work.valuesRead
    bringUpToDate(root)
    hooks.noteSolve(moving: counter.work.valuesRead - before)
  }

  /// Whether the pending changes concern the view whose hook is running.
  ///
  /// They do if the hook made one of them, if a constraint of the view or of a subview is pending, or if one was made
  /// before the walk or by an ancestor's hook. In a view without subviews and guides, such as a label, the last case
  /// counts for constraints alone, and for a few views of a round: in a list each label would otherwise have a change
  /// of its own cell solved.
  ///
  /// - Complexity: O(constraints of the view and its subviews).
  private func isConcerned(_ view: LayoutView) -> Bool {
    if pending.changeCount > hooks.call.start { return true }
    let isBelow = pending.changeCount > hooks.call.ignoredChangeCount
    if isBelow, !view.storedSubviews.isEmpty || view.hasGuides { return true }
    if view.awaitsWork || view.storedSubviews.contains(where: \.awaitsWork) { return true }
    return isBelow && !pending.constraints.isEmpty && hooks.maySolve(among: Int(items.count))
  }

  /// Whether a hook that requests a pass over a view continues with the present frames.
  ///
  /// It does if the view is its own or a descendant of that, and no pending change concerns the view: none was made by
  /// the hook, by an ancestor's hook, or to items in the view. If the hook made changes and hooks have already caused
  /// much solving, its own view is laid out again in the next round, as in ``placeSubviews(of:)``.
  ///
  /// - Complexity: O(constraints of the views that are in `view`).
  func leavesToNextRound(_ view: LayoutView) -> Bool {
    let call = hooks.call
    guard let caller = call.view?.view, view.isDescendant(of: caller) else { return false }
    if pending.changeCount > call.start { return postpones(caller) }
    return pending.changeCount <= call.ignoredChangeCount && !awaitsWork(in: view)
  }

  /// Whether changes to items in a view are pending.
  private func awaitsWork(in view: LayoutView) -> Bool {
    if pending.hasUnwritten(where: { $0.ownView?.isDescendant(of: view) == true }) { return true }
    return view.levelOrderViews().contains { member in
      member.awaitsWork
        || member.ownItems.contains { item in
          index(of: item).map { items[$0].has(.stale) || items[$0].has(.unmeasured) } ?? false
        }
    }
  }

  /// Records a frame that a pass assigned, which may have to be undone, and requests the layout hooks for it.
  func noteAssignment(to view: LayoutView, from before: Rect) {
    if view.storedFrame == before { return }
    insetViews.noteReportsMayBeStale()
    frames.recordAssignment(from: before, to: view.storedFrame, of: view.itemState)
    noteSetterCall(from: before, of: view.itemState)
    noteFrameOfOverride(view)
    if view.storedFrame.size != before.size { view.markChangedLayout() }
    view.parentView?.markChangedLayout()
  }

  /// Records a new frame of a view or of its content for ``announceFrames()``, if the class may override the setters.
  func noteSetterCall(from before: Rect, of item: ItemState) {
    if item.ownView?.passMarks.contains(.hasHooks) == true {
      frames.addSetterCall(from: before, of: item)
    }
  }

  /// Sets the assigned bounds, centres and content sizes again through the properties that classes may override.
  ///
  /// All frames are already in place. Only the view whose setters are called returns to its old frame for a moment.
  /// Changes by an override count as made by a hook.
  func announceFrames() {
    guard hooks.mayBegin else { return }
    let changes = frames.takePendingSetterCalls()
    if changes.isEmpty { return }
    let outer = hooks.beginSetting()
    defer { hooks.endSetting(outer) }
    for change in changes {
      let (item, count) = (change.item, pending.changeCount)
      guard let view = item.ownView, view.liveEngine === self else { continue }
      if item === view.itemState {
        let assigned = view.storedFrame
        view.announceFrame(after: change.before, by: self)
        // A setter may store another frame than the one it was passed; that is undone with the rest.
        if view.storedFrame != assigned {
          frames.recordAssignment(from: assigned, to: view.storedFrame, of: item)
        }
      } else {
        view.announceContentSize(after: change.before.size)
      }
      if pending.changeCount > count { hooks.noteCall(of: view.itemState) }
    }
  }

  /// Restores every frame that the pass assigned, unless a hook has set it since and constraints place the view, or the
  /// view is in another tree by now.
  func restoreFrames() {
    if !frames.assignments.isEmpty { insetViews.noteReportsMayBeStale() }
    // A pass that a setter or getter requests now would assign the frames again that are being undone.
    pass.beginCallback()
    for assignment in frames.assignments.reversed() {
      let index = index(of: assignment.item)
      if let index { markChanged(index) }
      if let view = assignment.item.view {
        guard view.liveEngine === self, index == nil || view.storedFrame == assignment.after
        else { continue }
        if index == nil { frames.add(released: assignment.item) }
        let size = view.storedFrame.size
        noteSetterCall(from: view.storedFrame, of: view.itemState)
        view.moveWithoutNotice(to: assignment.before)
        noteFrameOfOverride(view)
        placeDependents(of: view, from: size)
      } else if index != nil, let guide = assignment.item.guide {
        if guide.kind == .content { noteSetterCall(from: guide.layoutFrame, of: assignment.item) }
        guide.layoutFrame = assignment.before
      }
    }
    announceFrames()
    pass.end()
  }
}

extension LayoutView {
  /// Whether a constraint of the view has pending work.
  fileprivate final var awaitsWork: Bool {
    var awaits = false
    itemState.forEachRow { if !$0.row.engine.work.isEmpty { awaits = true } }
    return awaits
  }
}
