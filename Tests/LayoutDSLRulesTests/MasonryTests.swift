// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

@Suite("Masonry's words")
struct MasonryTests {
  let family = Family()
  var root: LayoutView { family.root }
  var view: LayoutView { family.view }
  var other: LayoutView { family.other }

  /// What a block makes, line by line.
  private func texts(_ block: (ConstraintMaker) -> Void) -> [String] {
    view.snp.prepareConstraints(block).flatMap { $0.layoutConstraints.map(\.text) }
  }

  @Test("several views are constrained at once, in their order")
  func arrays() {
    let made = [view, other].snp.makeConstraints { make in
      make.left.equalToSuperview().offset(1)
      make.width.equalTo(5)
    }
    #expect(made.count == 4 && made.allSatisfy { $0.isActive })
    #expect(
      root.constraintTexts == ["view.left == root.left + 1.0", "other.left == root.left + 1.0"])
    let updated = [view, other].snp.updateConstraints { $0.left.equalToSuperview().offset(2) }
    #expect(root.constraints.map(\.constant) == [2, 2])
    #expect(updated.allSatisfy { $0.isActive } && updated.count == 2)
    [view, other].snp.remakeConstraints { $0.top.equalToSuperview().offset(3) }
    #expect(root.constraintTexts == ["view.top == root.top + 3.0", "other.top == root.top + 3.0"])
    let prepared = [view, other].snp.prepareConstraints { $0.right.equalToSuperview() }
    #expect(prepared.count == 2 && !prepared.contains { $0.isActive })
    root.subviews.dropLast().snp.removeConstraints()
    #expect(root.constraintTexts == ["other.top == root.top + 3.0"])
  }

  @Test("no views, no constraints, no mistake")
  func emptyArray() {
    let none: [LayoutView] = []
    var isCalled = false
    none.snp.makeConstraints { _ in isCalled = true }
    none.snp.updateConstraints { _ in isCalled = true }
    none.snp.remakeConstraints { _ in isCalled = true }
    none.snp.prepareConstraints { _ in isCalled = true }
    none.snp.removeConstraints()
    none.snp.removeDistribution()
    none.snp.attachKeys("a")
    #expect(none.snp.distribute(along: .horizontal, fixedSpacing: 1).isEmpty)
    #expect(none.snp.distribute(along: .vertical, fixedItemLength: .nan).isEmpty)
    #expect(!isCalled)
    #expect(root.constraints.isEmpty && root.mistakeKinds.isEmpty)
  }

  @Test("arrays of a subclass, slices and lists of subviews have the namespace")
  func collections() {
    let sized = [SizedView(1, 1), SizedView(2, 2)]
    for view in sized { root.addSubview(view) }
    sized.snp.makeConstraints { $0.left.equalTo(other) }
    #expect(root.constraints.count == 2)
    #expect(ContiguousArray(sized).snp.prepareConstraints { $0.top.equalTo(other) }.count == 2)
    #expect([sized[0], view].snp.prepareConstraints { $0.top.equalTo(other) }.count == 2)
  }

  @Test("attributes of a set are the superview's unless the chain says else")
  func attributes() {
    #expect(
      texts { $0.attributes([.top, .left, .width]) } == [
        "view.left == root.left", "view.top == root.top", "view.width == root.width",
      ])
    #expect(
      texts { $0.attributes([.left]).offset(4) } == ["view.left == root.left + 4.0"])
    #expect(
      texts { $0.attributes(.size).multipliedBy(0.5).priority(.high) } == [
        "view.width == root.width * 0.5 ^750.0", "view.height == root.height * 0.5 ^750.0",
      ])
    #expect(
      texts { $0.attributes([.left, .right]).inset(3) } == [
        "view.left == root.left + 3.0", "view.right == root.right + -3.0",
      ])
    #expect(
      texts { $0.attributes([.left]).top.greaterThanOrEqualTo(other).offset(1) } == [
        "view.left >= other.left + 1.0", "view.top >= other.top + 1.0",
      ])
    #expect(texts { $0.attributes([.left]).dividedBy(2) } == ["view.left == root.left * 0.5"])
    #expect(
      texts {
        $0.attributes([.leading])
          .inset(DirectionalInsets(top: 0, leading: 9, bottom: 0, trailing: 0))
      } == ["view.leading == root.leading + 9.0"])
    #expect(
      texts { $0.attributes([.width, .left]).sizeOffset(Size(width: 7, height: 8)) } == [
        "view.left == root.left", "view.width == root.width + 7.0",
      ])
    #expect(
      texts { $0.attributes([.centerX]).centerOffset(Point(x: 1, y: 2)) } == [
        "view.centerX == root.centerX + 1.0"
      ])
    #expect(texts { $0.attributes([.left]).priority(20) } == ["view.left == root.left ^20.0"])
  }

  @Test("the constraint and the names of a set of attributes")
  func attributesNames() {
    var handle: Constraint?
    let made = view.snp.prepareConstraints { make in
      let chain = make.attributes([.left, .top], fileID: "A/B.swift", line: 4)
      handle = chain.constraint
      chain.key("corner")
      make.attributes([.right]).labeled("far")
    }
    #expect(handle === made[0])
    #expect(made[0].layoutConstraints.map(\.label) == ["corner[0]", "corner[1]"])
    #expect(made[0].layoutConstraints[0].location == SourceLocation(fileID: "A/B.swift", line: 4))
    #expect(made[1].layoutConstraints.map(\.label) == ["far"])
  }

  @Test("no attributes at all are a mistake")
  func noAttributes() {
    let made = view.snp.prepareConstraints { $0.attributes([], fileID: "A/B.swift", line: 4) }
    made[0].activate()
    #expect(!made[0].isActive && root.constraints.isEmpty)
    #expect(made[0].issue?.description == "A/B.swift:4: a chain of view has no attributes")
    #expect(view.mistakeKinds == [.noAttributes])
    view.snp.remakeConstraints { $0.left.equalTo(other) }
    #expect(view.mistakeKinds.isEmpty)
  }

  @Test("what is said of a group is said of each of its chains")
  func group() {
    #expect(
      texts { make in
        make.group {
          _ = make.left.top
          make.right.equalTo(other).offset(1)
        }.offset(5).priority(.high)
      } == [
        "view.left == root.left + 5.0 ^750.0", "view.top == root.top + 5.0 ^750.0",
        "view.right == other.right + 5.0 ^750.0",
      ])
    #expect(
      texts { make in
        make.group {
          _ = make.left
          _ = make.width
        }.lessThanOrEqualTo(other).multipliedBy(2).with.offset(3)
        make.height.equalTo(4)
      } == [
        "view.left <= other.left * 2.0 + 3.0", "view.width <= other.width * 2.0 + 3.0",
        "view.height == + 4.0",
      ])
  }

  @Test("a group alone makes its chains equal to the superview")
  func bareGroup() {
    #expect(
      texts { make in
        make.group {
          _ = make.edges
          make.group { _ = make.centerX }.and.dividedBy(2)
        }
      } == [
        "view.left == root.left", "view.top == root.top", "view.right == root.right",
        "view.bottom == root.bottom", "view.centerX == root.centerX * 0.5",
      ])
    #expect(texts { $0.group {} }.isEmpty)
  }

  @Test("every relation of a group", arguments: LayoutRelation.allCases)
  func groupRelations(relation: LayoutRelation) {
    let made = view.snp.prepareConstraints { make in
      func group() -> ConstraintMakerGroup { make.group { _ = make.left } }
      switch relation {
      case .equal:
        group().equalTo([other, root])
        group().equalToSuperview()
        group().equalToSuperview { $0.snp.right }
      case .lessThanOrEqual:
        group().lessThanOrEqualTo([other, root])
        group().lessThanOrEqualToSuperview()
        group().lessThanOrEqualToSuperview { $0.snp.right }
      case .greaterThanOrEqual:
        group().greaterThanOrEqualTo(other)
        group().greaterThanOrEqualTo([root])
        group().greaterThanOrEqualToSuperview()
        group().greaterThanOrEqualToSuperview { $0.snp.right }
      }
      if relation == .equal { group().equalTo(other) }
    }
    let rows = made.flatMap(\.layoutConstraints)
    #expect(rows.allSatisfy { $0.relation == relation })
    let seconds = rows.map { "\($0.secondItem === other ? "other" : "root").\($0.secondAttribute)" }
    #expect(
      seconds == ["other.left", "root.left", "root.left", "root.right"]
        + (relation == .equal ? ["other.left"] : []))
  }

  @Test("constants, names and constraints of a group")
  func groupConstants() {
    var constraints: [Constraint] = []
    let made = view.snp.prepareConstraints { make in
      let group = make.group {
        _ = make.left.right
        _ = make.width
        _ = make.center
      }
      group.inset(2).sizeOffset(Size(width: 8, height: 9)).centerOffset(Point(x: 3, y: 4))
        .priority(20 as Float).key("all")
      constraints = group.constraints
    }
    #expect(constraints.map(\.description) == made.map(\.description))
    let rows = made.flatMap(\.layoutConstraints)
    #expect(rows.map(\.constant) == [2, -2, 8, 3, 4])
    #expect(rows.map(\.label) == ["all[0][0]", "all[0][1]", "all[1]", "all[2][0]", "all[2][1]"])
    #expect(rows.allSatisfy { $0.priority.rawValue == 20 })
    let named = view.snp.prepareConstraints { make in
      make.group { _ = make.leading.trailing }.labeled("same")
        .inset(DirectionalInsets(top: 0, leading: 1, bottom: 0, trailing: 2))
    }
    #expect(named[0].layoutConstraints.map(\.label) == ["same", "same"])
    #expect(named[0].layoutConstraints.map(\.constant) == [1, -2])
  }

  @Test("and and with change nothing and keep the stage")
  func connectives() {
    #expect(
      texts { $0.left.and.top.with.width.equalTo(other).with.offset(2).and.priority(.low) }
        == texts { $0.left.top.width.equalTo(other).offset(2).priority(.low) })
    view.snp.prepareConstraints { make in
      let chain: ConstraintMakerFinalizable =
        make.left.equalTo(other).priority(.low).with.labeled("x")
      #expect(chain.and === chain)
    }
  }

  @Test("size and centre offsets touch only sizes and centres; the last word wins")
  func offsets() {
    #expect(
      texts {
        $0.left.size.center.equalTo(other).offset(1).sizeOffset(Size(width: 2, height: 3))
          .centerOffset(Point(x: 4, y: 5))
      } == [
        "view.left == other.left + 1.0", "view.width == other.width + 2.0",
        "view.height == other.height + 3.0", "view.centerX == other.centerX + 4.0",
        "view.centerY == other.centerY + 5.0",
      ])
    #expect(
      texts { $0.size.equalTo(other).sizeOffset(Size(width: 2, height: 3)).offset(7) } == [
        "view.width == other.width + 7.0", "view.height == other.height + 7.0",
      ])
    // The attribute on the left decides, as in Masonry.
    #expect(
      texts {
        $0.width.equalTo(other.snp.height).sizeOffset(Size(width: 2, height: 3))
      } == ["view.width == other.height + 2.0"])
    #expect(
      texts { $0.edges.equalTo(other).insets(Insets(top: 1, left: 2, bottom: 3, right: 4)) } == [
        "view.left == other.left + 2.0", "view.top == other.top + 1.0",
        "view.right == other.right + -4.0", "view.bottom == other.bottom + -3.0",
      ])
  }

  @Test("size and centre offsets of a handle", arguments: [true, false])
  func updates(isActive: Bool) {
    let made = view.snp.prepareConstraints { $0.left.size.center.equalTo(other).offset(1) }[0]
    made.isActive = isActive
    made.update(sizeOffset: Size(width: 2, height: 3)).update(centerOffset: Point(x: 4, y: 5))
    #expect(made.layoutConstraints.map(\.constant) == [1, 2, 3, 4, 5])
    made.update(sizeOffset: Size(width: .nan, height: 3), fileID: "A/B.swift", line: 2)
    #expect(view.mistakeKinds == [.notFinite])
    #expect(made.layoutConstraints.map(\.constant) == [1, 2, 3, 4, 5])
    made.update(centerOffset: .zero)
    #expect(view.mistakeKinds.isEmpty)
    made.update(offset: 6)
    #expect(made.layoutConstraints.map(\.constant) == [6, 6, 6, 6, 6])
  }

  @Test("an offset that is not finite is a mistake", arguments: [Double.nan, .infinity])
  func notFinite(number: Double) {
    view.snp.makeConstraints { make in
      make.size.equalTo(other).sizeOffset(Size(width: number, height: 0))
      make.center.equalTo(other).centerOffset(Point(x: 0, y: number))
    }
    #expect(view.mistakeKinds == [.notFinite, .notFinite])
    #expect(root.constraints.isEmpty)
    // A later word mends it.
    view.snp.remakeConstraints { make in
      let handle = make.size.equalTo(other).sizeOffset(Size(width: number, height: 0)).constraint
      handle.update(sizeOffset: Size(width: 1, height: 2))
    }
    #expect(view.mistakeKinds.isEmpty && root.constraints.map(\.constant) == [1, 2])
  }

  @Test("keys name views and constraints, and may repeat")
  func keys() {
    let third = LayoutView()
    root.addSubview(third)
    [view, other, third].snp.attachKeys("same", "same")
    #expect(view.snp.key == "same" && other.snp.label() == "same" && third.snp.key == nil)
    third.snp.key = "third"
    #expect(third.snp.label() == "third")
    view.snp.makeConstraints { make in
      make.left.equalTo(other).key("one")
      make.top.equalTo(third).key("one")
      make.edges.equalTo(root).labeled("one").key("frame")
      make.size.equalTo(other).key("size").labeled("plain")
    }
    #expect(
      root.constraints.map(\.label) == [
        "one", "one", "frame[0]", "frame[1]", "frame[2]", "frame[3]", "plain", "plain",
      ])
    #expect(root.constraintTexts[0] == "same.left == same.left")
    #expect(view.mistakeKinds.isEmpty)
  }

  @Test("the closest common superview")
  func closestCommonSuperview() {
    let child = LayoutView()
    let stranger = LayoutView()
    view.addSubview(child)
    #expect(child.snp.closestCommonSuperview(with: other) === root)
    #expect(child.snp.closestCommonSuperview(with: view) === view)
    #expect(view.snp.closestCommonSuperview(with: view) === view)
    #expect(child.snp.closestCommonSuperview(with: stranger) == nil)
  }
}
