// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

@Suite("Mistakes")
struct MistakeTests {
  let family = Family()
  var root: LayoutView { family.root }
  var view: LayoutView { family.view }
  var other: LayoutView { family.other }

  @Test("no superview: recorded with its place and label, gone when it becomes valid")
  func noSuperview() throws {
    let orphan = LayoutView()
    var handle: Constraint?
    orphan.snp.makeConstraints {
      handle = $0.left.width.equalTo(1, fileID: "A/B.swift", line: 12).labeled("x").constraint
    }
    let mistake = try #require(orphan.itemState.mistakes.first)
    #expect(mistake.kind == .noSuperview)
    #expect(mistake.fileID == "A/B.swift" && mistake.line == 12 && mistake.label == "x")
    #expect(handle?.issue == mistake)
    #expect(handle?.isActive == false)
    #expect(orphan.constraints.isEmpty)

    root.addSubview(orphan)
    handle?.activate()
    #expect(handle?.issue == nil)
    #expect(orphan.mistakeKinds.isEmpty)
    #expect(handle?.isActive == true)
  }

  @Test("the superview's closure without a superview")
  func closureWithoutSuperview() {
    let orphan = LayoutView()
    var isCalled = false
    orphan.snp.makeConstraints {
      $0.left.equalToSuperview { superview in
        isCalled = true
        return superview
      }
    }
    #expect(!isCalled)
    #expect(orphan.mistakeKinds == [.noSuperview])
  }

  @Test("different trees")
  func noCommonAncestor() {
    let stranger = LayoutView()
    let child = LayoutView()
    stranger.addSubview(child)
    view.snp.makeConstraints { make in
      make.left.equalTo(stranger)
      make.top.equalTo(child)
    }
    #expect(view.mistakeKinds == [.noCommonAncestor, .noCommonAncestor])
    #expect(stranger.mistakeKinds.isEmpty && root.constraints.isEmpty)
  }

  @Test("attributes that do not pair")
  func pairing() {
    view.snp.makeConstraints { make in
      make.edges.equalTo(other.snp.size)
      make.left.equalTo(other.snp.center)
      make.top.equalTo(other)
    }
    #expect(view.mistakeKinds == [.badAttributePairing, .badAttributePairing])
    #expect(root.constraintTexts == ["view.top == other.top"])
  }

  @Test(
    "numbers that are not finite",
    arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(number: Double) {
    view.snp.makeConstraints { make in
      make.left.equalTo(number)
      make.left.equalTo(other).offset(number)
      make.left.equalTo(other).multipliedBy(number)
      make.left.equalTo(other).priority(number)
      make.left.equalTo(Insets(top: 0, left: 0, bottom: number, right: 0))
      make.left.equalTo([other, number])
    }
    #expect(view.mistakeKinds == Array(repeating: .notFinite, count: 6))
    #expect(root.constraints.isEmpty)
  }

  @Test("dividing by zero, multiplying a location by zero, multiplying a size by zero")
  func zero() {
    view.snp.makeConstraints { make in
      make.left.equalTo(other).dividedBy(0)
      make.left.equalTo(other).multipliedBy(0)
      make.width.equalTo(other).multipliedBy(0)
    }
    #expect(view.mistakeKinds == [.notFinite, .zeroMultiplier])
    #expect(root.constraints.count == 1)
  }

  @Test("a chain that ends without a relation")
  func unfinished() {
    let line: UInt = #line + 1
    let made = view.snp.prepareConstraints { make in
      _ = make.left.top
      make.right.equalTo(other)
    }
    #expect(made.count == 1)
    #expect(view.mistakeKinds == [.unfinishedChain])
    #expect(view.itemState.mistakes.first?.line == line)
  }

  @Test("a target that is gone is reported and never becomes the superview")
  func deadTarget() {
    var target: LayoutView? = LayoutView()
    target.map(root.addSubview)
    let handle = view.snp.prepareConstraints {
      $0.left.equalTo(target?.snp.right ?? other.snp.left)
    }[0]
    handle.activate()
    #expect(handle.isActive)
    target?.removeFromSuperview()
    #expect(!handle.isActive && handle.issue == nil)
    target = nil
    #expect(handle.issue?.kind == .deadTarget)
    handle.activate()
    #expect(!handle.isActive)
    #expect(view.mistakeKinds == [.deadTarget])
    #expect(root.constraints.isEmpty)
    #expect(handle.layoutConstraints[0].secondItem == nil)
  }

  @Test("a superview that dies takes its constraints along, and the target is reported")
  func deadSuperview() {
    let child = LayoutView()
    var handles: [Constraint] = []
    do {
      let top = LayoutView()
      top.addSubview(child)
      child.snp.makeConstraints { make in
        handles.append(make.left.equalTo(top).constraint)
        handles.append(make.top.equalTo(4).constraint)
        handles.append(make.width.equalTo(4).constraint)
      }
    }
    #expect(handles.map(\.isActive) == [false, false, true])
    #expect(handles.map { $0.issue?.kind } == [.deadTarget, nil, nil])
    #expect(child.mistakeKinds == [.deadTarget])
    child.snp.remakeConstraints { $0.width.equalTo(1) }
    #expect(child.mistakeKinds.isEmpty)
  }

  @Test("a guide that dies is reported")
  func deadGuide() {
    var guide: LayoutGuide? = LayoutGuide()
    guide.map(root.addLayoutGuide)
    view.snp.makeConstraints { $0.left.equalTo(guide?.snp.right ?? other.snp.left) }
    #expect(root.constraints.count == 1)
    guide.map(root.removeLayoutGuide)
    guide = nil
    #expect(root.constraints.isEmpty)
  }

  @Test("an update that is not finite is refused, recorded, and forgiven by the next")
  func updateNotFinite() {
    var handle: Constraint?
    view.snp.makeConstraints { handle = $0.left.equalTo(other).offset(3).constraint }
    handle?.update(offset: Double.nan, fileID: "A/B.swift", line: 3)
    #expect(view.mistakeKinds == [.notFinite])
    #expect(handle?.issue?.description.hasPrefix("A/B.swift:3: ") == true)
    #expect(handle?.isActive == true)
    #expect(root.constraints[0].constant == 3)
    handle?.update(offset: 4)
    #expect(view.mistakeKinds.isEmpty)
    root.constraints[0].constant = .infinity
    #expect(view.mistakeKinds == [.notFinite])
    #expect(root.constraints[0].constant == 4)
    root.constraints[0].constant = 5
    #expect(view.mistakeKinds.isEmpty)
    handle?.update(priority: Float.nan)
    #expect(view.mistakeKinds == [.notFinite])
    handle?.update(priority: .high)
    #expect(view.mistakeKinds.isEmpty)
  }

  @Test("a description that was wrong is installed when an update mends it")
  func mended() {
    var handle: Constraint?
    view.snp.makeConstraints { handle = $0.left.equalTo(other).offset(Double.nan).constraint }
    #expect(handle?.isActive == false)
    handle?.update(offset: 2)
    #expect(handle?.isActive == true)
    #expect(view.mistakeKinds.isEmpty)
    #expect(root.constraintTexts == ["view.left == other.left + 2.0"])
  }

  @Test("mistakes go with remake, with remove, and with the view")
  func forgetting() {
    func blunder() { view.snp.makeConstraints { $0.edges.equalTo(other.snp.size) } }
    blunder()
    view.snp.remakeConstraints { $0.left.equalTo(other) }
    #expect(view.mistakeKinds.isEmpty)
    blunder()
    view.snp.removeConstraints()
    #expect(view.mistakeKinds.isEmpty)
    blunder()
    #expect(view.mistakeKinds == [.badAttributePairing])
    view.removeFromSuperview()
    #expect(view.mistakeKinds.isEmpty)
  }

  /// Each of an endless row of constraints was kept, and told in every pass.
  @Test("a constraint that is withdrawn after it could not be activated is told and kept no more")
  func withdrawn() {
    let stranger = LayoutView()
    let makers: [(label: String, make: () -> LayoutConstraint)] = [
      ("another tree", { view.widthAnchor.constraint(equalTo: stranger.widthAnchor) }),
      ("no number", { view.widthAnchor.constraint(equalToConstant: .nan) }),
      ("no number, another view", { stranger.widthAnchor.constraint(equalToConstant: .nan) }),
    ]
    let ways: [(LayoutConstraint) -> Void] = [
      { $0.isActive = false }, { LayoutConstraint.deactivate([$0]) }, { view.removeConstraint($0) },
    ]
    for (label, make) in makers {
      for withdraw in ways {
        weak var kept: LayoutConstraint?
        do {
          let constraint = make()
          kept = constraint
          constraint.isActive = true
          #expect(constraint.issue != nil, "\(label)")
          #expect(view.mistakeKinds.count + stranger.mistakeKinds.count == 1, "\(label)")
          withdraw(constraint)
          #expect(view.mistakeKinds.isEmpty && stranger.mistakeKinds.isEmpty, "\(label)")
        }
        #expect(kept == nil, "\(label)")
      }
    }
  }

  @Test("a chain of a block is withdrawn by its handle, not by one of its constraints")
  func withdrawnChain() throws {
    let stranger = LayoutView()
    var handle: Constraint?
    view.snp.makeConstraints { handle = $0.left.top.equalTo(stranger).constraint }
    #expect(view.mistakeKinds == [.noCommonAncestor])
    try #require(handle?.layoutConstraints.first).isActive = false
    #expect(view.mistakeKinds == [.noCommonAncestor])
    handle?.deactivate()
    #expect(view.mistakeKinds.isEmpty)
  }

  @Test("priorities out of range mean the nearest in range")
  func priorityRange() {
    let made = view.snp.prepareConstraints { make in
      make.left.equalTo(other).priority(2000)
      make.left.equalTo(other).priority(-5)
    }
    #expect(made.map { $0.layoutConstraints[0].priority.rawValue } == [1000, 0])
  }

  @Test("a view cannot be added to itself or below itself")
  func cycles() {
    let child = LayoutView()
    view.addSubview(child)
    child.addSubview(view)
    child.addSubview(root)
    child.addSubview(child)
    #expect(child.mistakeKinds == [.cyclicHierarchy, .cyclicHierarchy, .cyclicHierarchy])
    #expect(view.superview === root && child.subviews.isEmpty)
  }

  @Test("an update that repeats a mistake records it once, and mends it when it is right")
  func repeatedUpdate() {
    for number in [Double.nan, .nan, .infinity] {
      view.snp.updateConstraints { make in
        make.left.equalTo(other).offset(number)
        _ = make.top
      }
    }
    #expect(view.mistakeKinds == [.notFinite, .unfinishedChain])
    for number in [Double.nan, 4] {
      other.snp.updateConstraints { $0.left.equalTo(root).offset(number) }
    }
    #expect(other.mistakeKinds.isEmpty)
    #expect(root.constraintTexts == ["other.left == root.left + 4.0"])
  }

  @Test("the mistakes of a guide that no view owns come in the order of its chains")
  func guideWithoutView() {
    let guide = LayoutGuide()
    guide.snp.makeConstraints { make in
      make.width.equalTo(10, line: 1)
      make.height.equalTo(Double.nan, line: 2)
      make.left.equalToSuperview(line: 3)
    }
    #expect(guide.itemState.mistakes.map(\.line) == [1, 2, 3])
  }

  @Test("mistakes of one line of an update are told each, and as often when it is run again")
  func mistakesOfOneLine() {
    for count in [3, 3, 2, 0] {
      view.snp.updateConstraints { make in
        for place in 0..<3 { make.left.equalTo(other).offset(place < count ? .nan : 1) }
      }
      #expect(view.mistakeKinds.count == count)
    }
  }

  @Test(
    "what is refused again and again to other trees is told once there, where it was refused last")
  func strangers() throws {
    let others = (0..<20).map { _ in LayoutView() }
    for round in 0..<10 {
      for (place, other) in others.enumerated() where place >= round {
        other.snp.remakeConstraints { $0.left.equalTo(view, line: UInt(place)) }
      }
    }
    let handle = try #require(
      others[12].snp.prepareConstraints { $0.top.equalTo(view, line: 100) }.first)
    for _ in 0..<50 { handle.activate() }
    let lines = view.itemState.mistakesOfOtherTrees.map(\.line)
    #expect(lines == Array(0..<20) + [100])
    others[3].snp.removeConstraints()
    handle.activate()
    root.addSubview(others[5])
    #expect(view.itemState.mistakesOfOtherTrees.map(\.line) == lines.filter { $0 != 3 && $0 != 5 })
  }

  @Test("numbers of the view itself that are not finite are refused until they are")
  func viewNumbers() {
    view.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    view.frame.size.width = .nan
    view.layoutMargins.top = .infinity
    view.setContentHuggingPriority(LayoutPriority(.nan), for: .vertical)
    view.snp.setBaselineOffsets(first: .nan, last: 0)
    #expect(view.mistakeKinds == Array(repeating: .notFinite, count: 4))
    #expect(view.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    view.frame.size.width = 5
    view.layoutMargins.top = 5
    view.setContentHuggingPriority(.required, for: .vertical)
    view.snp.setBaselineOffsets(first: 1, last: 0)
    #expect(view.mistakeKinds.isEmpty)
    #expect(
      LayoutView(frame: Rect(x: .nan, y: 0, width: 0, height: 0)).mistakeKinds == [.notFinite])
  }

  @Test("mistakes name views without a label by their place, as conflicts do")
  func names() {
    let plain = LayoutView(frame: Rect(x: .nan, y: 0, width: 0, height: 0))
    let stranger = LayoutView()
    let guide = LayoutGuide()
    stranger.snp.setLabel("stranger")
    view.addSubview(plain)
    plain.snp.makeConstraints { $0.left.equalTo(stranger) }
    plain.addSubview(view)
    guide.snp.makeConstraints { $0.width.equalTo(1) }
    #expect(
      (plain.itemState.mistakes + guide.itemState.mistakes).map(\.message) == [
        "a number that is not finite was not taken as the frame of LayoutView view[0]",
        "stranger is not in a tree; add it to the one that LayoutView view[0] is in first",
        "view cannot be added to LayoutView view[0], which is in it",
        "guide belongs to no view",
      ])
  }

  @Test("blocks leave the mistakes of numbers")
  func blocksLeaveOthers() {
    view.layoutMargins = Insets(top: .nan, left: 0, bottom: 0, right: 0)
    let stranger = LayoutView()
    view.leftAnchor.constraint(equalTo: stranger.leftAnchor).isActive = true
    view.snp.makeConstraints { $0.left.equalTo(stranger) }
    #expect(view.mistakeKinds == [.notFinite, .noCommonAncestor, .noCommonAncestor])
    view.snp.remakeConstraints { $0.edges.equalToSuperview() }
    #expect(view.mistakeKinds == [.notFinite])
    view.snp.removeConstraints()
    #expect(view.mistakeKinds == [.notFinite])
    view.removeFromSuperview()
    #expect(view.mistakeKinds.isEmpty)
  }
}
