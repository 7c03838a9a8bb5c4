// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The scripts, of those that the embedded measurer supports, for which fonts may have separate rules.
enum TextScript: Int, CaseIterable, Sendable {
  case latin, greek, cyrillic, hebrew, armenian, georgian, han, kana, hangul, other

  /// The script's tag in fonts.
  var tag: FontTag { Self.tags[rawValue] }

  private static let tags: [FontTag] = [
    "latn", "grek", "cyrl", "hebr", "armn", "geor", "hani", "kana", "hang", "DFLT",
  ]

  /// Finds the script of a letter; nil for characters that all scripts share, such as spaces, digits and signs.
  @inline(__always)
  init?(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2B8,
      0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF, 0xFB00...0xFB06, 0xFF21...0xFF5A:
      self = .latin
    case 0..<0x370, 0x2000...0x2BFF, 0x2E00...0x2E7F, 0x3000...0x3004, 0x3006...0x3020,
      0xFE00...0xFE6F, 0xFF00...0xFF65, 0x1F000...0x1FAFF, 0xE0000...0x10FFFF:
      return nil
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F, 0x1C80...0x1C8F, 0xA640...0xA69F: self = .cyrillic
    case 0x530...0x58F: self = .armenian
    case 0x590...0x5FF, 0xFB1D...0xFB4F: self = .hebrew
    case 0x10A0...0x10FF: self = .georgian
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7FF: self = .hangul
    case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .kana
    case 0x2E80...0x2FDF, 0x3005, 0x3021...0x3029, 0x3400...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      self = .han
    default: self = .other
    }
  }
}
