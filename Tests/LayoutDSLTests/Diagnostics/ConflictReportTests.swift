// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

@Suite("Conflicts, and what is said of them")
struct ConflictReportTests {
  let a = LayoutView()
  let b = LayoutView()

  private func failure(_ view: LayoutView) -> LayoutError? {
    do {
      try view.snp.layout()
      return nil
    } catch {
      return error
    }
  }

  private func conflicts(_ view: LayoutView) -> [ConflictReport] {
    view.snp.issues.compactMap {
      if case .conflict(let report) = $0.problem { report } else { nil }
    }
  }

  @Test("of two required widths the first activated is kept")
  func firstWins() {
    let root = makeRoot(320, 480, a)
    a.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(10)
      make.width.equalTo(100)
      make.width.equalTo(200)
    }
    root.layoutIfNeeded()
    expect(a, at: 0, 0, 100, 10)
    #expect(root.snp.issues.count == 1)
    #expect(root.snp.issues.first?.constraints.map(\.constant) == [100, 200])
    #expect(root.snp.issues.first?.constraints.allSatisfy(\.isActive) == true)
    let report = conflicts(root).first
    #expect(report?.members.map(\.asked) == [100, 200])
    #expect(report?.members.map(\.got) == [100, 100])
    #expect(report?.refused == report?.members.last)
    #expect(report?.background == [])
  }

  @Test("a set has no constraint that the size of the root makes needless")
  func besideRoot() {
    let root = makeRoot(400, 240, a)
    var height: Constraint?
    a.snp.makeConstraints { make in
      height = make.height.equalTo(90).labeled("height").constraint
      make.centerY.equalToSuperview().labeled("center")
      make.bottom.equalTo(root.snp.top).offset(8).labeled("bottom")
    }
    root.layoutIfNeeded()
    #expect(root.snp.issues.map { $0.constraints.map(\.label) } == [["center", "bottom"]])
    #expect(conflicts(root).first?.background.count == 2)
    height?.deactivate()
    root.layoutIfNeeded()
    #expect(root.snp.issues.map { $0.constraints.map(\.label) } == [["center", "bottom"]])
    root.frame.size.height = 16
    root.layoutIfNeeded()
    #expect(root.snp.issues.isEmpty)
  }

  @Test("a set that still clashes at other constants is kept, though fewer of it may clash")
  func atOtherConstants() throws {
    let root = makeRoot(320, 480, a, b)
    var moved: Constraint?
    a.snp.makeConstraints { make in
      moved = make.centerX.equalTo(b.snp.right).labeled("one").constraint
    }
    b.snp.makeConstraints { make in
      make.left.equalTo(a).offset(-17).labeled("two")
      make.centerX.equalTo(a).labeled("three")
    }
    root.layoutIfNeeded()
    #expect(root.snp.issues.map { $0.constraints.map(\.label) } == [["one", "two", "three"]])
    // The middle of b at its right edge, and 15 further.
    moved?.update(offset: 15)
    root.layoutIfNeeded()
    #expect(root.snp.issues.map { $0.constraints.map(\.label) } == [["one", "two", "three"]])
    #expect(throws: LayoutError.self) { try root.snp.layoutFromScratch() }
    #expect(root.snp.issues.map { $0.constraints.map(\.label) } == [["one", "three"]])
  }

  @Test("the order of activation counts, not that of making")
  func activationOrder() {
    let root = makeRoot(320, 480, a)
    a.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(10)
    }
    let made = a.snp.prepareConstraints { make in
      make.width.equalTo(100)
      make.width.equalTo(200)
    }
    made[1].activate()
    made[0].activate()
    root.layoutIfNeeded()
    expect(a, at: 0, 0, 200, 10)
    made[1].deactivate()
    root.layoutIfNeeded()
    #expect(root.snp.issues.isEmpty)
    expect(a, at: 0, 0, 100, 10)
    made[1].activate()
    root.layoutIfNeeded()
    expect(a, at: 0, 0, 100, 10)
  }

  @Test("the root's size is never broken, and is named")
  func rootIsKept() {
    let root = makeRoot(320, 480, a)
    a.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.width.equalTo(100)
    }
    root.layoutIfNeeded()
    expect(a, at: 0, 0, 320, 480)
    #expect(conflicts(root).first?.background == ["root.width == 320 (its frame)"])
    #expect(conflicts(root).first?.refused?.asked == 100)
    #expect(conflicts(root).first?.refused?.got == 320)
  }

  @Test("sizes of at least zero are never broken, and are named")
  func nonNegative() {
    let root = makeRoot(100, 100, a)
    a.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(80)
      make.right.equalToSuperview().offset(-40)
      make.top.bottom.equalToSuperview()
    }
    root.layoutIfNeeded()
    #expect(a.frame.minX == 80 && a.frame.width >= 0)
    #expect(
      conflicts(root).first?.background == ["root.width == 100 (its frame)", "a.width >= 0"])
  }

  @Test("a thrown error says it all, and no frame has moved")
  func thrown() throws {
    let root = makeRoot(320, 480, a, b)
    a.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(50)
    }
    layOut(root)
    let before = [a.frame, b.frame]
    a.snp.updateConstraints { $0.left.equalToSuperview().offset(9) }
    a.snp.makeConstraints(fileID: "App/Card.swift", line: 12) { make in
      make.width.equalTo(70, fileID: "App/Card.swift", line: 13).labeled("wide")
    }
    b.snp.makeConstraints(fileID: "App/Card.swift", line: 20) { make in
      make.left.equalTo(LayoutView(), fileID: "App/Card.swift", line: 21)
    }
    let error = try #require(failure(root))
    #expect([a.frame, b.frame] == before)
    #expect(error.problems.count == 2)
    guard case .mistake(let mistake) = error.problems[0] else {
      Issue.record("\(error.problems[0])")
      return
    }
    #expect(mistake.line == 21)
    guard case .conflict(let report) = error.problems[1] else {
      Issue.record("\(error.problems[1])")
      return
    }
    #expect(report.refused?.constraint == "<LayoutConstraint:wide@Card.swift#13 a.width == 70>")
    #expect(
      report.refused?.description
        == "<LayoutConstraint:wide@Card.swift#13 a.width == 70> asks for 70, gets 50")
    let text = "\(report)"
    #expect(text.contains("these required constraints cannot all hold"))
    #expect(text.contains("gets 50 (broken)"))
    // The other door lays out what can be, without anything having changed in between.
    root.layoutIfNeeded()
    expect(a, at: 9, 0, 50, 50)
    #expect(root.snp.issues.count == 2)
    // And the first door still throws.
    #expect(failure(root) == error)
  }

  @Test("a broken constraint is tried again when something changes")
  func triedAgain() {
    let root = makeRoot(200, 100, a, b)
    a.snp.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      make.width.greaterThanOrEqualTo(120)
    }
    b.snp.makeConstraints { make in
      make.left.equalTo(a.snp.right)
      make.right.top.bottom.equalToSuperview()
      make.width.greaterThanOrEqualTo(120)
    }
    root.layoutIfNeeded()
    #expect(conflicts(root).count == 1)
    #expect(abs(b.frame.width - 80) < 1e-9)
    root.frame = Rect(x: 0, y: 0, width: 240, height: 100)
    layOut(root)
    #expect(root.snp.issues.isEmpty)
    expect(b, at: 120, 0, 120, 100)
    root.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    root.layoutIfNeeded()
    #expect(conflicts(root).count == 1)
    expect(b, at: 120, 0, 80, 100)
  }

  @Test("two independent clashes are two reports")
  func independent() {
    let root = makeRoot(200, 100, a, b)
    for view in [a, b] {
      view.snp.makeConstraints { make in
        make.left.top.equalToSuperview()
        make.size.equalTo(10)
        make.height.equalTo(20)
      }
    }
    root.layoutIfNeeded()
    #expect(conflicts(root).map { $0.members.count } == [2, 2])
    expect(a, at: 0, 0, 10, 10)
    expect(b, at: 0, 0, 10, 10)
  }

  @Test("across required and optional the conflict comes and goes")
  func priorityChange() {
    let root = makeRoot(200, 100, a)
    var wide: Constraint?
    a.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(10)
      wide = make.width.equalTo(20).priority(.high).constraint
    }
    layOut(root)
    wide?.update(priority: .required)
    root.layoutIfNeeded()
    #expect(conflicts(root).count == 1)
    wide?.update(priority: .low)
    layOut(root)
    #expect(root.snp.issues.isEmpty)
  }

  @Test("a root without a size is said instead of the conflicts that it causes")
  func sizelessRoot() {
    let root = LayoutView()
    root.snp.setLabel("page")
    root.addSubview(a)
    a.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(16)
      make.right.equalToSuperview().offset(-16)
      make.top.equalToSuperview()
      make.height.equalTo(10)
      make.height.equalTo(11)
    }
    let error = failure(root)
    #expect(error?.problems.first == .rootWithoutSize(path: "page"))
    // The clash of the two heights is none that the root causes.
    #expect(error?.problems.count == 2)
    root.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    #expect(failure(root)?.problems.count == 1)
  }

  @Test("content that must be kept is kept before any constraint")
  func requiredContent() {
    let icon = SizedView(24, 24)
    let root = makeRoot(200, 100, icon)
    icon.snp.contentHuggingHorizontalPriority = 1000
    icon.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(30)
    }
    root.layoutIfNeeded()
    expect(icon, at: 0, 0, 24, 24)
    #expect(conflicts(root).first?.background == ["a.width <= 24 (its content)"])
  }

  @Test("items without a label are named by their place")
  func names() {
    let root = makeRoot(200, 100, a)
    a.snp.setLabel(nil)
    let inner = LayoutView()
    a.addSubview(inner)
    inner.snp.makeConstraints { make in
      make.width.equalTo(1, fileID: "App/Card.swift", line: 3)
      make.width.equalTo(a, fileID: "App/Card.swift", line: 4).dividedBy(2).offset(-7).priority(750)
    }
    #expect(
      inner.constraints.map(\.description)
        == ["<LayoutConstraint@Card.swift#3 LayoutView root[0][0].width == 1.0>"])
    #expect(
      a.constraints.map(\.description)
        == [
          "<LayoutConstraint@Card.swift#4 LayoutView root[0][0].width == LayoutView root[0].width * 0.5 "
            + "- 7.0 ^750>"
        ])
    _ = root
  }

  @Test("the text tree shows names and frames")
  func textTree() {
    let root = makeRoot(200, 100, a)
    let guide = LayoutGuide()
    a.addLayoutGuide(guide)
    a.addSubview(b)
    guide.snp.makeConstraints { $0.edges.equalToSuperview().inset(1) }
    a.snp.makeConstraints { make in
      make.left.top.equalToSuperview().offset(10)
      make.width.equalToSuperview().dividedBy(3)
      make.height.equalTo(20)
    }
    layOut(root)
    #expect(
      root.snp.textTree() == """
        root  0 0 200 100
          a  10 10 66.667 20
            (guide[0])  1 1 64.667 18
            [0]  0 0 0 0
        """)
  }

  @Test(
    "which frame is broken depends on the tree, not on what was mentioned first",
    arguments: [false, true])
  func frameOrder(isInnerFirst: Bool) {
    let outer = LayoutView(frame: Rect(x: 0, y: 0, width: 60, height: 5))
    let inner = LayoutView(frame: Rect(x: 10, y: 0, width: 40, height: 5))
    let root = makeRoot(100, 100, outer, a)
    outer.addSubview(inner)
    inner.autoresizingMask = .flexibleWidth
    a.snp.makeConstraints { make in
      make.left.equalTo(isInnerFirst ? inner : outer)
      make.top.equalTo(isInnerFirst ? outer : inner)
    }
    layOut(root)
    // The inner width would be 10 - 20.
    outer.frame.size.width = 10
    root.layoutIfNeeded()
    #expect(outer.frame.width == 10)
    #expect(root.snp.issues.count == 1)
  }

  @Test("a label with line breaks stays on its line of the text tree")
  func labelOnOneLine() {
    let view = LayoutView()
    view.snp.setLabel("a\nb\r\n\u{2028}e")
    #expect(view.snp.textTree() == #"a\nb\r\n\u{2028}e  0 0 0 0"#)
  }

  @Test("marks in a label that change the direction of what follows are written as escapes")
  func directionMarks() throws {
    let root = LayoutView(label: "root", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = LayoutView(label: "a\u{202E}b\u{2069}")
    root.addSubview(view)
    view.snp.makeConstraints { $0.width.equalTo(5).labeled("c\u{2067}\u{200F}") }
    let name = #"a\u{202E}b\u{2069}"#
    #expect(view.snp.textTree() == name + "  0 0 0 0")
    let constraint = try #require(view.constraints.first)
    #expect(constraint.description.hasPrefix(#"<LayoutConstraint:c\u{2067}"# + "\u{200F}@"))
    #expect(constraint.description.contains(name + ".width == 5.0"))
  }
}
