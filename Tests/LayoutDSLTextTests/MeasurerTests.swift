// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLText
import Testing

@Suite("Lines")
struct MeasurerTests {
  let style: TextStyle
  let measurer = TextMeasurer()

  init() throws { style = try Resources.style(size: 20) }

  func lines(_ text: String, _ options: TextOptions) -> [String] {
    measurer.layout(StyledText(text, style), options).lines.map(\.text)
  }

  func width(_ text: String) -> Double {
    measurer.layout(StyledText(text, style), TextOptions()).size.width
  }

  @Test("lines cover the text without gaps, and their places follow from the font")
  func geometry() {
    let text = "One line, and then another one"
    let layout = measurer.layout(StyledText(text, style), TextOptions(width: 120))
    #expect(layout.lines.map(\.text) == ["One line, and", "then another", "one"])
    #expect(layout.lines.map(\.range) == [0..<14, 14..<27, 27..<30])
    let height = 20 * (1854.0 + 434 + 67) / 2048
    #expect(layout.size.height == 3 * height)
    let baseline = 20 * (1854 + 67 / 2.0) / 2048
    #expect(layout.firstBaseline == baseline)
    #expect(abs(layout.lastBaseline - layout.firstBaseline - 2 * height) < 1e-9)
    let widest = layout.lines.map(\.width).max()
    #expect(layout.size.width == widest)
    #expect(layout.lines.allSatisfy { $0.x == 0 && $0.width <= 120 })
    #expect(!layout.isTruncated && layout.missing.isEmpty && layout.unsupported.isEmpty)
  }

  @Test("a line's width is that of its text alone: no space behind it, no kerning with it")
  func spacesHang() {
    // "A" is kerned with a space in this font.
    let layout = measurer.layout(StyledText("TA WA", style), TextOptions(width: 36))
    #expect(layout.lines.map(\.width) == [width("TA"), width("WA")])
    let space = width("x x") - width("xx")
    #expect(width("TA W") < width("TA") + space + width("W"))
    #expect(width("TA   ") == width("TA"))
  }

  @Test("hard breaks of each kind, and none after the last")
  func hardBreaks() {
    #expect(
      lines("a\nb\r\nc\u{2028}d\u{85}\ne\n", TextOptions()) == ["a", "b", "c", "d", "", "e"])
  }

  @Test("soft hyphens, zero-width spaces, no-break spaces and joiners")
  func invisible() {
    #expect(lines("some\u{AD}thing", TextOptions(width: 70)) == ["some‐", "thing"])
    #expect(lines("some\u{AD}thing", TextOptions(width: 200)) == ["something"])
    #expect(lines("some\u{200B}thing", TextOptions(width: 70)) == ["some", "thing"])
    #expect(lines("a\u{A0}b c\u{A0}d", TextOptions(width: 40)) == ["a\u{A0}b", "c\u{A0}d"])
    #expect(lines("人\u{2060}人人", TextOptions(width: 45)) == ["人人", "人"])
  }

  @Test("a word that is too long is divided between graphemes")
  func longWords() {
    let long = StyledText("e\u{301}e\u{301}e\u{301}", style)
    let layout = measurer.layout(long, TextOptions(width: 12))
    #expect(layout.lines.map(\.text) == ["e\u{301}", "e\u{301}", "e\u{301}"])
    #expect(layout.missing.isEmpty && layout.unsupported.isEmpty)
    #expect(width("e\u{301}") == width("é"))
    #expect(lines("abc", TextOptions(width: 0)) == ["a", "b", "c"])
    #expect(measurer.layout(StyledText("abc", style), TextOptions(width: 0)).isTruncated)
  }

  @Test("tabs go to the next multiple of eight spaces")
  func tabs() {
    let layout = measurer.layout(StyledText("a\tb\t\tc", style), TextOptions())
    let stop = 8 * width("a b") - 8 * width("ab")
    let places = layout.lines[0].runs.map(\.x)
    #expect(places.count == 3)
    #expect(abs(places[1] - stop) < 1e-9 && abs(places[2] - 3 * stop) < 1e-9)
  }

  @Test("lines are cut at the end, the beginning and in the middle")
  func truncation() {
    func cut(_ mode: LineBreakMode, _ lines: Int = 1, _ width: Double = 110) -> TextLayout {
      measurer.layout(
        StyledText("The gist of the matter", style),
        TextOptions(width: width, numberOfLines: lines, lineBreakMode: mode))
    }
    #expect(cut(.byTruncatingTail).lines.map(\.text) == ["The gist o…"])
    #expect(cut(.byTruncatingHead).lines.map(\.text) == ["…he matter"])
    #expect(cut(.byTruncatingMiddle).lines.map(\.text) == ["The…atter"])
    #expect(cut(.byWordWrapping).lines.map(\.text) == ["The gist of"])
    #expect(cut(.byCharWrapping).lines.map(\.text) == ["The gist of t"])
    #expect(
      cut(.byCharWrapping, 0, 60).lines.map(\.text) == ["The gi", "st of t", "he ma", "tter"])
    #expect(cut(.byClipping).lines.map(\.text) == ["The gist of the matter"])
    #expect(cut(.byTruncatingTail, 2, 75).lines.map(\.text) == ["The gist", "of the…"])
    #expect(cut(.byTruncatingTail, 1, 5).lines.map(\.text) == ["…"])
    for mode in LineBreakMode.allCases { #expect(cut(mode).isTruncated) }
    #expect(!cut(.byTruncatingTail, 1, 500).isTruncated)
    for mode in [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
      #expect(cut(mode).size.width <= 110)
    }
  }

  @Test("a line that is cut is no wider than its room, and keeps the spaces that it begins with")
  func cutWidths() {
    let pairs = "AVAVAVAVAVTo.To.To.AVAVAVAVAV"
    for mode in [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
      for step in 0..<400 {
        let width = 60 + Double(step) * 0.25
        let layout = measurer.layout(
          StyledText(pairs, style),
          TextOptions(width: width, numberOfLines: 1, lineBreakMode: mode))
        let line = layout.lines[0]
        if line.width > width + 1e-9 {
          Issue.record("\(mode) at \(width): \(line.text) is \(line.width) wide")
          return
        }
      }
    }
    let indented = measurer.layout(
      StyledText("    indented text that goes on", style),
      TextOptions(width: 120, numberOfLines: 1, lineBreakMode: .byTruncatingTail))
    #expect(indented.lines[0].text.hasPrefix("    in"))
  }

  @Test("what is cut ends at a hard break, and says that there is more")
  func truncatedParagraphs() {
    #expect(lines("a\nb\nc", TextOptions(width: 100, numberOfLines: 2)) == ["a", "b…"])
    #expect(
      lines("a\nb", TextOptions(width: 100, numberOfLines: 1, lineBreakMode: .byTruncatingHead))
        == ["…b"])
    #expect(lines("a\n", TextOptions(width: 100, numberOfLines: 1)) == ["a"])
  }

  @Test("lines stand on their side, and natural is where the text begins")
  func alignment() throws {
    func x(_ alignment: TextAlignment, _ text: String = "ab", _ width: Double = 100) -> Double {
      measurer.layout(StyledText(text, style), TextOptions(width: width, alignment: alignment))
        .lines[0].x
    }
    let room = 100 - width("ab")
    #expect(x(.natural) == 0 && x(.left) == 0)
    #expect(x(.center) == room / 2 && x(.right) == room)
    #expect(x(.natural, "שלום") == 100 - width("שלום"))
    let free = measurer.layout(StyledText("abc\na", style), TextOptions(alignment: .right))
    #expect(free.lines[1].x == width("abc") - width("a"))
  }

  @Test("a line from right to left has its first character on the right")
  func rightToLeft() throws {
    let font = try Resources.font("DejaVuSans.ttf")
    let layout = TextMeasurer().layout(
      StyledText("שלום (עולם)", TextStyle(FontStack([font]), size: 10)), TextOptions())
    let run = try #require(layout.lines[0].runs.first)
    #expect(layout.lines[0].runs.count == 1 && run.isRightToLeft)
    #expect(run.text == "שלום (עולם)")
    #expect(run.glyphs.last?.glyph == font.glyph(for: "ש"))
    #expect(run.glyphs.first?.glyph == font.glyph(for: "("))
    #expect(run.glyphs.map(\.x) == run.glyphs.map(\.x).sorted())
    #expect(layout.unsupported.isEmpty)
  }

  @Test("what takes a shaper is said")
  func unsupported() throws {
    func needs(_ text: String) throws -> TextFeatures {
      let stack = FontStack([try Resources.font("DejaVuSans.ttf")])
      return TextMeasurer().layout(StyledText(text, TextStyle(stack)), TextOptions()).unsupported
    }
    #expect(try needs("Résumé, 漢字, АБВ, שלום".filter { $0.isASCII || $0 == "é" }).isEmpty)
    #expect(try needs("مرحبا").contains(.shaping))
    #expect(try needs("नमस्ते").contains(.shaping))
    #expect(try needs("👩‍👩‍👧").contains(.shaping))
    #expect(try needs("abc שלום") == [])
    #expect(try needs("שלום 12") == [])
    #expect(try needs("שלום (abc)") == .reordering)
    #expect(try needs("(שלום)") == [])
    #expect(try needs("effect") == .ligatures)
    #expect(try needs("x\u{302}") == .marks)
    #expect("\(TextFeatures([.shaping, .marks]))" == "shaping, marks")
  }

  @Test("each character is set in the first font that has it, and what none has is named")
  func fallback() throws {
    let layout = measurer.layout(StyledText("a人☃b☃", style), TextOptions())
    #expect(layout.missing == "☃")
    let fonts = layout.lines[0].runs.map { $0.font?.names.family }
    let sans = "Liberation Sans"
    #expect(fonts == [sans, "Noto Sans CJK JP", sans, sans, sans])
    let bare = measurer.layout(StyledText("abc", TextStyle(size: 10)), TextOptions())
    #expect(bare.missing == "abc" && bare.size == Size(width: 30, height: 10))
  }

  @Test("letter spacing and line height")
  func spacing() throws {
    var spaced = style
    spaced.letterSpacing = 2
    let layout = measurer.layout(StyledText("abc", spaced), TextOptions())
    #expect(abs(layout.size.width - width("abc") - 6) < 1e-9)
    spaced.lineHeight = .points(40)
    let high = measurer.layout(StyledText("a\nb", spaced), TextOptions())
    #expect(high.size.height == 80 && high.lastBaseline - high.firstBaseline == 40)
    spaced.lineHeight = .multiple(1.5)
    #expect(measurer.layout(StyledText("a", spaced), TextOptions()).size.height == 30)
  }

  @Test("runs of several styles share lines, and the largest decides the height")
  func runs() {
    var large = style
    large.size = 40
    let text: StyledText = [.init("small ", style), .init("LARGE", large), .init(" small", style)]
    let layout = measurer.layout(text, TextOptions())
    #expect(layout.lines.count == 1)
    #expect(layout.lines[0].runs.map(\.text) == ["small ", "LARGE", " small"])
    #expect(layout.lines[0].runs.map(\.range) == [0..<6, 6..<11, 11..<17])
    let height = 40 * (1854.0 + 434 + 67) / 2048
    #expect(layout.size.height == height)
    let ends = zip(layout.lines[0].runs, layout.lines[0].runs.dropFirst())
    for (run, next) in ends { #expect(abs(run.x + run.width - next.x) < 1e-9) }
  }

  @Test("no text, no lines; widths that are no numbers")
  func edges() {
    #expect(measurer.layout(StyledText("", style), TextOptions()) == TextLayout())
    #expect(lines("a b", TextOptions(width: .nan)) == ["a b"])
    #expect(lines("a b", TextOptions(width: -5)) == ["a", "b"])
    #expect(lines("   ", TextOptions(width: 1)) == [""])
  }

  @Test("the same text again is looked up, in another room only set")
  func cache() {
    let measurer = TextMeasurer(capacity: 2)
    let text = StyledText("the same text again", style)
    for _ in 0..<5 { _ = measurer.layout(text, TextOptions(width: 80)) }
    #expect(measurer.shapingCount == 1 && measurer.layoutCount == 1)
    _ = measurer.layout(text, TextOptions(width: 60))
    #expect(measurer.shapingCount == 1 && measurer.layoutCount == 2)
    for other in ["a", "b", "c"] { _ = measurer.layout(StyledText(other, style), TextOptions()) }
    _ = measurer.layout(text, TextOptions(width: 80))
    #expect(measurer.shapingCount == 5)
  }
}
