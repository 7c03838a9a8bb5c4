// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

@testable import LayoutDSLText

@Suite("Both directions in one line")
struct DirectionTests {
  /// The characters from left to right, as they are seen; each has a glyph of its own.
  private func seen(_ text: String, _ direction: LayoutDirection? = nil) throws -> String {
    let font = try Resources.font("LiberationSans.ttf")
    let options = TextOptions(direction: direction)
    let layout = TextMeasurer().layout(
      StyledText(text, TextStyle(FontStack([font]), size: 20)), options)
    let line = try #require(layout.lines.first)
    var characters: [UInt16: Character] = [:]
    for scalar in text.unicodeScalars {
      if let glyph = font.glyph(for: scalar) { characters[glyph] = Character(scalar) }
    }
    let glyphs = line.runs.flatMap(\.glyphs)
    #expect(zip(glyphs, glyphs.dropFirst()).allSatisfy { $0.x <= $1.x })
    #expect(abs(line.runs.reduce(0) { $0 + $1.width } - line.width) < 1e-9)
    return String(glyphs.map { characters[$0.glyph] ?? "?" })
  }

  // What is expected is what FriBidi gives.
  @Test(
    "words and numbers stand as they are read",
    arguments: [
      ("אב 14 גד", "דג 14 בא"), ("אב 2.1 ג", "ג 2.1 בא"), ("12:30 אב", "בא 12:30"),
      ("אב abc 7 גד", "דג abc 7 בא"), ("ab אבג cd", "ab גבא cd"), ("ab אב 12 cd", "ab 12 בא cd"),
      ("אב 50% ג", "ג 50% בא"), ("אב -5 ג", "ג 5- בא"), ("ab, אב.", "ab, בא."),
      ("אב, ab.", ".ab ,בא"), ("abc 12", "abc 12"), ("אבג", "גבא"),
    ])
  func order(text: String, expected: String) throws {
    #expect(try seen(text) == expected)
  }

  @Test("a paragraph of letters from the left in a view that reads from the right")
  func base() throws {
    #expect(try seen("ab 12.", .rightToLeft) == ".ab 12")
    #expect(try seen("אב ג", .leftToRight) == "ג בא")
    #expect(try seen("12 + 3", .rightToLeft) == "3 + 12")
  }
}
