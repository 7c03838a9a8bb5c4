// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Notifying views of their insets: `safeAreaInsetsDidChange()` and `layoutMarginsDidChange()`.
extension LayoutEngine {
  /// Notifies views of the insets that they have with the frames of the pass; their changes count as made by a hook.
  ///
  /// A pass within a hook notifies only views whose insets are in use: each of a thousand cells may request one, which
  /// would examine all views. The others are notified at the end of the round, or by the next pass outside of hooks.
  ///
  /// - Complexity: O(1) where no view passes insets to its descendants. Else O(*k*) for *k* views whose insets are in
  ///   use and, if there are callers' classes and a view has moved, those that have a safe area, and their subviews.
  func tellInsets(withinHook: Bool) {
    let canTellOthers = hooks.hasHooks && !withinHook
    guard hooks.mayBegin, let mayTellOthers = insetViews.beginTelling(others: canTellOthers)
    else { return }
    let outer = hooks.beginSetting()
    defer {
      hooks.endSetting(outer)
      insetViews.endTelling()
    }
    for owner in insetViews[.user] {
      guard let view = owner.view, view.insetState?.isListed(by: self, as: .user) == true else {
        continue
      }
      tellInsets(of: view)
    }
    if !mayTellOthers { return }
    let told = insetViews.takeTold()
    for item in told.unique() where item.view?.liveEngine === self {
      if item.view?.insetState?.reported.safeArea != .zero { insetViews.note(told: item) }
    }
    for view in othersToTell(told) where !isAway(view) { tellInsets(of: view) }
  }

  func safeAreaWasReported(to view: LayoutView) { insetViews.note(told: view.itemState) }

  private func tellInsets(of view: LayoutView) {
    let count = pending.changeCount
    view.reportInsets()
    if pending.changeCount > count { hooks.noteCall(of: view.itemState) }
  }

  /// Returns the views of callers' classes whose insets are not in use and differ from those last reported to them.
  ///
  /// Of sources only a safe area has to be followed into subviews: views that preserve margins or override insets are
  /// sources themselves.
  private func othersToTell(_ told: [ItemState]) -> [LayoutView] {
    var memo = InsetMemo()
    var reached: Set<ObjectIdentifier> = []
    var found: [LayoutView] = []
    var next = insetViews[.provider].compactMap(\.view) + told.compactMap(\.view)
    var place = 0
    while place < next.count {
      let view = next[place]
      place += 1
      guard view.liveEngine === self, reached.insert(ObjectIdentifier(view)).inserted else {
        continue
      }
      counter.count(\.insetsTold)
      let insets = view.insets(&memo) { $0.knownFrame }.insets
      if view.passMarks.contains(.hasHooks), !insets.hasMarginsClose(to: view.reportedInsets) {
        found.append(view)
      }
      if insets.safeArea != .zero { next += view.storedSubviews }
    }
    return found
  }
}
