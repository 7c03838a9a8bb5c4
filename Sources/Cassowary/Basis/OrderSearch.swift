// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The results of the two searches of an order repair: the nodes behind a node that it depends on, and the nodes
/// that depend on it.
///
/// - Invariant: outside of a repair no node is marked.
struct OrderSearch: ~Copyable {
  /// What a search has found out about a node.
  enum Mark: UInt8 {
    case none
    /// Must come before the current node.
    case before
    /// Depends on the current node.
    case after
    /// Both: is on the cycle.
    case cycle
  }

  /// The mark of each node, and a bit for variables that have no element at the moment and so depend on nothing.
  private var marks = FlatArray<UInt8>()

  /// The nodes that must come before the current one, and those that depend on it.
  private(set) var before = FlatArray<Int32>()
  private var after = FlatArray<Int32>()

  /// How many nodes of each list have been expanded, and the cost of that.
  private var beforeNext = 0
  private var afterNext = 0
  private var beforeCost = 0
  private var afterCost = 0

  /// Whether a node was found on both sides.
  private(set) var isCyclic = false

  /// The nodes on the cycle, and the number of other nodes kept so far.
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

  /// Adds a node that must come before; if it also depends on the current node, there is a cycle.
  mutating func addBefore(_ node: Int) {
    let mark = mark(node)
    if mark != .none && mark != .after { return }
    if mark == .after { isCyclic = true }
    setMark(node, .before)
    before.append(Int32(truncatingIfNeeded: node))
  }

  /// Adds a node that depends on the current one; if it also must come before, there is a cycle.
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

  /// The last in the order of the nodes that must come before.
  func latestBefore(_ order: borrowing NodeOrder) -> Int {
    var latest = Int(before[0])
    for place in before.indices where order.label(Int(before[place])) > order.label(latest) {
      latest = Int(before[place])
    }
    return latest
  }

  /// The next node of the backward search; nil if the search is finished.
  mutating func nextBefore() -> Int? {
    if beforeNext == before.count { return nil }
    beforeNext += 1
    return Int(before[beforeNext - 1])
  }

  /// Whether the backward search is finished.
  var isBeforeClosed: Bool { beforeNext == before.count }

  /// Whether the forward search is finished.
  var isAfterClosed: Bool { afterNext == after.count }

  /// The next node of the forward search.
  var nextAfter: Int { Int(after[afterNext]) }

  /// Counts a step of the forward search and returns true, if its cost allows it before the backward one.
  mutating func takeAfter(cost: Int) -> Bool {
    if afterCost + cost > beforeCost { return false }
    afterNext += 1
    afterCost += cost
    return true
  }

  /// Clears the marks of the dependent nodes, but keeps their list.
  mutating func unmarkAfter() {
    for place in after.indices where mark(Int(after[place])) == .after {
      setMark(Int(after[place]), .none)
    }
  }

  /// Clears the marks of the nodes that must come before, but keeps their list.
  mutating func unmarkBefore() {
    for place in before.indices { setMark(Int(before[place]), .none) }
  }

  /// Begins to separate the nodes before `node` that also depend on it.
  mutating func beginCycle(around node: Int) {
    cycle.removeAll()
    keptCount = 0
    setMark(node, .cycle)
  }

  /// Records whether the node at a place of the list is on the cycle; nodes are passed in order.
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

  /// Keeps only the nodes that are not on the cycle in the list, and clears all marks.
  mutating func endCycle(around node: Int) {
    before.truncate(to: keptCount)
    setMark(node, .none)
    for place in cycle.indices { setMark(Int(cycle[place]), .none) }
  }

  /// Moves the nodes that must come before directly before another node.
  mutating func moveBefore(_ successor: Int, in order: inout NodeOrder) {
    for place in before.indices { order.unlink(Int(before[place])) }
    order.insert(before, before: successor)
  }

  /// Moves the dependent nodes directly behind another node.
  mutating func moveAfter(_ predecessor: Int, in order: inout NodeOrder) {
    order.sort(&after)
    let successor = order.next(predecessor)
    for place in after.indices { order.unlink(Int(after[place])) }
    // Not among the unlinked nodes: its label is beyond the limit of the search.
    order.insert(after, before: Int(successor))
  }

  mutating func sortBefore(_ order: borrowing NodeOrder) { order.sort(&before) }

  /// Whether no node is marked and no variable detached.
  var isClean: Bool { marks.indices.allSatisfy { marks[$0] == 0 } }

  /// Clears everything.
  mutating func reset() {
    begin()
    marks.fill(0)
  }
}
