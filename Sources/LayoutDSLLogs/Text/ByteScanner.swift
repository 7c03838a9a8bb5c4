// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Reads bytes from left to right, and never beyond either end.
struct ByteScanner {
  let bytes: [UInt8]
  private(set) var position: Int
  let end: Int

  init(_ bytes: [UInt8], from start: Int = 0, to end: Int? = nil) {
    self.bytes = bytes
    self.end = max(0, min(end ?? bytes.count, bytes.count))
    position = min(max(0, start), self.end)
  }

  var isAtEnd: Bool { position >= end }

  /// Returns the byte `offset` bytes ahead; nil beyond the end.
  func peek(_ offset: Int = 0) -> UInt8? {
    position + offset < end ? bytes[position + offset] : nil
  }

  mutating func move(to index: Int) { position = min(max(0, index), end) }

  mutating func skipSpaces() {
    while let byte = peek(), byte == 0x20 || byte == 0x09 { position += 1 }
  }

  func starts(with text: StaticString) -> Bool {
    ByteScanner.matches(bytes, at: position, end, text)
  }

  /// Moves past `text` if it comes next.
  mutating func take(_ text: StaticString) -> Bool {
    guard starts(with: text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  /// Moves past `text` if it comes next.
  mutating func takeText(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard !wanted.isEmpty, position + wanted.count <= end,
      bytes[position..<position + wanted.count].elementsEqual(wanted)
    else { return false }
    position += wanted.count
    return true
  }

  /// Returns the position of the next `text`.
  func find(_ text: StaticString) -> Int? {
    var index = position
    while index < end {
      if ByteScanner.matches(bytes, at: index, end, text) { return index }
      index += 1
    }
    return nil
  }

  /// Reads the following bytes for which `isWanted` is true.
  mutating func take(while isWanted: (UInt8) -> Bool) -> String {
    let start = position
    while let byte = peek(), isWanted(byte) { position += 1 }
    return text(start, position)
  }

  func text(_ start: Int, _ stop: Int) -> String {
    guard start < stop, start >= 0, stop <= bytes.count else { return "" }
    return String(decoding: bytes[start..<stop], as: UTF8.self)
  }

  /// The remaining text.
  var rest: String { text(position, end) }

  /// Reads a number with sign and fraction, also inside `NSSpace(8)` and `NSLayoutAnchorConstraintSpace(8)`.
  mutating func number() -> Double? {
    let start = position
    let isWrapped = take("NSSpace(") || take("NSLayoutAnchorConstraintSpace(")
    if let value = plainNumber(), !isWrapped || take(")") { return value }
    position = start
    return nil
  }

  private mutating func plainNumber() -> Double? {
    var isNegative = false
    if peek() == 0x2D || peek() == 0x2B {
      isNegative = peek() == 0x2D
      position += 1
      skipSpaces()
    }
    let digits = take {
      isDigit($0) || $0 == 0x2E || $0 == 0x65 || $0 == 0x45
    }
    // An exponent's sign.
    var spelling = digits
    if let last = digits.utf8.last, last == 0x65 || last == 0x45, peek() == 0x2D || peek() == 0x2B {
      spelling += String(UnicodeScalar(bytes[position]))
      position += 1
      spelling += take(while: isDigit)
    }
    guard spelling.utf8.first.map(isDigit) == true || spelling.hasPrefix("."),
      let value = Double(spelling), value.isFinite, value < 1e12
    else { return nil }
    return isNegative ? -value : value
  }

  static func matches(_ bytes: [UInt8], at start: Int, _ end: Int, _ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard start >= 0, start + count <= end else { return false }
    return text.withUTF8Buffer { wanted in
      for offset in 0..<count {
        let wanted = unsafe wanted[offset]
        if bytes[start + offset] != wanted { return false }
      }
      return true
    }
  }
}

func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

func isHexDigit(_ byte: UInt8) -> Bool {
  isDigit(byte) || (byte >= 0x61 && byte <= 0x66) || (byte >= 0x41 && byte <= 0x46)
}

func isLetter(_ byte: UInt8) -> Bool {
  (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A)
}
