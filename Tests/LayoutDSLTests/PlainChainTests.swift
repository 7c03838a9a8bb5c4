// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// Chains of one attribute: their rows stand for themselves until somebody asks for a handle.
@Suite("Plain chains")
struct PlainChainTests {
  let family = Family()
  var root: LayoutView { family.root }
  var view: LayoutView { family.view }
  var other: LayoutView { family.other }

  /// Right sides, one of each kind, by number.
  static let targets: [@Sendable (Family) -> ConstraintDescription.Targets] = [
    { _ in .one(.constant(.number(7))) }, { _ in .one(.constant(.number(.infinity))) },
    { _ in .one(.constant(.size(Size(width: 3, height: 4)))) }, { _ in .one(.superview(.none)) },
    { _ in .one(.superview(.top)) }, { _ in .one(.superview(.edges)) },
    { .one(.item(ConstraintItem(state: $0.other.itemState, attributes: .none))) },
    { .one(.item(ConstraintItem(state: $0.other.itemState, attributes: .right))) },
    { .one(.item(ConstraintItem(state: $0.view.itemState, attributes: .size))) },
    { _ in .each([]) }, { _ in .each([.superview(.none)]) }, { _ in .one(.missingSuperview) },
    { _ in .one(.rect(Rect(x: 1, y: 2, width: 3, height: 4))) },
  ]

  @Test("the short way to a row comes to the same as the long one", arguments: targets.indices)
  func twins(number: Int) throws {
    let place = SourceLocation(fileID: "A/B.swift", line: 3)
    var plain = 0
    for bit in 0..<20 {
      for relation in [nil] + LayoutConstraint.Relation.allCases.map(Optional.some) {
        for multiplier in [1, 0, 2, Double.nan] {
          for priority in [1000, 250, 1200, Float.nan] {
            for constant in [nil, .number(5), .number(.nan), .insets(Insets(all: 2))]
              as [ConstraintConstant?]
            {
              var chain = ConstraintDescription(
                attributes: ConstraintAttributes(rawValue: 1 << bit), location: place)
              chain.relation = relation
              chain.targets = Self.targets[number](family)
              chain.multiplier = multiplier
              chain.priority = priority
              if let constant { chain.setConstant(constant) }
              guard let row = chain.plainRow(for: view.itemState) else { continue }
              plain += 1
              var rows: [LayoutConstraint] = []
              try chain.forEachRow(for: view.itemState) { rows.append($0) }
              #expect(rows.map(\.text) == [row.text])
              #expect(rows.map(\.location) == [row.location] && row.location == place)
            }
          }
        }
      }
    }
    #expect((plain > 0) == [0, 2, 3, 4, 6, 7].contains(number))
  }

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
    #expect(view.itemState.made.isEmpty && view.itemState.ownRows.count == 3)
    let top = root.constraints[1]
    top.constant = .nan
    #expect(top.issue?.kind == .notFinite)
    #expect(view.mistakeKinds == [.notFinite])
    #expect(view.itemState.made.count == 1 && view.itemState.ownRows.count == 2)
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

  @Test("a row that was taken out by itself is no longer the block's")
  func takenOut() {
    view.snp.makeConstraints { make in
      make.left.equalTo(1)
      make.top.equalTo(2)
    }
    let left = root.constraints[0]
    left.isActive = false
    #expect(view.itemState.madeRows.count == 1)
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
      for state in views.map(\.itemState) {
        for row in state.constraints {
          #expect(row.isActive && state.constraints[row.place(in: state)] === row)
        }
        let own = state.constraints.filter { $0.first === state && $0.standsForItself }
        let place: Comment = "seed \(seed), step \(step)"
        #expect(own.sorted(by: LayoutConstraint.inOrder) == state.ownRows, place)
        #expect(own.allSatisfy { $0.owner == nil }, place)
      }
    }
  }
}
