// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What the two searches of an order repair have found: nodes that a node depends on and that stand
/// behind it, and nodes that depend on it.
///
/// - Invariant: outside of a repair no node is marked.
struct OrderSearch: ~Copyable {
  /// What a search has found out about a node.
  enum Mark: UInt8 {
    case none
    /// Must come before the node at hand.
    case before
    /// Depends on the node at hand.
    case after
    /// Both: belongs to the cycle.
    case cycle
  }

  /// The mark of each node, and a bit for the variables that have no element for the moment, and so depend on
  /// nothing.
  private var marks = FlatArray<UInt8>()

  /// The nodes that must come before the one at hand, and those that depend on it.
  private(set) var before = FlatArray<Int32>()
  private var after = FlatArray<Int32>()

  /// How many of them were gone on from, and what that cost.
  private var beforeNext = 0
  private var afterNext = 0
  private var beforeCost = 0
  private var afterCost = 0

  /// Whether a node was found on both sides.
  private(set) var isCyclic = false

  /// The nodes on the cycle, and how many of the others were kept so far.
  private(set) var cycle = FlatArray<Int32>()
  private var keptCount = 0

  mutating func extend(to count: Int) {
    marks.extend(to: count, with: 0)
  }

  private static var detached: UInt8 { 4 }

  @inline(__always)
  func mark(_ node: Int) -> Mark {
    unsafe Mark(rawValue: marks[node] & ~Self.detached).unsafelyUnwrapped
  }

  @inline(__always)
  private mutating func setMark(_ node: Int, _ mark: Mark) {
    marks[node] = marks[node] & Self.detached | mark.rawValue
  }

  @inline(__always)
  func isDetached(_ column: Int) -> Bool { marks[column] & Self.detached != 0 }

  mutating func setDetached(_ column: Int, _ value: Bool) {
    marks[column] = mark(column).rawValue | (value ? Self.detached : 0)
  }

  /// Begins a repair around a node.
  mutating func begin() {
    before.removeAll()
    after.removeAll()
    beforeNext = 0
    afterNext = 0
    beforeCost = 0
    afterCost = 0
    isCyclic = false
  }

  /// Adds a node that must come before; one that was found to come after lies on a cycle.
  mutating func addBefore(_ node: Int) {
    let mark = mark(node)
    if mark != .none && mark != .after { return }
    if mark == .after { isCyclic = true }
    setMark(node, .before)
    before.append(Int32(truncatingIfNeeded: node))
  }

  /// Adds a node that depends on the one at hand; one that must come before it lies on a cycle.
  mutating func addAfter(_ node: Int) {
    if mark(node) == .before {
      isCyclic = true
    } else if mark(node) == .none {
      setMark(node, .after)
      after.append(Int32(truncatingIfNeeded: node))
    }
  }

  mutating func noteCycle() { isCyclic = true }

  /// Counts a step of the backward search.
  mutating func countBefore() { beforeCost += 1 }

  /// The node that stands last of those that must come before.
  func latestBefore(_ order: borrowing NodeOrder) -> Int {
    var latest = Int(before[0])
    for place in before.indices where order.label(Int(before[place])) > order.label(latest) {
      latest = Int(before[place])
    }
    return latest
  }

  /// The next node of the backward search; nil if it is through.
  mutating func nextBefore() -> Int? {
    if beforeNext == before.count { return nil }
    beforeNext += 1
    return Int(before[beforeNext - 1])
  }

  /// Whether the backward search is through.
  var isBeforeClosed: Bool { beforeNext == before.count }

  /// Whether the forward search is through.
  var isAfterClosed: Bool { afterNext == after.count }

  /// The node from which the forward search goes on.
  var nextAfter: Int { Int(after[afterNext]) }

  /// Whether the forward search may take a step of this cost before the backward one; if so it is
  /// counted.
  mutating func takeAfter(cost: Int) -> Bool {
    if afterCost + cost > beforeCost { return false }
    afterNext += 1
    afterCost += cost
    return true
  }

  /// Forgets who depends on the node at hand, but for the list itself.
  mutating func unmarkAfter() {
    for place in after.indices where mark(Int(after[place])) == .after {
      setMark(Int(after[place]), .none)
    }
  }

  /// Forgets who must come before, but for the list itself.
  mutating func unmarkBefore() {
    for place in before.indices { setMark(Int(before[place]), .none) }
  }

  /// Begins to sort out which of the nodes before `node` also depend on it.
  mutating func beginCycle(around node: Int) {
    cycle.removeAll()
    keptCount = 0
    setMark(node, .cycle)
  }

  /// Says of the node at a place of the list, taken in order, whether it lies on the cycle.
  mutating func sortOut(_ place: Int, isOnCycle: Bool) {
    let node = before[place]
    if isOnCycle {
      setMark(Int(node), .cycle)
      cycle.append(node)
    } else {
      setMark(Int(node), .none)
      before[keptCount] = node
      keptCount += 1
    }
  }

  /// Keeps in the list those that do not lie on the cycle, and unmarks all.
  mutating func endCycle(around node: Int) {
    before.truncate(to: keptCount)
    setMark(node, .none)
    for place in cycle.indices { setMark(Int(cycle[place]), .none) }
  }

  /// Moves the nodes that must come before to right before another one.
  mutating func moveBefore(_ successor: Int, in order: inout NodeOrder) {
    for place in before.indices { order.unlink(Int(before[place])) }
    order.insert(before, before: successor)
  }

  /// Moves the nodes that depend on the one at hand to right behind another one.
  mutating func moveAfter(_ predecessor: Int, in order: inout NodeOrder) {
    order.sort(&after)
    let successor = order.next(predecessor)
    for place in after.indices { order.unlink(Int(after[place])) }
    // Not among those that were unlinked: its label is beyond the limit of the search.
    order.insert(after, before: Int(successor))
  }

  mutating func sortBefore(_ order: borrowing NodeOrder) { order.sort(&before) }

  /// Whether no node is marked and no variable detached.
  var isClean: Bool { marks.indices.allSatisfy { marks[$0] == 0 } }

  /// Forgets everything.
  mutating func reset() {
    begin()
    marks.fill(0)
  }
}
