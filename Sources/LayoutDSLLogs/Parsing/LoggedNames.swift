// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The names at the end of a constraint: `(active, names: '|':UIView:0x7f8 , card:0x7f9 )`.
struct LoggedNames {
  /// The superview that `'|'` stands for.
  var superview: LoggedItem?

  /// The names of views, the longest first.
  var named: [LoggedItem] = []

  /// Whether the constraint is marked `(inactive)`.
  var isInactive = false

  /// The position at which the names begin; the end of the text if there are none.
  let start: Int

  /// Reads the names at the end of `scanner`'s text.
  init(_ scanner: ByteScanner) {
    var found: Int?
    var index = scanner.position
    while index < scanner.end {
      if scanner.bytes[index] == 0x28, LoggedNames.begins(scanner, index) { found = index }
      index += 1
    }
    guard let found else {
      start = scanner.end
      return
    }
    start = found
    var inside = ByteScanner(scanner.bytes, from: found + 1, to: scanner.end)
    if inside.take("inactive") { isInactive = true } else { _ = inside.take("active") }
    while let byte = inside.peek(), byte == 0x2C || byte == 0x20 {
      inside.move(to: inside.position + 1)
    }
    if inside.take("names") || inside.take("Names") {
      _ = inside.take(":")
      parsePairs(&inside)
    }
    named.sort { ($1.className.utf8.count, $0.className) < ($0.className.utf8.count, $1.className) }
  }

  private static func begins(_ scanner: ByteScanner, _ index: Int) -> Bool {
    let inside = ByteScanner(scanner.bytes, from: index + 1, to: scanner.end)
    return inside.starts(with: "active") || inside.starts(with: "inactive")
      || inside.starts(with: "names:") || inside.starts(with: "Names:")
      || inside.starts(with: "Names '")
  }

  private mutating func parsePairs(_ scanner: inout ByteScanner) {
    while !scanner.isAtEnd {
      while let byte = scanner.peek(), byte == 0x2C || byte == 0x20 {
        scanner.move(to: scanner.position + 1)
      }
      let isSuperview = scanner.take("'|'")
      if isSuperview {
        scanner.skipSpaces()
        _ = scanner.take(":")
      }
      guard let item = ItemParser.addressedItem(&scanner, closedBy: [0x2C, 0x20, 0x29]) else {
        return
      }
      if isSuperview { superview = item } else { named.append(item) }
    }
  }
}
