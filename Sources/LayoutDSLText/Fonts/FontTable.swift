// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A part of a font file, and the only reader of font data: it never reads beyond the part's end.
///
/// Mandatory data is checked with ``require(_:at:)`` when the font is made. Later reads beyond the end return 0, so
/// look-ups can neither fail nor trap.
struct FontTable: Sendable {
  let tag: FontTag

  /// The whole file.
  private let bytes: [UInt8]

  /// The offset of the table in the file.
  private let start: Int

  /// The size of the table in bytes.
  let count: Int

  /// Makes a table of a whole file.
  init(file bytes: [UInt8]) {
    self.init(tag: "file", bytes: bytes, start: 0, count: bytes.count)
  }

  private init(tag: FontTag, bytes: [UInt8], start: Int, count: Int) {
    self.tag = tag
    self.bytes = bytes
    self.start = start
    self.count = count
  }

  /// Returns a table of this file; throws if the table extends beyond the file.
  func table(_ tag: FontTag, at offset: Int, count: Int) throws(FontError) -> FontTable {
    let table = FontTable(tag: tag, bytes: bytes, start: start, count: self.count)
    try table.require(count, at: offset)
    return FontTable(tag: tag, bytes: bytes, start: start + offset, count: count)
  }

  /// Throws unless the table has `count` bytes at `offset`.
  func require(_ count: Int, at offset: Int) throws(FontError) {
    if offset >= 0, count >= 0, offset <= self.count, count <= self.count - offset { return }
    throw error(.truncated(needed: count, available: max(0, self.count - offset)), at: offset)
  }

  /// Returns the length of a list of entries of `size` bytes; throws unless the table contains all of them.
  ///
  /// - Parameter gap: The number of bytes between the length, of two bytes, and the first entry.
  func count(at offset: Int, of size: Int, after gap: Int = 0) throws(FontError) -> Int {
    try require(2, at: offset)
    let count = u16(offset)
    try require(count * size, at: offset + 2 + gap)
    return count
  }

  /// Spends `count` of the budget that bounds reading tables with overlapping parts; throws if it is exhausted.
  func spend(_ count: Int, of budget: inout Int, at offset: Int) throws(FontError) {
    budget -= count
    if budget < 0 { throw error(.excessive, at: offset) }
  }

  /// Makes an error at an offset of the table.
  func error(_ reason: FontError.Reason, at offset: Int) -> FontError {
    FontError(reason: reason, table: tag.text, offset: start + offset)
  }

  /// Returns the byte at `offset`; 0 beyond the end.
  @inline(__always)
  func u8(_ offset: Int) -> Int {
    offset >= 0 && offset < count ? Int(bytes[start + offset]) : 0
  }

  /// Returns the unsigned 16-bit number at `offset`; 0 beyond the end.
  @inline(__always)
  func u16(_ offset: Int) -> Int {
    guard offset >= 0, offset < count - 1 else { return 0 }
    return Int(bytes[start + offset]) << 8 | Int(bytes[start + offset + 1])
  }

  /// Returns the signed 16-bit number at `offset`; 0 beyond the end.
  @inline(__always)
  func i16(_ offset: Int) -> Int { Int(Int16(truncatingIfNeeded: u16(offset))) }

  /// Returns the unsigned 32-bit number at `offset`; 0 beyond the end.
  @inline(__always)
  func u32(_ offset: Int) -> Int { u16(offset) << 16 | u16(offset + 2) }

  /// Returns the four letters at `offset`.
  func tag(_ offset: Int) -> FontTag { FontTag(code: UInt32(truncatingIfNeeded: u32(offset))) }

  /// Returns the offset of the last of `count` ascending entries whose first two bytes are at most `key`.
  ///
  /// - Complexity: O(log `count`).
  @inline(__always)
  func lastEntry(atMost key: Int, from offset: Int, stride: Int, count: Int) -> Int? {
    let end = partition(count) { u16(offset + $0 * stride) <= key }
    return end > 0 ? offset + (end - 1) * stride : nil
  }
}

/// Returns the first of `count` indices for which `isBefore` is false, by bisection: it must be true for all before
/// that index and false for all after it.
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
