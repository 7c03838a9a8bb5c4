// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// The stages of a chain are objects that the next chain uses again; nobody can tell.
@Suite("Stages that are kept")
struct KeptStageTests {
  let root: LayoutView
  let a = LayoutView()
  let b = LayoutView()

  init() {
    root = makeRoot(200, 100, a, b)
  }

  @Test("chains that were kept stay apart, before and after their relations")
  func keptApart() {
    a.snp.makeConstraints { make in
      let left = make.left
      let top = make.top
      let width = make.width
      let wide = width.equalTo(10)
      let tall = make.height.equalTo(20)
      left.equalTo(1)
      top.equalTo(2)
      wide.offset(30)
      tall.offset(40)
      left.equalTo(3)
    }
    layOut(root)
    expect(a, at: 3, 2, 30, 40)
  }

  @Test("a chain within the arguments of another is another")
  func nested() {
    a.snp.makeConstraints { make in
      make.left.equalTo(
        {
          make.top.equalTo(7)
          return make.size.equalTo(20).constraint.layoutConstraints.count * 2
        }()
      ).priority(
        {
          make.width.greaterThanOrEqualTo(10)
          return .high
        }() as ConstraintPriority)
      make.width.equalTo(b).priority(.low)
    }
    layOut(root)
    let priorities = root.constraints.filter { $0.firstAttribute == .left }.map(\.priority)
    #expect(priorities == [.defaultHigh])
    #expect(a.constraints.filter { $0.relation == .greaterThanOrEqual }.map(\.constant) == [10])
    #expect(root.constraints.filter { $0.firstAttribute == .top }.map(\.constant) == [7])
    #expect(root.constraints.filter { $0.firstAttribute == .left }.map(\.constant) == [4])
  }

  @Test("stages collected in a loop are as many as chains")
  func collected() {
    var stages: [ConstraintMakerEditable] = []
    let made = a.snp.prepareConstraints { make in
      for number in 0..<5 { stages.append(make.left.equalTo(number)) }
      for (number, stage) in stages.enumerated() { stage.offset(number * 10) }
    }
    #expect(Set(stages.map(ObjectIdentifier.init)).count == 5)
    #expect(made.flatMap(\.layoutConstraints).map(\.constant) == [0, 10, 20, 30, 40])
  }

  @Test("a stage that outlives its block still edits its own chain")
  func afterwards() throws {
    var kept: ConstraintMakerEditable?
    var late: ConstraintMaker?
    a.snp.makeConstraints { make in
      kept = make.left.equalTo(1)
      make.top.equalTo(2)
      late = make
    }
    late?.width.equalTo(9)
    kept?.offset(5)
    #expect(root.constraints.map(\.constant).sorted() == [2, 5])
    #expect(root.constraints.allSatisfy { $0.firstAttribute != .width })
  }

  @Test("a stage that a kept maker makes after its block outlives the maker")
  func heirs() {
    var late: ConstraintMaker?
    a.snp.makeConstraints { make in
      make.top.equalTo(2)
      late = make
    }
    weak let maker = late
    let related = late?.height.equalTo(9)
    late = nil
    #expect(maker == nil)
    related?.offset(6).priority(.low)
    #expect(String(describing: related).contains("height == 6"))
    #expect(related?.constraint.layoutConstraints.map(\.constant) == [6])
    #expect(root.constraints.map(\.constant) == [2])
    var begun: ConstraintMakerExtendable?
    do {
      var late: ConstraintMaker?
      b.snp.makeConstraints { late = $0 }
      begun = late?.width
    }
    let left = begun?.left.equalTo(a)
    #expect(left?.offset(5).constraint.layoutConstraints.map(\.constant) == [5, 5])
  }

  @Test("a block leaves no maker behind, and neither does one that was kept")
  func leaks() {
    weak var ended: ConstraintMaker?
    weak var endedView: LayoutView?
    weak var held: ConstraintMaker?
    var stage: ConstraintMakerExtendable?
    do {
      let view = LayoutView()
      let tree = makeRoot(200, 100, view)
      view.snp.makeConstraints { make in
        make.left.equalToSuperview().offset(1)
        ended = make
      }
      endedView = view
      // The tree's next block uses it again.
      #expect(tree.itemState.view?.storedContext?.spareMaker === ended)
      view.removeFromSuperview()
    }
    #expect(ended == nil)
    #expect(endedView == nil)
    a.snp.makeConstraints { make in
      make.top.equalTo(b).offset(1)
      held = make
      stage = make.width
      stage?.equalTo(4)
    }
    _ = held?.height.equalTo(3)
    #expect(held != nil)
    stage = nil
    #expect(held == nil)
  }

  @Test("what a weak reference says of a block that has ended is said of nobody")
  func afterTheEnd() {
    weak var maker: ConstraintMaker?
    weak var stage: ConstraintMakerExtendable?
    weak var relation: ConstraintMakerEditable?
    a.snp.makeConstraints { make in
      maker = make
      let left = make.left
      stage = left
      relation = left.equalTo(1)
    }
    func say() {
      stage?.equalTo(7)
      _ = relation?.offset(8).constraint
      _ = maker?.top.equalTo(9).constraint
      _ = maker?.item
      _ = "\(String(describing: maker)) \(String(describing: stage))"
    }
    say()
    b.snp.makeConstraints {
      $0.left.equalTo(2)
      $0.top.equalTo(3)
    }
    say()
    b.snp.makeConstraints { $0.width.equalTo(4) }
    #expect(root.constraints.map(\.constant) == [1, 2, 3])
    #expect(b.constraints.map(\.constant) == [4])
  }

  @Test("a description is a value: a copy keeps what the chain then changes")
  func value() {
    a.snp.makeConstraints { make in
      let chain = make.left.equalTo(b).offset(1)
      let copy = make.description(at: 0)
      chain.offset(2).priority(.low).labeled("later")
      #expect(copy.constant == .number(1))
      #expect(copy.priority == 1000)
      #expect(copy.label == nil)
      #expect(make.description(at: 0).constant == .number(2))
      let constraint = chain.constraint
      let second = make.description(at: 0)
      constraint.update(offset: 3)
      #expect(second.constant == .number(2))
      #expect(make.description(at: 0).constant == .number(3))
    }
  }
}
