// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One lookup of `GPOS` or `GSUB`, reduced to its subtables of the requested type, each of them once.
struct GlyphLookup: Sendable {
  let subtables: [Int]

  /// Returns the lookups of some features, indexed by script; an array of empty lists if there is no table.
  static func byScript(
    of features: Set<FontTag>, in table: FontTable?, kind: Int, extensions: Int
  ) throws(FontError) -> [[GlyphLookup]] {
    try TextScript.allCases.map { (script) throws(FontError) in
      guard let table else { return [] }
      var budget = min(table.count, 4096)
      return try lookups(
        of: features, for: script.tag, in: table, kind: kind, extensions: extensions,
        budget: &budget)
    }
  }

  /// Returns the lookups of some features for a script, in the order of their application.
  ///
  /// The script's default language is used. If the font lacks the script, its default script is used instead, as in
  /// HarfBuzz.
  ///
  /// - Parameters:
  ///   - kind: The type of the subtables that are read; others are skipped.
  ///   - extensions: The lookup type that wraps subtables behind 32-bit offsets, in this table.
  ///   - budget: The number of subtables that may still be read.
  private static func lookups(
    of features: Set<FontTag>, for script: FontTag, in table: FontTable, kind: Int,
    extensions: Int, budget: inout Int
  ) throws(FontError) -> [GlyphLookup] {
    try table.require(10, at: 0)
    guard let language = try language(of: script, in: table) else { return [] }
    let (featureList, lookupList) = (table.u16(6), table.u16(8))
    let allFeatures = try table.count(at: featureList, of: 6)
    let lookupCount = try table.count(at: lookupList, of: 2)
    var numbers: Set<Int> = []
    let others = (0..<table.u16(language + 4)).map { table.u16(language + 6 + 2 * $0) }
    for index in others + [table.u16(language + 2)] where index < allFeatures {
      let record = featureList + 2 + 6 * index
      guard features.contains(table.tag(record)) else { continue }
      let feature = featureList + table.u16(record + 4)
      let count = try table.count(at: feature + 2, of: 2)
      try table.spend(count, of: &budget, at: feature)
      numbers.formUnion((0..<count).map { table.u16(feature + 4 + 2 * $0) })
    }
    var lookups: [GlyphLookup] = []
    for number in numbers.sorted() where number < lookupCount {
      let lookup = lookupList + table.u16(lookupList + 2 + 2 * number)
      let subtables = try subtables(
        of: lookup, in: table, kind: kind, extensions: extensions, budget: &budget)
      if !subtables.isEmpty { lookups.append(GlyphLookup(subtables: subtables)) }
    }
    return lookups
  }

  /// Returns the default language of a script, or else of the font's default script or of Latin.
  private static func language(of script: FontTag, in table: FontTable) throws(FontError) -> Int? {
    let list = table.u16(4)
    let count = try table.count(at: list, of: 6)
    for wanted in [script, "DFLT", "dflt", "latn"] as [FontTag] {
      for record in stride(from: list + 2, to: list + 2 + 6 * count, by: 6)
      where table.tag(record) == wanted {
        let start = list + table.u16(record + 4)
        try table.require(4, at: start)
        guard table.u16(start) != 0 else { return nil }
        let language = start + table.u16(start)
        _ = try table.count(at: language + 4, of: 2)
        return language
      }
    }
    return nil
  }

  private static func subtables(
    of lookup: Int, in table: FontTable, kind: Int, extensions: Int, budget: inout Int
  ) throws(FontError) -> [Int] {
    let count = try table.count(at: lookup + 4, of: 2)
    let type = table.u16(lookup)
    guard type == kind || type == extensions else { return [] }
    try table.spend(count, of: &budget, at: lookup)
    var subtables: [Int] = []
    var known: Set<Int> = []
    for index in 0..<count {
      var subtable = lookup + table.u16(lookup + 6 + 2 * index)
      if type == extensions {
        try table.require(8, at: subtable)
        guard table.u16(subtable + 2) == kind else { continue }
        subtable += table.u32(subtable + 4)
      }
      guard known.insert(subtable).inserted else { continue }
      try table.require(4, at: subtable)
      try table.requireGlyphList(at: subtable + table.u16(subtable + 2), isCoverage: true)
      subtables.append(subtable)
    }
    return subtables
  }
}
