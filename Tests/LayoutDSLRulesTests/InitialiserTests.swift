// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// Constraints in NSLayoutConstraint's form.
@Suite("NSLayoutConstraint's form")
struct InitialiserTests {
  let family = Family()
  var root: LayoutView { family.root }
  var view: LayoutView { family.view }
  var other: LayoutView { family.other }

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    other.translatesAutoresizingMaskIntoConstraints = false
  }

  private func make(
    _ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute,
    _ other: (any LayoutItem)?, _ otherAttribute: LayoutConstraint.Attribute = .notAnAttribute,
    by relation: LayoutConstraint.Relation = .equal, times multiplier: Double = 1,
    plus constant: Double = 0
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant,
      fileID: "A/B.swift", line: 12)
  }

  @Test("what is written is what is there, inactive, and nothing is turned off")
  func written() {
    let made = LayoutConstraint(
      item: view, attribute: .leading, relatedBy: .greaterThanOrEqual,
      toItem: other, attribute: .trailing, multiplier: 2, constant: 8)
    #expect(made.firstItem === view && made.secondItem === other)
    #expect(made.firstAttribute == .leading && made.secondAttribute == .trailing)
    #expect(made.relation == .greaterThanOrEqual)
    #expect(made.multiplier == 2 && made.constant == 8 && made.priority == .required)
    #expect(made.identifier == nil && !made.isActive && made.issue == nil)
    #expect(made.location.fileID.hasSuffix("InitialiserTests.swift"))
    #expect(root.constraints.isEmpty)
    let plain = LayoutView()
    root.addSubview(plain)
    make(plain, .width, nil, plus: 4).isActive = true
    #expect(plain.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("frames, and what can be set on the way")
  func frames() {
    let height = make(view, .height, view, .width, times: 0.5)
    let width = make(view, .width, nil, plus: 100)
    LayoutConstraint.activate([
      make(view, .left, root, .left, plus: 10), make(view, .top, root, .bottom, times: 0.25),
      width, height,
      make(other, .centerX, root, .centerX), make(other, .centerY, view, .bottom),
      make(other, .width, view, .width, by: .lessThanOrEqual, times: 2, plus: -20),
      make(other, .width, nil, by: .greaterThanOrEqual, plus: 180),
      make(other, .height, nil, plus: 20),
    ])
    layOut(root)
    expect(view, at: 10, 120, 100, 50)
    expect(other, at: 70, 160, 180, 20)
    width.constant = 120
    width.identifier = "wide"
    height.priority = LayoutPriority(500)
    let exact = make(view, .height, nil, plus: 30)
    exact.priority = .defaultHigh
    exact.isActive = true
    LayoutConstraint.deactivate(
      [root.constraints.last { $0.firstItem === other }].compactMap { $0 })
    #expect(height.priority.rawValue == 500 && width.constant == 120)
    #expect(width.description.contains(":wide@") && width.isActive)
    layOut(root)
    #expect(view.frame == Rect(x: 10, y: 120, width: 120, height: 30))
    exact.isActive = false
    layOut(root)
    #expect(view.frame.height == 60)
  }

  @Test("activate and deactivate take lists, empty ones too, and a bad one stops no other")
  func lists() {
    let alien = LayoutView()
    let stranger = make(view, .left, alien, .left)
    let good = make(view, .top, root, .top)
    LayoutConstraint.activate([])
    LayoutConstraint.activate([stranger, good])
    #expect(!stranger.isActive && good.isActive)
    #expect(view.mistakeKinds == [.noCommonAncestor])
    LayoutConstraint.deactivate([stranger, good])
    LayoutConstraint.deactivate([])
    #expect(!good.isActive && root.constraints.isEmpty)
  }

  @Test("guides on both sides")
  func guides() {
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    LayoutConstraint.activate([
      make(guide, .left, root.layoutMarginsGuide, .left), make(guide, .width, nil, plus: 40),
      make(guide, .top, root, .topMargin), make(guide, .height, guide, .width),
    ])
    layOut(root)
    expect(guide, at: 8, 8, 40, 40)
  }

  typealias Bad = (
    first: LayoutConstraint.Attribute, second: LayoutConstraint.Attribute?, multiplier: Double,
    constant: Double, kind: ConstraintMistake.Kind, part: String
  )

  static let bad: [Bad] = [
    (.left, nil, 1, 0, .badAttributePairing, "view.left is a location and needs a second item"),
    (.centerY, nil, 1, 5, .badAttributePairing, "needs a second item"),
    (.left, .width, 1, 0, .badAttributePairing, "view.left is a location and other.width a size"),
    (.height, .top, 1, 0, .badAttributePairing, "other.top is a location and view.height a size"),
    (.leading, .left, 1, 0, .badAttributePairing, "take leading and trailing, or left and right"),
    (.rightMargin, .trailingMargin, 1, 0, .badAttributePairing, "cannot be compared"),
    (.notAnAttribute, .left, 1, 0, .badAttributePairing, "first attribute of view is missing"),
    (.left, .notAnAttribute, 1, 0, .badAttributePairing, "the second item, other, is missing"),
    (.width, .notAnAttribute, 1, 0, .badAttributePairing, "the second item, other, is missing"),
    (.left, .right, 0, 0, .zeroMultiplier, "other.right is a location; times 0 it is none"),
    (.left, .right, .nan, 0, .notFinite, "the multiplier is nan"),
    (.width, .width, .infinity, 0, .notFinite, "the multiplier is inf"),
    (.left, .right, 1, .nan, .notFinite, "the constant is nan"),
    (.width, nil, 1, -.infinity, .notFinite, "the constant is -inf"),
  ]

  @Test("what cannot be is recorded with its place and never activated", arguments: bad.indices)
  func mistakes(number: Int) throws {
    let bad = Self.bad[number]
    let made = make(
      view, bad.first, bad.second == nil ? nil : other, bad.second ?? .notAnAttribute,
      times: bad.multiplier, plus: bad.constant)
    let mistake = try #require(made.issue)
    #expect(mistake.kind == bad.kind)
    #expect(mistake.message.contains(bad.part), "\(mistake)")
    #expect(mistake.fileID == "A/B.swift" && mistake.line == 12)
    #expect(view.itemState.mistakes == [mistake])
    made.isActive = true
    #expect(!made.isActive && root.constraints.isEmpty && view.constraints.isEmpty)
    #expect(view.itemState.mistakes == [mistake])
    #expect(throws: LayoutError(problems: [.mistake(mistake)])) { try root.snp.layout() }
    view.snp.removeConstraints()
    #expect(view.mistakeKinds.isEmpty && made.issue == mistake)
    made.isActive = true
    #expect(view.itemState.mistakes == [mistake])
  }

  @Test("a location of no item; a size of no item says nothing")
  func attributesOfNothing() {
    #expect(make(view, .width, nil, .left).issue?.kind == .badAttributePairing)
    #expect(make(view, .width, nil, .width, plus: 40).issue == nil)
    #expect(make(view, .width, nil, .height, plus: 40).secondAttribute == .notAnAttribute)
  }

  @Test("what may be: horizontal against vertical, centres, sizes times zero")
  func allowed() {
    let made = [
      make(view, .left, other, .top), make(view, .leading, other, .bottom),
      make(view, .centerX, other, .left), make(view, .centerX, other, .leading),
      make(view, .width, other, .height, times: 0, plus: 7), make(view, .height, view, .width),
      make(view, .leading, other, .trailingMargin), make(view, .left, other, .rightMargin),
    ]
    #expect(made.map { $0.issue?.message } == Array(repeating: nil, count: made.count))
    #expect(view.mistakeKinds.isEmpty)
  }

  @Test("mixed axes are the equation that they say")
  func mixedAxes() {
    LayoutConstraint.activate([
      make(other, .left, root, .left, plus: 11), make(other, .top, root, .top, plus: 30),
      make(view, .left, other, .top, plus: 5), make(view, .top, other, .left),
    ])
    for item in [view, other] { make(item, .width, nil, plus: 9).isActive = true }
    for item in [view, other] { make(item, .height, nil, plus: 9).isActive = true }
    layOut(root)
    expect(view, at: 35, 11, 9, 9)
  }

  @Test("a number mends a constant that was none; a priority does not")
  func mended() {
    let made = make(view, .left, other, .left, plus: .nan)
    made.priority = .defaultLow
    #expect(made.issue?.kind == .notFinite && view.mistakeKinds == [.notFinite])
    made.constant = .infinity
    #expect(view.mistakeKinds == [.notFinite])
    made.constant = 4
    #expect(made.issue == nil && view.mistakeKinds.isEmpty)
    made.isActive = true
    #expect(root.constraintTexts == ["view.left == other.left + 4.0 ^250.0"])
    let never = make(view, .left, other, .width)
    never.constant = 4
    #expect(never.issue?.kind == .badAttributePairing)
    #expect(view.mistakeKinds == [.badAttributePairing])
    view.snp.removeConstraints()
    never.constant = 5
    #expect(view.mistakeKinds.isEmpty)
  }

  @Test("an activation that was refused says why, until it works")
  func activation() {
    let late = LayoutView()
    let made = make(late, .left, root, .left)
    made.isActive = true
    made.constant = 1
    #expect(made.issue?.kind == .noCommonAncestor && late.mistakeKinds == [.noCommonAncestor])
    root.addSubview(late)
    made.isActive = true
    #expect(made.isActive && made.issue == nil && late.mistakeKinds.isEmpty)
  }

  @Test("targets and items that are gone are mistakes, and keep nothing alive")
  func gone() {
    weak var kept: LayoutConstraint?
    do {
      var target: LayoutView? = LayoutView()
      target.map(root.addSubview)
      let made = make(view, .left, target ?? other, .right)
      let reverse = make(target ?? other, .left, view, .right)
      target?.removeFromSuperview()
      target = nil
      #expect(made.issue?.kind == .deadTarget && view.mistakeKinds.isEmpty)
      made.isActive = true
      #expect(view.mistakeKinds == [.deadTarget])
      reverse.isActive = true
      #expect(!reverse.isActive && reverse.firstItem == nil)
      reverse.constant = .nan
      kept = reverse
    }
    #expect(kept == nil)
  }
}
