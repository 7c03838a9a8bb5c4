// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One lookup of `GPOS` or `GSUB`: its subtables of the one kind that was asked for.
struct GlyphLookup: Sendable {
  let subtables: [Int]

  /// The lookups of some features for a script, in the order in which they apply.
  ///
  /// The script's default language is taken; a font without the script is asked for its default one, as
  /// HarfBuzz does.
  ///
  /// - Parameters:
  ///   - kind: The type of subtable that is read; all others are passed over.
  ///   - extensions: The type of this table that stands for another one far away.
  ///   - budget: How many more subtables may be read.
  static func lookups(
    of features: Set<FontTag>, for script: FontTag, in table: FontTable, kind: Int,
    extensions: Int, budget: inout Int
  ) throws(FontError) -> [GlyphLookup] {
    try table.require(10, at: 0)
    guard let language = try language(of: script, in: table) else { return [] }
    let (featureList, lookupList) = (table.u16(6), table.u16(8))
    try table.require(2, at: featureList)
    try table.require(6 * table.u16(featureList), at: featureList + 2)
    try table.require(2, at: lookupList)
    let lookupCount = table.u16(lookupList)
    try table.require(2 * lookupCount, at: lookupList + 2)
    var numbers: Set<Int> = []
    let featureCount = table.u16(language + 4)
    var indices = (0..<featureCount).map { table.u16(language + 6 + 2 * $0) }
    if table.u16(language + 2) != 0xFFFF { indices.append(table.u16(language + 2)) }
    for index in indices where index < table.u16(featureList) {
      let record = featureList + 2 + 6 * index
      guard features.contains(table.tag(record)) else { continue }
      let feature = featureList + table.u16(record + 4)
      try table.require(4, at: feature)
      let count = table.u16(feature + 2)
      try table.require(2 * count, at: feature + 4)
      budget -= count
      if budget < 0 { throw table.error(.excessive, at: feature) }
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

  /// The default language of a script, or of the script that stands for those that the font has not.
  private static func language(of script: FontTag, in table: FontTable) throws(FontError) -> Int? {
    let list = table.u16(4)
    try table.require(2, at: list)
    let count = table.u16(list)
    try table.require(6 * count, at: list + 2)
    for wanted in [script, "DFLT", "dflt", "latn"] as [FontTag] {
      for record in stride(from: list + 2, to: list + 2 + 6 * count, by: 6)
      where table.tag(record) == wanted {
        let start = list + table.u16(record + 4)
        try table.require(4, at: start)
        guard table.u16(start) != 0 else { return nil }
        let language = start + table.u16(start)
        try table.require(6, at: language)
        try table.require(2 * table.u16(language + 4), at: language + 6)
        return language
      }
    }
    return nil
  }

  private static func subtables(
    of lookup: Int, in table: FontTable, kind: Int, extensions: Int, budget: inout Int
  ) throws(FontError) -> [Int] {
    try table.require(6, at: lookup)
    let (type, count) = (table.u16(lookup), table.u16(lookup + 4))
    guard type == kind || type == extensions else { return [] }
    try table.require(2 * count, at: lookup + 6)
    budget -= count
    if budget < 0 { throw table.error(.excessive, at: lookup) }
    var subtables: [Int] = []
    for index in 0..<count {
      var subtable = lookup + table.u16(lookup + 6 + 2 * index)
      if type == extensions {
        try table.require(8, at: subtable)
        guard table.u16(subtable + 2) == kind else { continue }
        subtable += table.u32(subtable + 4)
      }
      try table.require(4, at: subtable)
      try table.requireGlyphList(at: subtable + table.u16(subtable + 2), isCoverage: true)
      subtables.append(subtable)
    }
    return subtables
  }
}
