// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What an order repair has found: nodes that a node depends on and that stand behind it.
///
/// - Invariant: outside of a repair no node is marked.
struct OrderSearch: ~Copyable {
  /// What the search has found out about a node.
  enum Mark: UInt8 {
    case none
    /// Must come before the node at hand.
    case before
    /// Depends on the node at hand besides: belongs to the cycle.
    case cycle
  }

  private var marks = FlatArray<Mark>()

  /// Variables that have no element for the moment, and so depend on nothing.
  private var isDetached = FlatArray<Bool>()

  /// The nodes that must come before the one at hand, and how many of them were gone on from.
  private var nodes = FlatArray<Int32>()
  private var visitedCount = 0

  /// Whether one of them depends on the node at hand.
  private(set) var isCyclic = false

  /// The nodes on the cycle, and how many of the others were kept so far.
  private(set) var cycle = FlatArray<Int32>()
  private var keptCount = 0

  mutating func extend(to count: Int) {
    marks.extend(to: count, with: .none)
    isDetached.extend(to: count, with: false)
  }

  @inline(__always)
  func mark(_ node: Int) -> Mark { marks[node] }

  @inline(__always)
  func isDetached(_ column: Int) -> Bool { isDetached[column] }

  mutating func setDetached(_ column: Int, _ value: Bool) { isDetached[column] = value }

  /// Begins a repair around a node.
  mutating func begin() {
    nodes.removeAll()
    visitedCount = 0
    isCyclic = false
  }

  var isEmpty: Bool { nodes.isEmpty }

  /// How many nodes must come before.
  var count: Int { nodes.count }

  /// One of the nodes that must come before.
  func node(_ place: Int) -> Int { Int(nodes[place]) }

  /// Adds a node that must come before.
  mutating func add(_ node: Int) {
    if marks[node] != .none { return }
    marks[node] = .before
    nodes.append(Int32(truncatingIfNeeded: node))
  }

  mutating func noteCycle() { isCyclic = true }

  /// The next node to go on from; nil if the search is through.
  mutating func next() -> Int? {
    if visitedCount == nodes.count { return nil }
    visitedCount += 1
    return node(visitedCount - 1)
  }

  /// Unmarks the nodes that must come before; the list keeps them.
  mutating func unmark() {
    for place in nodes.indices { marks[node(place)] = .none }
  }

  mutating func sort(_ order: borrowing NodeOrder) { order.sort(&nodes) }

  /// Moves the nodes that must come before to right before another one.
  mutating func move(before successor: Int, in order: inout NodeOrder) {
    for place in nodes.indices { order.unlink(node(place)) }
    order.insert(nodes, before: successor)
  }

  // MARK: Cycles

  /// Begins to sort out which of the nodes before `node` also depend on it.
  mutating func beginCycle(around node: Int) {
    cycle.removeAll()
    keptCount = 0
    marks[node] = .cycle
  }

  /// Says of the node at a place of the list, taken in order, whether it lies on the cycle.
  mutating func sortOut(_ place: Int, isOnCycle: Bool) {
    let node = nodes[place]
    if isOnCycle {
      marks[Int(node)] = .cycle
      cycle.append(node)
    } else {
      marks[Int(node)] = .none
      nodes[keptCount] = node
      keptCount += 1
    }
  }

  /// Keeps in the list those that do not lie on the cycle, and unmarks all.
  mutating func endCycle(around node: Int) {
    nodes.truncate(to: keptCount)
    marks[node] = .none
    for place in cycle.indices { marks[Int(cycle[place])] = .none }
  }

  /// Whether no node is marked and no variable detached.
  var isClean: Bool {
    for node in marks.indices where marks[node] != .none || isDetached[node] { return false }
    return true
  }

  /// Forgets everything.
  mutating func reset() {
    begin()
    marks.fill(.none)
    isDetached.fill(false)
  }
}
