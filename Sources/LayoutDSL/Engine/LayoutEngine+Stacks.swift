// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The rows of stack views, and the rows that limit views to the width of their readable guides.
extension LayoutEngine {
  func arrangementChanged(_ view: LayoutView) {
    fittingMayChange(at: view)
    scheduleStack(view)
    scheduleProportions(above: view)
  }

  /// Schedules the rows of the proportional stack views among those that a view is nested in.
  func scheduleProportions(above view: LayoutView) {
    var next = view.parentView
    while let stack = next, let arrangement = stack.arrangement {
      if arrangement.distribution == .fillProportionally { scheduleStack(stack) }
      next = stack.parentView
    }
  }

  func scheduleStack(_ view: LayoutView) {
    pending.noteChange()
    // It may hide other views from now on.
    insetViews.noteMayHaveChanged()
    if !pending.isFresh { pending.add(stack: view.itemState) }
  }

  /// Handles a change of a view's content or visibility, on which its stack view may depend.
  func arrangedContentChanged(_ view: LayoutView, isVisibility: Bool = false) {
    guard let parent = view.parentView, let arrangement = parent.arrangement else { return }
    if isVisibility || arrangement.readsContent { scheduleStack(parent) }
    scheduleProportions(above: parent)
  }

  /// Updates the rows of the stack views and readable guides that are scheduled.
  ///
  /// - Complexity: O(*k*) for the *k* views that they arrange; rows that say the same as before are left alone.
  func updateStacks() {
    let states = pending.takeStacks().unique()
    if states.isEmpty || pass.isDismissed { return }
    // Registered first, since a stack view may be proportional to the size of another one, which includes its margins.
    for state in states {
      guard let view = state.view, view.liveEngine === self else { continue }
      if view.arrangement?.isMarginsRelative == true { register(insetsOf: view) }
    }
    let extents = NaturalExtents { [self] state, axis in
      index(of: state).flatMap { contentExtent(at: $0, axis) }
    }
    var visited: Set<ObjectIdentifier> = []
    for state in states {
      if let guide = state.guide, let owner = guide.owningView, owner.liveEngine === self {
        let rows = ReadableWidth.rows(of: guide, in: owner)
        if owner.liveEngine === self { write(rows, of: state) }
      }
      guard let view = state.view, view.liveEngine === self, let arrangement = view.arrangement
      else { continue }
      join(state)
      for entry in arrangement.entries where entry.state.view?.parentView === view {
        join(entry.state)
        if arrangement.readsBaselines { register(baselinesOf: entry.state) }
      }
      if arrangement.distribution == .fillProportionally {
        for leaf in NaturalExtents.nonStackViews(in: view, visited: &visited) { join(leaf) }
      }
      // Sizes of content are read from the rows of the items, which have to be up to date.
      if pending.staleItems.isEmpty {
        write(StackLowering(view, arrangement, extents), of: state)
      } else {
        pending.add(stack: state)
      }
    }
  }

  /// Removes all rows of a stack view.
  func dropStack(_ index: Int32) {
    guard let stack = items.takeStack(at: index) else { return }
    stack.forEachRow(drop)
    for member in stack.members { updateWeights(of: member.state) }
    if let unit = stack.unit { book.add(departed: unit) }
  }

  /// Removes a row from the solver until the stack view is updated again.
  func breakStackRow(_ number: EngineStack.Index, of index: Int32) {
    if let row = items.stack(at: index)?[number] { drop(row) }
    items.noteBroken(number, ofStack: index)
  }
}
