// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The map from characters to glyphs: the table `cmap` in its formats 4, 6 and 12.
struct CharacterMap: Sendable {
  /// Characters below this number are looked up when the font is made.
  private static let directLimit: UInt32 = 0x600

  private enum Format { case segments, trimmed, groups }

  private let table: FontTable
  private let start: Int
  private let format: Format
  private let glyphCount: Int
  private var directGlyphs: [UInt16] = []

  /// Selects the subtable that covers the largest part of Unicode.
  init(_ table: FontTable, glyphCount: Int) throws(FontError) {
    let count = try table.count(at: 2, of: 8)
    var best: (rank: Int, start: Int, format: Format)?
    for record in stride(from: 4, to: 4 + 8 * count, by: 8) {
      let rank = Self.rank(table.u16(record), table.u16(record + 2))
      let start = table.u32(record + 4)
      guard rank > best?.rank ?? 0 else { continue }
      try table.require(2, at: start)
      guard let format = try Self.format(table, at: start) else { continue }
      best = (rank, start, format)
    }
    guard let best else {
      throw table.error(.invalid("no subtable for Unicode in format 4, 6 or 12"), at: 2)
    }
    self.table = table
    self.glyphCount = glyphCount
    (start, format) = (best.start, best.format)
    directGlyphs = (0..<Self.directLimit).map { search($0) }
  }

  /// Returns how much of Unicode a subtable covers, by its platform and encoding; 0 for an unsupported one.
  private static func rank(_ platform: Int, _ encoding: Int) -> Int {
    switch (platform, encoding) {
    case (3, 10), (0, 4), (0, 6): 3
    case (3, 1), (0, 0...3): 2
    case (3, 0): 1
    default: 0
    }
  }

  /// Returns the format of a subtable, or nil if it is not supported; throws if the subtable is truncated.
  private static func format(_ table: FontTable, at start: Int) throws(FontError) -> Format? {
    switch table.u16(start) {
    case 4:
      try table.require(16, at: start)
      try table.require(16 + 4 * table.u16(start + 6), at: start)
      return .segments
    case 6:
      _ = try table.count(at: start + 8, of: 2)
      return .trimmed
    case 12:
      try table.require(16, at: start)
      try table.require(16 + 12 * table.u32(start + 12), at: start)
      return .groups
    default: return nil
    }
  }

  /// Returns the glyph of a character, or nil if the font has none.
  ///
  /// - Complexity: O(log *n*) for *n* ranges of characters; O(1) for Latin, Greek, Cyrillic and Hebrew.
  @inline(__always)
  func glyph(of scalar: Unicode.Scalar) -> UInt16? {
    let glyph =
      scalar.value < Self.directLimit ? directGlyphs[Int(scalar.value)] : search(scalar.value)
    return glyph == 0 ? nil : glyph
  }

  private func search(_ character: UInt32) -> UInt16 {
    let code = Int(character)
    let glyph =
      switch format {
      case .segments: segmentGlyph(code)
      case .trimmed: trimmedGlyph(code)
      case .groups: groupGlyph(code)
      }
    return glyph < glyphCount ? UInt16(truncatingIfNeeded: glyph) : 0
  }

  private func segmentGlyph(_ code: Int) -> Int {
    guard code < 0xFFFF else { return 0 }
    let size = table.u16(start + 6) & ~1
    let (ends, starts) = (start + 14, start + 16 + size)
    let segment = partition(size / 2) { table.u16(ends + 2 * $0) < code }
    let begin = table.u16(starts + 2 * segment)
    guard segment < size / 2, begin <= code else { return 0 }
    let delta = table.u16(starts + size + 2 * segment)
    let rangeEntry = starts + 2 * size + 2 * segment
    let rangeOffset = table.u16(rangeEntry)
    if rangeOffset == 0 { return (code + delta) & 0xFFFF }
    let glyph = table.u16(rangeEntry + rangeOffset + 2 * (code - begin))
    return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
  }

  private func trimmedGlyph(_ code: Int) -> Int {
    let index = code - table.u16(start + 6)
    guard index >= 0, index < table.u16(start + 8) else { return 0 }
    return table.u16(start + 10 + 2 * index)
  }

  private func groupGlyph(_ code: Int) -> Int {
    let count = table.u32(start + 12)
    let index = partition(count) { table.u32(start + 16 + 12 * $0 + 4) < code }
    let group = start + 16 + 12 * index
    guard index < count, table.u32(group) <= code else { return 0 }
    return table.u32(group + 8) + code - table.u32(group)
  }
}
