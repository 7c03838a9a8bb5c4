// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// One engine for each root: trees that join, views that leave, and roots that end.
@Suite("Roots")
struct RootTests {
  /// A view in a view: the inner one at (left, top), 20 by 10.
  private static func card(_ left: Double, _ top: Double) -> (card: LayoutView, title: LayoutView) {
    let card = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 50))
    let title = LayoutView()
    card.addSubview(title)
    title.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(left)
      make.top.equalToSuperview().offset(top)
      make.size.equalTo(Size(width: 20, height: 10))
    }
    return (card, title)
  }

  @Test("a tree that joins is lowered again by the engine that is there, and by it alone")
  func joining() throws {
    let (root, first) = Self.card(1, 2)
    let (joiner, second) = Self.card(3, 4)
    try root.snp.layout()
    try joiner.snp.layout()
    #expect(joiner.snp.layoutWork.constraintsLowered == 4)
    root.addSubview(joiner)
    joiner.snp.makeConstraints { make in
      make.left.equalTo(first.snp.right)
      make.top.bottom.right.equalToSuperview()
    }
    #expect(root.snp.layoutWork == joiner.snp.layoutWork)
    try joiner.snp.layout()
    // Four of the root's before, and now four of the joiner's and four between them.
    #expect(root.snp.layoutWork.constraintsLowered == 12)
    #expect(root.snp.layoutWork.passes == 2)
    #expect(joiner.frame == Rect(x: 21, y: 0, width: 79, height: 50))
    #expect(first.frame.minX == 1 && second.frame.origin == Point(x: 3, y: 4))
  }

  @Test("what the joiner had broken and found wrong is found anew")
  func joiningIssues() {
    let (root, _) = Self.card(1, 2)
    let (joiner, title) = Self.card(3, 4)
    title.snp.makeConstraints { $0.width.equalTo(30) }
    joiner.layoutIfNeeded()
    #expect(joiner.snp.issues.count == 1)
    root.layoutIfNeeded()
    #expect(root.snp.issues.isEmpty)
    root.addSubview(joiner)
    root.layoutIfNeeded()
    #expect(root.snp.issues.count == 1)
    // The earlier one stands, as the joiner's order says.
    #expect(title.frame.width == 20)
  }

  @Test("the joiner's constraints keep their order among themselves, behind the root's")
  func joiningOrder() {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 100, height: 50))
    let joiner = LayoutView()
    let view = LayoutView()
    joiner.addSubview(view)
    // Made first of all, and yet later than what the root has when it joins.
    joiner.snp.makeConstraints { $0.width.equalTo(30) }
    view.snp.makeConstraints { $0.width.equalTo(joiner) }
    view.snp.makeConstraints { $0.width.equalTo(7) }
    let other = LayoutView()
    root.addSubview(other)
    other.snp.makeConstraints { $0.width.equalTo(40) }
    root.addSubview(joiner)
    other.snp.makeConstraints { $0.width.equalTo(joiner) }
    root.layoutIfNeeded()
    // Refused are the seven, which contradicts the joiner's own, and the last of all.
    #expect(other.frame.width == 40 && joiner.frame.width == 30 && view.frame.width == 30)
    #expect(root.snp.issues.count == 2)
  }

  @Test("what leaves has no engine, and one of its own after a pass")
  func leaving() throws {
    let (root, first) = Self.card(1, 2)
    let (joiner, second) = Self.card(3, 4)
    root.addSubview(joiner)
    try root.snp.layout()
    joiner.removeFromSuperview()
    #expect(joiner.snp.layoutWork == LayoutView().snp.layoutWork)
    #expect(joiner.snp.issues.isEmpty && second.snp.explanation(of: .left) == nil)
    second.snp.updateConstraints { $0.left.equalToSuperview().offset(9) }
    joiner.layoutIfNeeded()
    #expect(second.frame.origin == Point(x: 9, y: 4))
    #expect(joiner.snp.layoutWork.constraintsLowered == 4)
    let passes = root.snp.layoutWork.passes
    first.snp.updateConstraints { $0.left.equalToSuperview().offset(6) }
    try root.snp.layout()
    #expect(first.frame.minX == 6 && root.snp.layoutWork.passes == passes + 1)
  }

  @Test("back and forth between two trees that are both laid out")
  func backAndForth() throws {
    let roots = [Self.card(1, 2).card, Self.card(5, 6).card]
    let (joiner, title) = Self.card(3, 4)
    for round in 0..<6 {
      let root = roots[round % 2]
      root.addSubview(joiner)
      joiner.snp.remakeConstraints { make in
        make.edges.equalTo(root.subviews[0]).inset(round)
      }
      for root in roots { try root.snp.layout() }
      let place = round % 2 == 0 ? 1.0 : 5.0
      #expect(joiner.frame.minX == place + Double(round))
      #expect(title.frame == Rect(x: 3, y: 4, width: 20, height: 10))
      #expect(roots[1 - round % 2].constraints.count == 2)
    }
  }

  @Test("a held subview of a root that ended is a root whose constraints hold")
  func dyingRoot() throws {
    let (survivor, title) = Self.card(3, 4)
    let guide = LayoutGuide()
    survivor.addLayoutGuide(guide)
    guide.snp.makeConstraints { $0.edges.equalTo(title).inset(1) }
    var crossing: [Constraint] = []
    do {
      let (root, first) = Self.card(1, 2)
      root.addSubview(survivor)
      survivor.snp.makeConstraints { make in
        crossing.append(make.left.equalTo(first.snp.right).constraint)
        crossing.append(make.top.bottom.right.equalToSuperview().constraint)
        make.height.greaterThanOrEqualTo(10)
      }
      title.snp.makeConstraints { crossing.append($0.left.lessThanOrEqualTo(first).constraint) }
      root.layoutIfNeeded()
      #expect(survivor.frame.minX == 21 && root.snp.issues.count == 1)
    }
    #expect(survivor.superview == nil)
    #expect(crossing.allSatisfy { !$0.isActive })
    #expect(survivor.constraints.count == 7)
    #expect(survivor.snp.issues.isEmpty && survivor.snp.layoutWork.passes == 0)
    survivor.translatesAutoresizingMaskIntoConstraints = true
    survivor.frame = Rect(x: 0, y: 0, width: 60, height: 60)
    title.snp.updateConstraints { $0.left.equalToSuperview().offset(8) }
    try survivor.snp.layout()
    #expect(title.frame == Rect(x: 8, y: 4, width: 20, height: 10))
    #expect(guide.layoutFrame == Rect(x: 9, y: 5, width: 18, height: 8))
    #expect(survivor.snp.layoutWork.constraintsLowered == 9)
  }

  @Test("survivors of one root are trees apart")
  func survivors() throws {
    let cards = (0..<3).map { Self.card(Double($0), 0) }
    do {
      let root = LayoutView(frame: Rect(x: 0, y: 0, width: 500, height: 500))
      for (card, _) in cards { root.addSubview(card) }
      cards[2].card.snp.makeConstraints { $0.width.equalTo(cards[1].card) }
      try root.snp.layout()
    }
    for (number, (card, title)) in cards.enumerated() {
      card.translatesAutoresizingMaskIntoConstraints = true
      card.frame = Rect(x: 0, y: 0, width: 50, height: 50)
      title.snp.updateConstraints { $0.left.equalToSuperview().offset(number + 10) }
      try card.snp.layout()
      #expect(card.snp.layoutWork.passes == 1)
      #expect(card.snp.layoutWork.constraintsLowered == 4)
      #expect(title.frame.minX == Double(number + 10))
    }
    // They can be put together again.
    cards[0].card.addSubview(cards[1].card)
    cards[1].card.snp.makeConstraints { $0.edges.equalTo(cards[0].title) }
    try cards[0].card.snp.layout()
    #expect(cards[1].card.frame == cards[0].title.frame)
  }

  @Test("a root put into a view, and taken out, gets its frame back from its constraints or itself")
  func wrapped() throws {
    let (root, title) = Self.card(1, 2)
    try root.snp.layout()
    let window = LayoutView(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    window.addSubview(root)
    try window.snp.layout()
    #expect(root.frame == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(title.frame.origin == Point(x: 1, y: 2))
    root.snp.makeConstraints { $0.edges.equalToSuperview() }
    try window.snp.layout()
    #expect(root.frame == window.bounds)
    root.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(root.constraints.count == 2 && title.frame.origin == Point(x: 1, y: 2))
  }
}
