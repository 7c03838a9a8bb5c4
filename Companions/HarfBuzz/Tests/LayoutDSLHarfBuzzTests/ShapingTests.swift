// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLHarfBuzz
import LayoutDSLText
import Testing

@Suite("Shaping")
struct ShapingTests {
  struct Record: Decodable {
    let font: String
    let text: String
    let glyphs: [UInt16]
    let units: Double
  }

  @Test("Arabic, Devanagari, Thai and emoji have the glyphs of hb-shape in one line")
  func recorded() throws {
    let records = try Resources.shaped(as: [Record].self)
    #expect(records.count >= 12)
    for record in records {
      let font = try Resources.font(record.font)
      let size = Double(font.metrics.unitsPerEm)
      let layout = HarfBuzzMeasurer().layout(
        StyledText(record.text, TextStyle(FontStack([font]), size: size)), TextOptions())
      #expect(layout.lines.count == 1)
      #expect(
        layout.lines[0].runs.flatMap { $0.glyphs.map(\.glyph) } == record.glyphs, "\(record.text)")
      #expect(abs(layout.size.width - record.units) < 1e-6, "\(record.text)")
      #expect(layout.missing.isEmpty && layout.unsupported.isEmpty)
      let places = layout.lines[0].runs.flatMap { [$0.x, $0.x + $0.width] }
      #expect(places == places.sorted() && places.first == 0)
    }
  }

  @Test("letters that join are one cluster or stay joined; a family is one")
  func clusters() throws {
    let style = TextStyle(FontStack([try Resources.font("Emoji.ttf")]), size: 10)
    let measurer = HarfBuzzMeasurer()
    let one = measurer.layout(StyledText("👩‍👩‍👧", style), TextOptions()).size.width
    let two = measurer.layout(StyledText("👩‍👩‍👧👩‍👩‍👧", style), TextOptions(width: one * 1.5))
    #expect(two.lines.map(\.text) == ["👩‍👩‍👧", "👩‍👩‍👧"])
    #expect(two.lines.map(\.width) == [one, one])
  }

  @Test("a long word that is kerned throughout has the width of its pairs")
  func longWord() throws {
    let style = TextStyle(FontStack([try Resources.shared("LiberationSans.ttf")]), size: 10)
    func width(_ pairs: Int) -> Double {
      let text = StyledText(String(repeating: "AV", count: pairs), style)
      return HarfBuzzMeasurer().layout(text, TextOptions()).size.width
    }
    #expect(width(2) < 2 * width(1))
    #expect(abs(width(3000) - width(1) - 2999 * (width(2) - width(1))) < 1e-6)
  }

  @Test("what no font has is named")
  func missing() throws {
    let style = TextStyle(FontStack([try Resources.font("Thai.ttf")]), size: 10)
    let layout = HarfBuzzMeasurer().layout(StyledText("นxx☃", style), TextOptions())
    #expect(layout.missing == "x☃")
    let bare = HarfBuzzMeasurer().layout(StyledText("ab", TextStyle(size: 10)), TextOptions())
    #expect(bare.missing == "ab" && bare.size == Size(width: 20, height: 10))
  }
}
