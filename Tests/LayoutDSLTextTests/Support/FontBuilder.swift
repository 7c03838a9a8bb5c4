// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Small fonts made by hand, for what no real font has.
struct FontBuilder {
  /// A subtable of the character map.
  var characterMap: [UInt8] = [0, 6, 0, 12, 0, 0, 0, 0x41, 0, 1, 0, 0]

  /// The advance of each glyph, in thousandths of an em.
  var advances: [UInt16]

  /// Further tables.
  var extra: [(String, [UInt8])] = []

  /// The file.
  var bytes: [UInt8] {
    var head = [UInt8](repeating: 0, count: 54)
    head.replaceSubrange(18..<20, with: [3, 0xE8])
    var hhea = [UInt8](repeating: 0, count: 36)
    hhea.replaceSubrange(4..<8, with: [3, 0x20, 0xFF, 0x38])
    hhea.replaceSubrange(34..<36, with: Self.pair(UInt16(advances.count)))
    let maxp: [UInt8] = [0, 1, 0, 0] + Self.pair(UInt16(advances.count))
    let cmap: [UInt8] = [0, 0, 0, 1, 0, 3, 0, 1, 0, 0, 0, 12] + characterMap
    var hmtx: [UInt8] = []
    for advance in advances { hmtx += Self.pair(advance) + [0, 0] }
    let tables: [(String, [UInt8])] =
      [("cmap", cmap), ("head", head), ("hhea", hhea), ("hmtx", hmtx), ("maxp", maxp)] + extra
    var header: [UInt8] = [0, 1, 0, 0] + Self.pair(UInt16(tables.count)) + [0, 0, 0, 0, 0, 0]
    var body: [UInt8] = []
    let start = 12 + 16 * tables.count
    for (tag, content) in tables {
      header += Array(tag.utf8) + [0, 0, 0, 0] + Self.quad(start + body.count)
      header += Self.quad(content.count)
      body += content
    }
    return header + body
  }

  /// A table `OS/2` that says little more than weight and slope.
  static func os2(weight: Int, isItalic: Bool) -> [UInt8] {
    var table = [UInt8](repeating: 0, count: 78)
    table.replaceSubrange(4..<6, with: pair(UInt16(weight)))
    table[63] = isItalic ? 1 : 0
    return table
  }

  /// A table `name` with a family.
  static func name(family: String) -> [UInt8] {
    let text = family.utf16.map(pair).reduce([], +)
    let record: [UInt8] = [0, 3, 0, 1, 4, 9, 0, 1] + pair(UInt16(text.count)) + [0, 0]
    return [0, 0, 0, 1, 0, 18] + record + text
  }

  /// The place of a table's record in a file.
  static func record(of table: String, in bytes: [UInt8]) -> Int? {
    let count = Int(bytes[4]) << 8 | Int(bytes[5])
    return (0..<count).map { 12 + 16 * $0 }.first { Array(bytes[$0..<$0 + 4]) == Array(table.utf8) }
  }

  private static func pair(_ number: UInt16) -> [UInt8] {
    [UInt8(number >> 8), UInt8(truncatingIfNeeded: number)]
  }

  private static func quad(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
