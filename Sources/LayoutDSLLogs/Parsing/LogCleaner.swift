// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Removes the traces of pasting and quoting from a line: escapes of HTML, JSON and Markdown, and typographic quotes.
enum LogCleaner {
  /// Returns the cleaned bytes of a line, split at escaped line breaks.
  static func segments(of line: Substring.UTF8View) -> [[UInt8]] {
    var result: [[UInt8]] = []
    var current: [UInt8] = []
    let bytes = Array(line)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x5C, index + 1 < bytes.count {  // backslash
        let next = bytes[index + 1]
        switch next {
        case 0x6E, 0x72:  // n, r
          result.append(current)
          current = []
          index += 2
          continue
        case 0x74:  // t
          current.append(0x20)
          index += 2
          continue
        case 0x55:  // U, and four digits of a character
          let digits = ByteScanner(bytes, from: index + 2, to: index + 6).rest
          guard digits.utf8.count == 4, let code = UInt32(digits, radix: 16),
            let scalar = UnicodeScalar(code)
          else { break }
          current.append(contentsOf: Array(String(scalar).utf8))
          index += 6
          continue
        case 0x22, 0x27, 0x3C, 0x3E, 0x5F, 0x2A, 0x5B, 0x5D, 0x5C:
          index += 1
          continue
        default: break
        }
      }
      if let (replacement, length) = replacement(bytes, index) {
        current.append(replacement)
        index += length
        continue
      }
      current.append(byte == 0x0D ? 0x20 : byte)
      index += 1
    }
    result.append(current)
    return result
  }

  /// Returns the replacement of the bytes at `index`, and their number.
  private static func replacement(_ bytes: [UInt8], _ index: Int) -> (UInt8, Int)? {
    func matches(_ text: StaticString) -> Bool {
      ByteScanner.matches(bytes, at: index, bytes.count, text)
    }
    switch bytes[index] {
    case 0x26:
      if matches("&lt;") { return (0x3C, 4) }
      if matches("&gt;") { return (0x3E, 4) }
      if matches("&quot;") { return (0x22, 6) }
      if matches("&amp;") { return (0x26, 5) }
      if matches("&#39;") { return (0x27, 5) }
    case 0xC2 where matches("\u{A0}"): return (0x20, 2)
    case 0xE2:
      if matches("\u{2018}") || matches("\u{2019}") { return (0x27, 3) }
      if matches("\u{201C}") || matches("\u{201D}") { return (0x22, 3) }
    default: break
    }
    return nil
  }
}
