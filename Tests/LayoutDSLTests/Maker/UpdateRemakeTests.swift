// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

@Suite("Update and remake")
struct UpdateRemakeTests {
  let family = Family()
  var root: LayoutView { family.root }
  var view: LayoutView { family.view }
  var other: LayoutView { family.other }

  @Test("update moves the constant of what matches and installs the rest")
  func matching() {
    view.snp.makeConstraints { make in
      make.left.equalTo(other).offset(1)
      make.top.equalTo(other).offset(2)
    }
    let before = root.constraints
    view.snp.updateConstraints { make in
      make.left.equalTo(other).offset(10)
      make.bottom.equalTo(other).offset(20)
    }
    #expect(
      root.constraintTexts == [
        "view.left == other.left + 10.0", "view.top == other.top + 2.0",
        "view.bottom == other.bottom + 20.0",
      ])
    #expect(root.constraints[0] === before[0])
  }

  @Test(
    "what differs in more than the constant is installed anew",
    arguments: ["attribute", "item", "relation", "multiplier", "priority"])
  func notMatching(difference: String) {
    view.snp.makeConstraints { $0.width.equalTo(other.snp.width).offset(1) }
    view.snp.updateConstraints { make in
      switch difference {
      case "attribute": make.width.equalTo(other.snp.height)
      case "item": make.width.equalTo(root.snp.width)
      case "relation": make.width.lessThanOrEqualTo(other.snp.width)
      case "multiplier": make.width.equalTo(other.snp.width).multipliedBy(2)
      default: make.width.equalTo(other.snp.width).priority(999)
      }
    }
    #expect(root.constraints.count == 2)
    #expect(root.constraints[0].constant == 1)
  }

  @Test("the implied superview matches the superview itself")
  func impliedMatches() {
    view.snp.makeConstraints { $0.left.equalTo(3) }
    view.snp.updateConstraints { $0.left.equalTo(root).offset(4) }
    #expect(root.constraintTexts == ["view.left == root.left + 4.0"])
    view.snp.updateConstraints { $0.left.equalToSuperview().offset(5) }
    #expect(root.constraintTexts == ["view.left == root.left + 5.0"])
  }

  @Test("all that match are moved")
  func duplicates() {
    view.snp.makeConstraints { make in
      make.left.equalTo(other).offset(1)
      make.left.equalTo(other).offset(1)
    }
    view.snp.updateConstraints { $0.left.equalTo(other).offset(5) }
    #expect(root.constraints.map(\.constant) == [5, 5])
  }

  @Test("both handles hold the row that was taken over; whoever writes last wins")
  func adoption() {
    var old: Constraint?
    var new: Constraint?
    view.snp.makeConstraints { old = $0.left.equalTo(other).offset(1).constraint }
    view.snp.updateConstraints { new = $0.left.equalTo(other).offset(2).constraint }
    #expect(new?.layoutConstraints.first === old?.layoutConstraints.first)
    old?.update(offset: 3)
    #expect(root.constraints.map(\.constant) == [3])
    new?.update(offset: 4)
    #expect(root.constraints.map(\.constant) == [4])
    old?.deactivate()
    #expect(new?.isActive == false)
    #expect(root.constraints.isEmpty)
    new?.activate()
    #expect(root.constraints.map(\.constant) == [4])
  }

  @Test("a priority set after updateConstraints keeps the newer constant")
  func priorityKeepsConstant() {
    var old: Constraint?
    view.snp.makeConstraints { old = $0.left.equalTo(other).offset(1).constraint }
    view.snp.updateConstraints { $0.left.equalTo(other).offset(2) }
    old?.update(priority: .high)
    #expect(root.constraintTexts == ["view.left == other.left + 2.0 ^750.0"])
    old?.update(priority: 1000)
    #expect(root.constraintTexts == ["view.left == other.left + 2.0"])
  }

  @Test("updating every frame does not pile handles up")
  func noGrowth() {
    view.snp.makeConstraints { $0.edges.equalTo(other) }
    for step in 1...100 { view.snp.updateConstraints { $0.edges.equalTo(other).offset(step) } }
    #expect(view.itemState.activeHandles.count == 1)
    #expect(root.constraints.count == 4)
    view.snp.removeConstraints()
    #expect(root.constraints.isEmpty)
    #expect(view.itemState.activeHandles.isEmpty)
  }

  @Test("a handle half taken over is still removed with the rest")
  func partialAdoption() {
    view.snp.makeConstraints { $0.left.top.equalTo(other) }
    view.snp.updateConstraints { $0.top.equalTo(other).offset(5) }
    #expect(root.constraints.map(\.constant) == [0, 5])
    view.snp.remakeConstraints { $0.right.equalTo(other) }
    #expect(root.constraintTexts == ["view.right == other.right"])
  }

  @Test("remake and remove touch only what the view's own blocks made")
  func remake() {
    view.snp.makeConstraints { $0.left.width.equalTo(10) }
    other.snp.makeConstraints { $0.right.equalTo(view.snp.left) }
    view.snp.remakeConstraints { $0.top.equalTo(7) }
    #expect(root.constraintTexts == ["other.right == view.left", "view.top == root.top + 7.0"])
    #expect(view.constraints.isEmpty)
    view.snp.removeConstraints()
    #expect(root.constraintTexts == ["other.right == view.left"])
  }

  @Test("handles are updated whether active or not", arguments: [true, false])
  func updateHandle(isActive: Bool) {
    let made = view.snp.prepareConstraints { $0.edges.equalTo(other).offset(1) }[0]
    made.isActive = isActive
    made.update(offset: 5)
    #expect(made.layoutConstraints.map(\.constant) == [5, 5, 5, 5])
    made.update(inset: 5)
    #expect(made.layoutConstraints.map(\.constant) == [5, 5, -5, -5])
    made.update(inset: Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(made.layoutConstraints.map(\.constant) == [2, 1, -4, -3])
    made.update(inset: DirectionalInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
    #expect(made.layoutConstraints.map(\.constant) == [6, 5, -8, -7])
    made.update(priority: 1000).update(priority: .low).update(priority: LayoutPriority(20))
    #expect(made.layoutConstraints.allSatisfy { $0.priority.rawValue == 20 })
    #expect(made.isActive == isActive)
    made.activate()
    #expect(root.constraints.map(\.constant) == [6, 5, -8, -7])
  }

  @Test("a handle that is updated before its rows are read keeps both numbers")
  func updateBeforeBuilding() {
    var handle: Constraint?
    view.snp.makeConstraints { make in
      handle = make.left.equalTo(other).offset(1).constraint
      handle?.update(offset: 9).update(priority: .low)
    }
    #expect(root.constraintTexts == ["view.left == other.left + 9.0 ^250.0"])
  }

  @Test("prepared constraints are inactive and unlisted")
  func prepared() {
    let made = view.snp.prepareConstraints { make in
      make.left.equalTo(other)
      make.width.equalTo(5)
    }
    #expect(made.count == 2)
    #expect(made.allSatisfy { !$0.isActive })
    #expect(root.constraints.isEmpty && view.constraints.isEmpty)
    made[1].activate()
    #expect(view.constraintTexts == ["view.width == + 5.0"])
    view.snp.remakeConstraints { _ in }
    #expect(!made[1].isActive)
  }
}
