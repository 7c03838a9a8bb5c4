// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutDSL
import LayoutDSLPictures
import LayoutDSLText
import Testing

@Suite("Labels in pictures")
struct LabelDrawingTests {
  private func font() throws -> Font {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = tests.appendingPathComponent("LayoutDSLTextTests/Fonts/LiberationSans.ttf")
    return try Font([UInt8](Data(contentsOf: file)))
  }

  @Test("a label's lines are text where they were set, in the font and at the width of the layout")
  func lines() throws {
    let style = TextStyle(FontStack([try font()]), size: 20, color: 0x12_34_56)
    let label = LayoutLabel("Hello wide world", style: style)
    label.numberOfLines = 0
    let root = makeView("root", 0, 0, 90, 100)
    root.addSubview(label)
    label.snp.makeConstraints { $0.left.right.top.equalToSuperview().inset(5) }
    root.layoutIfNeeded()
    let layout = label.textLayout
    #expect(layout.lines.count > 1)
    let xml = XMLReader(LayoutPicture(of: root, .drawing).svg)
    let texts = xml.all("text")
    #expect(texts.count == layout.lines.count)
    for (line, text) in zip(layout.lines, texts) {
      let run = try #require(line.runs.first)
      #expect(abs((Double(text["y"] ?? "") ?? 0) - (5 + line.baseline)) < 0.001)
      #expect(abs((Double(text["textLength"] ?? "") ?? 0) - run.width) < 0.001)
      #expect(text["font-family"] == "'Liberation Sans', sans-serif" && text["fill"] == "#123456")
    }
    #expect(xml.text.contains("Hello") && xml.text.contains("world"))
  }

  @Test("runs that read from the right begin at their right end")
  func rightToLeft() throws {
    let label = LayoutLabel("שלום", style: TextStyle(FontStack([try font()]), size: 20))
    label.frame = Rect(x: 10, y: 0, width: 100, height: 30)
    label.semanticContentAttribute = .forceRightToLeft
    let text = try #require(XMLReader(LayoutPicture(of: label, .drawing).svg).all("text").first)
    #expect(text["direction"] == "rtl")
    #expect(abs((Double(text["x"] ?? "") ?? 0) - 100) < 0.001)
  }

  @Test("a label can show the shapes of its glyphs, written once and used where they stand")
  func outlines() throws {
    let font = try font()
    let label = LayoutLabel(
      "see seas", style: TextStyle(FontStack([font]), size: 20, color: 0xFF))
    label.drawsOutlines = true
    label.frame = Rect(x: 10, y: 0, width: 100, height: 30)
    let xml = XMLReader(LayoutPicture(of: label, .drawing).svg)
    #expect(xml.all("text").isEmpty)
    let group = try #require(xml.all("g").first)
    #expect(group["fill"] == "#0000ff" && group["aria-label"] == "see seas")
    let line = try #require(label.textLayout.lines.first)
    let glyphs = try #require(line.runs.first?.glyphs)
    #expect(glyphs.count == 8)
    let scale = 20.0 / 2048
    #expect(group["transform"] == "translate(0 \(short(line.baseline))) scale(\(scale))")
    // Three letters, and seven places.
    #expect(xml.all("path").count == 3)
    let uses = xml.all("use")
    #expect(uses.count == 7)
    for (use, glyph) in zip(uses.suffix(4), glyphs.suffix(4)) {
      #expect(abs((Double(use["x"] ?? "") ?? 0) * scale - glyph.x) < 0.001)
    }
    #expect(uses.first?["href"] == uses[3]["href"])
  }

  @Test("the outline of a glyph is in units of its font, y down")
  func units() throws {
    let label = LayoutLabel("I", style: TextStyle(FontStack([try font()]), size: 20))
    label.drawsOutlines = true
    label.frame = Rect(x: 0, y: 0, width: 100, height: 30)
    let path = try #require(XMLReader(LayoutPicture(of: label, .drawing).svg).all("path").first)
    let words = (path["d"] ?? "").split { !"-.0123456789".contains($0) }
    let numbers: [Double] = words.compactMap { Double($0) }
    let across = Set(stride(from: 0, to: numbers.count, by: 2).map { numbers[$0] })
    let down = Set(stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] })
    #expect(across == [189, 380])
    #expect(down == [0, -1409])
  }

  @Test("text in a font without outlines stays text")
  func withoutOutlines() throws {
    let label = LayoutLabel("abc", style: TextStyle(size: 20))
    label.drawsOutlines = true
    label.frame = Rect(x: 0, y: 0, width: 100, height: 30)
    #expect(XMLReader(LayoutPicture(of: label, .drawing).svg).all("text").count == 1)
  }

  private func short(_ number: Double) -> String {
    let text = "\((number * 1000).rounded() / 1000)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  @Test("a label without text draws nothing")
  func nothing() {
    #expect(LayoutLabel().shapes(in: .zero).isEmpty)
  }
}
