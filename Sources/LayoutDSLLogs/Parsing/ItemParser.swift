// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Parses views and guides: `UILabel:0x7f8'Name'`, a name that the line explains, or Masonry's `UILabel:title`.
enum ItemParser {
  /// Parses `Class:0x…`, with a quoted text after it if there is one.
  ///
  /// - Parameters:
  ///   - scanner: The scanner, which moves past the item if one is found.
  ///   - closers: The bytes that may follow the closing quote, by which it differs from an apostrophe in the text.
  static func addressedItem(_ scanner: inout ByteScanner, closedBy closers: [UInt8]) -> LoggedItem?
  {
    scanner.skipSpaces()
    let start = scanner.position
    var copy = scanner
    guard let colon = colon(scanner) else { return nil }
    copy.move(to: colon)
    let className = scanner.text(start, colon)
    guard !className.isEmpty, isPlausible(className) else { return nil }
    _ = copy.take(":")
    copy.skipSpaces()
    _ = copy.take("0x")
    let digits = copy.take { isHexDigit($0) || $0 == 0x78 }
    // A person may have shortened the address.
    while copy.take("…") || copy.take("...") {}
    let text = text(&copy, closedBy: closers)
    scanner = copy
    return LoggedItem(className: className, address: "0x" + digits, text: text)
  }

  /// Parses an item on a side of an equation or visual format.
  ///
  /// - Parameters:
  ///   - names: The names that the line explains.
  ///   - isVisual: Whether the item stands between square brackets.
  static func item(
    _ scanner: inout ByteScanner, _ names: LoggedNames, isVisualFormat: Bool
  ) throws(ParsingError) -> LoggedItem {
    scanner.skipSpaces()
    for named in names.named {
      var copy = scanner
      guard copy.takeText(named.className), let next = copy.peek(),
        next == 0x2E || next == 0x5D || next == 0x28
      else { continue }
      scanner = copy
      return named
    }
    let closers: [UInt8] = isVisualFormat ? [0x5D, 0x28] : [0x2E]
    if let item = addressedItem(&scanner, closedBy: closers) { return item }
    return try keyedItem(&scanner, isVisualFormat: isVisualFormat)
  }

  /// Parses `UILabel:title` or `title`, up to the attribute or bracket.
  private static func keyedItem(
    _ scanner: inout ByteScanner, isVisualFormat: Bool
  ) throws(ParsingError) -> LoggedItem {
    let start = scanner.position
    var index = start
    var stop: Int?
    var hasClass = false
    while index < scanner.end {
      let byte = scanner.bytes[index]
      if isVisualFormat, byte == 0x5D || byte == 0x28 {
        stop = index
        break
      }
      if byte == 0x3A { hasClass = true }
      // After a class, a blank is part of the key unless an attribute precedes it or a relation follows it.
      if !isVisualFormat, byte == 0x20,
        !hasClass || stop.map({ isAttribute(scanner, $0 + 1, index) }) ?? false
          || isRelation(scanner, index + 1)
      {
        break
      }
      if !isVisualFormat, byte == 0x2E { stop = index }
      index += 1
    }
    guard let stop, stop > start else { throw .noItem(scanner.rest) }
    let text = scanner.text(start, stop)
    scanner.move(to: stop)
    guard let colon = text.firstIndex(of: ":") else {
      return LoggedItem(className: text, address: "")
    }
    return LoggedItem(
      className: String(text[..<colon]), address: String(text[text.index(after: colon)...]))
  }

  private static func isAttribute(_ scanner: ByteScanner, _ start: Int, _ end: Int) -> Bool {
    LoggedAttribute(rawValue: scanner.text(start, end)) != nil
  }

  private static func isRelation(_ scanner: ByteScanner, _ index: Int) -> Bool {
    index < scanner.end && [0x3C, 0x3D, 0x3E].contains(scanner.bytes[index])
  }

  /// Returns the position of the colon before the next address.
  private static func colon(_ scanner: ByteScanner) -> Int? {
    scanner.find(":0x") ?? scanner.find(": 0x")
  }

  /// Whether the text can be the name of a class, and is not a part of an equation.
  private static func isPlausible(_ name: String) -> Bool {
    for byte in name.utf8 {
      switch byte {
      case 0x5B, 0x5D, 0x28, 0x29, 0x7C, 0x3D, 0x22, 0x27: return false
      default: continue
      }
    }
    return true
  }

  private static func text(_ scanner: inout ByteScanner, closedBy closers: [UInt8]) -> String {
    guard scanner.peek() == 0x27 else { return "" }
    let start = scanner.position + 1
    var index = start
    while index < scanner.end {
      if scanner.bytes[index] == 0x27,
        index + 1 == scanner.end || closes(scanner, index + 1, closers)
      {
        scanner.move(to: index + 1)
        return scanner.text(start, index)
      }
      index += 1
    }
    return ""
  }

  private static func closes(_ scanner: ByteScanner, _ index: Int, _ closers: [UInt8]) -> Bool {
    let byte = scanner.bytes[index]
    guard closers.contains(byte) else { return false }
    guard byte == 0x2E else { return true }
    var after = ByteScanner(scanner.bytes, from: index + 1, to: scanner.end)
    return LoggedAttribute(rawValue: after.take(while: isLetter)) != nil
  }
}
