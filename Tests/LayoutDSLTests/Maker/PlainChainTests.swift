// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// Chains that nobody asks a handle of: there are rows in the table of their item, and no objects.
@Suite("Plain chains")
struct PlainChainTests {
  let family = Family()
  var root: LayoutView { family.root }
  var view: LayoutView { family.view }
  var other: LayoutView { family.other }

  @Test("a second relation leaves nothing of the first")
  func secondRelation() {
    view.snp.makeConstraints { make in
      let (left, top) = (make.left, make.top)
      let (width, height) = (make.width, make.height)
      left.equalTo(other.snp.right)
      left.equalTo(7)
      top.equalTo(7)
      top.equalTo(other)
      width.equalTo(7)
      width.equalToSuperview()
      height.equalTo(Size(width: 1, height: 2))
      height.equalTo(3)
    }
    #expect(
      root.constraintTexts == [
        "view.left == root.left + 7.0", "view.top == other.top", "view.width == root.width",
      ])
    #expect(view.constraintTexts == ["view.height == + 3.0"])
  }

  @Test("a row gets its handle with its first mistake, and loses it with the block")
  func mistakes() throws {
    view.snp.makeConstraints { make in
      make.left.equalTo(1)
      make.top.equalTo(2)
      make.width.equalTo(other).labeled("wide")
    }
    #expect(view.itemState.activeHandles.isEmpty && view.itemState.blockRows.count == 3)
    let top = root.constraints[1]
    top.constant = .nan
    #expect(top.issue?.kind == .notFinite)
    #expect(view.mistakeKinds == [.notFinite])
    #expect(view.itemState.activeHandles.count == 1 && view.itemState.blockRows.count == 2)
    #expect(top.isActive && top.constant == 2)
    top.constant = 3
    #expect(top.issue == nil && view.mistakeKinds.isEmpty)
    top.constant = .infinity
    view.snp.removeConstraints()
    #expect(root.constraints.isEmpty && view.mistakeKinds.isEmpty)
    #expect(view.itemState.madeRows.isEmpty)
  }

  @Test("a row whose target ends is a mistake of the block")
  func deadTarget() {
    let kept = LayoutView()
    do {
      let ending = LayoutView()
      ending.addSubview(kept)
      kept.snp.makeConstraints { make in
        make.left.equalTo(ending)
        make.top.equalToSuperview()
        make.width.equalTo(3)
      }
    }
    #expect(kept.mistakeKinds == [.deadTarget])
    #expect(kept.itemState.madeRows.map(\.text) == [kept.constraintTexts[0]])
    kept.snp.removeConstraints()
    #expect(kept.mistakeKinds.isEmpty && kept.itemState.constraints.isEmpty)
  }

  @Test("a row that its object deactivates is the block's again once it is active")
  func takenOut() {
    view.snp.makeConstraints { make in
      make.left.equalTo(1)
      make.top.equalTo(2)
    }
    let left = root.constraints[0]
    left.isActive = false
    #expect(view.itemState.madeRows.count == 1)
    left.isActive = true
    #expect(root.constraints.count == 2 && root.constraints.contains(left))
    view.snp.updateConstraints { $0.left.equalTo(5) }
    #expect(root.constraints.count == 2 && left.constant == 5)
    left.isActive = false
    left.isActive = true
    view.snp.remakeConstraints { $0.left.equalTo(7) }
    #expect(root.constraints.map(\.constant) == [7] && !left.isActive)
    // What a block has taken out is no longer the block's.
    left.isActive = true
    view.snp.removeConstraints()
    #expect(root.constraints == [left])
  }

  @Test("the order of activation outlasts joining and leaving a tree")
  func order() {
    let (low, high) = (LayoutView(), LayoutView())
    low.addSubview(high)
    high.snp.makeConstraints { $0.left.equalTo(1) }
    view.snp.makeConstraints { $0.left.equalTo(1) }
    view.snp.makeConstraints { $0.top.equalTo(2) }
    root.addSubview(low)
    high.snp.makeConstraints { $0.top.equalTo(2) }
    view.snp.makeConstraints { $0.width.equalTo(root) }
    high.snp.makeConstraints { $0.width.equalTo(low) }
    let all = (root.constraints + low.constraints).sorted(by: LayoutConstraint.inOrder)
    let attributes: [LayoutAttribute] = [.left, .top, .left, .top, .width, .width]
    #expect(all.map(\.firstAttribute) == attributes)
    #expect(Set(all.map(\.activationOrder)).count == 6)
    low.removeFromSuperview()
    high.snp.makeConstraints { $0.bottom.equalTo(2) }
    #expect(low.constraints.map(\.firstAttribute) == [.left, .top, .width, .bottom])
  }

  @Test("the lists of items hold what they should after any edits", arguments: 0..<40)
  func lists(seed: Int) {
    var numbers = SplitMix(state: UInt64(seed))
    let views = (0..<4).map { _ in LayoutView() }
    for view in views { root.addSubview(view) }
    for step in 0..<60 {
      let view = views[Int.random(in: 0..<4, using: &numbers)]
      let target = views[Int.random(in: 0..<4, using: &numbers)]
      let rows = root.constraints
      switch Int.random(in: 0..<9, using: &numbers) {
      case 0, 1, 2:
        view.snp.makeConstraints { make in
          for _ in 0...Int.random(in: 0..<3, using: &numbers) {
            make.left.equalTo(target).offset(Int.random(in: 0..<3, using: &numbers))
          }
          if Int.random(in: 0..<3, using: &numbers) == 0 { make.left.top.equalTo(target) }
        }
      case 3:
        view.snp.updateConstraints {
          $0.left.equalTo(target).offset(Int.random(in: 0..<9, using: &numbers))
        }
      case 4: view.snp.remakeConstraints { $0.right.equalTo(target) }
      case 5: view.snp.removeConstraints()
      case 6:
        if !rows.isEmpty { rows[Int.random(in: 0..<rows.count, using: &numbers)].isActive = false }
      case 7:
        if !rows.isEmpty { rows[Int.random(in: 0..<rows.count, using: &numbers)].constant = .nan }
      default:
        view.removeFromSuperview()
        root.addSubview(view)
      }
      let all = ([root] + views).flatMap(\.constraints)
      let place: Comment = "seed \(seed), step \(step)"
      #expect(all.allSatisfy { $0.isActive && $0.reference?.object === $0 }, place)
      for state in views.map(\.itemState) {
        let mentioning = all.filter { $0.first === state || $0.second === state }
        #expect(Set(state.constraints) == Set(mentioning), place)
        #expect(state.references.count == all.count { $0.first === state }, place)
        #expect(state.blockRows.allSatisfy { $0.extras?.owner == nil }, place)
      }
    }
  }
}
