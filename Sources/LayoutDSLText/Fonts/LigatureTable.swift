// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The ligatures of `GSUB` that are on by default.
///
/// The embedded measurer applies none of them. It only reports where a shaper would.
struct LigatureTable: Sendable {
  /// The greatest number of ligatures that are compared with two glyphs; fonts have a few that begin with one glyph.
  private static let maximumComparisons = 4096

  private let table: FontTable?
  private let lookups: [[GlyphLookup]]

  init(gsub: FontTable?) throws(FontError) {
    table = gsub
    lookups = try GlyphLookup.byScript(
      of: ["liga", "rlig", "clig"], in: gsub, kind: 4, extensions: 7)
  }

  /// Whether a ligature of the script begins with two glyphs.
  func beginsLigature(_ first: UInt16, _ second: UInt16, _ script: TextScript) -> Bool {
    guard let table else { return false }
    var remaining = Self.maximumComparisons
    for lookup in lookups[script.rawValue] {
      for start in lookup.subtables where table.u16(start) == 1 {
        let coverage = start + table.u16(start + 2)
        guard let coverageIndex = table.coverageIndex(of: Int(first), at: coverage),
          coverageIndex < table.u16(start + 4)
        else { continue }
        let set = start + table.u16(start + 6 + 2 * coverageIndex)
        let count = min(table.u16(set), 256, remaining)
        remaining -= count
        for index in 0..<count {
          let ligature = set + table.u16(set + 2 + 2 * index)
          if table.u16(ligature + 2) > 1, table.u16(ligature + 4) == Int(second) { return true }
        }
      }
    }
    return false
  }
}
