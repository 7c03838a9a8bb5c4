// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDSL
import Testing

@Suite("Snapshots")
struct LayoutSnapshotTests {
  /// A card with a title, a view without a label, and a guide.
  private func makeCard() -> (card: LayoutView, title: SizedView) {
    let (title, other, guide) = (SizedView(100, 20), LayoutView(), LayoutGuide())
    let card = LayoutView(frame: Rect(x: 0, y: 0, width: 320, height: 120))
    card.snp.setLabel("card")
    title.snp.setLabel("the title")
    card.addSubview(title)
    card.addSubview(other)
    card.addLayoutGuide(guide)
    title.snp.makeConstraints { $0.leading.top.equalToSuperview().inset(16) }
    other.snp.makeConstraints { make in
      make.top.equalTo(title.snp.bottom).offset(8)
      make.leading.trailing.bottom.equalToSuperview()
    }
    guide.snp.makeConstraints { $0.edges.equalTo(title) }
    layOut(card)
    return (card, title)
  }

  private let text = """
    card  0 0 320 120
      (guide[0])  16 16 100 20
      the title  16 16 100 20
      [1]  0 44 320 76
    """

  @Test("the text form is the text tree, and can be read")
  func textForm() throws {
    let (card, _) = makeCard()
    let snapshot = card.snp.snapshot()
    #expect(snapshot.description == text)
    #expect(snapshot.description == card.snp.textTree())
    let read = try #require(LayoutSnapshot(text))
    #expect(read == snapshot)
    #expect(LayoutSnapshot("\n    a  0 0 1 2\n\n      b  1.5 -2e-3 3 4\n")?.entries.count == 2)
    #expect(snapshot.frame(labeled: "the title")?.minX == 16)
    #expect(snapshot.frame(at: "card/[1]")?.minY == 44)
    #expect(snapshot.frame(at: "card/x") == nil)
  }

  @Test(
    "text that is none",
    arguments: [
      "a 0 0 1", "a 0 0 1 x", "0 0 1 1", "a 0 0 1 nan", "a 0 0 1 1\n   b 0 0 1 1",
      "a 0 0 1 1\n    b 0 0 1 1", "a 0 0 1 1\nb 0 0 1 1",
    ])
  func badText(text: String) {
    #expect(LayoutSnapshot(text) == nil)
  }

  @Test("all digits survive the text and the code")
  func digits() throws {
    let third = LayoutView(frame: Rect(x: 1.0 / 3, y: 1e-9, width: 2.0 / 3, height: 1e16))
    third.snp.setLabel("third")
    let snapshot = third.snp.snapshot()
    #expect(LayoutSnapshot(snapshot.description) == snapshot)
    let data = try JSONEncoder().encode(snapshot)
    #expect(try JSONDecoder().decode(LayoutSnapshot.self, from: data) == snapshot)
  }

  @Test("a curve is encoded by its control points")
  func curve() throws {
    let data = try JSONEncoder().encode(LayoutCurve.easeInOut)
    #expect(try JSONDecoder().decode(LayoutCurve.self, from: data) == .easeInOut)
    let far = Data(#"{"first":{"x":-3,"y":0.5},"second":{"x":2,"y":-1}}"#.utf8)
    let clamped = LayoutCurve(Point(x: 0, y: 0.5), Point(x: 1, y: -1))
    #expect(try JSONDecoder().decode(LayoutCurve.self, from: far) == clamped)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(LayoutCurve.self, from: Data("{}".utf8))
    }
  }

  @Test("code that is no tree is refused")
  func badCode() {
    let entry =
      #"{"name":"a","depth":%,"frame":{"origin":{"x":0,"y":0},"size":{"width":0,"height":0}}}"#
    for depths in [[1], [0, 0], [0, 2], [0, -1]] {
      let entries = depths.map { entry.replacingOccurrences(of: "%", with: "\($0)") }
      let text = "{\"entries\":[\(entries.joined(separator: ","))]}"
      #expect(throws: DecodingError.self, "\(depths)") {
        try JSONDecoder().decode(LayoutSnapshot.self, from: Data(text.utf8))
      }
    }
  }

  @Test("differences name what moved, what came and what went")
  func differences() {
    let (card, title) = makeCard()
    let before = card.snp.snapshot()
    #expect(before.differences(from: before).isEmpty)
    title.contentHeight = 30
    let badge = LayoutView()
    badge.snp.setLabel("badge")
    card.addSubview(badge)
    card.subviews[1].removeFromSuperview()
    layOut(card)
    let after = card.snp.snapshot()
    #expect(
      after.differences(from: before).map(\.description) == [
        "frame of \"card/(guide[0])\" differs: expected (16, 16, 100, 20), got (16, 16, 100, 30)",
        "frame of \"card/the title\" differs: expected (16, 16, 100, 20), got (16, 16, 100, 30)",
        "\"card/badge\" was not expected; its frame is (0, 0, 0, 0)",
        "\"card/[1]\" is missing; expected (0, 44, 320, 76)",
      ])
    #expect(after.differences(from: before, tolerance: 10).count == 2)
    // Nothing is within a tolerance that is not a number.
    #expect(after.differences(from: before, tolerance: .nan).count >= 4)
  }

  @Test("siblings of one name are compared in order")
  func sameNames() throws {
    let one = try #require(
      LayoutSnapshot("r 0 0 9 9\n  a 0 0 1 1\n    x 0 0 1 1\n  a 0 0 2 2\n    x 0 0 2 2"))
    let two = try #require(
      LayoutSnapshot("q 0 0 9 9\n  a 0 0 1 1\n    x 0 0 1 1\n  a 0 0 2 2\n    x 0 0 3 3"))
    let differences = one.differences(from: two)
    #expect(differences.map(\.path) == ["r/a/x"])
    #expect(differences.first?.expected?.width == 3)
  }

  @Test("between two snapshots items are on their way")
  func interpolation() throws {
    let start = try #require(LayoutSnapshot("r 0 0 100 100\n  a 0 0 10 10\n  gone 0 0 1 1"))
    let end = try #require(LayoutSnapshot("r 0 0 200 100\n  a 40 80 30 10\n  new 5 5 5 5"))
    let half = start.interpolated(to: end, at: 0.5)
    #expect(half.description == "r  0 0 150 100\n  a  20 40 20 10\n  new  5 5 5 5")
    #expect(start.interpolated(to: end, at: 1) == end)
    #expect(start.interpolated(to: end, at: 7) == end)
    #expect(start.interpolated(to: end, at: .nan).frame(labeled: "a") == start.frame(labeled: "a"))
    let curve = LayoutCurve(Point(x: 0, y: 3), Point(x: 1, y: 3))
    let far = try #require(LayoutSnapshot("r 1e308 0 1 1"))
    #expect(start.interpolated(to: far, at: 0.5, curve: curve).frame(at: "r")?.minX == 1e308)
    let slow = start.interpolated(to: end, at: 0.25, curve: .easeIn)
    let width = try #require(slow.frame(at: "r")?.width)
    #expect(width > 100 && width < 125)
  }

  @Test("curves begin at 0, end at 1, and the named ones are Core Animation's")
  func curves() {
    for curve in [LayoutCurve.linear, .easeIn, .easeOut, .easeInOut] {
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      var last = 0.0
      for step in 1...100 {
        let value = curve.value(at: Double(step) / 100)
        #expect(value > last)
        last = value
      }
    }
    #expect(abs(LayoutCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-12)
    // At the parameter 1/2: x = 3/8 · 0.42 + 3/8 · 1 + 1/8 = 0.6575, y = 3/8 + 1/8.
    #expect(abs(LayoutCurve.easeIn.value(at: 0.6575) - 0.5) < 1e-12)
    #expect(abs(LayoutCurve.easeOut.value(at: 1 - 0.6575) - 0.5) < 1e-12)
    let over = LayoutCurve(Point(x: 0.3, y: -0.5), Point(x: 2, y: .nan))
    #expect(over.value(at: 0.1) < 0)
    #expect(over.second == Point(x: 1, y: 0))
  }

  @Test("a whole tree in one line, and why it is not so")
  func expectation() throws {
    let (card, title) = makeCard()
    try card.snp.expect(text)
    try card.snp.expect(card.snp.snapshot())
    title.contentWidth = 90
    do {
      try card.snp.expect(text)
      Issue.record("the title is narrower")
    } catch {
      #expect(error.differences.map(\.path) == ["card/(guide[0])", "card/the title"])
      let message = error.description
      #expect(
        message.contains(
          "frame of \"card/the title\" differs: expected (16, 16, 100, 20), got (16, 16, 90, 20)"))
      #expect(message.contains("\"the title\".width is 90"))
      #expect(message.hasSuffix(card.snp.snapshot().description))
    }
    do {
      try card.snp.expect("nonsense")
      Issue.record("that is no tree")
    } catch {
      #expect(error.problem != nil)
    }
    title.snp.makeConstraints { $0.width.equalTo(5) }
    title.snp.makeConstraints { $0.width.equalTo(6) }
    do {
      try card.snp.expect(text)
      Issue.record("5 is not 6")
    } catch {
      #expect(error.problem?.contains("width == 6") == true)
      #expect(error.differences.isEmpty)
    }
  }

  @Test(
    "a text that is not that of a tree is told with the line that is wrong",
    arguments: [
      ("nonsense", "line 1, \"nonsense\", does not end with four numbers: x, y, width and height"),
      (
        "card 0 0 1 1\n\n   title 0 0 1 1",
        "line 3, \"title 0 0 1 1\", is not indented by steps of two spaces"
      ),
      (
        "card 0 0 1 1\n    title 0 0 1 1",
        "line 2, \"title 0 0 1 1\", is indented too far: the line before it allows for 1 steps of two spaces"
      ),
      (
        "card 0 0 1 1\nnext 0 0 1 1",
        "line 2, \"next 0 0 1 1\", is a second view at the top; a tree has one"
      ),
      ("card 0 0 1 1\n  0 0 1 1", "line 2, \"0 0 1 1\", has no name before its four numbers"),
      (
        "card 0 0 nan 1",
        "line 1, \"card 0 0 nan 1\", does not end with four numbers: x, y, width and height"
      ),
    ])
  func malformed(_ text: String, _ problem: String) {
    do {
      try makeCard().card.snp.expect(text)
      Issue.record("that is no tree")
    } catch {
      #expect(error.problem == "the text that was expected is not that of a tree: " + problem)
    }
    #expect(LayoutSnapshot(text) == nil)
  }

  @Test("a snapshot goes to another task")
  func sendable() async {
    let snapshot = makeCard().card.snp.snapshot()
    let count = await Task.detached { snapshot.entries.count }.value
    #expect(count == 4)
  }

  @Test("a deep and a wide tree")
  func large() {
    let root = LayoutView()
    var last = root
    for _ in 0..<20_000 {
      let view = LayoutView()
      last.addSubview(view)
      last = view
    }
    for _ in 0..<20_000 { root.addSubview(LayoutView()) }
    let before = root.snp.snapshot()
    last.frame.size.width = 1
    let differences = root.snp.snapshot().differences(from: before)
    #expect(differences.count == 1)
    #expect(differences.first?.got?.width == 1)
  }

  @Test("a column that is off from its top on is explained by its first few views")
  func manyDifferences() throws {
    let root = makeRoot(100, 4000)
    let views = (0..<60).map { _ in LayoutView() }
    var heights: [Constraint] = []
    addColumn(views, to: root) { make in
      make.left.right.equalToSuperview()
      heights.append(make.height.equalTo(10).constraint)
    }
    try root.snp.layout()
    let before = root.snp.snapshot()
    heights[0].update(offset: 11)
    let error = #expect(throws: LayoutMismatch.self) { try root.snp.expect(before) }
    #expect(error?.differences.count == 60)
    #expect(error?.reasons.count == 8)
    #expect(error.map { $0.description.utf8.count < 20_000 } == true)
  }
}
