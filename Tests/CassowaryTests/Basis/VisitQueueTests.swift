// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// The queue of nodes to visit.
@Suite("Visit queue")
struct VisitQueueTests {
  private func makeQueue(_ count: Int) -> VisitQueue {
    var queue = VisitQueue()
    queue.extend(to: count)
    queue.begin()
    return queue
  }

  @Test("nodes come in the order of their keys, each once", arguments: UInt64(1)...20)
  func order(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = random.int(1...60)
    let keys = (0..<count).map { Int64(7 * $0 % 61) }
    var queue = makeQueue(count)
    var waiting: Set<Int> = []
    var least: Int64 = -1
    for _ in 0..<300 {
      if random.chance(50) {
        // What a visit puts on the way comes later.
        let node = random.int(0...count - 1)
        if keys[node] <= least { continue }
        queue.insert(node, key: keys[node])
        waiting.insert(node)
      } else if let node = queue.pop() {
        #expect(node == waiting.min { keys[$0] < keys[$1] }, "seed \(seed)")
        waiting.remove(node)
        least = keys[node]
      }
      #expect(queue.isEmpty == waiting.isEmpty, "seed \(seed)")
    }
    #expect(queue.isExhausted == false, "seed \(seed)")
  }

  @Test("nodes that wait for no other come first")
  func ready() {
    var order = NodeOrder()
    order.addNodes(upTo: 4)
    var queue = makeQueue(4)
    queue.insert(1, key: order.label(1))
    queue.insertReady(3)
    queue.insertReady(2)
    let isEmpty = queue.isEmpty
    #expect(isEmpty == false)
    var nodes: [Int] = []
    while let node = queue.pop(along: order.view) { nodes.append(node) }
    #expect(nodes == [2, 3, 1])
    queue.insertReady(0)
    queue.removeAll()
    let isEmptied = queue.isEmpty
    #expect(isEmptied)
  }

  @Test("a solve that visits more nodes than there are is broken off")
  func exhaustion() {
    var queue = makeQueue(3)
    for _ in 0..<3 {
      queue.insert(1, key: 0)
      let node = queue.pop()
      #expect(node == 1)
    }
    #expect(queue.isExhausted == false)
    queue.insert(1, key: 0)
    queue.insert(2, key: 1)
    let node = queue.pop()
    #expect(node == nil)
    #expect(queue.isExhausted == true)
    #expect(queue.isEmpty == true)
    queue.begin()
    #expect(queue.isExhausted == false)
    queue.insert(2, key: 5)
    let next = queue.pop()
    #expect(next == 2)
  }

  /// The list of all nodes, in the order of their numbers.
  private func makeList(_ count: Int) -> NodeOrder {
    var order = NodeOrder()
    order.addNodes(upTo: count)
    return order
  }

  @Test("many nodes are taken along the list, also those that come on the way")
  func sweep() {
    let list = makeList(60)
    var queue = makeQueue(60)
    for node in (5..<40).reversed() { queue.insert(node, key: list.label(node)) }
    var taken: [Int] = []
    while let node = queue.pop(along: list.view) {
      taken.append(node)
      if node == 30 { for late in [50, 45, 50] { queue.insert(late, key: list.label(late)) } }
    }
    #expect(taken == Array(5..<40) + [45, 50])
    #expect(queue.isExhausted == false)
    #expect(queue.isEmpty == true)
    // The heap takes over again.
    queue.insert(3, key: 3)
    let node = queue.pop(along: list.view)
    #expect(node == 3)
  }

  @Test("a backward solve sweeps from the end to the beginning")
  func backward() {
    let list = makeList(60)
    var queue = makeQueue(60)
    queue.begin(isBackward: true)
    for node in 10..<50 { queue.insert(node, key: -list.label(node)) }
    var taken: [Int] = []
    while let node = queue.pop(along: list.view) {
      taken.append(node)
      if node == 30 { for early in [5, 2, 5] { queue.insert(early, key: -list.label(early)) } }
    }
    #expect(taken == (10..<50).reversed() + [5, 2])
    #expect(queue.isExhausted == false)
  }

  @Test("a sweep that leaves somebody behind had a wrong order")
  func leftBehind() {
    let list = makeList(60)
    var queue = makeQueue(60)
    for node in 10..<50 { queue.insert(node, key: list.label(node)) }
    let first = queue.pop(along: list.view)
    #expect(first == 10)
    queue.insert(1, key: list.label(1))
    var count = 1
    while queue.pop(along: list.view) != nil { count += 1 }
    #expect(count == 40)
    #expect(queue.isExhausted == true)
    queue.begin()
    queue.insert(1, key: 1)
    let node = queue.pop()
    #expect(node == 1)
  }

  @Test("few nodes wait in the heap, which asks for no list", arguments: [(50, 32), (64 * 40, 40)])
  func crowd(count: Int, few: Int) {
    // Only a sweep can see that the list holds none of the nodes.
    let empty = makeList(1)
    for (waiting, isSwept) in [(few, false), (few + 1, true)] {
      var queue = makeQueue(count)
      for node in 1...waiting { queue.insert(node, key: Int64(node)) }
      if isSwept {
        #expect(queue.isCrowded == true)
      } else {
        let first = queue.pop(along: empty.view)
        #expect(first == 1)
      }
      queue.removeAll()
      #expect(queue.isCrowded == false)
      #expect(queue.isEmpty == true)
    }
  }
}
