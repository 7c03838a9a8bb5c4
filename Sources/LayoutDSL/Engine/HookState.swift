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

  /// Views that hooks may add in a pass to what other hooks of the pass have added.
  ///
  /// Views that each add two more would otherwise fill the memory before the rounds come to their end.
  private static let additionLimit = 100_000

  /// How many walks are under way; a hook may ask for another.
  var depth = 0

  /// The number of the round, beginning at 1; 0 between passes.
  private var round = 0

  /// Views that were added to what is new itself: in later rounds, or in walks within walks.
  private var additions = 0

  /// The views that walks have still to visit, the last first; between passes there are none.
  var steps: [Step] = []

  /// The frames to go back to if the pass throws; kept only by one that may.
  var assignments: [Assignment] = []
  var isKeepingFrames = false

  /// The views whose hooks were called in the last round that is allowed.
  var unsettled: [ItemState] = []
  private(set) var isLastRound = false

  /// The views that override something that layout reads, as they were met.
  private(set) var overriders: [ItemState] = []

  /// Whether hooks have added so much that no more are called in this pass.
  var isOverrun: Bool { additions > Self.additionLimit }

  /// Begins a round of the pass.
  mutating func begin(round: Int, of limit: Int) {
    self.round = round
    isLastRound = round == limit
  }

  /// Notes that a view was added below another.
  ///
  /// What views add that were there before the pass, and these in turn, is not limited.
  mutating func noteAddition(to superview: ItemState?) {
    guard depth > 2 || depth > 0 && round > 2 else { return }
    additions += 1
    if additions == Self.additionLimit + 1, let superview { unsettled.append(superview) }
  }

  /// Ends the pass: nothing is kept but what overrides something.
  mutating func endPass() {
    isKeepingFrames = false
    isLastRound = false
    round = 0
    additions = 0
    unsettled.removeAll()
    assignments.removeAll(keepingCapacity: true)
  }

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
