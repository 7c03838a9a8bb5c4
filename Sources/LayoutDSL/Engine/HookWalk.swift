// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The walks that call hooks, and what limits them.
///
/// Invariant: between passes no walk is under way, and nothing is left to be visited.
struct HookWalk: ~Copyable {
  /// A view to be visited, or to be left after its descendants.
  struct Step {
    let view: LayoutView
    var isExit = false

    /// The number of the last change that was made before the walk, or by the hook of an ancestor.
    var change = 0
  }

  /// A hook that is being called.
  struct Call {
    /// The view; nil if there is no call, or while a pass sets properties that may be overridden.
    var view: ItemState?

    /// Changes up to this number do not concern the hook.
    var ignoredChangeCount = 0

    /// The number of the last change before the call.
    var start = Int.max
  }

  /// Rounds of hooks that a pass may take to settle.
  static let roundLimit = 32

  /// The limit of nested walks; views that are marked in deeper ones wait for the outer walks.
  private static let depthLimit = 16

  /// How many solves hooks may cause in one round at any cost, and how many moved values per item of the tree they may
  /// cause in all before further views wait for the next round.
  private static let solveLimit = 64
  private static let valueShare = 16

  /// The limit of views that hooks of a pass may add to views that other hooks of the pass have added.
  ///
  /// Views that each add two more would otherwise exhaust the memory before the rounds end.
  private static let additionLimit = 100_000

  /// Whether a view of a class that may override hooks is in the tree.
  private(set) var hasHooks = false

  /// How many walks are under way; a hook may start another.
  private(set) var depth = 0

  /// The number of the round, beginning at 1; 0 between passes.
  private var round = 0

  /// The solves that hooks have caused in the round, and the number of values that these have moved.
  private var solves = (count: 0, values: 0)

  /// The views that this pass has postponed to the next round.
  private var postponed: Set<ItemState> = []

  /// The hook that is being called, the innermost one.
  private(set) var call = Call()

  /// The number of views that were added to new views: in later rounds, or in nested walks.
  private var additions = 0

  /// The views that walks have still to visit, the last first.
  private var steps: [Step] = []

  /// The views whose hooks were called in the last round that is allowed, and the view to which hooks have added one
  /// more than they may.
  private var unsettled: [ItemState] = []

  private var isLastRound: Bool { round == Self.roundLimit }

  /// Whether hooks have added so much that no more are called in this pass.
  var exceedsAdditionLimit: Bool { additions > Self.additionLimit }

  /// Whether no further round follows, even if hooks are requested.
  var hasReachedLimit: Bool { isLastRound || exceedsAdditionLimit }

  /// Whether another walk may begin.
  var mayBegin: Bool { depth < Self.depthLimit }

  /// Notes that a view may override hooks.
  mutating func noteHooks() { hasHooks = true }

  mutating func begin(round: Int) { (self.round, solves) = (round, (0, 0)) }

  /// Records that a hook ran the solver, and how many values that moved.
  mutating func noteSolve(moving values: Int) {
    solves.count += 1
    solves.values += values
  }

  /// Whether a hook may run the solver now; each of a thousand cells could do so, and move all cells below it.
  func maySolve(among items: Int) -> Bool {
    solves.count < Self.solveLimit || solves.values < Self.valueShare * items
  }

  /// Returns whether the view whose hook is running is postponed to the next round, and records it if so.
  ///
  /// This happens once in a pass, since a hook that changes something each time could otherwise wait for ever. A view
  /// is not postponed in a nested walk, whose caller continues with the frames that it finds, nor if no round follows.
  mutating func postpones(_ view: ItemState, among items: Int) -> Bool {
    if maySolve(among: items) || depth > 1 || hasReachedLimit || call.view !== view { return false }
    return postponed.insert(view).inserted
  }

  /// Begins a walk, perhaps within another.
  ///
  /// - Returns: The number of steps that belong to the outer walks.
  mutating func begin(at top: LayoutView, after change: Int = 0) -> Int {
    depth += 1
    steps.append(Step(view: top, change: change))
    return steps.count - 1
  }

  /// Returns the next step of the walk that began above `base` outer steps; at its end, ends the walk and returns nil.
  mutating func next(above base: Int) -> Step? {
    if steps.count > base { return steps.removeLast() }
    depth -= 1
    return nil
  }

  /// Begins setting properties that may be overridden: changes by overrides count as made by a hook.
  ///
  /// - Returns: The outer call.
  mutating func beginSetting() -> Call {
    depth += 1
    return begin(Call())
  }

  mutating func endSetting(_ outer: Call) {
    depth -= 1
    resume(outer)
  }

  /// Adds a step, which is taken before the present ones.
  mutating func push(_ step: Step) { steps.append(step) }

  /// Begins a call.
  ///
  /// - Returns: The outer call.
  mutating func begin(_ call: Call) -> Call {
    defer { self.call = call }
    return self.call
  }

  /// Restores the outer call after the inner one.
  mutating func resume(_ outer: Call) { call = outer }

  /// Notes that a hook of a view is about to be called.
  mutating func noteCall(of view: ItemState) {
    if isLastRound { unsettled.append(view) }
  }

  /// Counts a view that was added to another, from the third round on and from the third nested walk on.
  ///
  /// Views that were there before the pass may add any number of views, and so may these.
  mutating func noteAddition(to superview: ItemState?) {
    guard depth > 2 || depth > 0 && round > 2 else { return }
    additions += 1
    if additions == Self.additionLimit + 1, let superview { unsettled.append(superview) }
  }

  /// Returns the views that hooks leave unsettled, each once.
  func unsettledViews() -> [ItemState] { unsettled.unique() }

  /// Ends the pass, and forgets what it recorded.
  mutating func endPass() {
    round = 0
    solves = (0, 0)
    additions = 0
    postponed.removeAll()
    unsettled.removeAll()
  }
}
