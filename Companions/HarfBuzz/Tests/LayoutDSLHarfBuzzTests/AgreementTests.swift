// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLHarfBuzz
import LayoutDSLText
import Testing

/// Checks that both measurers agree on all texts that the embedded one claims to support.
@Suite("Agreement with the embedded measurer")
struct AgreementTests {
  struct Width: Decodable {
    let font: String
    let text: String
  }

  struct Breaks: Decodable {
    struct Paragraph: Decodable { let text: String }
    let fonts: [String]
    let size: Double
    let widths: [Double]
    let paragraphs: [Paragraph]
  }

  let embedded = TextMeasurer()
  let measurer = HarfBuzzMeasurer()

  /// Compares both measurers for some options; returns whether the embedded one claims to support the text.
  private func agree(_ text: StyledText, _ options: TextOptions) -> Bool {
    let own = embedded.layout(text, options)
    guard own.unsupported.isEmpty else { return false }
    let other = measurer.layout(text, options)
    #expect(own.lines.map(\.range) == other.lines.map(\.range), "\(text.string)")
    #expect(own.lines.map(\.text) == other.lines.map(\.text))
    #expect(own.missing == other.missing && own.isTruncated == other.isTruncated)
    for (line, same) in zip(own.lines, other.lines) {
      #expect(abs(line.width - same.width) <= 0.01 * text.runs[0].style.size, "\(line.text)")
      #expect(line.baseline == same.baseline)
    }
    return true
  }

  @Test("the texts that were recorded for widths")
  func widths() throws {
    var fonts: [String: Font] = [:]
    var claimed = 0
    let records = try Resources.recorded("widths.json", as: [Width].self)
    for record in records {
      let font = try fonts[record.font] ?? Resources.shared(record.font)
      fonts[record.font] = font
      let text = StyledText(record.text, TextStyle(FontStack([font]), size: 16))
      if agree(text, TextOptions()) { claimed += 1 }
    }
    #expect(claimed > 600)
  }

  @Test("the paragraphs that were recorded for line breaks, and some of their lines")
  func paragraphs() throws {
    let recording = try Resources.recorded("breaks.json", as: Breaks.self)
    let fonts = FontStack(try recording.fonts.map(Resources.shared))
    var claimed = 0
    for (index, paragraph) in recording.paragraphs.enumerated() {
      let text = StyledText(paragraph.text, TextStyle(fonts, size: recording.size))
      for width in recording.widths {
        if agree(text, TextOptions(width: width)) { claimed += 1 }
      }
      let mode = LineBreakMode.allCases[index % LineBreakMode.allCases.count]
      _ = agree(text, TextOptions(width: 200, numberOfLines: 2, lineBreakMode: mode))
    }
    #expect(claimed > 300)
  }
}
