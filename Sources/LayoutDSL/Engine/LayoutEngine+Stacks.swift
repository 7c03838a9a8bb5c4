// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The rows of stack views, and of views that their readable guides hold.
extension LayoutEngine {
  func arrangementChanged(_ view: LayoutView) {
    fittingMayChange(at: view)
    requireStack(view)
    requireProportions(above: view)
  }

  /// Asks for the proportions of the stack views that a view is in, however deep, to be looked at.
  func requireProportions(above view: LayoutView) {
    var next = view.parentView
    while let stack = next, let arrangement = stack.arrangement {
      if arrangement.distribution == .fillProportionally { requireStack(stack) }
      next = stack.parentView
    }
  }

  /// Asks for the rows of a stack view to be looked at.
  func requireStack(_ view: LayoutView) {
    pending.noteChange()
    // It may hide others from now on.
    insetViews.noteDoubt()
    if !pending.isFresh { pending.add(stack: view.itemState) }
  }

  /// Content or visibility of a view changed, which its stack view may go by.
  func arrangedContentChanged(_ view: LayoutView, isVisibility: Bool = false) {
    guard let parent = view.parentView, let arrangement = parent.arrangement else { return }
    if isVisibility || arrangement.readsContent { requireStack(parent) }
    requireProportions(above: parent)
  }

  /// Brings the rows of everything of this kind that changed in line with them.
  ///
  /// - Complexity: O(*k*) for the *k* views that they arrange; rows that say the same as before are left
  ///   alone.
  func updateStacks() {
    let states = pending.takeStacks().unique()
    if states.isEmpty || pass.isDismissed { return }
    // First of all: one stack view may be in proportion to content of another, which goes by its margins.
    for state in states {
      guard let view = state.view, view.liveEngine === self else { continue }
      if view.arrangement?.isMarginsRelative == true { enlist(insetsOf: view) }
    }
    let extents = NaturalExtents { [self] state, axis in
      place(of: state).flatMap { contentExtent(at: $0, axis) }
    }
    var seenInside: Set<ObjectIdentifier> = []
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
        if arrangement.readsBaselines { enlist(baselinesOf: entry.state) }
      }
      if arrangement.distribution == .fillProportionally {
        for leaf in NaturalExtents.leaves(of: view, seen: &seenInside) { join(leaf) }
      }
      // The sizes of content are read from the rows of the items, which have to be there.
      if pending.staleItems.isEmpty {
        write(StackLowering(view, arrangement, extents), of: state)
      } else {
        pending.add(stack: state)
      }
    }
  }

  /// Removes all rows of a stack view.
  func dropStack(_ place: Int32) {
    guard let stack = items.takeStack(at: place) else { return }
    stack.forEachRow(drop)
    for member in stack.members { updateWeights(of: member.state) }
    if let unit = stack.unit { book.add(departed: unit) }
  }

  /// Takes a row out of the solver until the stack view is looked at again.
  func breakStackRow(_ number: EngineStack.Place, of place: Int32) {
    if let row = items.stack(at: place)?[number] { drop(row) }
    items.noteBroken(number, ofStack: place)
  }
}
