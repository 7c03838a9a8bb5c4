// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Telling views of their insets: `safeAreaInsetsDidChange()` and `layoutMarginsDidChange()`.
extension LayoutEngine {
  /// Tells views of the insets that they have with the frames of the pass; what they do then counts as done by a hook.
  ///
  /// A pass within a hook tells those alone whose insets something goes by: each of a thousand cells may ask for one, and all would be
  /// looked at each time. The others are told at the end of the round, or by the next pass where the hook is not called by one.
  ///
  /// - Complexity: O(1) where no view gives insets to those below. Else O(*k*) for *k* views whose insets something goes by
  ///   and, where there are classes of callers and a view has moved, those that have a safe area, and their subviews.
  func tellInsets(withinHook: Bool) {
    let canTellOthers = hooks.hasHooks && !withinHook
    guard hooks.mayBegin, let mayTellOthers = insetViews.beginTelling(others: canTellOthers)
    else { return }
    let outer = hooks.beginSetting()
    defer {
      hooks.endSetting(outer)
      insetViews.endTelling()
    }
    for owner in insetViews[.owner] {
      guard let view = owner.view, view.insetState?.isListed(by: self, as: .owner) == true else {
        continue
      }
      tellInsets(of: view)
    }
    if !mayTellOthers { return }
    let told = insetViews.takeTold()
    for item in told.unique() where item.view?.liveEngine === self {
      if item.view?.insetState?.told.safeArea != .zero { insetViews.note(told: item) }
    }
    for view in othersToTell(told) where !isAway(view) { tellInsets(of: view) }
  }

  func wasToldOfSafeArea(_ view: LayoutView) { insetViews.note(told: view.itemState) }

  private func tellInsets(of view: LayoutView) {
    let count = pending.changeCount
    view.tellInsets()
    if pending.changeCount > count { hooks.noteCall(of: view.itemState) }
  }

  /// The views of callers' classes whose insets nothing goes by, and which have others than they were told last.
  ///
  /// A safe area reaches into subviews of views that have one; those that preserve margins or override insets are sources
  /// themselves.
  private func othersToTell(_ told: [ItemState]) -> [LayoutView] {
    var memo = InsetMemo()
    var reached: Set<ObjectIdentifier> = []
    var found: [LayoutView] = []
    var next = insetViews[.source].compactMap(\.view) + told.compactMap(\.view)
    var place = 0
    while place < next.count {
      let view = next[place]
      place += 1
      guard view.liveEngine === self, reached.insert(ObjectIdentifier(view)).inserted else {
        continue
      }
      counter.count(\.insetsTold)
      let insets = view.insets(&memo) { $0.knownFrame }.insets
      if view.passMarks.contains(.hasHooks), !insets.hasMarginsClose(to: view.toldInsets) {
        found.append(view)
      }
      if insets.safeArea != .zero { next += view.children }
    }
    return found
  }
}
