// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// OpenType's lists of glyphs: coverage tables and class definitions.
extension FontTable {
  /// Throws unless a coverage table or class definition is complete and in a known format.
  func requireGlyphList(at offset: Int, isCoverage: Bool) throws(FontError) {
    try require(2, at: offset)
    switch (u16(offset), isCoverage) {
    case (1, true): _ = try count(at: offset + 2, of: 2)
    case (2, _): _ = try count(at: offset + 2, of: 6)
    case (1, false): _ = try count(at: offset + 4, of: 2)
    default: throw error(.invalid("format \(u16(offset)) of a list of glyphs"), at: offset)
    }
  }

  /// Returns the index of a glyph in a coverage table, or nil if it is not covered.
  ///
  /// - Complexity: O(log *n*).
  func coverageIndex(of glyph: Int, at offset: Int) -> Int? {
    let count = u16(offset + 2)
    if u16(offset) == 1 {
      guard let entry = lastEntry(atMost: glyph, from: offset + 4, stride: 2, count: count),
        u16(entry) == glyph
      else { return nil }
      return (entry - offset - 4) / 2
    }
    guard let entry = lastEntry(atMost: glyph, from: offset + 4, stride: 6, count: count),
      glyph <= u16(entry + 2)
    else { return nil }
    return u16(entry + 4) + glyph - u16(entry)
  }

  /// Returns the class of a glyph; 0 for glyphs that the definition does not contain.
  ///
  /// - Complexity: O(log *n*).
  func glyphClass(of glyph: Int, at offset: Int) -> Int {
    if u16(offset) == 1 {
      let index = glyph - u16(offset + 2)
      return index >= 0 && index < u16(offset + 4) ? u16(offset + 6 + 2 * index) : 0
    }
    guard
      let entry = lastEntry(
        atMost: glyph, from: offset + 4, stride: 6, count: u16(offset + 2)),
      glyph <= u16(entry + 2)
    else { return 0 }
    return u16(entry + 4)
  }
}
