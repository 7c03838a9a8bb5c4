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
    case input
    /// Depends on the current node.
    case dependent
  }

  /// The mark of each node, and a bit for variables that have no element at the moment and so depend on nothing.
  private var marks = FlatArray<UInt8>()

  /// The nodes that must come before the current one, and those that depend on it.
  private(set) var inputs = FlatArray<Int32>()
  private var dependents = FlatArray<Int32>()

  /// How many nodes of each list have been expanded, and the cost of that.
  private var expandedInputCount = 0
  private var expandedDependentCount = 0
  private var backwardCost = 0
  private var forwardCost = 0

  /// Whether a node was found on both sides.
  private(set) var isCyclic = false

  /// The nodes that must come before and were found to be on the cycle.
  private(set) var cycle = FlatArray<Int32>()

  mutating func extend(to count: Int) {
    marks.extend(to: count, with: 0)
  }

  private static var detached: UInt8 { 4 }

  @inline(__always)
  func mark(_ node: Int) -> Mark {
    unsafe Mark(rawValue: marks[node] & ~Self.detached).unsafelyUnwrapped
  }

  @inline(__always)
  mutating func setMark(_ node: Int, _ mark: Mark) {
    marks[node] = marks[node] & Self.detached | mark.rawValue
  }

  @inline(__always)
  func isDetached(_ column: Int) -> Bool { marks[column] & Self.detached != 0 }

  mutating func setDetached(_ column: Int, _ value: Bool) {
    marks[column] = mark(column).rawValue | (value ? Self.detached : 0)
  }

  /// Begins a repair around a node.
  mutating func begin() {
    inputs.removeAll()
    dependents.removeAll()
    cycle.removeAll()
    expandedInputCount = 0
    expandedDependentCount = 0
    backwardCost = 0
    forwardCost = 0
    isCyclic = false
  }

  /// Adds a node that must come before; if it also depends on the current node, there is a cycle.
  mutating func addInput(_ node: Int) {
    let mark = mark(node)
    if mark == .input { return }
    if mark == .dependent { isCyclic = true }
    setMark(node, .input)
    inputs.append(Int32(truncatingIfNeeded: node))
  }

  /// Adds a node that depends on the current one; if it also must come before, there is a cycle.
  mutating func addDependent(_ node: Int) {
    if mark(node) == .input {
      isCyclic = true
    } else if mark(node) == .none {
      setMark(node, .dependent)
      dependents.append(Int32(truncatingIfNeeded: node))
    }
  }

  mutating func noteCycle() { isCyclic = true }

  /// Counts a step of the backward search.
  mutating func countBackwardStep() { backwardCost += 1 }

  /// The last in the order of the nodes that must come before.
  func latestInput(_ order: borrowing NodeOrder) -> Int {
    var latest = Int(inputs[0])
    for index in inputs.indices where order.label(Int(inputs[index])) > order.label(latest) {
      latest = Int(inputs[index])
    }
    return latest
  }

  /// The next node of the backward search; nil if the search is finished.
  mutating func nextInput() -> Int? {
    if expandedInputCount == inputs.count { return nil }
    expandedInputCount += 1
    return Int(inputs[expandedInputCount - 1])
  }

  /// Whether the backward search is finished.
  var isBackwardDone: Bool { expandedInputCount == inputs.count }

  /// Whether the forward search is finished.
  var isForwardDone: Bool { expandedDependentCount == dependents.count }

  /// The next node of the forward search.
  var nextDependent: Int { Int(dependents[expandedDependentCount]) }

  /// Counts a step of the forward search and returns true, if its cost allows it before the backward one.
  mutating func tryForwardStep(cost: Int) -> Bool {
    if forwardCost + cost > backwardCost { return false }
    expandedDependentCount += 1
    forwardCost += cost
    return true
  }

  /// Clears the marks of the nodes in both lists.
  mutating func unmark() {
    for index in dependents.indices { setMark(Int(dependents[index]), .none) }
    for index in inputs.indices { setMark(Int(inputs[index]), .none) }
  }

  /// Moves the marked nodes from those that must come before to the cycle, and clears their marks.
  mutating func takeCycle() {
    var kept = 0
    for index in inputs.indices {
      let node = inputs[index]
      if mark(Int(node)) == .none {
        inputs[kept] = node
        kept += 1
      } else {
        setMark(Int(node), .none)
        cycle.append(node)
      }
    }
    inputs.truncate(to: kept)
  }

  /// Moves the nodes that must come before directly before another node.
  mutating func moveInputs(before successor: Int, in order: inout NodeOrder) {
    for index in inputs.indices { order.unlink(Int(inputs[index])) }
    order.insert(inputs, before: successor)
  }

  /// Moves the dependent nodes directly behind another node.
  mutating func moveDependents(behind predecessor: Int, in order: inout NodeOrder) {
    order.sort(&dependents)
    let successor = order.next(predecessor)
    for index in dependents.indices { order.unlink(Int(dependents[index])) }
    // Not among the unlinked nodes: its label is beyond the limit of the search.
    order.insert(dependents, before: Int(successor))
  }

  mutating func sortInputs(_ order: borrowing NodeOrder) { order.sort(&inputs) }

  /// Whether no node is marked and no variable detached.
  var isClean: Bool { marks.indices.allSatisfy { marks[$0] == 0 } }

  /// Clears everything.
  mutating func reset() {
    begin()
    marks.fill(0)
  }
}
