// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The views of a tree whose insets count.
struct InsetViews: ~Copyable {
  /// The views by the raw value of their role, and how many there may be of each before those that left are
  /// removed; the limit is then twice what remains.
  private var lists: [[Entry]] = Array(repeating: [], count: InsetState.Role.allCases.count)
  private var limits = Array(repeating: 16, count: InsetState.Role.allCases.count)

  /// How deep in the tree the highest view is whose insets the last round changed; 0 if it changed none.
  private(set) var settledDepth = 0

  /// The rounds of the pass under way that have read insets from frames that were just found.
  private var round = 0

  /// How many views the last round has given new insets, and the fewest of the rounds before it.
  private var settledCounts = (last: 0, fewest: Int.max)

  /// The insets that were read last, with those of all views above; nil where some may be others by now.
  private var lastRead: InsetMemo?

  /// How insets are looked for.
  private(set) var attempt = Attempt.plain

  /// Ways to look for insets, each of which is tried where rounds of the one before come to no end.
  enum Attempt {
    /// As frames have them.
    case plain
    /// What swings, or comes closer by less and less, is brought to rest.
    case damped
    /// Insets of these items, which grew from round to round, and of what is in them are limited to
    /// ``LayoutView/mostInsets``: as if nothing stuck out of its superview.
    case capped(Set<ObjectIdentifier>)

    /// The one that is made where this one has left items unsettled.
    func next(after unsettled: [ItemState]) -> Attempt {
      isDamped ? .capped(Set(unsettled.map { ObjectIdentifier($0) })) : .damped
    }

    var isLast: Bool { if case .capped = self { true } else { false } }

    var isDamped: Bool { if case .damped = self { true } else { false } }
  }

  /// Whether the rounds of the last pass came to no end: its frames are no place to begin at.
  private(set) var wereUnsettled = false

  /// The stays that hold what is open where it is while insets settle, and the items that have some.
  private var stays: [ConstraintHandle] = []
  private var held: Set<Int32> = []

  /// The insets at the frames of the last pass, of views that are taken in.
  private var firstInsets = InsetMemo()

  /// Whether views are still to be told of insets, and who was told.
  private var telling = Telling()

  /// What is known of the telling.
  private struct Telling {
    /// Whether something that views go by has new insets.
    var isDue = false

    /// Whether views of callers' classes, whatever goes by their insets, may have others: a view has moved.
    var mayBeStale = false

    var isUnderWay = false

    /// The views that were told of a safe area, whatever goes by their insets, and those that came from elsewhere.
    var told: [ItemState] = []
  }

  /// A view, and which of its listings this is.
  struct Entry {
    let state: ItemState
    let number: Int
  }

  /// The views that are listed for something.
  subscript(role: InsetState.Role) -> some RandomAccessCollection<ItemState> {
    lists[role.rawValue].lazy.map(\.state)
  }

  /// Adds a view.
  ///
  /// - Complexity: O(1), amortised.
  mutating func add(
    _ view: Entry, as role: InsetState.Role, strikingOff hasLeft: (Entry) -> Bool
  ) {
    if self[role].count >= limits[role.rawValue] {
      remove(as: role, where: hasLeft)
      limits[role.rawValue] = max(16, 2 * self[role].count)
    }
    lists[role.rawValue].append(view)
    noteDoubt()
  }

  mutating func remove(as role: InsetState.Role, where hasLeft: (Entry) -> Bool) {
    lists[role.rawValue].removeAll(where: hasLeft)
  }

  /// Takes what is known of the insets at the frames of the last pass, to look for more of them.
  mutating func takeFirst() -> InsetMemo {
    defer { firstInsets = InsetMemo() }
    return firstInsets
  }

  /// Keeps what is known of the insets at the frames of the last pass; nothing where frames are others now.
  mutating func keepFirst(_ memo: InsetMemo) { firstInsets = memo }

  /// Notes that a view has insets that it is to be told of, and which may lead to others.
  mutating func noteUntold() {
    telling.isDue = true
    noteDoubt()
  }

  /// Whether insets may be others than when they were read last.
  var isInDoubt: Bool { lastRead == nil }

  /// Notes that insets may be others than when they were read last.
  mutating func noteDoubt() {
    if !isInDoubt { lastRead = nil }
    telling.mayBeStale = true
  }

  /// The same where a view, or the content of one, has moved that some of them go by.
  mutating func noteMove(of view: LayoutView) {
    if lastRead?[ObjectIdentifier(view)] != nil { noteDoubt() }
  }

  /// Begins to read insets: doubts that arise from here on are about what is read now.
  mutating func beginReading() { lastRead = InsetMemo() }

  /// Keeps what was read, if there is no doubt about it already.
  mutating func endReading(_ memo: InsetMemo) {
    if !isInDoubt { lastRead = memo }
  }

  /// Whether views are still to be told of insets.
  ///
  /// - Parameter hasHooks: Whether there are views of callers' classes.
  func isTellingDue(hasHooks: Bool) -> Bool {
    telling.isDue || telling.mayBeStale && hasHooks && mayTellOthers
  }

  /// Whether a view has a safe area, or was told of one that it has no more.
  private var mayTellOthers: Bool { !self[.source].isEmpty || !telling.told.isEmpty }

  /// Begins to tell views of insets; what they change meanwhile waits.
  ///
  /// - Parameter others: Whether views whose insets nothing goes by may be told now.
  /// - Returns: Whether such views have to be looked at; nil if there is nothing to tell, or views are being told.
  mutating func beginTelling(others: Bool) -> Bool? {
    if !isTellingDue(hasHooks: others) || telling.isUnderWay { return nil }
    let tellsOthers = telling.mayBeStale && others && mayTellOthers
    telling.isDue = false
    if tellsOthers { telling.mayBeStale = false }
    telling.isUnderWay = true
    return tellsOthers
  }

  mutating func endTelling() { telling.isUnderWay = false }

  /// Notes that a view has moved, so that it and views in it may have other insets than they were told.
  mutating func noteTellingDoubt() { telling.mayBeStale = true }

  /// Notes that a view was told of a safe area, or may have been told elsewhere of other insets than it has here.
  mutating func note(told view: ItemState) { telling.told.append(view) }

  /// Takes the views that were told of a safe area: those that still have one are to be noted again.
  mutating func takeTold() -> [ItemState] {
    defer { telling.told = [] }
    return telling.told
  }

  /// Begins the rounds of an attempt.
  mutating func begin(_ attempt: Attempt) {
    self.attempt = attempt
    round = -1
    settledCounts = (0, .max)
  }

  mutating func endPass(isSettled: Bool) {
    wereUnsettled = !isSettled
    if wereUnsettled { noteDoubt() }
  }

  /// Begins a round, which has changed nothing yet.
  mutating func beginRound() {
    if settledCounts.last > 0 {
      settledCounts.fewest = min(settledCounts.fewest, settledCounts.last)
    }
    (settledDepth, settledCounts.last) = (0, 0)
    round += 1
  }

  /// Whether insets that still change may depend on open values, which their own change moves.
  var mayRunAway: Bool { round > 1 }

  /// Whether the last round has given new insets to no more than half as many views as any round before it: that cannot
  /// go on for long.
  var isComingToRest: Bool {
    settledCounts.last > 0 && settledCounts.last <= settledCounts.fewest / 2
  }

  /// Whether an item is not held yet; from now on it is.
  mutating func hold(_ place: Int32) -> Bool { held.insert(place).inserted }

  /// Keeps a stay until the pass is at its end.
  mutating func keep(_ stay: ConstraintHandle) { stays.append(stay) }

  /// The stays of the pass, which are to be removed.
  mutating func takeStays() -> [ConstraintHandle] {
    defer {
      stays = []
      held = []
    }
    return stays
  }

  /// Notes that the round changes the insets of a view.
  mutating func noteSettled(at depth: Int) {
    settledCounts.last += 1
    settledDepth = settledDepth == 0 ? depth : min(settledDepth, depth)
  }

  /// Lets go of what the views keep for the engine.
  func end(of engine: LayoutEngine) {
    for role in InsetState.Role.allCases {
      for state in self[role] { state.view?.insetState?.leave(engine, as: role) }
    }
  }
}
