// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The legacy table `kern` of kerning pairs, in its format 0.
struct KernTable: Sendable {
  private let table: FontTable

  /// The offset and the number of the pairs of each horizontal subtable.
  private var subtables: [(start: Int, count: Int)] = []

  init(_ table: FontTable) throws(FontError) {
    self.table = table
    try table.require(4, at: 0)
    // Apple's form of the header has a version of four bytes, and flags in other bits.
    let isApple = table.u16(0) == 1
    if isApple { try table.require(8, at: 0) }
    var (offset, count) = isApple ? (8, table.u32(4)) : (4, table.u16(2))
    let header = isApple ? 8 : 6
    while count > 0, offset < table.count {
      try table.require(header + 8, at: offset)
      let coverage = table.u16(offset + 4)
      let isHorizontal = isApple ? coverage & 0xE0FF == 0 : coverage & 0xFF07 == 1
      if isHorizontal {
        let pairs = try table.count(at: offset + header, of: 6, after: 6)
        subtables.append((offset + header + 8, pairs))
      }
      // The length of a long subtable does not fit into its field, but such a table has only this subtable.
      let length = isApple ? table.u32(offset) : table.u16(offset + 2)
      offset += max(length, header + 8)
      count -= 1
    }
    if subtables.count > 64 { throw table.error(.excessive, at: 2) }
  }

  /// Returns the kerning between two glyphs, in font units.
  ///
  /// - Complexity: O(log *n*) for *n* pairs.
  func kerning(_ left: Int, _ right: Int) -> Int {
    let pair = left << 16 | right
    return subtables.reduce(0) { sum, subtable in
      let entry =
        subtable.start + 6 * partition(subtable.count) { table.u32(subtable.start + 6 * $0) < pair }
      guard entry < subtable.start + 6 * subtable.count, table.u32(entry) == pair else {
        return sum
      }
      return sum + table.i16(entry + 4)
    }
  }
}
