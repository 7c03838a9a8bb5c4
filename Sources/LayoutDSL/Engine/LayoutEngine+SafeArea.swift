// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Safe areas, whose insets depend on the frames that they are to determine.
extension LayoutEngine {
  /// Insets were given, or a frame was set: safe areas may be elsewhere.
  func safeAreasMayMove() {
    if !safeAreaOwners.isEmpty { pending.isEmpty = false }
  }

  /// Takes in a view that has a safe area guide.
  ///
  /// The frames that it has now are where the search for the insets begins.
  func enlist(safeAreaOf view: LayoutView) {
    guard let area = view.safeArea, view.guides.contains(where: { $0.kind == .safeArea }) else {
      return
    }
    if area.engine === self { return }
    area.engine = self
    area.settled = view.safeAreaInsets
    safeAreaOwners.append(view.itemState)
  }

  /// Reads the insets of the safe areas from the frames that were found, and asks for another
  /// round where they are new.
  ///
  /// Insets flow down the tree, those of a view depend on frames of the view and its ancestors.
  ///
  /// - Parameter isLast: Whether there is no other round: nothing is written then.
  /// - Returns: The views whose insets came out another way in the last round.
  /// - Complexity: O(*k* · *d*) for *k* views with a safe area guide, *d* deep in the tree.
  func settleSafeAreas(isLast: Bool) -> [ItemState] {
    if safeAreaOwners.isEmpty { return [] }
    safeAreaOwners.removeAll(where: hasLeft)
    var unsettled: [ItemState] = []
    for state in safeAreaOwners {
      guard let view = state.view, let area = view.safeArea else { continue }
      let insets = view.safeAreaInsets(currentFrame)
      if insets.isClose(to: area.settled) { continue }
      if isLast {
        unsettled.append(state)
        continue
      }
      area.settled = insets
      for guide in view.guides where guide.kind == .safeArea {
        requireInsets(of: guide.itemState)
        noteMovedMargins(of: view)
      }
    }
    return unsettled
  }

  /// Whether a view is gone or in another tree; if so, it may be enlisted again.
  private func hasLeft(_ state: ItemState) -> Bool {
    guard let view = state.view else { return true }
    if view.liveEngine === self { return false }
    if view.safeArea?.engine === self { view.safeArea?.engine = nil }
    return true
  }

  /// The frame that the solver found, or the one that a view which takes no part was given.
  private func currentFrame(of view: LayoutView) -> Rect {
    guard let place = place(of: view.itemState) else { return view.storedFrame }
    let frame = solvedFrame(at: place)
    return frame.isFinite ? frame : view.storedFrame
  }
}
