// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLText
import Testing

/// Where Chromium breaks 100 paragraphs at five widths.
@Suite("Line breaks against Chromium")
struct RecordedBreakTests {
  struct Recording: Decodable {
    let fonts: [String]
    let size: Double
    let widths: [Double]
    let paragraphs: [Paragraph]
  }

  struct Paragraph: Decodable {
    let text: String
    let starts: [[Int]]
  }

  @Test("each line begins with the same character")
  func breaks() throws {
    let recording = try Resources.recorded("breaks.json", as: Recording.self)
    let stack = FontStack(try recording.fonts.map(Resources.font))
    let measurer = TextMeasurer()
    for paragraph in recording.paragraphs {
      let text = StyledText(paragraph.text, TextStyle(stack, size: recording.size))
      let bytes = Array(paragraph.text.utf8)
      for (width, starts) in zip(recording.widths, paragraph.starts) {
        let layout = measurer.layout(text, TextOptions(width: width))
        let found = layout.lines.compactMap { line in
          let runs = line.runs.filter { !$0.range.isEmpty }.map(\.range)
          return runs.map { firstSeen($0, bytes) }.min()
        }
        #expect(
          found == starts,
          """
          at \(width): \(layout.lines.map(\.text))
          not \(pieces(bytes, starts))
          """)
      }
    }
    #expect(recording.paragraphs.count == 100 && recording.widths.count == 5)
  }

  private func firstSeen(_ range: Range<Int>, _ bytes: [UInt8]) -> Int {
    range.first { bytes[$0] != 0x20 } ?? range.lowerBound
  }

  private func pieces(_ bytes: [UInt8], _ starts: [Int]) -> [String] {
    zip(starts, starts.dropFirst() + [bytes.count]).map {
      String(decoding: bytes[$0..<$1], as: UTF8.self)
    }
  }
}
