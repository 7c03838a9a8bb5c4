// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLText
import Testing

/// What HarfBuzz measures for 200 texts, in the fonts that have their characters.
@Suite("Widths against HarfBuzz")
struct RecordedWidthTests {
  struct Record: Decodable {
    let font: String
    let text: String

    /// The sum of the advances in units of the font, as the font joins letters and with all apart.
    let units: Double
    let apart: Double
  }

  @Test("each line is as wide as hb-shape sets it, within 0.01 em")
  func widths() throws {
    let records = try Resources.recorded("widths.json", as: [Record].self)
    var fonts: [String: Font] = [:]
    var figures: [String: (count: Int, apart: Int, worst: Double)] = [:]
    for record in records {
      let font = try fonts[record.font] ?? Resources.font(record.font)
      fonts[record.font] = font
      let layout = TextMeasurer().layout(
        StyledText(record.text, TextStyle(FontStack([font]), size: 1)), TextOptions())
      #expect(layout.missing.isEmpty)
      // Letters are not joined here, and a text that has such letters says so.
      let isApart = layout.unsupported.contains(.ligatures)
      if !isApart { #expect(record.units == record.apart) }
      let width = (isApart ? record.apart : record.units) / Double(font.metrics.unitsPerEm)
      let difference = abs(layout.size.width - width)
      #expect(
        difference <= 0.01, "\(record.font): \(layout.size.width), not \(width): \(record.text)")
      var figure = figures[record.font] ?? (0, 0, 0)
      figure.count += 1
      if record.units != record.apart { figure.apart += 1 }
      figure.worst = max(figure.worst, difference)
      figures[record.font] = figure
    }
    #expect(records.count > 600)
    #expect(Set(records.map(\.text)).count == 200)
    for (font, figure) in figures.sorted(by: { $0.key < $1.key }) { print(font, figure) }
  }
}
