// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The bidirectional class of a character in UAX #9; classes that the levels treat alike are merged.
enum DirectionKind: UInt8 {
  /// A letter of a left-to-right script.
  case left
  /// A letter of a right-to-left script other than Arabic.
  case right
  /// A letter of Arabic or a related script.
  case arabic
  /// A digit.
  case number
  /// An Arabic-Indic digit.
  case arabicNumber
  /// A plus or minus sign.
  case sign
  /// A terminator, which stands before or after a number: %, €, °.
  case terminator
  /// A separator within a number: a comma, a full stop, a colon, a slash.
  case comma
  /// A space, a tab, or any other character without a class above.
  case neutral
  /// A control character that sets a direction.
  case mark
  /// A paragraph separator.
  case separator

  /// Classifies a character.
  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0xA, 0xD, 0x1C...0x1E, 0x85, 0x2029: self = .separator
    case 0x30...0x39, 0xB2, 0xB3, 0xB9, 0x6F0...0x6F9, 0x2070...0x2079, 0x2080...0x2089:
      self = .number
    case 0x660...0x669, 0x66B, 0x66C: self = .arabicNumber
    case 0x2B, 0x2D, 0x207A, 0x207B, 0x2212: self = .sign
    case 0x23...0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x66A, 0x2030...0x2034, 0x20A0...0x20CF:
      self = .terminator
    case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x60C, 0x202F, 0x2044: self = .comma
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: self = .mark
    case 0x600...0x7BF, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: self = .arabic
    case 0..<0x590:
      let isLetter = scalar.properties.isAlphabetic
      self = isLetter ? .left : .neutral
    default:
      if scalar.isRightToLeft {
        self = .right
      } else {
        self = scalar.properties.isAlphabetic ? .left : .neutral
      }
    }
  }

  /// The direction that it has for neutral neighbours: numbers count as right-to-left.
  var side: DirectionKind { self == .left ? .left : .right }

  /// Whether a character of this kind makes a paragraph of the given base level bidirectional.
  func isAgainst(_ base: UInt8) -> Bool {
    switch self {
    case .right, .arabic, .arabicNumber, .mark: base == 0
    case .left, .number: base == 1
    default: false
    }
  }
}
