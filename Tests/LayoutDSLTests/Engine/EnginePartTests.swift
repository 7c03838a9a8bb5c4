// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

@testable import LayoutDSL

/// The parts of the engine, each alone.
@Suite("Parts of the engine")
struct EnginePartTests {
  private let solver = Solver()

  private func makeItem() -> (EngineItem, LayoutView) {
    let view = LayoutView()
    let variables = solver.makeVariables(lowerBounds: Quantity.lowerBounds)
    return (unsafe EngineItem(variables, of: view.itemState.storedView), view)
  }

  private func makeRow() throws -> ConstraintHandle {
    try solver.add(
      LinearConstraint(
        LinearExpression([Term(try solver.makeVariable())]), .equal, strength: .required))
  }

  /// Expects a condition on values that cannot be copied, and so cannot be taken apart.
  private func holds(
    _ condition: Bool, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(condition, sourceLocation: sourceLocation)
  }

  @Test("items keep their places, free ones are used again, columns are those of their items")
  func items() {
    var items = ItemTable()
    let (first, view) = makeItem()
    let (second, other) = makeItem()
    items.reserve(2)
    holds(items.insert(first, view.itemState) == 0)
    holds(items.insert(second, other.itemState) == 1)
    items[0].isTouched = true
    for number in 0..<4 {
      holds(items.place(ofColumn: first.variables.columns[number]) == 0)
      holds(items.place(ofColumn: second.variables.columns[number]) == 1)
    }
    items.remove(0)
    holds(items.state(at: 0) == nil)
    holds(!items[0].isTouched)
    holds(items.place(ofColumn: first.variables.columns[2]) == nil)
    holds(items.place(ofColumn: 1_000) == nil)
    let (third, last) = makeItem()
    holds(items.insert(third, last.itemState) == 0)
    holds(items.state(at: 0) === last.itemState)
    let (nobody, _) = makeItem()
    holds(items.insertNobody(nobody) == 2)
    holds(items.state(at: 2) == nil)
    holds(items.place(ofColumn: nobody.variables.columns[0]) == nil)
    holds(items.count == 3)
    holds(items.columnCount == Int(third.variables.columns.max()) + 1)
  }

  @Test("a row is whose it was given to last")
  func owners() throws {
    var owners = RowOwners()
    let view = LayoutView()
    let rows = try (0..<4).map { _ in try makeRow() }
    guard case .nobody = owners.owner(of: rows[3]) else {
      Issue.record("nobody has a row that was never given")
      return
    }
    owners.give(rows[0], to: view.itemState, 7)
    owners.give(rows[2], toItem: 0)
    owners.give(rows[3], toStack: 0)
    func isConstraint(_ row: ConstraintHandle) -> Bool {
      guard case .constraint(let reference) = owners.owner(of: row) else { return false }
      return reference.first === view.itemState && reference.slot == 7
    }
    #expect(isConstraint(rows[0]))
    guard case .nobody = owners.owner(of: rows[1]), case .item(0) = owners.owner(of: rows[2]),
      case .stack(0) = owners.owner(of: rows[3])
    else {
      Issue.record("rows are somebody else's")
      return
    }
    owners.take(rows[0])
    #expect(!isConstraint(rows[0]))
  }

  @Test("four rows of an item are used again")
  func itemRows() {
    var rows = ItemRows()
    let (first, second) = (rows.takeFour(), rows.takeFour())
    #expect(first == 0 && second == 4)
    rows[first + 3] = EngineItemRow(.equal, constant: 5)
    holds(rows[3].constant == 5 && !rows[second + 3].isWanted)
    rows.giveBack(first)
    holds(rows.takeFour() == first)
    holds(rows.takeFour() == 8)
  }

  @Test("an origin is found by its view and axis, and by its variable")
  func origins() throws {
    var origins = RootOrigins()
    holds(origins.isEmpty)
    let variable = try solver.makeVariable()
    let key = EngineOrigin.Key(place: 3, quantity: .top)
    origins.insert(EngineOrigin(variable: variable, row: try makeRow()), at: key)
    holds(origins[key]?.variable == variable)
    holds(origins[EngineOrigin.Key(place: 3, quantity: .left)] == nil)
    holds(origins.place(of: variable) == 3)
    origins.remove(key)
    holds(origins.isEmpty && origins.place(of: variable) == nil)
  }

  @Test("owners that left are struck off when there are many")
  func insets() {
    var views = InsetViews()
    let kept = LayoutView()
    let all = (0..<40).map { _ in LayoutView() }
    for view in [kept] + all {
      views.add(owner: view.itemState) { $0 !== kept.itemState }
    }
    holds(views.owners.count < 40)
    holds(views.owners.first === kept.itemState)
    views.noteSettled(at: 5)
    views.noteSettled(at: 7)
    views.noteSettled(at: 3)
    holds(views.settledDepth == 3)
    views.beginRound()
    holds(views.settledDepth == 0)
  }

  @Test("an item that was never rounded, or is new at its place, was nowhere")
  func rounding() {
    var origins = RoundedOrigins()
    holds(origins.origin(at: 2).x.isNaN)
    origins.set(Point(x: 1, y: 2), at: 2)
    holds(origins.origin(at: 2) == Point(x: 1, y: 2) && origins.origin(at: 1).x.isNaN)
    origins.forget(2)
    origins.forget(9)
    holds(origins.origin(at: 2).x.isNaN)
  }

  @Test("a list of a kind drops what refers to something, and keeps its memory")
  func lists() {
    var list = OwnedList<LayoutView?>()
    weak var ended: LayoutView?
    do {
      let view = LayoutView()
      ended = view
      list.append(nil)
      list.append(view)
    }
    #expect(ended != nil)
    list.removeAll { $0 == nil }
    holds(list.count == 0 && ended == nil)
    list.append(nil)
    holds(list.count == 1)
  }
}
