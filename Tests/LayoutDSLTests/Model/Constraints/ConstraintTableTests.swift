// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// The rows of an item, their slots, and the objects that speak for them.
@Suite("Constraint tables")
struct ConstraintTableTests {
  private let family = Family()
  private var root: LayoutView { family.root }
  private var view: LayoutView { family.view }
  private var other: LayoutView { family.other }

  @Test("a row keeps its slot, a free slot is used again, an empty table has none")
  func slots() {
    view.snp.makeConstraints { make in
      make.left.equalTo(1)
      make.top.equalTo(2)
      make.width.equalTo(3)
    }
    let rows = root.constraints + view.constraints
    #expect(rows.compactMap { $0.reference?.slot } == [0, 1, 2])
    rows[1].isActive = false
    #expect(view.itemState.references.count == 2 && rows[2].reference?.slot == 2)
    view.snp.makeConstraints { $0.height.equalTo(4) }
    #expect(view.constraints.last?.reference?.slot == 1)
    view.snp.removeConstraints()
    #expect(view.itemState.table.isEmpty && view.itemState.table.slotCount == 0)
    #expect(rows.allSatisfy { !$0.isActive && $0.reference == nil })
  }

  @Test("the constraint of a row of the solver is found, whichever way the rows stand there")
  func rowsOfTheSolver() throws {
    func expectFound(_ count: Int32) throws {
      root.layoutIfNeeded()
      let engine = try #require(root.engine)
      var found: Int32 = 0
      view.itemState.forEachRow { row in
        guard let handle = engine.row(of: row) else { return }
        #expect(view.itemState.table.slot(of: handle) == row.slot)
        found += 1
      }
      #expect(found == count)
    }
    for width in 0..<6 { view.snp.makeConstraints { $0.width.equalTo(width).priority(500) } }
    try expectFound(6)
    // Written anew one by one, the first one last.
    for number in [3, 1, 4, 0] {
      let constraint = view.constraints.first { $0.constant == Double(number) }
      constraint?.isActive = false
      try expectFound(5)
      constraint?.isActive = true
      try expectFound(6)
    }
  }

  @Test(
    "a constraint has its host at itself, at the superview, or written down, and none once it is out"
  )
  func hosts() throws {
    let inner = LayoutView()
    let guide = LayoutGuide()
    view.addSubview(inner)
    other.addLayoutGuide(guide)
    inner.snp.makeConstraints { make in
      make.width.equalTo(10)
      make.top.equalToSuperview()
      make.left.equalTo(guide.snp.right)
    }
    view.snp.makeConstraints { $0.right.equalTo(inner) }
    let far = try #require(inner.itemState.references.last)
    let row = try #require(root.constraints.first)
    #expect(inner.itemState.references.map(\.host?.view) == [inner, view, root])
    #expect(
      far.row.host == .far && far.extras?.host === root.itemState && row.first === inner.itemState)
    #expect(view.itemState.references.map(\.row.host) == [.own])
    root.layoutIfNeeded()
    row.isActive = false
    #expect(row.extras?.host == nil && row.hostView == nil)
    row.isActive = true
    #expect(row.hostView === root && root.constraints == [row])
    view.removeFromSuperview()
    #expect(!row.isActive && row.hostView == nil && root.constraints.isEmpty)
    #expect(inner.itemState.references.map(\.host?.view) == [inner, view])
    #expect(view.itemState.references.map(\.host?.view) == [view])
  }

  @Test("numbers of chains come round, and pass over one in use")
  func chainNumbers() {
    view.snp.makeConstraints { $0.width.equalTo(3) }
    #expect(view.itemState.table[0].chain == 1)
    var last: UInt32 = 0
    for _ in 0..<ConstraintRow.pendingHandleBit { last = view.itemState.newChain() }
    #expect(last == 3)
  }

  @Test("what shares a word in a row is kept apart")
  func words() {
    view.snp.makeConstraints { $0.width.equalTo(3) }
    var row = view.itemState.table[0]
    for number in [0, 1, -1, 1 << 33, -1 << 38, 1 << 39 - 1] {
      row.setNumber(number)
      #expect(row.number == number && row.chain == 1)
    }
    row.setLocation(255, .max)
    #expect(row.file == 255 && row.line == 1 << 24 - 1)
    row.clearChain()
    #expect(row.number == 1 << 39 - 1 && row.chain == 0)
    #expect(MemoryLayout<ConstraintRow>.size == 40)
    for attribute in LayoutConstraint.Attribute.allCases {
      for relation in LayoutConstraint.Relation.allCases {
        let row = ConstraintRow(
          of: view.itemState, attribute, relation, target: .superview, second: nil, .trailing,
          constant: DirectedConstant(0), priority: 1000, line: 1)
        #expect(row.firstAttribute == attribute && row.relation == relation)
        #expect(row.targetKind == .superview && row.secondAttribute == .trailing)
      }
    }
  }

  @Test("whoever holds an object gets the same one, and it takes its row along when that goes out")
  func objects() {
    view.snp.makeConstraints { $0.left.equalTo(other).offset(5).priority(250).labeled("gap") }
    let gap = root.constraints[0]
    #expect(root.constraints[0] === gap && gap.label == "gap")
    view.removeFromSuperview()
    #expect(!gap.isActive && gap.constant == 5 && gap.priority.rawValue == 250)
    #expect(gap.secondItem === other && gap.label == "gap")
    root.addSubview(view)
    gap.isActive = true
    #expect(root.constraints == [gap])
  }

  @Test("an active constraint needs nobody to hold it, and goes with its row")
  func unheld() {
    view.leftAnchor.constraint(equalTo: other.rightAnchor, constant: 7).isActive = true
    #expect(root.constraintTexts == ["view.left == other.right + 7.0"])
    weak let gap = view.itemState.table.extras(of: 0)?.object
    #expect(gap != nil)
    root.constraints[0].isActive = false
    #expect(gap == nil)
  }

  @Test("the rows of a chain have one handle once somebody needs it")
  func chains() {
    view.snp.makeConstraints { make in
      make.edges.equalTo(other)
      make.width.equalTo(3)
    }
    #expect(view.itemState.activeHandles.isEmpty && view.itemState.blockRows.count == 5)
    let bottom = root.constraints[3]
    bottom.constant = .nan
    #expect(view.itemState.activeHandles.count == 1 && view.itemState.blockRows.count == 1)
    #expect(view.itemState.activeHandles[0].layoutConstraints == root.constraints)
    #expect(view.mistakeKinds == [.notFinite])
    bottom.constant = 0
    #expect(view.mistakeKinds.isEmpty)
  }

  @Test("the rows of a chain whose target ends are one mistake")
  func ended() {
    let superview = LayoutView()
    do {
      let ending = LayoutView()
      superview.addSubview(ending)
      superview.snp.makeConstraints { $0.size.equalTo(ending) }
      ending.removeFromSuperview()
      #expect(superview.mistakeKinds.isEmpty)
    }
    #expect(superview.constraints.isEmpty && superview.itemState.activeHandles.isEmpty)
  }

  @Test("users that come and go are struck off")
  func users() {
    let states = (0..<40).map { _ in LayoutView() }
    for state in states { root.addSubview(state) }
    for _ in 0..<50 {
      for state in states { state.snp.remakeConstraints { $0.left.equalTo(other) } }
    }
    var users = 0
    other.itemState.forEachUser { _ in users += 1 }
    #expect(users == 40)
    #expect(other.itemState.constraints.count == 40)
    for state in states { state.snp.removeConstraints() }
    #expect(other.itemState.constraints.isEmpty)
  }

  @Test("a constraint across three levels is found by its host and its items, and leaves with each")
  func far() {
    let (box, left, right, deep) = (LayoutView(), LayoutView(), LayoutView(), LayoutView())
    for (parent, child) in [(root, box), (box, left), (box, right), (right, deep)] {
      parent.addSubview(child)
    }
    for leaving in [box, left, right, deep] {
      let superview = leaving.superview
      let row = deep.snp.prepareConstraints { $0.left.equalTo(left) }[0].layoutConstraints[0]
      row.isActive = true
      #expect(box.constraints == [row] && left.itemState.constraints == [row])
      leaving.removeFromSuperview()
      #expect(row.isActive == (leaving === box))
      row.isActive = false
      superview?.addSubview(leaving)
    }
  }
}
