// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Unicode.Scalar {
  /// Whether the character belongs to a right-to-left script.
  var isRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  /// Whether the character belongs to a script whose letters change their shape with their neighbours.
  var needsShaping: Bool {
    switch value {
    case 0x600...0x109F, 0x1100...0x11FF, 0x1200..<0x1380: value < 0x1200
    case 0x1700...0x18AF, 0x1900...0x1AAF, 0x1B00...0x1C4F, 0xA800...0xAAFF, 0xABC0...0xABFF: true
    case 0xD7B0...0xD7FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE, 0x10A00...0x10A5F, 0x11000...0x11FFF:
      true
    case 0x1E900...0x1E95F: true
    default: false
    }
  }

  /// Whether the character combines its neighbours to one sign: a joiner, regional indicator, skin tone or keycap.
  var isJoining: Bool {
    switch value {
    case 0x200D, 0x20E3, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: true
    default: false
    }
  }

  /// Whether the character is a mark without an advance.
  var isNonspacing: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// The precomposed letters by grapheme; canonically equivalent graphemes are equal as keys.
  static let composed: [Character: Unicode.Scalar] = {
    var letters: [Character: Unicode.Scalar] = [:]
    for range in [0xC0...0x24F, 0x370...0x52F, 0x1E00...0x1FFF] as [ClosedRange<UInt32>] {
      for scalar in range.compactMap(Unicode.Scalar.init) { letters[Character(scalar)] = scalar }
    }
    return letters
  }()

  /// The bracket that faces the other way, or nil for other characters.
  var mirrored: Unicode.Scalar? {
    switch self {
    case "(": ")"
    case ")": "("
    case "[": "]"
    case "]": "["
    case "{": "}"
    case "}": "{"
    case "<": ">"
    case ">": "<"
    case "«": "»"
    case "»": "«"
    case "‹": "›"
    case "›": "‹"
    default: nil
    }
  }
}
