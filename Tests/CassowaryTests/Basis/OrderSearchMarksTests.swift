// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// What the two searches of an order repair note of nodes.
@Suite("Marks of an order search")
struct OrderSearchMarksTests {
  private func marks(_ search: borrowing OrderSearch) -> [OrderSearch.Mark] {
    (0..<6).map { search.mark($0) }
  }

  @Test("a node that is found on both sides closes a cycle", arguments: [false, true])
  func cycles(isBeforeFirst: Bool) {
    var search = OrderSearch()
    search.extend(to: 6)
    search.begin()
    search.addBefore(4)
    search.addAfter(2)
    search.addBefore(4)
    search.addAfter(2)
    #expect(marks(search) == [.none, .none, .after, .none, .before, .none])
    #expect(search.isCyclic == false && search.before.count == 1)
    if isBeforeFirst { search.addAfter(4) } else { search.addBefore(2) }
    #expect(search.isCyclic == true)
    search.unmarkAfter()
    search.unmarkBefore()
    #expect(search.isClean == true)
    search.begin()
    #expect(search.isCyclic == false && search.before.isEmpty == true)
  }

  @Test("the forward search keeps within what the backward one costs")
  func costs() {
    var search = OrderSearch()
    search.extend(to: 6)
    search.begin()
    #expect(search.nextBefore() == nil && search.isAfterClosed == true)
    for node in [3, 1] { search.addBefore(node) }
    for node in [5, 0] { search.addAfter(node) }
    #expect(search.takeAfter(cost: 1) == false && search.nextAfter == 5)
    for _ in 0..<3 { search.countBefore() }
    #expect(search.takeAfter(cost: 2) == true && search.nextAfter == 0)
    #expect(search.takeAfter(cost: 2) == false)
    #expect(search.takeAfter(cost: 1) == true && search.isAfterClosed == true)
    #expect([search.nextBefore(), search.nextBefore(), search.nextBefore()] == [3, 1, nil])
    #expect(search.isBeforeClosed == true)
    search.reset()
    #expect(search.isClean == true && search.before.isEmpty == true)
  }

  @Test("of the nodes before one, those on its cycle leave the list")
  func sorting() {
    var search = OrderSearch()
    search.extend(to: 6)
    search.begin()
    for node in [3, 1, 4] { search.addBefore(node) }
    search.beginCycle(around: 0)
    for (place, isOnCycle) in [true, false, true].enumerated() {
      search.sortOut(place, isOnCycle: isOnCycle)
    }
    #expect(marks(search) == [.cycle, .none, .none, .cycle, .cycle, .none])
    search.endCycle(around: 0)
    #expect(search.cycle.elements == [3, 4] && search.before.elements == [1])
    #expect(search.isClean == true)
    search.setDetached(2, true)
    #expect(search.isClean == false && search.isDetached(2) == true)
    search.reset()
    #expect(search.isClean == true)
  }

  @Test("nodes move together to before or behind another one, in the order that they had")
  func moving() {
    var search = OrderSearch()
    var order = NodeOrder()
    order.addNodes(upTo: 6)
    search.extend(to: 6)
    search.begin()
    for node in [5, 3] { search.addBefore(node) }
    #expect(search.latestBefore(order) == 5)
    search.sortBefore(order)
    search.moveBefore(1, in: &order)
    #expect(order.nodes(atMost: 7) == [0, 3, 5, 1, 2, 4])
    for node in [1, 0] { search.addAfter(node) }
    search.moveAfter(4, in: &order)
    #expect(order.nodes(atMost: 7) == [3, 5, 2, 4, 0, 1])
  }
}
