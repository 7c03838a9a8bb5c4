// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The work of the next pass.
struct PendingChanges: ~Copyable {
  /// The number of changes, how many of them the last solve included, and whether nothing at all has changed since.
  private struct Changes {
    var count = 0
    var solvedCount = 0
    var isDone = false
  }

  private var changes = Changes()

  /// Whether the engine is new, so that the tree has to be walked from the root.
  private(set) var isFresh = true

  /// Whether the result must depend on the tree alone, not on the frames of the last pass or the order of edits.
  private(set) var isFromScratch = false

  /// Subtrees that joined, as the states of their tops, which do not keep the views alive.
  private(set) var subtrees: [ItemState] = []

  /// Views that constraints place from now on.
  private var joining: [ItemState] = []

  /// Items whose constraints have no rows yet.
  private(set) var tables = OwnedList<ItemState>()

  /// Constraints to be updated as the `work` of their rows says.
  ///
  /// A new one may be listed twice; the second time it has no work left.
  private(set) var constraints: [ConstraintReference] = []

  /// Stack views and readable guides whose rows have to be updated; one may be listed more than once.
  private var stacks: [ItemState] = []

  /// Items whose own rows have to be updated, and the storage of the list that was processed last.
  private(set) var staleItems: [Int32] = []
  private var spareList: [Int32] = []

  /// Items whose content has to be measured at the solved width.
  private var unmeasured: [Int32] = []

  /// Items that may be idle.
  private(set) var idle: [Int32] = []

  /// Whether nothing at all changed since the last pass.
  var isEmpty: Bool { changes.isDone }

  /// The number of changes, and how many of them the last solve included.
  var changeCount: Int { changes.count }
  var solvedCount: Int { changes.solvedCount }

  var hasRows: Bool {
    !staleItems.isEmpty || tables.count > 0 || !constraints.isEmpty || !stacks.isEmpty
  }

  /// Returns the items whose rows are to be written or changed, some perhaps more than once.
  func itemsOfRows(_ state: (Int32) -> ItemState?) -> [ItemState] {
    staleItems.compactMap(state) + constraints.map(\.first) + stacks
  }

  /// Whether an item for which `isIncluded` holds joins, has no rows yet, or is a stack view or readable guide that
  /// changed.
  func hasUnwritten(where isIncluded: (ItemState) -> Bool) -> Bool {
    if subtrees.contains(where: isIncluded) || joining.contains(where: isIncluded) { return true }
    if stacks.contains(where: isIncluded) { return true }
    return (0..<tables.count).contains { isIncluded(tables[$0]) }
  }

  @inline(__always)
  mutating func noteChange() {
    changes.isDone = false
    changes.count &+= 1
  }

  /// Records that all changes so far have been solved.
  mutating func noteSolved() { changes.solvedCount = changes.count }

  /// Marks all changes as done: a pass begins that processes them, or the engine gave up and waits for the next change.
  mutating func begin() { changes.isDone = true }

  /// Marks all changes as done, unless the tree changed meanwhile.
  mutating func end() { changes.isDone = subtrees.isEmpty && joining.isEmpty && !hasRows }

  /// Forgets all work after the engine gave up; the next change starts again.
  ///
  /// Changes are counted on, since hooks that are being called compare the counts.
  mutating func restart() {
    let count = changes.count
    self = PendingChanges()
    changes = Changes(count: count, solvedCount: count, isDone: true)
  }

  mutating func setFromScratch(_ isFromScratch: Bool) { self.isFromScratch = isFromScratch }

  /// Returns whether the tree has to be walked from the root, which the caller does at once; false from then on.
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

  mutating func add(subtree top: ItemState) { subtrees.enqueue(top) }
  mutating func add(joining view: ItemState) { joining.enqueue(view) }
  mutating func add(tableOf item: ItemState) { tables.append(item) }
  mutating func add(_ constraint: ConstraintReference) {
    constraints.enqueue(constraint) { !$0.isUsed }
  }
  mutating func add(stack item: ItemState) { stacks.enqueue(item) }
  mutating func add(stale index: Int32) { staleItems.append(index) }
  mutating func add(unmeasured index: Int32) { unmeasured.append(index) }
  mutating func add(idle index: Int32) { idle.append(index) }

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

  /// Takes the items whose own rows have to be updated; ``giveBack(_:)`` returns the storage of the list.
  mutating func takeStaleItems() -> [Int32] {
    var taken: [Int32] = []
    swap(&taken, &spareList)
    swap(&taken, &staleItems)
    return taken
  }

  /// Keeps the storage of a list for the next one.
  mutating func giveBack(_ list: consuming [Int32]) {
    list.removeAll(keepingCapacity: true)
    spareList = list
  }

  /// Empties the list of items that may be idle, all of which were examined.
  mutating func removeIdle() { idle.removeAll(keepingCapacity: true) }
}

extension [ItemState] {
  /// Appends an item for the next pass; items that are gone are dropped before the list grows.
  mutating func enqueue(_ item: ItemState) { enqueue(item) { $0.isGone } }
}
