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

  @Test("a sweep takes who waits, from the first on")
  func sweep() {
    var queue = makeQueue(8)
    for node in [5, 2, 7, 2] { queue.insert(node, key: Int64(node)) }
    let first = queue.beginSweep()
    #expect(first == 2)
    var taken: [Int] = []
    for node in 2..<8 where queue.sweepGoesOn {
      if !queue.take(node) { continue }
      taken.append(node)
      if node == 5 {
        queue.insert(6, key: 6)
        queue.insert(7, key: 7)
      }
    }
    #expect(taken == [2, 5, 6, 7])
    #expect(queue.sweepGoesOn == false)
    queue.endSweep()
    #expect(queue.isExhausted == false)
    // The heap takes over again.
    queue.insert(3, key: 3)
    let node = queue.pop()
    #expect(node == 3)
  }

  @Test("a sweep that leaves somebody behind had a wrong order")
  func leftBehind() {
    var queue = makeQueue(4)
    queue.insert(2, key: 2)
    _ = queue.beginSweep()
    let isTaken = queue.take(2)
    #expect(isTaken)
    queue.insert(1, key: 1)
    queue.endSweep()
    #expect(queue.isExhausted == true)
    queue.begin()
    queue.insert(1, key: 1)
    let node = queue.pop()
    #expect(node == 1)
  }

  @Test("there is no sweep of nobody, and many make a crowd")
  func crowd() {
    var queue = makeQueue(64 * 40)
    let nobody = queue.beginSweep()
    #expect(nobody == nil)
    for node in 0..<40 { queue.insert(node, key: Int64(node)) }
    #expect(queue.isCrowded == false)
    queue.insert(40, key: 40)
    #expect(queue.isCrowded == true)
    queue.removeAll()
    #expect(queue.isCrowded == false)
    #expect(queue.isEmpty == true)
    var small = makeQueue(50)
    for node in 0..<32 { small.insert(node, key: Int64(node)) }
    #expect(small.isCrowded == false)
    small.insert(32, key: 32)
    #expect(small.isCrowded == true)
  }
}
