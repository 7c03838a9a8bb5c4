// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The bidirectional class of a character in UAX #9; classes that the levels treat alike are merged.
enum BidiClass: UInt8 {
  /// A letter of a left-to-right script.
  case leftToRight
  /// A letter of a right-to-left script other than Arabic.
  case rightToLeft
  /// A letter of Arabic or a related script.
  case arabicLetter
  /// A European digit.
  case europeanNumber
  /// An Arabic-Indic digit.
  case arabicNumber
  /// A plus or minus sign.
  case europeanSeparator
  /// A terminator, which stands before or after a number: %, €, °.
  case europeanTerminator
  /// A separator within a number: a comma, a full stop, a colon, a slash.
  case commonSeparator
  /// A space, a tab, or any other character without a class above.
  case neutral
  /// A control character that sets a direction.
  case directionalControl
  /// A paragraph separator.
  case paragraphSeparator

  /// Classifies a character.
  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0xA, 0xD, 0x1C...0x1E, 0x85, 0x2029: self = .paragraphSeparator
    case 0x30...0x39, 0xB2, 0xB3, 0xB9, 0x6F0...0x6F9, 0x2070...0x2079, 0x2080...0x2089:
      self = .europeanNumber
    case 0x660...0x669, 0x66B, 0x66C: self = .arabicNumber
    case 0x2B, 0x2D, 0x207A, 0x207B, 0x2212: self = .europeanSeparator
    case 0x23...0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x66A, 0x2030...0x2034, 0x20A0...0x20CF:
      self = .europeanTerminator
    case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x60C, 0x202F, 0x2044: self = .commonSeparator
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: self = .directionalControl
    case 0x600...0x7BF, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: self = .arabicLetter
    case 0..<0x590:
      let isLetter = scalar.properties.isAlphabetic
      self = isLetter ? .leftToRight : .neutral
    default:
      if scalar.isRightToLeft {
        self = .rightToLeft
      } else {
        self = scalar.properties.isAlphabetic ? .leftToRight : .neutral
      }
    }
  }

  /// The direction that it has for neutral neighbours (rule N1): numbers count as right-to-left.
  var directionForNeutrals: BidiClass { self == .leftToRight ? .leftToRight : .rightToLeft }

  /// Whether a character of this class makes a paragraph of the given base level bidirectional.
  func needsLevels(inBase base: UInt8) -> Bool {
    switch self {
    case .rightToLeft, .arabicLetter, .arabicNumber, .directionalControl: base == 0
    case .leftToRight, .europeanNumber: base == 1
    default: false
    }
  }
}
