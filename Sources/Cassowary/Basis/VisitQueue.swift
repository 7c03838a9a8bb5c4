// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The nodes that a solve has yet to visit, in the order of their keys, each once.
///
/// A few nodes wait in a heap. If they are many and the keys are the labels of the list of all nodes, the queue sweeps
/// along that list instead: from its beginning, or from its end in a backward solve, whose keys are the negated labels.
///
/// - Invariant: outside of a sweep, the nodes that are marked are those in the heap.
struct VisitQueue: ~Copyable {
  struct Entry {
    var key: Int64
    var node: Int32
  }

  private var heap = Heap<Entry>()

  /// Nodes that depend on no other waiting node.
  private var ready = FlatArray<Int32>()

  private var isQueued = FlatArray<Bool>()
  private var isSweeping = false

  /// While sweeping: the position of the sweep, and how many queued nodes are ahead.
  private var position: Int32 = -1
  private var waitingCount = 0
  private var isBackward = false

  /// How many more visits the solve may make.
  private var budget = 0

  /// Whether more nodes were visited than there are, which means that the order of the nodes is wrong.
  private(set) var isExhausted = false

  var isEmpty: Bool { heap.isEmpty && ready.isEmpty }

  /// Whether sweeping costs less than the heap: many nodes wait, or so many have been visited that going on with
  /// the heap would soon have cost as much as a sweep.
  var isCrowded: Bool {
    @inline(__always) get {
      isCrowded(by: heap.count)
        || isQueued.count - budget > max(64, isQueued.count / 32)
    }
  }

  /// Whether `count` waiting nodes are enough to sweep.
  @inline(__always)
  func isCrowded(by count: Int) -> Bool { count > max(32, isQueued.count / 64) }

  mutating func extend(to count: Int) { isQueued.extend(to: count, with: false) }

  /// Begins a solve; one that takes out more nodes than there are ends as exhausted.
  mutating func begin(isBackward: Bool = false) {
    self.isBackward = isBackward
    budget = isQueued.count
    isExhausted = false
  }

  /// Queues a node.
  @inline(__always)
  mutating func insert(_ node: Int, key: Int64) {
    if isQueued[node] { return }
    if isSweeping {
      waitingCount &+= 1
    } else {
      heap.push(Entry(key: key, node: Int32(truncatingIfNeeded: node))) { $0.key < $1.key }
    }
    isQueued[node] = true
  }

  /// Queues a node that depends on no other waiting node; called once for each, before the first is taken out.
  mutating func insertReady(_ node: Int) { ready.append(Int32(truncatingIfNeeded: node)) }

  /// Removes and returns the node with the least key; nil if there is none, or too many came.
  @inline(__always)
  mutating func pop() -> Int? {
    if heap.isEmpty { return nil }
    guard budget > 0 else {
      isExhausted = true
      removeAll()
      return nil
    }
    budget -= 1
    let node = Int(heap.pop { $0.key < $1.key }.node)
    isQueued[node] = false
    return node
  }

  /// Removes and returns a ready node, or else the first waiting node in the list of all nodes, whose labels are the
  /// keys; nil if there is none, or if the list has turned out not to be in order.
  @inline(__always)
  mutating func pop(along list: FlatView<NodeOrder.Node>) -> Int? {
    if isSweeping { return sweep(along: list) }
    if let node = ready.popLast() { return Int(node) }
    if !isCrowded || heap.isEmpty { return pop() }
    beginSweep()
    return sweep(along: list)
  }

  private mutating func beginSweep() {
    isSweeping = true
    position = heap[0].node
    waitingCount = heap.count
    heap.removeAll()
  }

  /// Advances along the list to the next queued node.
  @inline(__always)
  private mutating func sweep(along list: FlatView<NodeOrder.Node>) -> Int? {
    let marks = isQueued.slots
    var node = waitingCount > 0 ? position : -1
    while node >= 0 {
      let next = isBackward ? list[Int(node)].previous : list[Int(node)].next
      if marks[Int(node)] {
        marks[Int(node)] = false
        waitingCount &-= 1
        position = next
        return Int(node)
      }
      node = next
    }
    isSweeping = false
    if waitingCount > 0 {
      isExhausted = true
      removeAll()
    }
    return nil
  }

  /// Empties the queue.
  mutating func removeAll() {
    isSweeping = false
    waitingCount = 0
    heap.removeAll()
    ready.removeAll()
    isQueued.fill(false)
  }
}
