// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Views whose baselines are those of views in them.
extension LayoutEngine {
  /// A view that hands its baselines on, and to whom when its rows were written.
  struct BaselineHeir {
    let owner: ItemState
    let first: ItemState
    let last: ItemState
    let firstOffset: Double?
    let lastOffset: Double?

    /// The variables that the rows mention: a view that left and came back has others.
    let variables: [Variable]

    /// Nil if the view is gone.
    init?(_ owner: ItemState, in engine: LayoutEngine) {
      guard let view = owner.view else { return nil }
      self.owner = owner
      first = view.baselineView(isFirst: true).itemState
      last = view.baselineView(isFirst: false).itemState
      firstOffset = first.baselines?.firstBaseline
      lastOffset = last.baselines?.lastBaseline
      variables = [first, last].map { engine.variable(.top, of: $0) }
    }

    /// Whether both are about the same views.
    func namesViews(of other: BaselineHeir) -> Bool {
      first === other.first && last === other.last && variables == other.variables
    }

    /// Whether a view outside of another one, or that one itself, has the baselines of a view in it.
    func reaches(into view: LayoutView) -> Bool {
      if owner !== view.itemState, owner.view?.isDescendant(of: view) == true { return false }
      return [first, last].contains { $0.view?.isDescendant(of: view) == true }
    }

    /// Whether both find the baselines at the same places in these views.
    func hasOffsets(of other: BaselineHeir) -> Bool {
      firstOffset == other.firstOffset && lastOffset == other.lastOffset
    }
  }

  /// Takes in a view whose baselines something goes by, if it hands them on.
  func enlist(baselinesOf item: ItemState) {
    guard let view = item.view, view.handsOnBaselines, let heir = BaselineHeir(item, in: self)
    else { return }
    let place = join(item)
    items.add(heir, at: place)
  }

  /// Takes in the views whose baselines go into a constraint.
  func enlist(baselinesIn constraint: ConstraintReference) {
    for (item, attribute) in constraint.places where attribute.isBaseline {
      enlist(baselinesOf: item)
    }
  }

  /// Asks for the rows of views whose baselines are now those of others, or elsewhere in these.
  ///
  /// Views that are asked may change the tree: which of them hand baselines on then, the next round sees.
  ///
  /// - Complexity: O(*k*) for *k* views that hand their baselines on.
  func settleBaselines() {
    for (number, old) in items.heirs.enumerated() {
      guard let new = BaselineHeir(old.owner, in: self) else { continue }
      let isSame = new.namesViews(of: old)
      if isSame, new.hasOffsets(of: old) { continue }
      guard items.set(new, asHeir: number) else { continue }
      noteIdle(old)
      requireBaselines(of: old.owner, as: isSame ? .insets : .structure)
    }
  }

  /// Forgets which views hand their baselines on that nothing goes by any more, after rows were dropped.
  ///
  /// - Complexity: O(*h* + *k*) for *h* views that hand their baselines on, and *k* constraints that mention them; O(1)
  ///   if no row was dropped.
  func dropIdleHeirs() {
    guard items.takeLostRow() else { return }
    for heir in items.heirs.reversed() where !isGoneBy(baselinesOf: heir.owner) {
      if let place = place(of: heir.owner), let gone = items.removeHeir(of: heir.owner, at: place) {
        noteIdle(gone)
      }
    }
  }

  /// Notes that those to whom a view handed its baselines on may take no part any more.
  func noteIdle(_ heir: BaselineHeir) {
    for item in [heir.first, heir.last] {
      if let place = place(of: item) { markIdle(place) }
    }
  }

  /// Whether a constraint or a stack view goes by the baselines of an item.
  private func isGoneBy(baselinesOf item: ItemState) -> Bool {
    if let view = item.view, let stack = view.parentView?.arrangement, stack.readsBaselines,
      stack.place(of: view) != nil
    {
      return true
    }
    return item.hasMention { constraint in
      constraint.row.mentionsBaselines
        && constraint.places.contains { $0 === item && $1.isBaseline }
    }
  }

  /// Asks for the rows that go by the baselines of an item.
  func requireBaselines(of item: ItemState, as work: EngineWork) {
    item.forEachMention { if $0.row.mentionsBaselines { schedule(work, of: $0) } }
    if let view = item.view { arrangedContentChanged(view) }
  }
}
