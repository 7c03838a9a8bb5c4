// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A part of a font file, and the only way to read one: nothing is read beyond its end.
///
/// What a font must have is asked for with ``require(_:at:)`` when the font is made. Reading beyond the end
/// gives 0 then, so that looking something up later can neither fail nor trap.
struct FontTable: Sendable {
  let tag: FontTag

  /// The whole file.
  private let bytes: [UInt8]

  /// Where the table begins in the file.
  private let start: Int

  /// The number of bytes of the table.
  let count: Int

  /// The whole of a file.
  init(file bytes: [UInt8]) {
    self.init(tag: "file", bytes: bytes, start: 0, count: bytes.count)
  }

  private init(tag: FontTag, bytes: [UInt8], start: Int, count: Int) {
    self.tag = tag
    self.bytes = bytes
    self.start = start
    self.count = count
  }

  /// A table of this file; where it says that it lies must be in the file.
  func table(_ tag: FontTag, at offset: Int, count: Int) throws(FontError) -> FontTable {
    let table = FontTable(tag: tag, bytes: bytes, start: start, count: self.count)
    try table.require(count, at: offset)
    return FontTable(tag: tag, bytes: bytes, start: start + offset, count: count)
  }

  /// Throws unless `count` bytes at `offset` are in the table.
  func require(_ count: Int, at offset: Int) throws(FontError) {
    if offset >= 0, count >= 0, offset <= self.count, count <= self.count - offset { return }
    throw error(.truncated(needed: count, available: max(0, self.count - offset)), at: offset)
  }

  /// The number of entries of `size` bytes in a list that begins with it, all of which are in the table.
  ///
  /// - Parameter gap: What lies between the number and the first entry.
  func count(at offset: Int, of size: Int, after gap: Int = 0) throws(FontError) -> Int {
    try require(2, at: offset)
    let count = u16(offset)
    try require(count * size, at: offset + 2 + gap)
    return count
  }

  /// Takes `count` from what may still be read of a table whose parts point at one another as they like.
  func spend(_ count: Int, of budget: inout Int, at offset: Int) throws(FontError) {
    budget -= count
    if budget < 0 { throw error(.excessive, at: offset) }
  }

  /// An error at a place of the table.
  func error(_ reason: FontError.Reason, at offset: Int) -> FontError {
    FontError(reason: reason, table: tag.text, offset: start + offset)
  }

  /// The byte at `offset`; 0 beyond the end.
  @inline(__always)
  func u8(_ offset: Int) -> Int {
    offset >= 0 && offset < count ? Int(bytes[start + offset]) : 0
  }

  /// The number of two bytes at `offset`; 0 beyond the end.
  @inline(__always)
  func u16(_ offset: Int) -> Int {
    guard offset >= 0, offset < count - 1 else { return 0 }
    return Int(bytes[start + offset]) << 8 | Int(bytes[start + offset + 1])
  }

  /// The number of two bytes with a sign at `offset`; 0 beyond the end.
  @inline(__always)
  func i16(_ offset: Int) -> Int { Int(Int16(truncatingIfNeeded: u16(offset))) }

  /// The number of four bytes at `offset`; 0 beyond the end.
  @inline(__always)
  func u32(_ offset: Int) -> Int { u16(offset) << 16 | u16(offset + 2) }

  /// The four letters at `offset`.
  func tag(_ offset: Int) -> FontTag { FontTag(code: UInt32(truncatingIfNeeded: u32(offset))) }

  /// The last of `count` ascending entries of `stride` bytes, whose first two bytes are at most `key`.
  ///
  /// - Complexity: O(log `count`).
  @inline(__always)
  func lastEntry(atMost key: Int, from offset: Int, stride: Int, count: Int) -> Int? {
    let end = partition(count) { u16(offset + $0 * stride) <= key }
    return end > 0 ? offset + (end - 1) * stride : nil
  }
}

/// The first of `count` places for which `isBefore` does not hold, where it holds for all before that and for none
/// behind.
///
/// - Complexity: O(log `count`).
@inline(__always)
func partition(_ count: Int, where isBefore: (Int) -> Bool) -> Int {
  var (low, high) = (0, count)
  while low < high {
    let middle = (low + high) / 2
    if isBefore(middle) { low = middle + 1 } else { high = middle }
  }
  return low
}
