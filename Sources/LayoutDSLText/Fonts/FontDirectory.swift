// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The tables of one face of a file.
struct FontDirectory {
  private let file: FontTable
  private let records: Int
  private let count: Int

  /// The greatest number of faces in a file, since they may share all of its tables.
  private static let maximumFaces = 1024

  /// Reads the directory of a face.
  init(_ file: FontTable, face: Int) throws(FontError) {
    var offset = 0
    let faces = try Self.faceCount(file)
    guard face >= 0, face < faces else { throw file.error(.noSuchFace(faces), at: 8) }
    if file.tag(0) == "ttcf" {
      offset = file.u32(12 + 4 * face)
      try file.require(12, at: offset)
    }
    let kind = file.tag(offset)
    guard kind.code == 0x10000 || kind == "OTTO" || kind == "true" else {
      throw file.error(.notAFont, at: offset)
    }
    self.file = file
    records = offset + 12
    count = file.u16(offset + 4)
    try file.require(16 * count, at: records)
  }

  /// Returns the number of faces in a file: 1 unless it is a collection.
  static func faceCount(_ file: FontTable) throws(FontError) -> Int {
    try file.require(12, at: 0)
    guard file.tag(0) == "ttcf" else { return 1 }
    let count = file.u32(8)
    try file.require(4 * count, at: 12)
    if count > maximumFaces { throw file.error(.excessive, at: 8) }
    return count
  }

  /// Returns a table, or nil if the font does not have it; throws if it extends beyond the file.
  func table(_ tag: FontTag) throws(FontError) -> FontTable? {
    for index in 0..<count where file.tag(records + 16 * index) == tag {
      let record = records + 16 * index
      return try file.table(tag, at: file.u32(record + 8), count: file.u32(record + 12))
    }
    return nil
  }

  /// Returns a mandatory table, which must have at least `count` bytes.
  func required(_ tag: FontTag, count: Int) throws(FontError) -> FontTable {
    guard let table = try table(tag) else {
      throw FontError(reason: .missingTable, table: tag.text, offset: records)
    }
    try table.require(count, at: 0)
    return table
  }
}
