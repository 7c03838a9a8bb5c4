// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The four letters that name a table, a script or a feature of a font.
struct FontTag: Hashable, Sendable, ExpressibleByStringLiteral {
  let code: UInt32

  init(code: UInt32) { self.code = code }

  init(stringLiteral letters: StaticString) {
    code = letters.description.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The letters; other characters than printable ASCII become question marks.
  var text: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }
    return String(decoding: bytes.map { (32..<127).contains($0) ? $0 : 0x3F }, as: UTF8.self)
  }
}
