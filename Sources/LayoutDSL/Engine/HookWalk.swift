// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The walks that call hooks, and what limits them.
///
/// Invariant: between passes no walk is under way, and nothing is left to be visited.
struct HookWalk: ~Copyable {
  /// A view to be visited, or left after what is below it.
  struct Step {
    let view: LayoutView
    var isExit = false

    /// The number of the last change that was made before the walk, or by the hook of a view above this one.
    var change = 0
  }

  /// A hook that is called.
  struct Call {
    /// The view; nil for none, or where a pass sets a property that is overridden.
    var view: ItemState?

    /// Changes up to this number do not concern the hook.
    var unconcerning = 0

    /// The number of the last change before the call.
    var start = Int.max
  }

  /// Rounds of hooks that a pass may take to settle.
  static let roundLimit = 32

  /// Walks within walks; what is marked further in waits for the outer ones.
  private static let depthLimit = 16

  /// How many solves `layoutSubviews()` may ask for in one round whatever these cost, and below how many values for each item
  /// of the tree, which all of them together have moved, further ones may, before views wait for the next round.
  private static let solveLimit = 64
  private static let valueShare = 16

  /// Views that hooks may add in a pass to what other hooks of the pass have added.
  ///
  /// Views that each add two more would otherwise fill the memory before the rounds come to their end.
  private static let additionLimit = 100_000

  /// Whether a view of a class that may override hooks is in the tree.
  private(set) var hasHooks = false

  /// How many walks are under way; a hook may ask for another.
  private(set) var depth = 0

  /// The number of the round, beginning at 1; 0 between passes.
  private var round = 0

  /// The solves that `super.layoutSubviews()` has asked for in the round, and the values that these have moved.
  private var solves = (count: 0, values: 0)

  /// The views that were left to the next round in this pass.
  private var postponed: Set<ItemState> = []

  /// The hook that is being called, the innermost one.
  private(set) var call = Call()

  /// Views that were added to what is new itself: in later rounds, or in walks within walks.
  private var additions = 0

  /// The views that walks have still to visit, the last first.
  private var steps: [Step] = []

  /// The views whose hooks were called in the last round that is allowed.
  private var unsettled: [ItemState] = []

  /// The views that override something that layout reads, as they were met.
  private(set) var overriders: [ItemState] = []

  /// The same, to see whether one is among them.
  private var knownOverriders: Set<ItemState> = []

  private var isLastRound: Bool { round == Self.roundLimit }

  /// Whether hooks have added so much that no more are called in this pass.
  var isOverrun: Bool { additions > Self.additionLimit }

  /// Whether the pass calls no further hooks, though some may be asked for.
  var isAtItsEnd: Bool { isLastRound || isOverrun }

  /// Whether another walk may begin.
  var mayBegin: Bool { depth < Self.depthLimit }

  /// Notes that a view may override hooks.
  mutating func noteHooks() { hasHooks = true }

  mutating func begin(round: Int) { (self.round, solves) = (round, (0, 0)) }

  /// Notes that a hook had the solver run, and how many values that has moved.
  mutating func noteSolve(moving values: Int) {
    solves.count += 1
    solves.values += values
  }

  /// Whether a hook may have the solver run at once: each of a thousand cells could ask for that, and move all cells below.
  func maySolve(among items: Int) -> Bool {
    solves.count < Self.solveLimit || solves.values < Self.valueShare * items
  }

  /// Whether the view whose hook is called waits for the next round.
  ///
  /// Once in a pass, since a hook that changes something each time could wait for ever; not in a walk within another, since
  /// who has asked for that goes on with what it finds; and not where no round follows.
  mutating func postpones(_ view: ItemState, among items: Int) -> Bool {
    if maySolve(among: items) || depth > 1 || isAtItsEnd || call.view !== view { return false }
    return postponed.insert(view).inserted
  }

  /// Begins a walk, perhaps within another.
  ///
  /// - Returns: How many steps are left to the walks around it.
  mutating func begin(at top: LayoutView, after change: Int = 0) -> Int {
    depth += 1
    steps.append(Step(view: top, change: change))
    return steps.count - 1
  }

  /// The next step of the walk that began with so many steps of others; nil at its end, and it is over.
  mutating func next(above base: Int) -> Step? {
    if steps.count > base { return steps.removeLast() }
    depth -= 1
    return nil
  }

  /// Begins to set properties that may be overridden: whatever that does counts as done by a hook.
  ///
  /// - Returns: The call around it.
  mutating func beginSetting() -> Call {
    depth += 1
    return begin(Call())
  }

  /// Ends that, and goes on with the call around it.
  mutating func endSetting(_ outer: Call) {
    depth -= 1
    goOn(with: outer)
  }

  /// Adds a step, which comes before those that are there.
  mutating func push(_ step: Step) { steps.append(step) }

  /// Begins a call.
  ///
  /// - Returns: The call around it.
  mutating func begin(_ call: Call) -> Call {
    defer { self.call = call }
    return self.call
  }

  /// Goes on with a call after the one within it.
  mutating func goOn(with outer: Call) { call = outer }

  /// Notes that a hook of a view is about to be called.
  mutating func noteCall(of view: ItemState) {
    if isLastRound { unsettled.append(view) }
  }

  /// Notes that a view was added below another: it counts from the third round on, and in walks within walks within walks.
  ///
  /// What views add that were there before the pass, and these in turn, is not limited.
  mutating func noteAddition(to superview: ItemState?) {
    guard depth > 2 || depth > 0 && round > 2 else { return }
    additions += 1
    if additions == Self.additionLimit + 1, let superview { unsettled.append(superview) }
  }

  /// The views that hooks leave unsettled, each once.
  func unsettledViews() -> [ItemState] { unsettled.unique() }

  /// Ends the pass: nothing is kept but what overrides something.
  mutating func endPass() {
    round = 0
    solves = (0, 0)
    additions = 0
    postponed.removeAll()
    unsettled.removeAll()
  }

  mutating func noteOverrides(of view: LayoutView) {
    if knownOverriders.insert(view.itemState).inserted { overriders.append(view.itemState) }
  }

  /// Forgets views that are gone or override nothing any more.
  mutating func forgetOverriders(where isGone: (ItemState) -> Bool) {
    overriders.removeAll { state in
      let isGone = isGone(state)
      if isGone { knownOverriders.remove(state) }
      return isGone
    }
  }
}
