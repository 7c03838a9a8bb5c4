// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import Testing

@testable import LayoutDSLText

@Suite("Fonts")
struct FontTests {
  @Test("names, weights and extents are those of the tables")
  func facts() throws {
    let font = try Resources.font("LiberationSans.ttf")
    #expect(font.names.family == "Liberation Sans")
    #expect(font.names.style == "Regular")
    #expect(font.names.weight == 400)
    #expect(!font.names.isItalic)
    #expect(font.metrics.unitsPerEm == 2048)
    #expect(font.metrics.ascender == 1854.0 / 2048)
    #expect(font.metrics.descender == 434.0 / 2048)
    #expect(font.metrics.lineGap == 67.0 / 2048)
    #expect(font.metrics.capHeight == 1409.0 / 2048)
    #expect(font.metrics.xHeight == 1082.0 / 2048)
  }

  @Test("characters are found in formats 4 and 12, and not where there are none")
  func characters() throws {
    let sans = try Resources.font("LiberationSans.ttf")
    let a = try #require(sans.glyph(for: "A"))
    #expect(sans.advance(of: a) == 1366.0 / 2048)
    #expect(sans.glyph(for: "漢") == nil)
    #expect(sans.glyph(for: "\u{10FFFF}") == nil)
    let cjk = try Resources.font("NotoSansCJK.otf")
    let ideograph = try #require(cjk.glyph(for: "人"))
    #expect(cjk.advance(of: ideograph) == 1)
  }

  @Test("a trimmed table, format 6, is read")
  func trimmed() throws {
    let builder = FontBuilder(
      characterMap: [0, 6, 0, 14, 0, 0, 0, 0x41, 0, 2, 0, 1, 0, 2], advances: [500, 600, 700])
    let font = try Font(builder.bytes)
    #expect(font.glyph(for: "A") == 1)
    #expect(font.glyph(for: "B") == 2)
    #expect(font.glyph(for: "C") == nil)
    #expect(font.glyph(for: "@") == nil)
    #expect(font.advance(of: 2) == 0.7)
  }

  @Test("each face of a collection is a font of its own")
  func collection() throws {
    let bytes = try Resources.bytes("Collection.ttc")
    #expect(try Font.faceCount(in: bytes) == 2)
    #expect(try Font(bytes).names.family == "Noto Sans Hebrew")
    #expect(try Font(bytes, face: 1).names.family == "DejaVu Serif")
    #expect(throws: FontError(reason: .noSuchFace(2), table: "file", offset: 8)) {
      try Font(bytes, face: 2)
    }
    #expect(try Font.faceCount(in: Resources.bytes("NotoSans.ttf")) == 1)
  }

  @Test("what is no font says so, with the place")
  func noFont() throws {
    #expect(throws: FontError(reason: .notAFont, table: "file", offset: 0)) {
      try Font(Array("This is not a font at all.".utf8))
    }
    let empty = #expect(throws: FontError.self) { try Font([]) }
    #expect(
      empty?.description == "font: table \"file\", byte 0: 12 bytes are needed and 0 are there")
  }

  @Test("a font without a table it must have names the table", arguments: ["head", "cmap", "hmtx"])
  func missing(table: String) throws {
    var bytes = try Resources.bytes("NotoSansHebrew.ttf")
    let place = try #require(FontBuilder.record(of: table, in: bytes))
    bytes[place] = 0x7A
    let error = #expect(throws: FontError.self) { try Font(bytes) }
    #expect(error?.reason == .missingTable)
    #expect(error?.table == table)
  }

  @Test("a file cut anywhere is read or refused, never more")
  func cut() throws {
    let bytes = try Resources.bytes("NotoSansHebrew.ttf")
    var refused = 0
    for count in stride(from: 0, to: bytes.count, by: 7) {
      do {
        _ = try Font(Array(bytes[..<count]))
      } catch {
        refused += 1
        #expect(error.offset <= bytes.count)
      }
    }
    #expect(refused > bytes.count / 14)
  }

  @Test("tables that point at one another over and over are refused as excessive")
  func excessive() throws {
    // One script with one feature whose 30,000 lookup indices name one lookup with 30,000 subtables.
    var gpos: [UInt8] = [0, 1, 0, 0, 0, 10, 0, 30, 0, 44]
    gpos += [0, 1] + Array("DFLT".utf8) + [0, 8]  // scripts
    gpos += [0, 4, 0, 0, 0, 0, 0xFF, 0xFF, 0, 1, 0, 0]  // language
    gpos += [0, 1] + Array("kern".utf8) + [0, 8, 0, 0, 0x75, 0x30]  // feature at 30
    gpos += [0, 1, 0, 4, 0, 2, 0, 0, 0x75, 0x30]  // lookups at 44
    gpos += [UInt8](repeating: 0, count: 80_000)
    let error = #expect(throws: FontError.self) {
      try Font(FontBuilder(advances: [500], extra: [("GPOS", gpos)]).bytes)
    }
    #expect(error?.table == "GPOS")
    #expect(error?.reason == .excessive)
  }
}
