// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What the engine keeps while hooks are called.
struct HookState {
  /// A view to be visited, or left after what is below it.
  struct Step {
    let view: LayoutView
    var isExit = false
  }

  /// A frame that a pass assigned over another.
  struct Assignment {
    let item: ItemState
    let before: Rect
  }

  /// How many walks are under way; a hook may ask for another.
  var depth = 0

  /// The views that walks have still to visit, the last first; between passes there are none.
  var steps: [Step] = []

  /// The frames to go back to if the pass throws; kept only by one that may.
  var assignments: [Assignment] = []
  var isKeepingFrames = false

  /// The views whose hooks were called in the last round that is allowed.
  var unsettled: [ItemState] = []
  var isLastRound = false

  /// The views that override something that layout reads, as they were met.
  private(set) var overriders: [ItemState] = []

  /// Notes that a view overrides something.
  mutating func noteOverrides(of view: LayoutView) {
    if overriders.contains(where: { $0 === view.itemState }) { return }
    overriders.append(view.itemState)
  }

  /// Forgets views that are gone or override nothing any more.
  mutating func forgetOverriders(where isGone: (ItemState) -> Bool) {
    overriders.removeAll(where: isGone)
  }
}
