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
  func cycles(isInputFirst: Bool) {
    var search = OrderSearch()
    search.extend(to: 6)
    search.begin()
    search.addInput(4)
    search.addDependent(2)
    search.addInput(4)
    search.addDependent(2)
    #expect(marks(search) == [.none, .none, .dependent, .none, .input, .none])
    #expect(search.isCyclic == false && search.inputs.count == 1)
    if isInputFirst { search.addDependent(4) } else { search.addInput(2) }
    #expect(search.isCyclic == true)
    search.unmark()
    #expect(search.isClean == true)
    search.begin()
    #expect(search.isCyclic == false && search.inputs.isEmpty == true)
  }

  @Test("the forward search keeps within what the backward one costs")
  func costs() {
    var search = OrderSearch()
    search.extend(to: 6)
    search.begin()
    #expect(search.nextInput() == nil && search.isForwardDone == true)
    for node in [3, 1] { search.addInput(node) }
    for node in [5, 0] { search.addDependent(node) }
    #expect(search.tryForwardStep(cost: 1) == false && search.nextDependent == 5)
    for _ in 0..<3 { search.countBackwardStep() }
    #expect(search.tryForwardStep(cost: 2) == true && search.nextDependent == 0)
    #expect(search.tryForwardStep(cost: 2) == false)
    #expect(search.tryForwardStep(cost: 1) == true && search.isForwardDone == true)
    #expect([search.nextInput(), search.nextInput(), search.nextInput()] == [3, 1, nil])
    #expect(search.isBackwardDone == true)
    search.reset()
    #expect(search.isClean == true && search.inputs.isEmpty == true)
  }

  @Test("of the nodes before one, those that are marked make up the cycle")
  func sorting() {
    var search = OrderSearch()
    search.extend(to: 6)
    search.begin()
    for node in [3, 1, 4] { search.addInput(node) }
    search.unmark()
    #expect(search.isClean == true)
    search.setDetached(1, true)
    for node in [3, 4] { search.setMark(node, .dependent) }
    search.takeCycle()
    #expect(search.cycle.elements == [3, 4] && search.inputs.elements == [1])
    #expect(marks(search) == Array(repeating: .none, count: 6))
    search.reset()
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
    for node in [5, 3] { search.addInput(node) }
    #expect(search.latestInput(order) == 5)
    search.sortInputs(order)
    search.moveInputs(before: 1, in: &order)
    #expect(order.nodes(atMost: 7) == [0, 3, 5, 1, 2, 4])
    for node in [1, 0] { search.addDependent(node) }
    search.moveDependents(behind: 4, in: &order)
    #expect(order.nodes(atMost: 7) == [3, 5, 2, 4, 0, 1])
  }
}
