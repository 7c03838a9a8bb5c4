// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLText
import Testing

/// Small files whose parts are used many times over.
@Suite("Hostile fonts")
struct HostileFontTests {
  /// The character map that gives "A" the first glyph after the missing one.
  private static let letterA: [UInt8] = [0, 6, 0, 12, 0, 0, 0, 0x41, 0, 1, 0, 1]

  private static func words(_ numbers: [Int]) -> [UInt8] {
    numbers.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }

  /// A table of one feature with lookups that all are the same one, which has one subtable many times.
  private static func table(
    _ feature: String, kind: Int, lookups: Int, subtables: Int, _ subtable: [UInt8]
  ) -> [UInt8] {
    words([1, 0, 10, 30, 42 + 2 * lookups])
      + words([1]) + Array("DFLT".utf8) + words([8, 4, 0, 0, 0xFFFF, 1, 0])
      + words([1]) + Array(feature.utf8) + words([8, 0, lookups] + Array(0..<lookups))
      + words([lookups] + [Int](repeating: 2 + 2 * lookups, count: lookups))
      + words([kind, 0, subtables] + [Int](repeating: 6 + 2 * subtables, count: subtables))
      + subtable
  }

  @Test("ligatures that begin with a glyph are compared once", arguments: [(1, 4000), (1000, 1)])
  func ligatures(lookups: Int, subtables: Int) throws {
    // 256 ligatures of the glyphs 1 and 3.
    let subtable =
      Self.words([1, 8, 1, 14, 1, 1, 1])
      + Self.words([256] + [Int](repeating: 514, count: 256) + [5, 2, 3])
    let gsub = Self.table(
      "liga", kind: 4, lookups: lookups, subtables: subtables, subtable)
    let font = try Font(
      FontBuilder(
        characterMap: Self.letterA, advances: [500, 500], extra: [("GSUB", gsub)]
      ).bytes)
    let text = StyledText(String(repeating: "A", count: 20), TextStyle(FontStack([font])))
    #expect(TextMeasurer().layout(text, TextOptions()).unsupported == [])
  }

  @Test("the components of an outline share one number of points")
  func points() throws {
    // Glyph 1 has 64 components, all glyph 2, whose 65,536 points are flags that are repeated.
    let components = (1...64).flatMap { number -> [Int] in [number < 64 ? 0x20 : 0, 2, 0] }
    let composite = Self.words([0xFFFF, 0, 0, 0, 0] + components)
    let repeated = Self.words([Int](repeating: 0x38FF, count: 257))
    let simple = Self.words([1, 0, 0, 0, 0, 0xFFFF, 0]) + repeated
    let ends = [0, 0, composite.count / 2, (composite.count + simple.count) / 2]
    let font = try Font(
      FontBuilder(
        characterMap: Self.letterA, advances: [500, 500, 500],
        extra: [("glyf", composite + simple), ("loca", Self.words(ends))]
      ).bytes)
    let single = try #require(font.outline(of: 2))
    #expect(single.segments.count > 65_536)
    #expect(font.outline(of: 1)?.segments.count == single.segments.count)
  }

  @Test("a collection has at most a thousand faces, which may be one directory")
  func faces() throws {
    var bytes = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0] + Self.words([1025])
    bytes += [UInt8](repeating: 0, count: 4 * 1025)
    let error = #expect(throws: FontError.self) { try Font.faceCount(in: bytes) }
    #expect(error?.reason == .excessive)
  }

  @Test("a long name is cut off")
  func name() throws {
    let family = String(repeating: "A", count: 3000)
    let bytes = FontBuilder(
      advances: [500], extra: [("name", FontBuilder.name(family: family))]
    ).bytes
    #expect(try FontNames(of: bytes).family == String(repeating: "A", count: 512))
  }

  @Test("a tab in a tiny size stays where it is")
  func tab() throws {
    let style = try Resources.style(size: 1000)
    let text = StyledText([
      StyledText.Run("A", style), StyledText.Run("\tA", try Resources.style(size: 3e-308)),
    ])
    let width = TextMeasurer().layout(text, TextOptions()).size.width
    let letter = TextMeasurer().layout(StyledText("A", style), TextOptions()).size.width
    #expect(width == letter)
  }
}
