// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

@testable import LayoutDSL

/// What the engine and fitting sizes have in common: rows that are brought in line with what is wanted.
@Suite("Rows of a system")
struct LayoutSystemTests {
  /// A system with nothing around it, which writes down how its rows change.
  private final class System: LayoutSystem {
    var book = RowBook()
    var items = ItemTable()
    var counter = WorkCounter()
    var states: [ItemState] = []
    var changes: [RowBook.Change] = []
    var hasLeft = false

    func index(of state: ItemState) -> Int32? {
      states.firstIndex { $0 === state }.map { Int32($0) }
    }

    @discardableResult
    func join(_ state: ItemState) -> Int32 {
      if let index = index(of: state) { return index }
      states.append(state)
      let variables = solver.makeVariables(lowerBounds: Quantity.lowerBounds)
      return items.insert(variables, as: .content, state)
    }

    func isAt(_ index: Int32, _ state: ItemState) -> Bool { !hasLeft }
    func hasSuperview(_ index: Int32) -> Bool { true }
    func origin(_ quantity: Quantity, of state: ItemState) -> Variable? { nil }
    func willChange(_ handle: ConstraintHandle, _ change: RowBook.Change) { changes.append(change) }
    func noteNotFinite(_ isNotFinite: Bool, _ state: ItemState) {}

    /// How rows changed since the last call.
    func takeChanges() -> [RowBook.Change] {
      defer { changes = [] }
      return changes
    }
  }

  private let system = System()
  private let view = LayoutView()

  private func value(_ quantity: Quantity) throws -> Double {
    try system.solver.solve()
    return system.value(view.itemState, quantity)
  }

  private func wantedRows(at index: Int32) -> [Int] {
    (0..<4).filter { system.items.row($0, of: index).isWanted }
  }

  @Test("a row keeps its index in the solver while only numbers change")
  func renewed() throws {
    let index = system.join(view.itemState)
    func row(_ constant: Double, at priority: Float = 1000) -> EngineItemRow {
      EngineItemRow(.width, .equal, constant: constant, at: priority)
    }
    let first = system.renew(EngineItemRow(), as: row(5), of: index)
    let handle = try #require(first.handle)
    guard case .item(index) = system.book.owner(of: handle) else {
      Issue.record("the row is not the item's")
      return
    }
    #expect(try value(.width) == 5)
    #expect(system.takeChanges() == [])
    let moved = system.renew(first, as: row(7), of: index)
    #expect(moved.handle == handle)
    #expect(try value(.width) == 7)
    #expect(system.takeChanges() == [.constant])
    #expect(system.renew(moved, as: row(7), of: index).handle == handle)
    #expect(system.takeChanges() == [])
    #expect(system.renew(moved, as: row(8, at: 20), of: index).handle == handle)
    #expect(system.takeChanges() == [.constant, .rank])
    // Written three times: it was new, moved, and moved and weakened.
    holds(system.counter.work.itemRowsWritten == 3)
  }

  @Test("another form is another row, and one at priority 0 is remembered without one")
  func replaced() throws {
    let index = system.join(view.itemState)
    let first = system.renew(
      EngineItemRow(), as: EngineItemRow(.width, .equal, constant: 5), of: index)
    let least = EngineItemRow(.width, .greaterThanOrEqual, constant: 9)
    let second = system.renew(first, as: least, of: index)
    #expect(second.handle != nil)
    #expect(system.takeChanges() == [.removal])
    #expect(try value(.width) == 9)
    let idle = EngineItemRow(.width, .greaterThanOrEqual, constant: 9, at: 0)
    let silent = system.renew(second, as: idle, of: index)
    #expect(silent.handle == nil && silent.isWanted)
    #expect(system.takeChanges() == [.removal])
    #expect(system.renew(silent, as: EngineItemRow(), of: index).isWanted == false)
    #expect(system.takeChanges() == [])
  }

  @Test("a row about a part of the superview lets that join")
  func factors() throws {
    let root = LayoutView()
    root.addSubview(view)
    let index = system.join(view.itemState)
    let half = EngineItemRow(.left, .equal, constant: 3, ofSuperview: 0.5)
    system.setRow(0, of: index, to: half)
    let above = try #require(system.index(of: root.itemState))
    system.setRow(0, of: above, to: EngineItemRow(.width, .equal, constant: 40))
    #expect(try value(.left) == 23)
    holds(system.items.row(0, of: index).quantity == .left)
  }

  @Test("content is held from both sides, as firmly as the view says, and let go of")
  func content() throws {
    let index = system.join(view.itemState)
    view.setContentHuggingPriority(LayoutPriority(300), for: .vertical)
    system.setContent(index, of: view) { $0 == .horizontal ? nil : 12 }
    #expect(wantedRows(at: index) == [2, 3])
    holds(system.items.row(2, of: index).priority == 300)
    #expect(system.contentExtent(at: index, .vertical) == 12)
    #expect(system.contentExtent(at: index, .horizontal) == nil)
    #expect(try value(.height) == 12)
    system.setContent(index, of: view) { _ in nil }
    #expect(system.takeChanges() == [.removal, .removal])
  }

  @Test("nothing is written for a view that left while it was asked")
  func left() {
    let index = system.join(view.itemState)
    system.hasLeft = true
    system.setContent(index, of: view) { _ in 12 }
    system.setFrame(index, of: view, to: Rect(x: 1, y: 2, width: 3, height: 4), in: .zero)
    holds(!system.items[index].hasRows)
  }

  @Test("the frame of a view has four rows, that of a root has two")
  func frames() throws {
    let root = LayoutView()
    root.addSubview(view)
    let frame = Rect(x: 1, y: 2, width: 3, height: 4)
    for item in [view, root] {
      system.setFrame(
        system.join(item.itemState), of: item, to: frame, in: Size(width: 10, height: 10))
    }
    try system.solver.solve()
    let values = Quantity.allCases.map { system.value(view.itemState, $0) }
    #expect(values == [1, 2, 3, 4])
    let index = try #require(system.index(of: root.itemState))
    #expect(wantedRows(at: index) == [2, 3])
    #expect(system.value(.height, at: index) == 4)
  }

  @Test("a stack view's rows stay, change their numbers, or go")
  func stacks() throws {
    let views = [view, LayoutView()]
    let stack = LayoutStackView(arrangedSubviews: views)
    stack.spacing = 4
    let index = system.join(stack.itemState)
    func write() throws -> [Double] {
      let arrangement = try #require(stack.arrangement)
      let extents = NaturalExtents { _, _ in nil }
      system.write(StackLowering(stack, arrangement, extents), of: stack.itemState)
      for item in views {
        let index = system.join(item.itemState)
        system.setRow(0, of: index, to: EngineItemRow(.width, .equal, constant: 10))
      }
      try system.solver.solve()
      return [system.value(.width, at: index), system.value(views[1].itemState, .left)]
    }
    #expect(try write() == [24, 14])
    let written = system.counter.work.stackRowsWritten
    #expect(try write() == [24, 14])
    #expect(system.takeChanges() == [])
    stack.spacing = 6
    #expect(try write() == [26, 16])
    #expect(system.takeChanges() == [.constant])
    holds(system.counter.work.stackRowsWritten == written)
    stack.removeArrangedSubview(views[1])
    _ = try write()
    #expect(system.takeChanges().contains(.removal))
    holds(system.items.stack(at: index)?.members.count == 1)
  }

  @Test("a sum of any length becomes one row, terms of one variable are added up", arguments: 1...6)
  func sums(count: Int) throws {
    let items = (0..<count).map { _ in LayoutView().itemState }
    var sum = RowWriter(system)
    for item in items { sum.add(.left, of: item, times: 1) }
    if count.isMultiple(of: 2) { sum.add(.left, of: items[0], times: 1) }
    sum.add(2)
    holds(!sum.addOrigin(.left, of: items[0], times: 1))
    #expect(sum.terms.count == count + (count.isMultiple(of: 2) ? 1 : 0))
    #expect(sum.terms.column(of: count - 1) == system.column(.left, of: items[count - 1]))
    let handle = try system.book.add(
      sum.terms, constant: sum.constant - 10, .equal, at: .required, of: .noOwner)
    for item in items.dropFirst() {
      var one = RowWriter(system)
      one.add(.left, of: item, times: 1)
      _ = try system.book.add(one.terms, constant: -1, .equal, at: .required, of: .noOwner)
    }
    #expect(try system.solver.variables(of: handle).count == count)
    try system.solver.solve()
    let rest = 9 - Double(count)
    #expect(system.value(items[0], .left) == (count.isMultiple(of: 2) ? rest / 2 : rest))
  }
}
