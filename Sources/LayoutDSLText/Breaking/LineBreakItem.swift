// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The properties of a grapheme that the line breaking rules use.
struct LineBreakItem {
  let kind: LineBreakClass

  /// The character if the grapheme is a single printable ASCII character, else 0.
  let ascii: UInt8

  /// Whether the grapheme is as wide as an ideograph.
  let isEastAsian: Bool

  /// Whether the grapheme is an opening, or a closing, quotation mark; some quotation marks are neither.
  let isInitial: Bool
  let isFinal: Bool

  /// Whether the grapheme ends in a zero-width joiner, after which no line ends.
  let joinsNext: Bool

  /// Classifies a grapheme by its first and its last character.
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
