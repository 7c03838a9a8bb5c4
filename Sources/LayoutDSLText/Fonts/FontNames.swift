// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The names of a font: its family, its style in the family, and its weight and slope as values.
public struct FontNames: Hashable, Sendable {
  /// The family, such as "Noto Sans"; empty if the font does not specify it.
  public let family: String

  /// The style in the family, such as "Regular" or "Bold Italic".
  public let style: String

  /// The weight from 1 to 1000: 400 is regular, 700 bold.
  public let weight: Int

  /// Whether the letters are slanted.
  public let isItalic: Bool
}

extension FontNames {
  /// Reads the names of a face without the rest of the font.
  ///
  /// - Throws: ``FontError``, which names the faulty table and the offset of the error.
  public init(of bytes: [UInt8], face: Int = 0) throws(FontError) {
    let directory = try FontDirectory(FontTable(file: bytes), face: face)
    try self.init(
      name: directory.table("name"), os2: directory.table("OS/2"),
      head: directory.required("head", count: 54))
  }

  /// Reads `name` and `OS/2`; without `name` the names are empty, without `OS/2` the flags of `head` count.
  init(name: FontTable?, os2: FontTable?, head: FontTable) throws(FontError) {
    let strings = try name.map { (table) throws(FontError) in try Self.strings(of: table) } ?? [:]
    family = strings[16] ?? strings[1] ?? ""
    style = strings[17] ?? strings[2] ?? ""
    let macStyle = head.u16(44)
    let weight = os2?.u16(4) ?? (macStyle & 1 != 0 ? 700 : 400)
    self.weight = min(1000, max(1, weight))
    isItalic = os2.map { $0.u16(62) & 0x201 != 0 } ?? (macStyle & 2 != 0)
  }

  /// The number of bytes after which a name is cut off: records of many names may share the same bytes.
  private static let maximumLength = 1024

  /// Returns the family and style, and the typographic family and style, by their numbers in the table.
  private static func strings(of table: FontTable) throws(FontError) -> [Int: String] {
    let count = try table.count(at: 2, of: 12, after: 2)
    let records = stride(from: 6, to: 6 + 12 * count, by: 12)
    func rank(_ record: Int) -> Int {
      Self.rank(table.u16(record), language: table.u16(record + 4))
    }
    var strings: [Int: String] = [:]
    for number in [1, 2, 16, 17] {
      let named = records.filter { table.u16($0 + 6) == number }
      guard let record = named.max(by: { rank($0) < rank($1) }) else { continue }
      let (length, offset) = (table.u16(record + 8), table.u16(4) + table.u16(record + 10))
      try table.require(length, at: offset)
      strings[number] = text(
        of: table, at: offset, min(length, maximumLength), isWide: table.u16(record) != 1)
    }
    return strings
  }

  /// Returns the preference of a record by its platform and language: English for Windows is highest.
  private static func rank(_ platform: Int, language: Int) -> Int {
    switch (platform, language) {
    case (3, 0x409): 5
    case (1, 0): 4
    case (0, _): 3
    case (3, _): 2
    default: 1
    }
  }

  private static func text(of table: FontTable, at offset: Int, _ length: Int, isWide: Bool)
    -> String
  {
    let units = stride(from: offset, to: offset + length - (isWide ? 1 : 0), by: isWide ? 2 : 1)
    return String(
      decoding: units.map { UInt16(truncatingIfNeeded: isWide ? table.u16($0) : table.u8($0)) },
      as: UTF16.self)
  }
}
