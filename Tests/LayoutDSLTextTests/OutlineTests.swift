// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLText
import Testing

/// The shapes of glyphs as fonttools reads them.
@Suite("Outlines")
struct OutlineTests {
  struct Record: Decodable {
    let font: String
    let character: String
    let steps: [[Step]]
  }

  /// The name of a step or one of its numbers.
  enum Step: Decodable, Equatable, CustomStringConvertible {
    case name(String)
    case number(Double)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self =
        try (try? container.decode(Double.self)).map(Step.number)
        ?? .name(container.decode(String.self))
    }

    var description: String {
      switch self {
      case .name(let name): name
      case .number(let number): "\(number)"
      }
    }
  }

  @Test("simple and composite glyphs have the recorded points")
  func recorded() throws {
    let records = try Resources.recorded("outlines.json", as: [Record].self)
    #expect(records.count > 30)
    for record in records {
      let font = try Resources.font(record.font)
      let scalar = try #require(record.character.unicodeScalars.first)
      let glyph = try #require(font.glyph(for: scalar))
      let outline = try #require(font.outline(of: glyph))
      let units = Double(font.metrics.unitsPerEm)
      func place(_ point: Point) -> [Step] {
        [
          .number((point.x * units * 1e6).rounded() / 1e6),
          .number((-point.y * units * 1e6).rounded() / 1e6),
        ]
      }
      let found: [[Step]] = outline.segments.map { segment in
        switch segment {
        case .move(let point): [.name("move")] + place(point)
        case .line(let point): [.name("line")] + place(point)
        case .curve(let point, let control): [.name("curve")] + place(point) + place(control)
        case .close: [.name("close")]
        }
      }
      let expected = record.steps.map { step in
        step.map { part in
          if case .number(let number) = part { return Step.number((number * 1e6).rounded() / 1e6) }
          return part
        }
      }
      #expect(found == expected, "\(record.font): \(record.character)")
    }
  }

  @Test("a space has none, and a font without quadratic curves says so")
  func none() throws {
    let sans = try Resources.font("LiberationSans.ttf")
    let space = try #require(sans.glyph(for: " "))
    #expect(sans.outline(of: space)?.segments.isEmpty == true)
    #expect(sans.outline(of: 0xFFFF)?.segments.isEmpty == true)
    #expect(try Resources.font("NotoSansCJK.otf").outline(of: 1) == nil)
  }
}
