// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

/// Where SnapKit 5.7.1 crashes, forgets or ignores, each with the frames that follow.
@Suite("Better than SnapKit")
struct BetterThanSnapKitTests {
  let view = LayoutView()
  let other = LayoutView()
  let root: LayoutView

  init() {
    root = makeRoot(320, 480, view, other)
    for view in [view, other] {
      view.snp.makeConstraints { make in
        make.size.equalTo(10)
        make.top.equalToSuperview()
      }
    }
    other.snp.makeConstraints { $0.left.equalToSuperview().offset(100) }
  }

  @Test("an update without a match installs")
  func updateInstalls() {
    view.snp.updateConstraints { $0.left.equalTo(other).offset(7) }
    layOut(root)
    expect(view, at: 107, 0, 10, 10)
    #expect(root.constraints.count { $0.firstItem === view } == 2)
  }

  @Test("update(priority:) after updateConstraints keeps the newer constant")
  func priorityKeepsConstant() {
    var handle: Constraint?
    view.snp.makeConstraints {
      handle = $0.left.equalToSuperview().offset(1).priority(.high).constraint
    }
    view.snp.updateConstraints { $0.left.equalToSuperview().offset(30).priority(.high) }
    handle?.update(priority: .low)
    layOut(root)
    expect(view, at: 30, 0, 10, 10)
    #expect(handle?.layoutConstraints[0].priority.rawValue == 250)
  }

  @Test("required to optional and back takes effect, active or not", arguments: [true, false])
  func requiredAndOptional(isActive: Bool) {
    var handles: [Constraint] = []
    view.snp.makeConstraints { make in
      handles = [40, 60].map { make.left.equalToSuperview().offset($0).constraint }
    }
    handles[0].isActive = isActive
    handles[0].update(priority: .high)
    handles[0].activate()
    layOut(root)
    expect(view, at: 60, 0, 10, 10)
    handles[0].isActive = isActive
    handles[1].isActive = isActive
    handles[0].update(priority: .required)
    handles[1].update(priority: 999)
    handles[1].activate()
    handles[0].activate()
    layOut(root)
    expect(view, at: 40, 0, 10, 10)
  }

  @Test("the .constraint captured in an update block is the live one")
  func capturedInUpdate() {
    view.snp.makeConstraints { $0.left.equalToSuperview().offset(1) }
    var handle: Constraint?
    view.snp.updateConstraints { handle = $0.left.equalToSuperview().offset(2).constraint }
    #expect(handle?.isActive == true)
    handle?.update(offset: 50)
    layOut(root)
    expect(view, at: 50, 0, 10, 10)
    handle?.deactivate()
    #expect(root.constraints.count { $0.firstAttribute == .left && $0.firstItem === view } == 0)
  }

  @Test("edits after reading .constraint count")
  func editsAfterReading() {
    var handle: Constraint?
    view.snp.makeConstraints { make in
      let chain = make.left.equalTo(other)
      handle = chain.constraint
      chain.multipliedBy(0.5).offset(3)
    }
    layOut(root)
    expect(view, at: 53, 0, 10, 10)
    #expect(handle?.isActive == true)
  }

  @Test("a dead target deactivates its constraints and is reported where they were made")
  func deadTarget() {
    view.snp.makeConstraints { $0.left.equalToSuperview().offset(5).priority(.low) }
    var handle: Constraint?
    do {
      let guide = LayoutGuide()
      root.addLayoutGuide(guide)
      view.snp.makeConstraints { make in
        handle = make.left.equalTo(guide, fileID: "App/Card.swift", line: 3).constraint
      }
      root.removeLayoutGuide(guide)
    }
    #expect(handle?.isActive == false)
    handle?.activate()
    #expect(handle?.isActive == false)
    root.layoutIfNeeded()
    expect(view, at: 5, 0, 10, 10)
    #expect(root.snp.issues.map(\.description).first?.hasPrefix("App/Card.swift:3: ") == true)
    guard case .mistake(let mistake)? = root.snp.issues.first?.problem else {
      Issue.record("no mistake")
      return
    }
    #expect(mistake.kind == .deadTarget)
  }

  @Test("duplicates are updated, all of them")
  func duplicatesAreUpdated() {
    for _ in 1...3 { view.snp.makeConstraints { $0.left.equalToSuperview().offset(5) } }
    view.snp.updateConstraints { $0.left.equalToSuperview().offset(6) }
    layOut(root)
    expect(view, at: 6, 0, 10, 10)
    let lefts = root.constraints.filter { $0.firstItem === view && $0.firstAttribute == .left }
    #expect(lefts.map(\.constant) == [6, 6, 6])
  }

  @Test("the same block twice installs both, and the duplicates can be listed")
  func duplicatesAreListed() {
    #expect(root.snp.duplicates().isEmpty)
    for line in [7, 9] as [UInt] {
      view.snp.makeConstraints { make in
        make.left.equalToSuperview(fileID: "App/Card.swift", line: line).offset(5)
        make.width.equalTo(10, fileID: "App/Card.swift", line: line).labeled("wide \(line)")
      }
    }
    layOut(root)
    expect(view, at: 5, 0, 10, 10)
    let duplicates = root.snp.duplicates()
    #expect(duplicates.map(\.constraints.count) == [2, 3])
    #expect(
      duplicates[0].description == """
        these constraints say the same; say it once, or by remakeConstraints where a block runs again:
          <LayoutConstraint@Card.swift#7 a.left == root.left + 5>
          <LayoutConstraint@Card.swift#9 a.left == root.left + 5>
        """)
    #expect(view.snp.duplicates().map { $0.constraints.last?.label } == ["wide 9"])
    #expect(other.snp.duplicates().isEmpty)
    // Another constant, priority or relation is another statement.
    view.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(5).priority(.high)
      make.left.greaterThanOrEqualToSuperview().offset(5)
      make.left.equalToSuperview().offset(6).priority(.low)
    }
    #expect(root.snp.duplicates().map(\.constraints.count) == [2, 3])
    duplicates[0].constraints[1].isActive = false
    #expect(root.snp.duplicates().map(\.constraints.count) == [3])
  }

  @Test("constraints that differ in where a distance begins, or right to left, are no duplicates")
  func similar() {
    let (a, b, c, d) = (LayoutView(), LayoutView(), LayoutView(), LayoutView())
    let root = makeRoot(100, 100, a, b, c, d)
    let distance = c.leftAnchor.anchorWithOffset(to: d.leftAnchor)
    for view in [a, b] {
      view.leftAnchor.anchorWithOffset(to: c.leftAnchor).constraint(equalTo: distance).isActive =
        true
      c.leftAnchor.anchorWithOffset(to: view.leftAnchor).constraint(equalTo: distance).isActive =
        true
    }
    let insets = DirectionalInsets(top: 0, leading: 5, bottom: 0, trailing: 9)
    d.snp.makeConstraints { make in
      make.left.equalToSuperview().inset(insets)
      make.left.equalToSuperview().offset(5)
    }
    #expect(root.snp.duplicates().isEmpty)
    d.snp.makeConstraints { $0.left.equalToSuperview().inset(insets) }
    #expect(root.snp.duplicates().count == 1)
  }
}
