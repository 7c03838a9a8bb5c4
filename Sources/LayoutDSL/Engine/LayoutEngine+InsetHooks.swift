// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Telling views of their insets: `safeAreaInsetsDidChange()` and `layoutMarginsDidChange()`.
extension LayoutEngine {
  /// Tells views of the insets that they have with the frames of the pass; what they do then counts as done by a hook.
  ///
  /// - Complexity: O(1) where no view gives insets to those below. Else O(*k*) for *k* views whose insets something goes by
  ///   and, where there are classes of callers, those that have a safe area, and their subviews.
  func tellInsets() {
    guard hooks.mayBegin, let mayTellOthers = insetViews.beginTelling(hasHooks: hooks.hasHooks)
    else { return }
    let outer = hooks.beginSetting()
    defer {
      hooks.endSetting(outer)
      insetViews.endTelling()
    }
    for owner in insetViews[.owner] {
      guard let view = owner.view, let state = view.insetState,
        state.isListed(by: self, as: .owner)
      else { continue }
      tell(view, state.settled)
    }
    if !mayTellOthers { return }
    var told = insetViews.takeTold()
    for (view, insets) in othersToTell(told) {
      if isAway(view) { continue }
      tell(view, insets)
      told.append(view.itemState)
    }
    for item in told.unique() {
      if item.view?.liveEngine === self, item.view?.insetState?.told.safeArea != .zero {
        insetViews.note(told: item)
      }
    }
  }

  /// Tells a view of insets, if they are others than it was told last.
  private func tell(_ view: LayoutView, _ insets: ViewInsets) {
    let told = view.insetState?.told ?? ViewInsets(margins: view.givenMargins)
    if insets.hasMarginsClose(to: told) { return }
    let count = pending.changeCount
    _ = view.ownInsetState
    view.tell(insets, after: told)
    if pending.changeCount > count { hooks.noteCall(of: view.itemState) }
  }

  /// The views of callers' classes that have insets, or had some when they were told last, and whose insets nothing goes by.
  ///
  /// A safe area reaches into subviews of views that have one; those that preserve margins or override insets are sources
  /// themselves.
  private func othersToTell(_ told: [ItemState]) -> [(view: LayoutView, insets: ViewInsets)] {
    var memo = InsetMemo()
    var reached: Set<ObjectIdentifier> = []
    var found: [(view: LayoutView, insets: ViewInsets)] = []
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
      if view.passMarks.contains(.hasHooks), view.insetState?.isListed(by: self, as: .owner) != true
      {
        found.append((view, insets))
      }
      if insets.safeArea != .zero { next += view.children }
    }
    return found
  }
}
