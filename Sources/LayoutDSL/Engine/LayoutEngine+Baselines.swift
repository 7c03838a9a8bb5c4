// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Views that take their baselines from descendants.
extension LayoutEngine {
  /// A view that takes its baselines from descendants, and which these were when its rows were written.
  struct BaselineDelegation {
    let owner: ItemState
    let first: ItemState
    let last: ItemState
    let firstOffsets: Measurement?
    let lastOffsets: Measurement?

    /// The variables that the rows mention; a view that left and joined again has others.
    let variables: [Variable]

    /// Creates the entry of a view; nil if the view is gone.
    init?(_ owner: ItemState, in engine: LayoutEngine) {
      guard let view = owner.view else { return nil }
      self.owner = owner
      first = view.baselineView(isFirst: true).itemState
      last = view.baselineView(isFirst: false).itemState
      firstOffsets = first.baselines
      lastOffsets = last.baselines
      variables = [first, last].map { engine.variable(.top, of: $0) }
    }

    /// Whether both take their baselines from the same views, with the same variables.
    func namesViews(of other: BaselineDelegation) -> Bool {
      first === other.first && last === other.last && variables == other.variables
    }

    /// Whether the owner is a view or outside of it, and takes a baseline from a view in it.
    func reaches(into view: LayoutView) -> Bool {
      if owner !== view.itemState, owner.view?.isDescendant(of: view) == true { return false }
      return [first, last].contains { $0.view?.isDescendant(of: view) == true }
    }

    /// Whether both baselines of these views are at the same offsets: gaps at one baseline grow by the other as well.
    func hasOffsets(of other: BaselineDelegation) -> Bool {
      func areSame(_ one: Measurement?, _ other: Measurement?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return one.hasBaselines(of: other)
      }
      return areSame(firstOffsets, other.firstOffsets) && areSame(lastOffsets, other.lastOffsets)
    }
  }

  /// Registers a view whose baselines are in use, if it takes them from descendants.
  func register(baselinesOf item: ItemState) {
    guard let view = item.view, view.delegatesBaselines,
      let delegation = BaselineDelegation(item, in: self)
    else { return }
    let index = join(item)
    items.add(delegation, at: index)
  }

  /// Registers the views whose baselines a constraint uses, if they take them from descendants.
  func register(baselinesIn constraint: ConstraintReference) {
    for (item, attribute) in constraint.sides where attribute.isBaseline {
      register(baselinesOf: item)
    }
  }

  /// Schedules the rows of views whose baselines now come from other descendants, or from other offsets in them.
  ///
  /// Reading baselines runs callers' code, which may change the tree. The next round handles such changes.
  ///
  /// - Complexity: O(*k*) for *k* views that take their baselines from descendants.
  func updateBaselines() {
    for (number, old) in items.baselineDelegations.enumerated() {
      guard let new = BaselineDelegation(old.owner, in: self) else { continue }
      let isSame = new.namesViews(of: old)
      if isSame, new.hasOffsets(of: old) { continue }
      guard items.set(new, asDelegation: number) else { continue }
      markBaselineSourcesIdle(of: old)
      scheduleBaselines(of: old.owner, as: isSame ? .insets : .structure)
    }
  }

  /// Unregisters views whose baselines are not in use any more, after rows were dropped.
  ///
  /// - Complexity: O(*h* + *k*) for *h* views that take their baselines from descendants, and *k* constraints that
  ///   mention them; O(1) if no row was dropped.
  func removeUnusedBaselineDelegations() {
    guard items.takeHasRemovedRow() else { return }
    for delegation in items.baselineDelegations.reversed()
    where !usesBaselines(of: delegation.owner) {
      if let index = index(of: delegation.owner),
        let gone = items.removeBaselineDelegation(of: delegation.owner, at: index)
      {
        markBaselineSourcesIdle(of: gone)
      }
    }
  }

  /// Marks the descendants that a view took its baselines from as possibly idle.
  func markBaselineSourcesIdle(of delegation: BaselineDelegation) {
    for item in [delegation.first, delegation.last] {
      if let index = index(of: item) { markIdle(index) }
    }
  }

  /// Whether a constraint or a stack view uses the baselines of an item.
  private func usesBaselines(of item: ItemState) -> Bool {
    if let view = item.view, let stack = view.parentView?.arrangement, stack.readsBaselines,
      stack.index(of: view) != nil
    {
      return true
    }
    return item.hasMention { constraint in
      constraint.row.mentionsBaselines
        && constraint.sides.contains { $0 === item && $1.isBaseline }
    }
  }

  func scheduleBaselines(of item: ItemState, as work: EngineWork) {
    item.forEachMention { if $0.row.mentionsBaselines { schedule(work, of: $0) } }
    if let view = item.view { arrangedContentChanged(view) }
  }
}
