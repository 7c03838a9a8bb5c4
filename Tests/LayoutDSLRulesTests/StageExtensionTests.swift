// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Words that people add to the stages of a chain, as they do around SnapKit.
@Suite("Extensions of stages")
struct StageExtensionTests {
  let root: LayoutView
  let a = LayoutView()
  let b = LayoutView()

  init() {
    root = makeRoot(200, 100, a, b)
  }

  @Test("attributes of one's own, at the beginning of a chain and within")
  func attributes() {
    a.snp.makeConstraints { make in
      make.topLeft.equalToSuperview().offset(5)
      make.width.square.equalTo(20)
    }
    layOut(root)
    expect(a, at: 5, 5, 20, 20)
  }

  @Test("relations of one's own, with the place of the caller")
  func relations() {
    let made = a.snp.prepareConstraints { make in
      make.left.toRight(of: b, gap: 8)
      make.width.clamped(10, 20)
      make.top.equalTo(b).doubled().gently()
      make.left.equalTo(Double.nan).named("odd")
    }
    let rows = made.flatMap(\.layoutConstraints)
    #expect(rows.map(\.constant) == [8, 20, 0])
    #expect(rows[0].secondItem === b && rows[0].secondAttribute == .right)
    #expect(rows[1].relation == .lessThanOrEqual)
    #expect(rows[2].multiplier == 2 && rows[2].priority == LayoutPriority(1))
    #expect(made[3].issue?.label == "<odd>")
    #expect(made[3].issue?.line == UInt(#line - 8))
  }

  @Test("a word on the last stage is there on every stage after the relation")
  func inherited() {
    let labels = a.snp.prepareConstraints { make in
      make.left.equalTo(b).named("a")
      make.left.equalTo(b).offset(1).named("b")
      make.left.equalTo(b).offset(1).priority(.low).named("c")
      make.left.equalTo(b).labeled("x").named("d")
    }.flatMap(\.layoutConstraints).map(\.identifier)
    #expect(labels == ["<a>", "<b>", "<c>", "<d>"])
  }

  @Test("a word on the stage of relations is there before and after attributes")
  func relatable() {
    let stages: [(ConstraintMaker) -> ConstraintMakerRelatable] = [
      { $0.left }, { $0.left.right }, { $0.edges }, { $0.attributes([.left]) },
    ]
    for stage in stages {
      a.snp.remakeConstraints { stage($0).toRight(of: b, gap: 2) }
      #expect(root.constraints.allSatisfy { $0.secondAttribute == .right && $0.constant == 2 })
      #expect(!root.constraints.isEmpty)
    }
  }

  @Test("words for the maker and for the namespaces")
  func namespaces() {
    a.snp.fill(inset: 4)
    layOut(root)
    expect(a, at: 4, 4, 192, 92)
  }
}

extension ConstraintMaker {
  fileprivate var topLeft: ConstraintMakerExtendable { top.left }
}

extension ConstraintMakerExtendable {
  fileprivate var square: ConstraintMakerExtendable { width.height }
}

extension ConstraintMakerRelatable {
  @discardableResult
  fileprivate func toRight(
    of view: LayoutView, gap: any ConstraintOffsetTarget, _ file: String = #fileID,
    _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    equalTo(view.snp.right, file, line).offset(gap)
  }

  fileprivate func clamped(_ least: Double, _ most: Double) {
    greaterThanOrEqualTo(least)
    lessThanOrEqualTo(most)
  }
}

extension ConstraintMakerEditable {
  fileprivate func doubled() -> ConstraintMakerEditable { multipliedBy(2) }
}

extension ConstraintMakerPrioritizable {
  @discardableResult
  fileprivate func gently() -> ConstraintMakerFinalizable { priority(1) }
}

extension ConstraintMakerFinalizable {
  @discardableResult
  fileprivate func named(_ name: String) -> ConstraintMakerFinalizable { labeled("<\(name)>") }
}

extension ConstraintViewDSL {
  fileprivate func fill(inset: Double) {
    makeConstraints { $0.edges.equalToSuperview().inset(inset) }
  }
}
