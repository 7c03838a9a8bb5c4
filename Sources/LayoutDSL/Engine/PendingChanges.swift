// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What the next pass has to do.
struct PendingChanges: ~Copyable {
  /// How many changes there were, how many of them the last solve took in, and whether nothing at all has changed since.
  private struct Changes {
    var count = 0
    var solvedCount = 0
    var areNone = false
  }

  private var changes = Changes()

  /// Whether the tree has to be walked from the root: the engine is new.
  private(set) var isFresh = true

  /// Whether nothing but the tree counts: not the frames of the last pass, nor the order of edits.
  private(set) var isFromScratch = false

  /// Subtrees that joined; held by state, so that one that dies meanwhile is just gone.
  private(set) var subtrees: [ItemState] = []

  /// Views that constraints place from now on.
  private var joining: [ItemState] = []

  /// Items whose constraints have no rows yet.
  private(set) var tables = OwnedList<ItemState>()

  /// Constraints to be looked at; what for is said by the `work` of their rows.
  ///
  /// One that is new may be listed twice; the second time there is nothing left to do.
  private(set) var constraints: [ConstraintReference] = []

  /// Stack views whose rows have to be looked at; one may be listed more than once.
  private var stacks: [ItemState] = []

  /// Items whose rows have to be looked at, and the memory of the list that was worked off last.
  private(set) var staleItems: [Int32] = []
  private var spareList: [Int32] = []

  /// Items to be measured at their width.
  private var unmeasured: [Int32] = []

  /// Items that may take no part any more.
  private(set) var idle: [Int32] = []

  /// Whether nothing at all changed since the last pass.
  var isEmpty: Bool { changes.areNone }

  /// How many changes there were, and how many of them the last solve took in.
  var changeCount: Int { changes.count }
  var solvedCount: Int { changes.solvedCount }

  /// Whether there are rows to be written or changed.
  var hasRows: Bool {
    !staleItems.isEmpty || tables.count > 0 || !constraints.isEmpty || !stacks.isEmpty
  }

  /// The items whose rows are to be written or changed, which may be named more than once.
  func itemsOfRows(_ state: (Int32) -> ItemState?) -> [ItemState] {
    staleItems.compactMap(state) + constraints.map(\.first) + stacks
  }

  /// Whether an item for which `isMeant` holds joins, has no rows yet, or is a stack view that changed.
  func hasLate(_ isMeant: (ItemState) -> Bool) -> Bool {
    if subtrees.contains(where: isMeant) || joining.contains(where: isMeant) { return true }
    if stacks.contains(where: isMeant) { return true }
    return (0..<tables.count).contains { isMeant(tables[$0]) }
  }

  /// Notes that something is to be done.
  @inline(__always)
  mutating func noteChange() {
    changes.areNone = false
    changes.count &+= 1
  }

  /// Notes that what changed has been solved.
  mutating func noteSolved() { changes.solvedCount = changes.count }

  /// Notes that nothing is left to be done: the pass that begins takes everything up, or the engine gave up and waits for
  /// the next change.
  mutating func begin() { changes.areNone = true }

  /// Notes that all is done but what changed the tree meanwhile.
  mutating func end() { changes.areNone = subtrees.isEmpty && joining.isEmpty && !hasRows }

  mutating func setFromScratch(_ isFromScratch: Bool) { self.isFromScratch = isFromScratch }

  /// Whether the tree is to be walked from the root, which the caller does at once; false from then on.
  mutating func takeFresh() -> Bool {
    defer { isFresh = false }
    return isFresh
  }
}

/// The lists.
extension PendingChanges {
  /// Makes room for items that are about to join.
  mutating func reserve(_ additional: Int) {
    tables.reserve(tables.count + Int32(truncatingIfNeeded: additional))
  }

  mutating func add(subtree top: ItemState) { subtrees.note(top) }
  mutating func add(joining view: ItemState) { joining.note(view) }
  mutating func add(tableOf item: ItemState) { tables.append(item) }
  mutating func add(_ constraint: ConstraintReference) {
    constraints.note(constraint) { !$0.isUsed }
  }
  mutating func add(stack item: ItemState) { stacks.note(item) }
  mutating func add(stale place: Int32) { staleItems.append(place) }
  mutating func add(unmeasured place: Int32) { unmeasured.append(place) }
  mutating func add(idle place: Int32) { idle.append(place) }

  mutating func takeSubtrees() -> [ItemState] { subtrees.takeAll() }
  mutating func takeJoining() -> [ItemState] { joining.takeAll() }
  mutating func takeConstraints() -> [ConstraintReference] { constraints.takeAll() }
  mutating func takeStacks() -> [ItemState] { stacks.takeAll() }
  mutating func takeUnmeasured() -> [Int32] { unmeasured.takeAll() }

  mutating func takeTables() -> OwnedList<ItemState> {
    var taken = OwnedList<ItemState>()
    swap(&taken, &tables)
    return taken
  }

  /// Takes the items whose rows have to be looked at; ``giveBack(_:)`` takes the list.
  mutating func takeStaleItems() -> [Int32] {
    var taken: [Int32] = []
    swap(&taken, &spareList)
    swap(&taken, &staleItems)
    return taken
  }

  /// Keeps the memory of a list for the next one.
  mutating func giveBack(_ list: consuming [Int32]) {
    list.removeAll(keepingCapacity: true)
    spareList = list
  }

  /// Forgets the items that may take no part any more, all of which were looked at.
  mutating func removeIdle() { idle.removeAll(keepingCapacity: true) }
}

extension [ItemState] {
  /// Notes an item for the next pass; one that is gone need not wait for it.
  mutating func note(_ item: ItemState) { note(item) { $0.isGone } }
}
