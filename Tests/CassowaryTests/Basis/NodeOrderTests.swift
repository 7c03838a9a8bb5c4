// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// The list that knows which of two nodes comes first, against an array.
@Suite("Node order")
struct NodeOrderTests {
  private func check(_ order: borrowing NodeOrder, _ plain: [Int], _ comment: Comment) {
    let nodes = order.nodes(atMost: plain.count + 1)
    #expect(nodes == plain, comment)
    if plain.isEmpty {
      #expect(order.head == -1 && order.tail == -1, comment)
      return
    }
    let labels = plain.map { order.label($0) }
    #expect(zip(labels, labels.dropFirst()).allSatisfy { $0 < $1 }, comment)
    let view = order.view
    #expect(plain.map { Int(view[$0].previous) } == [-1] + plain.dropLast(), comment)
    #expect(order.head == Int32(plain[0]) && order.tail == Int32(plain[plain.count - 1]), comment)
  }

  @Test("random changes give what an array gives", arguments: UInt64(1)...40)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var order = NodeOrder()
    var plain: [Int] = []
    var apart: [Int] = []
    var count = 0
    var begun: (list: [Int], apart: [Int], count: Int) = ([], [], 0)
    for step in 0..<300 {
      switch random.int(0...11) {
      case 0, 1:
        let added = random.int(0...4)
        order.addNodes(upTo: count + added)
        plain.append(contentsOf: count..<count + added)
        count += added
      case 2,
        3 where !plain.isEmpty:
        if plain.isEmpty { continue }
        let node = plain.remove(at: random.int(0...plain.count - 1))
        order.unlink(node)
        apart.append(node)
      case 4 where !apart.isEmpty:
        let node = apart.removeLast()
        order.append(node)
        plain.append(node)
      case 5 where !plain.isEmpty:
        let moved = random.sample(plain, random.int(1...plain.count))
        plain.removeAll { moved.contains($0) }
        order.moveToEnd(FlatArray(moved.map { Int32($0) }))
        plain.append(contentsOf: moved)
      case 6,
        7 where !plain.isEmpty:
        if plain.isEmpty { continue }
        let added = random.sample(apart, random.int(0...apart.count))
        apart.removeAll { added.contains($0) }
        let place = random.int(0...plain.count - 1)
        order.insert(FlatArray(added.map { Int32($0) }), before: plain[place])
        plain.insert(contentsOf: added, at: place)
      case 8:
        var some = FlatArray(random.sample(plain, 30).map { Int32($0) })
        order.sort(&some)
        let sorted = plain.filter { some.elements.contains(Int32($0)) }
        #expect(some.elements.map { Int($0) } == sorted, "seed \(seed), step \(step)")
      case 9 where random.chance(20):
        order.beginRebuild()
        plain = random.sample(plain, plain.count)
        for node in plain { order.append(node) }
      case 10:
        order.beginBatch()
        begun = (plain, apart, count)
      case 11:
        for _ in 0...random.int(0...1) { order.rollBack() }
        plain = begun.list + (begun.count..<count)
        apart = begun.apart
        begun = (plain, apart, count)
      default:
        order = order.copy()
      }
      check(order, plain, "seed \(seed), step \(step)")
    }
  }

  @Test("thousands of nodes crowd one gap", arguments: [true, false])
  func crowding(alwaysFirst: Bool) {
    var order = NodeOrder()
    let count = 6000
    order.addNodes(upTo: count)
    for node in 100..<count { order.unlink(node) }
    order.beginBatch()
    var plain = Array(0..<100)
    var successor = 50
    for node in 100..<count {
      order.insert(FlatArray([Int32(node)]), before: successor)
      if let place = plain.firstIndex(of: successor) { plain.insert(node, at: place) }
      // Either right behind the same node each time, or right before the same one.
      if alwaysFirst { successor = node }
      if node % 500 == 0 { check(order, plain, "node \(node)") }
    }
    check(order, plain, "all nodes")
    order.rollBack()
    check(order, Array(0..<100), "taken back")
  }

  @Test("large groups crowd one gap, and the head")
  func groups() {
    for place in [0, 1, 5] {
      var order = NodeOrder()
      let count = 4000
      order.addNodes(upTo: count)
      var plain = Array(0..<10)
      for node in 10..<count { order.unlink(node) }
      for start in stride(from: 10, to: count - 70, by: 70) {
        let group = Array(start..<start + 70)
        order.insert(FlatArray(group.map { Int32($0) }), before: place)
        plain.insert(contentsOf: group, at: plain.firstIndex(of: place) ?? 0)
      }
      check(order, plain, "before node \(place)")
    }
  }
}

extension NodeOrder {
  /// The nodes along the list.
  func nodes(atMost limit: Int) -> [Int] {
    var nodes: [Int] = []
    var node = head
    while node >= 0, nodes.count < limit {
      nodes.append(Int(node))
      node = next(Int(node))
    }
    return nodes
  }
}
