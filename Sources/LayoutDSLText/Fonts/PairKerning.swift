// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The kerning of pairs of glyphs: from `GPOS`, or from `kern` for scripts without kerning lookups there.
struct PairKerning: Sendable {
  private let gposTable: FontTable?
  private let kernTable: KernTable?

  /// The lookups of the feature `kern`, by script; a script without any uses the table `kern`.
  private let lookups: [[GlyphLookup]]

  init(gpos: FontTable?, kern: FontTable?) throws(FontError) {
    gposTable = gpos
    kernTable = try kern.map { (table) throws(FontError) in try KernTable(table) }
    lookups = try GlyphLookup.byScript(of: ["kern"], in: gpos, kind: 2, extensions: 9)
    guard let gpos else { return }
    for lookups in lookups {
      var remainingSets = gpos.count
      for subtable in lookups.flatMap(\.subtables) {
        try Self.validate(subtable, gpos, &remainingSets)
      }
    }
  }

  /// Returns the kerning between two glyphs, in font units.
  ///
  /// - Complexity: O(*s* log *n*) for *s* subtables of *n* glyphs.
  func kerning(_ left: UInt16, _ right: UInt16, _ script: TextScript) -> Int {
    let lookups = lookups[script.rawValue]
    guard let gposTable, !lookups.isEmpty else {
      return kernTable?.kerning(Int(left), Int(right)) ?? 0
    }
    var sum = 0
    for lookup in lookups {
      for subtable in lookup.subtables {
        guard let value = Self.value(Int(left), Int(right), subtable, gposTable) else { continue }
        sum += value
        break
      }
    }
    return sum
  }

  /// Returns the kerning of a pair in one subtable, or nil if the subtable does not contain the pair.
  private static func value(_ left: Int, _ right: Int, _ start: Int, _ table: FontTable) -> Int? {
    guard let coverageIndex = table.coverageIndex(of: left, at: start + table.u16(start + 2)) else {
      return nil
    }
    let (first, second) = (table.u16(start + 4), table.u16(start + 6))
    let (firstSize, secondSize) = (2 * first.nonzeroBitCount, 2 * second.nonzeroBitCount)
    let record: Int
    if table.u16(start) == 1 {
      guard coverageIndex < table.u16(start + 8) else { return nil }
      let set = start + table.u16(start + 10 + 2 * coverageIndex)
      let stride = 2 + firstSize + secondSize
      guard
        let entry = table.lastEntry(
          atMost: right, from: set + 2, stride: stride, count: table.u16(set)),
        table.u16(entry) == right
      else { return nil }
      record = entry + 2
    } else {
      let secondClass = table.glyphClass(of: right, at: start + table.u16(start + 10))
      let firstClass = table.glyphClass(of: left, at: start + table.u16(start + 8))
      let secondCount = table.u16(start + 14)
      guard secondClass > 0, secondClass < secondCount, firstClass < table.u16(start + 12) else {
        return nil
      }
      record = start + 16 + (firstClass * secondCount + secondClass) * (firstSize + secondSize)
    }
    return advance(first, record, table) + advance(second, record + firstSize, table)
  }

  /// Returns the change of the advance in a value record of the given format.
  private static func advance(_ format: Int, _ record: Int, _ table: FontTable) -> Int {
    format & 4 == 0 ? 0 : table.i16(record + 2 * (format & 3).nonzeroBitCount)
  }

  /// Throws unless the subtable contains the data that it declares; `sets` limits the remaining sets of pairs.
  private static func validate(
    _ start: Int, _ table: FontTable, _ remainingSets: inout Int
  ) throws(FontError) {
    try table.require(10, at: start)
    let size = 2 * (table.u16(start + 4).nonzeroBitCount + table.u16(start + 6).nonzeroBitCount)
    switch table.u16(start) {
    case 1:
      let count = try table.count(at: start + 8, of: 2)
      try table.spend(count, of: &remainingSets, at: start)
      for index in 0..<count {
        _ = try table.count(at: start + table.u16(start + 10 + 2 * index), of: 2 + size)
      }
    case 2:
      try table.require(16, at: start)
      try table.requireGlyphList(at: start + table.u16(start + 8), isCoverage: false)
      try table.requireGlyphList(at: start + table.u16(start + 10), isCoverage: false)
      try table.require(table.u16(start + 12) * table.u16(start + 14) * size, at: start + 16)
    default: throw table.error(.invalid("format \(table.u16(start)) of a list of pairs"), at: start)
    }
  }
}
