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
  func reportInsets(withinHook: Bool) {
    let canNotifyOthers = hooks.hasHooks && !withinHook
    guard hooks.mayBegin, let mayNotifyOthers = insetViews.beginNotifying(others: canNotifyOthers)
    else { return }
    let outer = hooks.beginSetting()
    defer {
      hooks.endSetting(outer)
      insetViews.endNotifying()
    }
    for owner in insetViews[.user] {
      guard let view = owner.view, view.insetState?.isRegistered(by: self, as: .user) == true else {
        continue
      }
      reportInsets(of: view)
    }
    if !mayNotifyOthers { return }
    let reported = insetViews.takeReported()
    for item in reported.unique() where item.view?.liveEngine === self {
      if item.view?.insetState?.reported.safeArea != .zero { insetViews.addReported(item) }
    }
    for view in othersToNotify(reported) where !isAway(view) { reportInsets(of: view) }
  }

  func safeAreaWasReported(to view: LayoutView) { insetViews.addReported(view.itemState) }

  private func reportInsets(of view: LayoutView) {
    let count = pending.changeCount
    view.reportInsets()
    if pending.changeCount > count { hooks.noteCall(of: view.itemState) }
  }

  /// Returns the views of callers' classes whose insets are not in use and differ from those last reported to them.
  ///
  /// Of sources only a safe area has to be followed into subviews: views that preserve margins or override insets are
  /// sources themselves.
  private func othersToNotify(_ reported: [ItemState]) -> [LayoutView] {
    var memo = InsetMemo()
    var reached: Set<ObjectIdentifier> = []
    var found: [LayoutView] = []
    var next = insetViews[.provider].compactMap(\.view) + reported.compactMap(\.view)
    var index = 0
    while index < next.count {
      let view = next[index]
      index += 1
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
