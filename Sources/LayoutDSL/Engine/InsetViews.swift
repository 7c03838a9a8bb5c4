// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The views of a tree that use insets or pass them on, and the search for their insets.
struct InsetViews: ~Copyable {
  /// The views by the raw value of their role.
  private var lists: [[Entry]] = Array(repeating: [], count: InsetState.Role.allCases.count)

  /// The depth in the tree of the highest view whose insets the last round changed; 0 if it changed none.
  private(set) var changedDepth = 0

  /// The number of the present attempt's round, from 0; -1 before the first.
  private var round = 0

  /// How many views got new insets in the last round, and the fewest in a round before it.
  private var changedCounts = (last: 0, fewest: Int.max)

  /// The insets that were read last, with those of all ancestors; nil if some may have changed since.
  private var lastRead: InsetMemo?

  /// The present way to search for insets.
  private(set) var attempt = Attempt.plain

  /// Ways to search for insets, each of which is tried if the rounds of the one before do not converge.
  enum Attempt {
    /// Insets are taken as frames give them.
    case plain
    /// Insets that oscillate, or converge ever more slowly, are extrapolated to where they come to rest.
    case extrapolated
    /// Insets of these items, which grew from round to round, and of their descendants are limited to
    /// ``LayoutView/maximumInsets``, as if no view stuck out of its superview.
    case capped(Set<ObjectIdentifier>)

    /// Returns the attempt that follows if this one has left items unsettled.
    func next(after unsettled: [ItemState]) -> Attempt {
      isExtrapolated ? .capped(Set(unsettled.map { ObjectIdentifier($0) })) : .extrapolated
    }

    var isLast: Bool { if case .capped = self { true } else { false } }

    var isExtrapolated: Bool { if case .extrapolated = self { true } else { false } }
  }

  /// Whether the rounds of the last pass did not converge: its frames are no starting point.
  private(set) var wereUnsettled = false

  /// The stays that hold open values where they are while insets settle, and the items that have some.
  private var stays: [ConstraintHandle] = []
  private var held: Set<Int32> = []

  /// A memo of insets at the frames of the last pass, for views that are being registered.
  private var initialMemo = InsetMemo()

  /// The state of notifying views of their insets.
  private var notification = Notification()

  /// Which notifications are due, and which views were notified.
  private struct Notification {
    /// Whether a view whose insets are in use has new ones.
    var isDue = false

    /// Whether any view of a caller's class may have new insets, in use or not, because a view has moved.
    var mayBeStale = false

    var isUnderWay = false

    /// The views that were notified of a safe area, in use or not, and those that came from other trees.
    var reported: [ItemState] = []
  }

  /// A view, and the number of its listing.
  struct Entry: Hashable {
    let state: ItemState
    let number: Int
  }

  /// The views that are listed in a role.
  subscript(role: InsetState.Role) -> some RandomAccessCollection<ItemState> {
    lists[role.rawValue].lazy.map(\.state)
  }

  /// The views whose insets depend on frames: if no view passes insets on, only those with a readable guide.
  var followers: some RandomAccessCollection<ItemState> {
    self[self[.provider].isEmpty ? .readable : .user]
  }

  /// Adds a view to the list of a role; before that grows, views that left are removed.
  ///
  /// - Complexity: O(1), amortised.
  mutating func add(
    _ view: Entry, as role: InsetState.Role, removingWhere hasLeft: (Entry) -> Bool
  ) {
    lists[role.rawValue].enqueue(view, isGone: hasLeft)
    noteMayHaveChanged()
  }

  mutating func remove(as role: InsetState.Role, where hasLeft: (Entry) -> Bool) {
    lists[role.rawValue].removeAll(where: hasLeft)
  }

  /// Takes the memo of insets at the frames of the last pass, to add to it.
  mutating func takeInitialMemo() -> InsetMemo {
    defer { initialMemo = InsetMemo() }
    return initialMemo
  }

  /// Stores the memo of insets at the frames of the last pass; an empty one if frames have changed.
  mutating func setInitialMemo(_ memo: InsetMemo) { initialMemo = memo }

  /// Notes that a view has new insets, of which it is to be notified and on which other insets may depend.
  mutating func noteNotificationDue() {
    notification.isDue = true
    noteMayHaveChanged()
  }

  /// Whether insets may have changed since they were last read.
  var mayHaveChanged: Bool { lastRead == nil }

  /// Notes that insets may have changed since they were last read.
  mutating func noteMayHaveChanged() {
    if !mayHaveChanged { lastRead = nil }
    notification.mayBeStale = true
  }

  /// Notes that a view or its content has moved, which matters if insets that were read depend on it.
  mutating func noteMove(of view: LayoutView) {
    if lastRead?[ObjectIdentifier(view)] != nil { noteMayHaveChanged() }
  }

  /// Begins reading insets: doubts that are noted from here on are about the insets read now.
  mutating func beginReading() { lastRead = InsetMemo() }

  /// Stores the insets that were read, unless a doubt was noted meanwhile.
  mutating func endReading(_ memo: InsetMemo) {
    if !mayHaveChanged { lastRead = memo }
  }

  /// Whether views are still to be notified of insets.
  ///
  /// - Parameter hasHooks: Whether there are views of callers' classes.
  func isNotificationDue(hasHooks: Bool) -> Bool {
    notification.isDue || notification.mayBeStale && hasHooks && mayNotifyOthers
  }

  /// Whether a view is a source of insets, or one was notified of a safe area, which it may have lost.
  private var mayNotifyOthers: Bool { !self[.provider].isEmpty || !notification.reported.isEmpty }

  /// Begins notifying views of insets; changes that they make meanwhile wait.
  ///
  /// - Parameter others: Whether views whose insets are not in use may be notified now.
  /// - Returns: Whether such views have to be examined; nil if no notification is due, or if views are being notified.
  mutating func beginNotifying(others: Bool) -> Bool? {
    if !isNotificationDue(hasHooks: others) || notification.isUnderWay { return nil }
    let tellsOthers = notification.mayBeStale && others && mayNotifyOthers
    notification.isDue = false
    if tellsOthers { notification.mayBeStale = false }
    notification.isUnderWay = true
    return tellsOthers
  }

  mutating func endNotifying() { notification.isUnderWay = false }

  /// Notes that a view has moved, so that it and its descendants may have other insets than last reported to them.
  mutating func noteReportsMayBeStale() { notification.mayBeStale = true }

  /// Records a view that was notified of a safe area, or that another tree may have notified of other insets.
  mutating func addReported(_ view: ItemState) { notification.reported.enqueue(view) }

  /// Takes the views that were notified of a safe area; the caller notes those again that still have one.
  mutating func takeReported() -> [ItemState] {
    defer { notification.reported = [] }
    return notification.reported
  }

  /// Begins the rounds of an attempt.
  mutating func begin(_ attempt: Attempt) {
    self.attempt = attempt
    round = -1
    changedCounts = (0, .max)
  }

  mutating func endPass(isSettled: Bool) {
    wereUnsettled = !isSettled
    if wereUnsettled { noteMayHaveChanged() }
  }

  /// Begins a round, which has changed nothing yet.
  mutating func beginRound() {
    if changedCounts.last > 0 {
      changedCounts.fewest = min(changedCounts.fewest, changedCounts.last)
    }
    (changedDepth, changedCounts.last) = (0, 0)
    round += 1
  }

  /// Whether insets that still change may depend on open values that they move themselves.
  var mayDiverge: Bool { round > 1 }

  /// Whether the last round gave new insets to at most half as many views as any earlier round: that cannot go on for
  /// long.
  var isConverging: Bool {
    changedCounts.last > 0 && changedCounts.last <= changedCounts.fewest / 2
  }

  /// Marks an item as held, and returns whether it was not held yet.
  mutating func hold(_ index: Int32) -> Bool { held.insert(index).inserted }

  /// Keeps a stay until the pass ends.
  mutating func keep(_ stay: ConstraintHandle) { stays.append(stay) }

  /// Takes the stays of the pass, which the caller removes.
  mutating func takeStays() -> [ConstraintHandle] {
    defer {
      stays = []
      held = []
    }
    return stays
  }

  /// Notes that the round changes the insets of a view.
  mutating func noteChange(at depth: Int) {
    changedCounts.last += 1
    changedDepth = changedDepth == 0 ? depth : min(changedDepth, depth)
  }

  /// Removes the engine's listings from the views.
  func end(of engine: LayoutEngine) {
    for role in InsetState.Role.allCases {
      for state in self[role] { state.view?.insetState?.unregister(by: engine, as: role) }
    }
  }
}
