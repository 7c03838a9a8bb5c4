// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDSL
import LayoutDSLPictures
import Testing

/// Writes the pages that the gate opens in a browser, where the environment names a folder.
@Suite("Pages for a browser")
struct BrowserPageTests {
  @Test(
    "pages are written", .enabled(if: ProcessInfo.processInfo.environment["LAYOUT_PAGES"] != nil))
  func pages() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["LAYOUT_PAGES"])
    let broken = BrokenCard()
    try write(LayoutInspector(of: broken.card, title: "clash").html, folder, "clash.html")

    let moving = BrokenCard()
    let before = moving.card.snp.snapshot()
    moving.avatar.snp.updateConstraints { $0.size.equalTo(96) }
    moving.card.layoutIfNeeded()
    let words = ShapeView("words", frame: Rect(x: 20, y: 130, width: 120, height: 20)) { bounds in
      [
        .rectangle(bounds, cornerRadius: 4, LayoutPaint(fill: LayoutColor(0xFF_E0_A0))),
        .text(LayoutTextRun("Ada <Lovelace>", at: Point(x: 6, y: 15), fontSize: 13)),
      ]
    }
    moving.card.addSubview(words)
    try write(
      LayoutInspector(of: moving.card, before: before, title: "moving").html, folder, "moving.html")

    let sound = makeView("card", 0, 0, 320, 160)
    let avatar = makeView("avatar", 0, 0, 0, 0, in: sound)
    avatar.snp.makeConstraints { make in
      make.size.equalTo(96)
      make.left.top.equalToSuperview().inset(16)
    }
    #expect(throws: LayoutMismatch.self) {
      try inspectingFailures(of: sound, name: "failure") {
        try sound.snp.expect("card  0 0 320 160\n  avatar  16 16 64 64\n  lost  200 0 9 9")
      }
    }
    #expect(FileManager.default.fileExists(atPath: "\(folder)/failure.html"))

    let hostile =
      "</script><img src=x onerror=\"document.title='pwned'\"><script>document.title='pwned'</script>"
    let root = makeView(hostile, 0, 0, 100, 50)
    let view = ShapeView(hostile, frame: .zero) { _ in
      [
        .text(LayoutTextRun(hostile, at: .zero, fontSize: 10)),
        .image(
          LayoutImage(link: "https://example.invalid/x.png"),
          in: Rect(x: 0, y: 0, width: 5, height: 5)),
      ]
    }
    root.addSubview(view)
    view.snp.makeConstraints { $0.edges.equalToSuperview().inset(4).labeled(hostile) }
    root.layoutIfNeeded()
    try write(
      LayoutInspector(of: root, notes: [hostile], title: hostile).html, folder, "hostile.html")
  }

  private func write(_ html: String, _ folder: String, _ name: String) throws {
    try Data(html.utf8).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
  }
}
