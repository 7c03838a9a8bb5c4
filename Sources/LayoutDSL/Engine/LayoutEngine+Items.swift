// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The items that take part, and their variables.
extension LayoutEngine {
  func index(of state: ItemState) -> Int32? {
    state.engineSlot.hasIndex(in: identity) ? state.engineSlot.index : nil
  }

  @discardableResult
  @inline(__always)
  func join(_ state: ItemState) -> Int32 { index(of: state) ?? addItem(state) }

  /// Makes room for items that are about to join.
  func reserveItems(_ additional: Int) {
    solver.reserve(variables: 4 * additional)
    items.reserve(additional)
    frames.reserve(additional)
    pending.reserve(additional)
  }

  private func addItem(_ state: ItemState) -> Int32 {
    let view = state.storedView
    let variables = makeVariables()
    // An override that was called while the row was written may have removed the item; the row is then dropped as well.
    if isAway(state.ownView) { return makeOrphan(variables) }
    // Most views have neither content nor callers' code to read.
    let hasFixedContent = unsafe view?._withUnsafeGuaranteedRef(\.hasFixedContent) ?? true
    let index = items.insert(
      variables, as: unsafe view != nil && hasFixedContent ? .content : .nothing, state)
    state.enterEngine(identity, at: index)
    frames.forgetOrigin(at: index)
    counter.count(\.itemsJoined)
    markChanged(index)
    pending.noteChange()
    if !hasFixedContent, let view = state.view {
      noteAlignment(index, of: view)
      let now = self.index(of: state)
      if now != index { return now ?? makeOrphan(makeVariables()) }
      markStale(index)
    }
    return index
  }

  @inline(__always)
  private func makeVariables() -> RectVariables {
    unsafe Unmanaged.passUnretained(solver)._withUnsafeGuaranteedRef {
      $0.makeVariables(lowerBounds: Quantity.lowerBounds)
    }
  }

  /// Whether a view has left the engine's tree since the pass began.
  @inline(__always)
  func isAway(_ view: @autoclosure () -> LayoutView?) -> Bool {
    (pass.hasRemovals || pass.isDismissed) && view()?.liveEngine !== self
  }

  /// Makes an index without an item, for an item of another tree: this engine would not be notified when it ends.
  private func makeOrphan(_ variables: RectVariables) -> Int32 {
    let index = items.insertWithoutItem(variables)
    dropVariables(at: index)
    return index
  }

  /// Removes an item: its rows at once, its variables once no row mentions them.
  func leave(_ state: ItemState) {
    guard let index = index(of: state) else { return }
    insetViews.noteMayHaveChanged()
    dropRows(index)
    dropStack(index)
    dropOrigins(index)
    dropVariables(at: index)
    if let delegation = items.remove(index) { markBaselineSourcesIdle(of: delegation) }
    state.clearEngineIndex()
  }

  private func dropVariables(at index: Int32) {
    for quantity in Quantity.allCases { book.add(departed: variable(quantity, at: index)) }
  }

  /// Removes the items that are idle, then the superviews that become idle by that.
  ///
  /// - Complexity: O(*h*) for each item that its mask places and that a dropped row mentioned, with *h* views that take
  ///   their baselines from descendants; O(broken rows) for each turn in which leaving items make others idle.
  func releaseIdle() {
    removeResolved()
    removeUnusedBaselineDelegations()
    // Removing an item may make others idle, which are appended to the list.
    var next = 0
    while next < pending.idle.count {
      let heldIndices = Set(brokenRows.rows.flatMap(\.heldIndices))
      let heldOriginIndices = Set(brokenRows.rows.flatMap(\.heldOriginIndices))
      let end = pending.idle.count
      for number in next..<end {
        let index = pending.idle[number]
        items.unmark(.idle, at: index)
        if !heldOriginIndices.contains(index) {
          // An origin that no other row mentions occurs in a single row, the one that defines it.
          dropOrigins(index) { [self] in (try? solver.mentions(of: $0, exceed: 1)) == false }
        }
        if heldIndices.contains(index) { continue }
        guard let state = items.state(at: index) else { continue }
        guard isIdle(state, at: index) else { continue }
        if items[index].role == .frame { frames.add(released: state) }
        leave(state)
      }
      removeResolved()
      next = end
      removeUnusedBaselineDelegations()
    }
    pending.removeIdle()
  }

  private func isIdle(_ state: ItemState, at index: Int32) -> Bool {
    if let view = state.view {
      if !view.storedTranslation || view.arrangement != nil { return false }
      if view.parentView?.arrangement?.index(of: view) != nil { return false }
      // Making the next `BaselineDelegation` would let the item join again, with other variables.
      if items.baselineDelegations.contains(where: { $0.first === state || $0.last === state }) {
        return false
      }
    }
    return Quantity.allCases.allSatisfy { quantity in
      // The rows of an idle item, if it has any, are frame rows: one for each quantity, in this order.
      let own = items.row(Int(quantity.rawValue), of: index).handle == nil ? 0 : 1
      if origins[RootOrigins.Key(index: index, quantity: quantity)] != nil { return false }
      return (try? solver.mentions(of: variable(quantity, at: index), exceed: own)) == false
    }
  }

  /// Marks an item's frame to be read again.
  @inline(__always)
  func markChanged(_ index: Int32) {
    if items.markChanged(index) { frames.add(changed: index) }
  }

  /// Marks an item's own rows to be updated.
  func markStale(_ index: Int32) {
    pending.noteChange()
    if items.mark(.stale, at: index) { pending.add(stale: index) }
  }

  /// Marks an item's content to be measured at its solved width.
  func markUnmeasured(_ index: Int32) {
    if items.mark(.unmeasured, at: index) { pending.add(unmeasured: index) }
  }

  /// Marks an item that may be idle, for ``releaseIdle()``.
  func markIdle(_ index: Int32) {
    if items.mark(.idle, at: index) { pending.add(idle: index) }
  }

  func index(of variable: Variable) -> Int32? { items.index(ofColumn: variable.index) }
}
