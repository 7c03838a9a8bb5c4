// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// Those who take part in a clash, by kind.
@Suite("Members of clashes")
struct ClashMemberTests {
  private let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 40))
  private let view = LayoutView()

  private func sentence(_ text: String, _ form: LinearForm) -> EngineSentence {
    EngineSentence(
      state: root.itemState, reason: .rootFrame, text: text, form: form, relation: .equal)
  }

  @Test("constraints are in the order of their activation, what the engine adds as it came")
  func order() {
    root.addSubview(view)
    view.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(8)
      make.width.equalTo(120)
    }
    let inOrder = [root.constraints[0], view.constraints[0]]
    let members: [BrokenChain.Member] = [
      .constraint(inOrder[1]), .engine(sentence("z", LinearForm())), .constraint(inOrder[0]),
      .engine(sentence("b", LinearForm())),
    ]
    #expect(members.constraints == inOrder && inOrder.count == 2)
    #expect(members.sentences.map(\.text) == ["z", "b"])
  }

  @Test("the rows are those of the constraints, then those of the engine, with their units")
  func rows() {
    root.addSubview(view)
    view.snp.makeConstraints { $0.width.lessThanOrEqualToSuperview().multipliedBy(0.5).offset(3) }
    var form = LinearForm(constant: -100)
    form.add(.width, of: root.itemState, times: 1)
    var engine = sentence("root", form)
    engine.units = 7
    let members: [BrokenChain.Member] = [.engine(engine), .constraint(root.constraints[0])]
    let rows = members.rows
    #expect(rows.map(\.relation) == [.lessThanOrEqual, .equal])
    // Of a view of 60 in a root of 100: 60 - 0.5 · 100 - 3, and 100 - 100.
    let values = rows.map { $0.form.value { item, _ in item === view.itemState ? 60 : 100 } }
    #expect(values == [7, 0])
    #expect(rows.map(\.units) == [0, 7] && rows[1].unitOwner === root.itemState)
    #expect(rows[0].unitOwner == nil)
  }

  @Test("a constraint that is active no more has no row")
  func gone() {
    root.addSubview(view)
    var made: Constraint?
    view.snp.makeConstraints { made = $0.width.equalTo(5).constraint }
    let members = [BrokenChain.Member.constraint(view.constraints[0])]
    #expect(members.rows.count == 1)
    made?.deactivate()
    #expect(members.rows.isEmpty && members.constraints.count == 1)
  }
}
