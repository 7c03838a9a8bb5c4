// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The bytes of a visual format, and the offset of the next one.
struct VisualFormatScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ format: String) {
    bytes = Array(format.utf8)
  }

  var isAtEnd: Bool { offset == bytes.count }

  /// The next byte as a character, if it is ASCII.
  var next: Unicode.Scalar? { character(at: offset) }

  private func character(at position: Int) -> Unicode.Scalar? {
    position < bytes.count && bytes[position] < 128 ? Unicode.Scalar(bytes[position]) : nil
  }

  /// Moves past the next byte, if there is one.
  mutating func skipOne() {
    if offset < bytes.count { offset += 1 }
  }

  /// Moves past `text`, which is ASCII, if it is next.
  mutating func take(_ text: String) -> Bool {
    guard bytes[offset...].starts(with: text.utf8) else { return false }
    offset += text.utf8.count
    return true
  }

  /// Moves past a C identifier: letters, digits and underscores, not beginning with a digit.
  mutating func takeName() -> VisualFormat.Name? {
    guard let first = next, first.isIdentifierHead else { return nil }
    let start = offset
    while let next, next.isIdentifierHead || next.isDigit { offset += 1 }
    return VisualFormat.Name(text: text(from: start), offset: start)
  }

  /// Moves past a number in the syntax of C's `strtod`, decimal or hexadecimal, with a sign only if `signed`; nil if
  /// there is none.
  ///
  /// A number too large for a `Double` is infinite.
  mutating func takeNumber(signed: Bool) -> Double? {
    let start = offset
    if signed, next == "-" || next == "+" { offset += 1 }
    let isHexadecimal =
      next == "0" && (character(at: offset + 1) == "x" || character(at: offset + 1) == "X")
      && (character(at: offset + 2)?.isHexDigit == true
        || character(at: offset + 2) == "." && character(at: offset + 3)?.isHexDigit == true)
    if isHexadecimal { offset += 2 }
    let isDigit: (Unicode.Scalar) -> Bool = isHexadecimal ? { $0.isHexDigit } : { $0.isDigit }
    var digits = skip(isDigit)
    if next == ".", digits > 0 || character(at: offset + 1).map(isDigit) == true {
      offset += 1
      digits += skip(isDigit)
    }
    guard digits > 0 else {
      offset = start
      return nil
    }
    skipExponent(isHexadecimal ? "p" : "e")
    var number = text(from: start)
    if number.last == "." { number.removeLast() }
    return Double(number) ?? .nan
  }

  /// Moves past an exponent; a letter without digits behind it is none.
  private mutating func skipExponent(_ letter: Unicode.Scalar) {
    guard let next, next.properties.lowercaseMapping.unicodeScalars.first == letter else { return }
    let start = offset
    offset += 1
    if self.next == "-" || self.next == "+" { offset += 1 }
    if skip({ $0.isDigit }) == 0 { offset = start }
  }

  private mutating func skip(_ belongs: (Unicode.Scalar) -> Bool) -> Int {
    let start = offset
    while let next, belongs(next) { offset += 1 }
    return offset - start
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// A description of what is next.
  var found: String {
    let rest = bytes[offset...].prefix(64)
    guard let character = String(decoding: rest, as: UTF8.self).first else {
      return "the end of the format"
    }
    return "\"\(String(character).onOneLine)\""
  }

  /// Returns a syntax error at the next byte.
  func mistake(expected: String) -> VisualFormatMistake {
    VisualFormatMistake(kind: .syntax, offset: offset, expected: expected, found: found)
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { self >= "0" && self <= "9" }

  fileprivate var isHexDigit: Bool {
    isDigit || (self >= "a" && self <= "f") || (self >= "A" && self <= "F")
  }

  fileprivate var isIdentifierHead: Bool {
    self == "_" || (self >= "a" && self <= "z") || (self >= "A" && self <= "Z")
  }
}
