// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a character is to the direction of a text, as UAX #9 has it; what lines treat alike is one.
enum DirectionKind: UInt8 {
  /// A letter that is read from the left.
  case left
  /// A letter that is read from the right.
  case right
  /// A letter of Arabic and its relatives.
  case arabic
  /// A digit.
  case number
  /// A digit of Arabic.
  case arabicNumber
  /// A plus or minus.
  case sign
  /// What stands before or after a number: %, €, °.
  case terminator
  /// What stands within one: a comma, a full stop, a colon, a slash.
  case comma
  /// A space, a tab, and all that is none of the others.
  case neutral
  /// What sets a direction by itself.
  case mark
  /// The end of a paragraph.
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

  /// The side that it takes beside something neutral: numbers stand for what is read from the right.
  var side: DirectionKind { self == .left ? .left : .right }

  /// Whether a paragraph of a level is not in one direction if it has this.
  func isAgainst(_ base: UInt8) -> Bool {
    switch self {
    case .right, .arabic, .arabicNumber, .mark: base == 0
    case .left, .number: base == 1
    default: false
    }
  }
}
