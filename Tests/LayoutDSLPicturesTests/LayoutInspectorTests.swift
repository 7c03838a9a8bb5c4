// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDSL
import Testing

@testable import LayoutDSLPictures

@Suite("The inspector")
struct LayoutInspectorTests {
  @Test("items, constraints with both sides, and what is wrong")
  func content() throws {
    let broken = BrokenCard()
    let data = try InspectorData(LayoutInspector(of: broken.card).html)
    let items = data.list("items")
    #expect(items.map { "\($0[2])" } == ["card", "avatar", "title", "subtitle", "[3]"])
    #expect(data.numbers(items[2], 3..<7) == [92, 16, 212, 24])
    #expect(data.numbers(items[2], 0..<1) == [0])
    let wide = try #require(
      data.list("constraints").first {
        ($0.last as? [String: Any])?["l"] as? String == "title's width"
      })
    #expect(data.numbers(wide, 0..<6) == [2, 7, 0, -1, 0, 260])
    #expect(data.numbers(wide, 8..<9) == [212])
    #expect((wide.last as? [String: Any])?["a"] as? Int == 260)
    #expect(data.texts("files").contains { $0.hasSuffix("BrokenCard.swift") })
    let kinds = data.list("problems").map { "\($0[0])" }
    #expect(kinds == ["conflict", "mistake", "ambiguity", "warning"])
    let conflict = data.list("problems")[0]
    #expect((conflict[4] as? [Int])?.count == 5)
    #expect(data.problems[2].contains("subtitle"))
  }

  @Test("chains name constraints by number, and the rest in words")
  func reasons() throws {
    let root = makeView("root", 0, 0, 100, 50)
    let view = makeView("view", 0, 0, 0, 0, in: root)
    view.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.width.equalTo(40)
      make.top.bottom.equalToSuperview().inset(5)
    }
    root.layoutIfNeeded()
    let data = try InspectorData(LayoutInspector(of: root).html)
    let chains = try #require((data.members["why"] as? [[Any]])?[1])
    #expect(chains.count == 4)
    // The left: the centre, half of the root's width, half of the own width back.
    let left = try #require(chains[0] as? [Any])
    #expect(left.count == 3)
    #expect(left[0] as? Int == 0)
    let factors = left.dropFirst().compactMap { ($0 as? [NSNumber])?[1].doubleValue }
    #expect(factors.sorted() == [-0.5, 0.5])
    #expect(
      data.texts("texts") == [
        "with root.width == 100 (its frame)", "with root.height == 50 (its frame)",
      ])
  }

  @Test("a page says which frames were before, what is new and what is gone")
  func before() throws {
    let root = makeView("root", 0, 0, 100, 50)
    let moved = makeView("moved", 0, 0, 10, 10, in: root)
    let gone = makeView("gone", 30, 0, 10, 10, in: root)
    let before = root.snp.snapshot()
    moved.frame = Rect(x: 5, y: 6, width: 7, height: 8)
    gone.removeFromSuperview()
    _ = makeView("new", 0, 0, 3, 3, in: root)
    let data = try InspectorData(LayoutInspector(of: root, before: before).html)
    let was = try #require(data.members["was"] as? [Any])
    #expect((was[1] as? [Int]) == [0, 0, 10, 10] && was[2] as? Int == 0)
    #expect(data.list("gone").count == 1 && data.list("gone")[0][0] as? String == "gone")
    #expect(try InspectorData(LayoutInspector(of: root).html).members["was"] == nil)
  }

  @Test("what layout, expect and lint found is listed, nothing twice")
  func failures() throws {
    let broken = BrokenCard()
    broken.title.snp.updateConstraints { $0.width.equalTo(261) }
    let error = try #require(throws: LayoutError.self) { try broken.card.snp.layout() }
    let once = try InspectorData(LayoutInspector(of: broken.card, error: error).html)
    #expect(once.problems.filter { $0.hasPrefix("conflict") }.count == 1)
    let other = makeView("other", 0, 0, 10, 10)
    let foreign = try InspectorData(LayoutInspector(of: other, error: error).html)
    #expect(foreign.problems.map { $0.prefix(5) } == ["mista", "confl"])

    let root = makeView("root", 0, 0, 100, 50)
    let view = makeView("view", 0, 0, 0, 0, in: root)
    view.snp.makeConstraints { $0.edges.equalToSuperview().offset(16) }
    let mismatch = try #require(throws: LayoutMismatch.self) {
      try root.snp.expect("root  0 0 100 50\n  view  16 16 68 18\n  lost  0 0 1 1")
    }
    let html = LayoutInspector(of: root, mismatch: mismatch, warnings: root.snp.lint()).html
    let data = try InspectorData(html)
    #expect(data.members["expected"] as? Int == 1)
    #expect((data.members["was"] as? [[Int]])?[1] == [16, 16, 68, 18])
    #expect(data.list("gone").count == 1)
    #expect(data.problems[0].hasPrefix("difference: frame of \"root/view\" differs"))
    #expect(data.problems.filter { $0.hasPrefix("warning") }.count == 1)
  }

  @Test(
    "whatever labels say, they stay text",
    arguments: [
      "</script><script>alert(1)</script>", "<!--<script>", "</title><img src=x onerror=alert(1)>",
      "</template><svg onload=alert(1)>", "\u{2028}\u{2029}\u{0}", "\\\"';alert(1)//", "]]>&lt;",
    ])
  func untrusted(label: String) throws {
    let root = ShapeView(label, frame: Rect(x: 0, y: 0, width: 10, height: 10)) { _ in
      [.text(LayoutTextRun(label, at: .zero, fontSize: 10))]
    }
    root.snp.makeConstraints { $0.width.equalTo(3).labeled(label) }
    root.layoutIfNeeded()
    let html = LayoutInspector(of: root, notes: [label], title: label).html
    #expect(html.components(separatedBy: "<script").count == 3)
    #expect(html.components(separatedBy: "</script>").count == 3)
    #expect(html.components(separatedBy: "</template>").count == 2)
    #expect(!html.contains("<img") && !html.contains("<svg onload"))
    let data = try InspectorData(html)
    #expect(data.members["title"] as? String == label)
    #expect(
      data.list("problems")[0][1] as? String == label.split(separator: "\n").first.map(String.init))
  }

  @Test(
    "the policy names the script and the style that are there, and nothing else may run or load")
  func policy() throws {
    let html = LayoutInspector(of: LayoutView()).html
    for (name, element) in [("script-src", "<script>"), ("style-src", "<style>")] {
      let start = try #require(html.range(of: element))
      let end = try #require(
        html.range(of: element.replacing("<", with: "</"), range: start.upperBound..<html.endIndex))
      let digest = SHA256(String(html[start.upperBound..<end.lowerBound])).bytes.base64
      #expect(html.contains("\(name) 'sha256-\(digest)'"))
    }
    #expect(html.contains("default-src 'none'"))
    for word in [
      "http:", "https:", "src=", "innerHTML", "eval(", "insertAdjacent", "document.write",
    ] {
      #expect(!html.replacing("http://www.w3.org/2000/svg", with: "").contains(word), "\(word)")
    }
  }

  @Test("SHA-256 of known messages")
  func digests() {
    let hex = { (text: String) in
      SHA256(text).bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    #expect(hex("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    #expect(
      hex(String(repeating: "a", count: 1000))
        == "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3")
  }

  /// A list of rows with four views each.
  private func makeList(_ rows: Int) -> LayoutView {
    let root = makeView("page", 0, 0, 600, 800)
    var last: LayoutView?
    for number in 0..<rows {
      let row = makeView("row \(number)", 0, 0, 0, 0, in: root)
      let (icon, title) = (
        makeView("icon", 0, 0, 0, 0, in: row), makeView("title", 0, 0, 0, 0, in: row)
      )
      let (detail, badge) = (
        makeView("detail", 0, 0, 0, 0, in: row), makeView(nil, 0, 0, 0, 0, in: row)
      )
      row.snp.makeConstraints { make in
        make.leading.trailing.equalToSuperview().inset(16)
        make.top.equalTo(last?.snp.bottom ?? root.snp.top).offset(8)
      }
      icon.snp.makeConstraints { make in
        make.size.equalTo(40)
        make.leading.equalToSuperview().offset(8)
        make.centerY.equalToSuperview()
      }
      title.snp.makeConstraints { make in
        make.top.equalToSuperview().offset(8)
        make.leading.equalTo(icon.snp.trailing).offset(8)
        make.trailing.equalTo(badge.snp.leading).offset(-8)
        make.height.equalTo(20)
      }
      detail.snp.makeConstraints { make in
        make.top.equalTo(title.snp.bottom).offset(4)
        make.leading.trailing.equalTo(title)
        make.height.equalTo(16)
        make.bottom.equalToSuperview().inset(8)
      }
      badge.snp.makeConstraints { make in
        make.size.equalTo(20)
        make.trailing.equalToSuperview().inset(8)
        make.centerY.equalToSuperview()
      }
      last = row
    }
    root.layoutIfNeeded()
    return root
  }

  @Test("the page of 500 views is smaller than 200 KB, and the same twice")
  func size() {
    let list = makeList(100)
    let page = LayoutInspector(of: list)
    #expect(page.html.utf8.count < 200_000)
    #expect(page == LayoutInspector(of: list))
  }

  @Test("chains of a long list are cut, and there is an end to the work")
  func longChains() throws {
    let data = try InspectorData(LayoutInspector(of: makeList(400)).html)
    let why = try #require(data.members["why"] as? [Any])
    let last = try #require(why.last(where: { $0 is [Any] }) as? [[Any]])
    let longest = try #require(last.max(by: { $0.count < $1.count }))
    #expect(longest.count == 25)
    #expect((longest.last as? [String: Int])?["n"] ?? 0 > 100)
  }

  @Test("the page of a failure is written into a folder, and the error goes on")
  func failurePages() throws {
    let folder =
      NSTemporaryDirectory() + "layout-pages-\(ProcessInfo.processInfo.processIdentifier)"
    let card = makeView("card", 0, 0, 10, 10)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let mismatch = try #require(throws: LayoutMismatch.self) {
      try inspectingFailures(of: card) { () throws(LayoutMismatch) in
        try card.snp.expect("card  0 0 11 10")
      }
    }
    let answer = inspectingFailures(of: card) { 7 }
    #expect(answer == 7)
    let name = FailurePage.name("a/b <1>", "", 0)
    #expect(FailurePage(of: card, mismatch, name: name).write(to: folder))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
        "a-b--1-.html", "a-b--1-.svg",
      ])
    let picture = try String(contentsOfFile: "\(folder)/a-b--1-.svg", encoding: .utf8)
    #expect(XMLReader(picture).all("rect").contains { $0["stroke"] == "#0b6bcb" })
    let html = try String(contentsOfFile: "\(folder)/a-b--1-.html", encoding: .utf8)
    #expect(try InspectorData(html).problems.first?.hasPrefix("difference: frame of") == true)
    #expect(!FailurePage(of: card, mismatch, name: "x").write(to: "/no/such/folder"))
    #expect(FailurePage.name(nil, "Mod/File.swift", 12) == "Mod-File-12")
  }
}
