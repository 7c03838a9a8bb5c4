// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The nodes that a solve has yet to visit, in the order of their keys, each once.
///
/// A few wait in a heap. When they are many, the solve sweeps along the list of all nodes instead,
/// and the queue only counts who waits.
///
/// - Invariant: outside of a sweep, the nodes that are marked are those in the heap.
struct VisitQueue: ~Copyable {
  struct Entry {
    var key: Int64
    var node: Int32
  }

  private var heap = Heap<Entry>()
  private var isQueued = FlatArray<Bool>()
  private var isSweeping = false

  /// While sweeping: how many marked nodes are ahead.
  private var waitingCount = 0

  /// How many more visits the solve may make.
  private var budget = 0

  /// Whether more nodes came than there are: the order of the nodes is wrong.
  private(set) var isExhausted = false

  var isEmpty: Bool { heap.isEmpty }

  /// Whether a node is on the way already.
  @inline(__always)
  func isQueued(_ node: Int) -> Bool { isQueued[node] }

  /// Whether sweeping costs less than the heap.
  var isCrowded: Bool { heap.count > max(32, isQueued.count / 64) }

  mutating func extend(to count: Int) { isQueued.extend(to: count, with: false) }

  /// Begins a solve, which visits each node at most once.
  mutating func begin() {
    budget = isQueued.count
    isExhausted = false
  }

  /// Puts a node on the way.
  @inline(__always)
  mutating func insert(_ node: Int, key: Int64) {
    if isQueued[node] { return }
    isQueued[node] = true
    if isSweeping {
      waitingCount += 1
    } else {
      heap.push(Entry(key: key, node: Int32(truncatingIfNeeded: node))) { $0.key < $1.key }
    }
  }

  /// Takes the node with the least key out; nil if there is none, or too many came.
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

  /// Begins to sweep; the node to begin at, if any waits.
  mutating func beginSweep() -> Int? {
    guard let first = heap.first else { return nil }
    isSweeping = true
    waitingCount = heap.count
    heap.removeAll()
    return Int(first.node)
  }

  /// Whether nodes wait further along the list.
  var sweepGoesOn: Bool { @inline(__always) get { waitingCount > 0 } }

  /// Whether a node that the sweep has come to waits; it does not from now on.
  @inline(__always)
  mutating func take(_ node: Int) -> Bool {
    if !isQueued[node] { return false }
    isQueued[node] = false
    waitingCount -= 1
    return true
  }

  /// Ends a sweep; one that came to the end of the list too early had a wrong order.
  mutating func endSweep() {
    isSweeping = false
    if waitingCount > 0 {
      isExhausted = true
      removeAll()
    }
  }

  /// Forgets who waits.
  mutating func removeAll() {
    isSweeping = false
    waitingCount = 0
    heap.removeAll()
    isQueued.fill(false)
  }
}
