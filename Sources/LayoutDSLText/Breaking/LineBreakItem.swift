// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A grapheme as the line breaking rules see it.
struct LineBreakItem {
  let kind: LineBreakClass

  /// The character, if it is a printable one of ASCII and stands alone; 0 if not.
  let ascii: UInt8

  /// Whether it is as wide as an ideograph.
  let isEastAsian: Bool

  /// Whether it is a quotation mark that opens, or one that closes; some are neither.
  let isInitial: Bool
  let isFinal: Bool

  /// Whether it ends in a joiner, so that no line ends after it.
  let joinsNext: Bool

  /// Reads a grapheme by its first character, and its last.
  @inline(__always)
  init(first: Unicode.Scalar, last: Unicode.Scalar) {
    kind = LineBreakClass(of: first)
    ascii = first == last && (0x21..<0x7F).contains(first.value) ? UInt8(first.value) : 0
    joinsNext = last.value == 0x200D
    isEastAsian = first.value >= 0x1100 && Self.isWide(first.value)
    let isQuotation = kind == .qu
    isInitial = isQuotation && first.properties.generalCategory == .initialPunctuation
    isFinal = isQuotation && first.properties.generalCategory == .finalPunctuation
  }

  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF01...0xFFEF, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
