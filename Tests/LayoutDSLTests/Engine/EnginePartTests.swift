// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

@testable import LayoutDSL

/// The parts of the engine, each alone.
@Suite("Parts of the engine")
struct EnginePartTests {
  private let solver = Solver()

  private func makeItem() -> (RectVariables, LayoutView) {
    (solver.makeVariables(lowerBounds: Quantity.lowerBounds), LayoutView())
  }

  private func makeRow(in solver: Solver) throws -> ConstraintHandle {
    try solver.add(
      LinearConstraint(
        LinearExpression([Term(try solver.makeVariable())]), .equal, strength: .required))
  }

  @Test("items keep their places, free ones are used again, columns are those of their items")
  func items() {
    var items = ItemTable()
    let (first, view) = makeItem()
    let (second, other) = makeItem()
    items.reserve(2)
    holds(items.insert(first, view.itemState) == 0)
    holds(items.insert(second, other.itemState) == 1)
    holds(items.markChanged(0) && !items.markChanged(0))
    for number in 0..<4 {
      holds(items.index(ofColumn: first.columns[number]) == 0)
      holds(items.index(ofColumn: second.columns[number]) == 1)
    }
    items.remove(0)
    holds(items.state(at: 0) == nil)
    holds(!items[0].hasChangedValue && !items.takeChanged(0))
    holds(items.index(ofColumn: first.columns[2]) == nil)
    holds(items.index(ofColumn: 1_000) == nil)
    let (third, last) = makeItem()
    holds(items.insert(third, last.itemState) == 0)
    holds(items.state(at: 0) === last.itemState)
    let nobody = solver.makeVariables(lowerBounds: Quantity.lowerBounds)
    holds(items.insertWithoutItem(nobody) == 2)
    holds(items.state(at: 2) == nil)
    holds(items.index(ofColumn: nobody.columns[0]) == nil)
    holds(items.count == 3)
    holds(items.columnCount == Int(third.columns.max()) + 1)
  }

  @Test("the quantities of a row are counted as it will mention them")
  func termCounts() throws {
    let family = Family()
    let (view, other) = (family.view, family.other)
    view.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.leading.equalToSuperview()
      make.right.equalToSuperview()
      make.centerY.equalToSuperview()
      make.top.equalTo(other.snp.bottom)
      make.width.equalTo(other).multipliedBy(2).priority(100)
      make.height.equalTo(5).priority(100)
    }
    let rows = view.itemState.references
    let counts = rows.map { view.itemState.termCount(ofRow: $0.slot) }
    #expect(counts == [1, 1, 3, 3, 3, 2, 1])
    family.root.layoutIfNeeded()
    let engine = try #require(family.root.engine)
    for (row, count) in zip(rows, counts) {
      let handle = try #require(engine.row(of: row))
      #expect(try engine.solver.variables(of: handle).count == count)
    }
  }

  @Test("a row is whose it was when it came into the solver, whichever way its terms are written")
  func owners() throws {
    var owners = RowBook()
    let view = LayoutView()
    let solver = owners.solver
    view.snp.makeConstraints { $0.size.equalTo(7) }
    let all: [RowBook.Owner] = [
      .constraint(ConstraintReference(view.itemState, 1)), .noOwner, .item(0), .stack(0),
    ]
    var rows: [ConstraintHandle] = []
    for (number, owner) in all.enumerated() {
      let variable = try solver.makeVariable()
      var short = ShortRow()
      short.append(variable.index, 1)
      var terms = RowTerms()
      terms.append(variable.index, 1, in: solver)
      rows.append(
        number % 2 == 0
          ? try owners.add(short, constant: -4, .equal, at: .required, of: owner)
          : try owners.add(terms, constant: -4, .equal, at: .required, of: owner))
    }
    try solver.solve()
    for row in rows {
      #expect(try solver.variables(of: row).map { try solver.value(of: $0) } == [4])
    }
    view.itemState[row: 1].setEngine(EngineRow(rows[0], in: .leftToRight))
    func isConstraint(_ row: ConstraintHandle) -> Bool {
      guard case .constraint(let reference) = owners.owner(of: row) else { return false }
      return reference.first === view.itemState && reference.slot == 1
    }
    #expect(isConstraint(rows[0]))
    guard case .noOwner = owners.owner(of: rows[1]), case .item(0) = owners.owner(of: rows[2]),
      case .stack(0) = owners.owner(of: rows[3])
    else {
      Issue.record("rows are somebody else's")
      return
    }
    owners.remove(rows[0])
    #expect(!isConstraint(rows[0]))
    #expect(throws: SolverMisuse.self) { try solver.constraint(for: rows[0]) }
  }

  @Test("a variable goes once no row mentions it")
  func departed() throws {
    var book = RowBook()
    let variable = try book.solver.makeVariable()
    let row = try book.solver.add(
      LinearConstraint(LinearExpression([Term(variable)]), .equal, strength: .required))
    book.add(departed: variable)
    book.removeDeparted()
    let solver = book.solver
    #expect(throws: Never.self) { try solver.value(of: variable) }
    book.remove(row)
    book.removeDeparted()
    #expect(throws: SolverMisuse.self) { try solver.value(of: variable) }
  }

  @Test("four rows of an item are used again")
  func itemRows() {
    var items = ItemTable()
    let views = (0..<3).map { _ in makeItem() }
    for (item, view) in views { _ = items.insert(item, view.itemState) }
    holds(!items.row(3, of: 0).isWanted && !items[0].hasRows)
    items.setRow(3, of: 0, to: EngineItemRow(.width, .equal, constant: 5))
    items.setRow(0, of: 1, to: EngineItemRow(.width, .equal, constant: 7))
    holds(items.row(3, of: 0).constant == 5 && !items.row(3, of: 1).isWanted)
    let first = items[0].firstRow
    items.removeRows(of: 0)
    holds(!items[0].hasRows && items.row(0, of: 1).constant == 7)
    items.setRow(1, of: 2, to: EngineItemRow(.width, .equal, constant: 9))
    holds(items[2].firstRow == first)
  }

  @Test("alignments and heirs go with their item")
  func kept() throws {
    var items = ItemTable()
    let (item, view) = makeItem()
    let place = items.insert(item, view.itemState)
    items.set(alignment: Insets(all: 3), at: place)
    let heir = try #require(LayoutEngine.BaselineDelegation(view.itemState, in: LayoutEngine()))
    items.add(heir, at: place)
    items.add(heir, at: place)
    holds(items.hasAlignments && items.baselineDelegations.count == 1)
    items.remove(place)
    holds(!items.hasAlignments && items.baselineDelegations.isEmpty)
  }

  @Test("what is worked off is taken, and what joined meanwhile waits for the next pass")
  func pending() {
    var pending = PendingChanges()
    let (first, second) = (LayoutView().itemState, LayoutView().itemState)
    holds(!pending.isEmpty && pending.takeFresh() && !pending.takeFresh())
    pending.begin()
    pending.add(stale: 3)
    let places = pending.takeStaleItems()
    pending.add(stale: 4)
    #expect(places == [3])
    pending.giveBack(places)
    holds(pending.takeStaleItems() == [4] && !pending.hasRows)
    pending.add(tableOf: first)
    pending.add(stack: second)
    holds(pending.takeTables().count == 1 && pending.tables.count == 0 && pending.hasRows)
    holds(pending.takeStacks().count == 1 && !pending.hasRows)
    pending.end()
    holds(pending.isEmpty)
    pending.add(subtree: first)
    pending.end()
    holds(!pending.isEmpty && pending.takeSubtrees().count == 1)
  }

  @Test("an origin is found by its view and axis, and by its variable")
  func origins() throws {
    var origins = RootOrigins()
    holds(origins.isEmpty)
    let variable = try solver.makeVariable()
    let key = RootOrigins.Key(index: 3, quantity: .top)
    origins.insert(RootOrigins.Origin(variable: variable, row: try makeRow(in: solver)), at: key)
    holds(origins[key]?.variable == variable)
    holds(origins[RootOrigins.Key(index: 3, quantity: .left)] == nil)
    holds(origins.index(of: variable) == 3)
    origins.remove(key)
    holds(origins.isEmpty && origins.index(of: variable) == nil)
  }

  @Test("owners that left are struck off when there are many")
  func insets() {
    var views = InsetViews()
    let kept = LayoutView()
    let all = (0..<100).map { _ in LayoutView() }
    for view in [kept] + all {
      views.add(InsetViews.Entry(state: view.itemState, number: 1), as: .user) {
        $0.state !== kept.itemState
      }
    }
    holds(views[.user].count < 70)
    holds(views[.user].first === kept.itemState)
    views.noteChange(at: 5)
    views.noteChange(at: 7)
    views.noteChange(at: 3)
    holds(views.changedDepth == 3)
    views.beginRound()
    holds(views.changedDepth == 0)
  }

  @Test("an engine lists a view once for each reason, and takes out only itself")
  func insetRoles() {
    let state = InsetState(reported: ViewInsets())
    let (first, second) = (LayoutEngine(), LayoutEngine())
    #expect(state.register(by: first, as: .user) && !state.register(by: first, as: .user))
    #expect(state.register(by: first, as: .provider))
    let number = state.registrationNumber(as: .user)
    #expect(state.register(by: second, as: .user) && state.registrationNumber(as: .user) != number)
    state.unregister(by: first, as: .user)
    #expect(
      state.isRegistered(by: second, as: .user) && state.isRegistered(by: first, as: .provider))
    #expect(!state.isRegistered(by: first, as: .readable))
    state.unregister(by: second, as: .user)
    #expect(!state.isRegistered(by: second, as: .user))
  }

  @Test("an item that was never rounded, or is new at its place, was nowhere")
  func rounding() {
    var origins = FrameChanges()
    holds(origins.origin(at: 2).x.isNaN)
    origins.set(Point(x: 1, y: 2), at: 2)
    holds(origins.origin(at: 2) == Point(x: 1, y: 2) && origins.origin(at: 1).x.isNaN)
    origins.forgetOrigin(at: 2)
    origins.forgetOrigin(at: 9)
    holds(origins.origin(at: 2).x.isNaN)
  }

  @Test(
    "a walk ends with its own steps, the last pushed first; the last round says who is unsettled")
  func walks() {
    var walk = HookWalk()
    let (top, child) = (LayoutView(), LayoutView())
    walk.begin(round: HookWalk.roundLimit)
    let outer = walk.begin(at: top)
    holds(walk.next(above: outer)?.view === top)
    walk.push(HookWalk.Step(view: top, isExit: true))
    let inner = walk.begin(at: child)
    holds(inner == 1 && walk.depth == 2)
    walk.push(HookWalk.Step(view: top))
    holds(walk.next(above: inner)?.view === top)
    holds(walk.next(above: inner)?.view === child)
    holds(walk.next(above: inner) == nil && walk.depth == 1)
    holds(walk.next(above: outer)?.isExit == true)
    holds(walk.next(above: outer) == nil && walk.depth == 0)
    for view in [child, top, child] { walk.noteCall(of: view.itemState) }
    #expect(
      walk.unsettledViews().map(ObjectIdentifier.init)
        == [child, top].map { ObjectIdentifier($0.itemState) })
    holds(walk.hasReachedLimit)
    walk.endPass()
    walk.noteCall(of: top.itemState)
    holds(walk.unsettledViews().isEmpty && !walk.hasReachedLimit)
  }

  @Test("frames are kept for a pass that may throw, and forgotten at its end")
  func frames() {
    var frames = FrameChanges()
    let view = LayoutView()
    frames.recordAssignment(from: .zero, to: .zero, of: view.itemState)
    holds(frames.isEmpty && frames.assignments.isEmpty)
    frames.setKeepingAssignments(true)
    frames.recordAssignment(from: .zero, to: .zero, of: view.itemState)
    frames.add(movedGuidesOf: view.itemState)
    holds(!frames.isEmpty && !frames.hasUnassigned && frames.assignments.count == 1)
    frames.add(released: view.itemState)
    frames.add(changed: 3)
    holds(frames.hasUnassigned)
    holds(frames.takeReleased().count == 1 && frames.takeMovedGuideOwners().count == 1)
    frames.removeChangedItems()
    frames.endPass()
    holds(frames.isEmpty && frames.assignments.isEmpty && !frames.isKeepingAssignments)
  }

  @Test("where every pass throws what has left is not kept")
  func framesOfThrowingPasses() throws {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let (kept, other) = (LayoutView(), LayoutView())
    for view in [kept, other] { root.addSubview(view) }
    kept.snp.makeConstraints { make in
      make.left.top.height.equalToSuperview()
      make.width.equalTo(10)
      make.width.equalTo(20)
    }
    for _ in 0..<200 {
      let view = LayoutView()
      root.addSubview(view)
      view.snp.makeConstraints { $0.edges.equalToSuperview() }
      let edge = other.snp.prepareConstraints { $0.left.equalTo(view).priority(.low) }
      edge.forEach { $0.activate() }
      #expect(throws: LayoutError.self) { try root.snp.layout() }
      view.removeFromSuperview()
      edge.forEach { $0.deactivate() }
      #expect(throws: LayoutError.self) { try root.snp.layout() }
    }
    let engine = try #require(root.engine)
    holds(engine.frames.changedItems.count < 20)
    holds(engine.frames.released.count < 20)
    root.layoutIfNeeded()
    holds(engine.frames.isEmpty)
    #expect(kept.frame.height == 100)
  }

  @Test("an item that was noted twice is listed once, and no more once it is taken")
  func issues() {
    var list = IssueList()
    let (first, second) = (LayoutView().itemState, LayoutView().itemState)
    for item in [first, second, first] {
      list.note(notFinite: item)
      list.note(mistakesOf: item)
    }
    #expect(
      list.takeNotFinite().map(ObjectIdentifier.init) == [first, second].map(ObjectIdentifier.init))
    holds(list.takeItemsWithMistakes().count == 2)
    holds(list.takeNotFinite().isEmpty && list.takeItemsWithMistakes().isEmpty)
    list.add(EngineIssue(problem: .solverGaveUp("")))
    list.add(EngineIssue(problem: .unsettledHooks(paths: [], passes: 1)))
    list.removeHookIssues()
    holds(list.issues.count == 1)
  }

  @Test("columns that move together are found however they were joined")
  func joining() {
    for order in [Array(0..<200), Array((0..<200).reversed())] {
      var parts = OpenGroups(columnCount: 201)
      for column in order { parts.join([Int32(column + 1), Int32(column)]) }
      let wish = OpenGroups.OptionalRow(text: "one", priority: 250, isUnfulfilled: true)
      parts.add(wish, of: 0)
      parts.add(OpenGroups.OptionalRow(text: "other", priority: 250, isUnfulfilled: false), of: 200)
      for column in [Int32(0), 77, 200] {
        let tie = parts.tie(of: column) { _ in [77] }
        #expect(tie?.rivals == (column == 77 ? nil : ["one", "other"]))
      }
    }
  }

  @Test("what is open is looked for once after a pass, and again after the next")
  func openColumns() throws {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = LayoutView()
    root.addSubview(view)
    view.snp.makeConstraints { $0.left.top.width.equalToSuperview() }
    root.layoutIfNeeded()
    let engine = try #require(root.engine)
    #expect(engine.issueList.openColumns == nil)
    #expect(view.hasAmbiguousLayout && !root.hasAmbiguousLayout)
    #expect(engine.issueList.openColumns != nil)
    view.snp.makeConstraints { $0.height.equalTo(10) }
    // About the last pass, and not kept: a change is pending.
    #expect(view.hasAmbiguousLayout)
    root.layoutIfNeeded()
    #expect(engine.issueList.openColumns == nil)
    #expect(!view.hasAmbiguousLayout)
    #expect(engine.issueList.openColumns != nil)
  }
}
