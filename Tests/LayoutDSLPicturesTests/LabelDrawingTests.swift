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

  @Test("a label can show the shapes of its glyphs, which lie within its lines")
  func outlines() throws {
    let label = LayoutLabel(
      "Ago I", style: TextStyle(FontStack([try font()]), size: 20, color: 0xFF))
    label.drawsOutlines = true
    label.frame = Rect(x: 10, y: 0, width: 100, height: 30)
    let xml = XMLReader(LayoutPicture(of: label, .drawing).svg)
    #expect(xml.all("text").isEmpty)
    let path = try #require(xml.all("path").first)
    #expect(path["fill"] == "#0000ff")
    let data = try #require(path["d"])
    // A and g and o have holes or parts beside their contour: two of A, two of g, two of o, one of I.
    #expect(data.count { $0 == "Z" } == 7)
    #expect(data.contains("Q"))
    let run = try #require(label.textLayout.lines.first?.runs.first)
    let numbers = data.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
    let xs = stride(from: 0, to: numbers.count, by: 2).map { numbers[$0] }
    #expect((xs.min() ?? 0) >= run.x && (xs.max() ?? 0) <= 10 + run.x + run.width)
  }

  @Test("a label without text draws nothing")
  func nothing() {
    #expect(LayoutLabel().shapes(in: .zero).isEmpty)
  }
}
