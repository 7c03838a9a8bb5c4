// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The four letters that name a table, a script or a feature of a font.
struct FontTag: Hashable, Sendable, ExpressibleByStringLiteral {
  let code: UInt32

  init(code: UInt32) { self.code = code }

  init(stringLiteral letters: StaticString) {
    code = letters.description.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The letters; what is not a printable character of ASCII becomes a question mark.
  var text: String {
    var text = ""
    for shift in [24, 16, 8, 0] {
      let byte = UInt8(truncatingIfNeeded: code >> UInt32(shift))
      text.unicodeScalars.append((32..<127).contains(byte) ? Unicode.Scalar(byte) : "?")
    }
    return text
  }
}
