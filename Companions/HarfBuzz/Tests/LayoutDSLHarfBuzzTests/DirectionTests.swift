// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLHarfBuzz
import LayoutDSLText
import Testing

@Suite("Directions")
struct DirectionTests {
  let style: TextStyle
  let measurer = HarfBuzzMeasurer()

  init() throws {
    style = TextStyle(
      FontStack([try Resources.shared("DejaVuSans.ttf"), try Resources.font("Arabic.ttf")]),
      size: 10)
  }

  func parts(_ text: String, _ options: TextOptions = TextOptions()) -> [[String]] {
    measurer.layout(StyledText(text, style), options).lines.map { $0.runs.map(\.text) }
  }

  @Test("Hebrew in a line of Latin letters, with a number, in the order of UAX #9")
  func mixed() {
    #expect(parts("abc שלום 12 def") == [["abc ", "12", "שלום ", " def"]])
    #expect(parts("שלום abc 12 עולם") == [[" עולם", "abc 12", "שלום "]])
    #expect(parts("abc") == [["abc"]])
  }

  @Test("the direction of the whole can be said")
  func said() {
    #expect(parts("abc!", TextOptions(direction: .rightToLeft)) == [["!", "abc"]])
    #expect(parts("abc!", TextOptions(direction: .leftToRight)) == [["abc!"]])
  }

  @Test("each line is ordered by itself, and stands where its text begins")
  func lines() throws {
    let text = StyledText("אבג דהו abc דהו", style)
    let layout = measurer.layout(text, TextOptions(width: 50))
    #expect(layout.lines.count == 2)
    for line in layout.lines { #expect(abs(line.x + line.width - 50) < 1e-9) }
    let first = try #require(layout.lines.first?.runs.last)
    #expect(first.isRightToLeft)
  }

  @Test("Arabic wraps at its spaces, and words keep their joined letters")
  func arabic() throws {
    let text = "يولد جميع الناس أحرارا متساوين في الكرامة والحقوق"
    let layout = measurer.layout(StyledText(text, style), TextOptions(width: 80))
    #expect(layout.lines.count > 2)
    for line in layout.lines {
      let alone = measurer.layout(StyledText(line.text, style), TextOptions())
      #expect(abs(alone.size.width - line.width) < 1e-6, "\(line.text)")
    }
    let cut = measurer.layout(StyledText(text, style), TextOptions(width: 80, numberOfLines: 1))
    #expect(cut.isTruncated && cut.size.width <= 80)
    #expect(cut.lines[0].runs.first?.text == "…")
  }

  @Test("a label takes it as it takes the embedded one")
  func label() throws {
    let root = LayoutView(frame: Rect(x: 0, y: 0, width: 80, height: 400))
    root.semanticContentAttribute = .forceRightToLeft
    let label = LayoutLabel("السلام عليكم السلام عليكم", style: style)
    label.measurer = measurer
    label.numberOfLines = 0
    root.addSubview(label)
    label.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
    try root.snp.layout()
    #expect(label.textLayout.lines.count == 2)
    #expect(label.frame.height == label.textLayout.size.height)
    #expect(root.snp.lint().isEmpty)
  }
}
