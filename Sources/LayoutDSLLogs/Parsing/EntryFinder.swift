// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Finds the constraints in a line, `<SomeConstraint:…>`, within any other text.
enum EntryFinder {
  /// A constraint in a line.
  struct Entry {
    /// The text after `<`, up to the closing `>`; up to the end of the line if that is missing.
    var text: [UInt8]

    /// Whether the closing `>` was found.
    var isClosed: Bool

    /// The text of an entry with several lines, joined without spaces, in case a line break divides a word.
    var joinedText: [UInt8]?
  }

  /// Returns the constraints that begin in `line`, from left to right.
  static func entries(in line: [UInt8]) -> [Entry] {
    let starts = starts(line)
    return starts.indices.map { index in
      let stop = index + 1 < starts.count ? starts[index + 1] : line.count
      return entry(line, starts[index] + 1, stop)
    }
  }

  /// Appends a line to an entry whose `>` was not found yet.
  static func extend(_ entry: Entry, with line: [UInt8]) -> Entry {
    let rest = Array(line.drop { $0 == 0x20 || $0 == 0x09 })
    let joined = entry.text + [0x20] + rest
    var extended = self.entry(joined, 0, joined.count)
    let joinedText = (entry.joinedText ?? entry.text) + rest
    extended.joinedText = self.entry(joinedText, 0, joinedText.count).text
    return extended
  }

  private static func entry(_ line: [UInt8], _ start: Int, _ stop: Int) -> Entry {
    var index = stop - 1
    var isEnd = true
    while index >= start {
      if line[index] == 0x3E, closes(line, index, stop, isEnd) {
        return Entry(text: Array(line[start..<index]), isClosed: true)
      }
      isEnd = isEnd && !isLetter(line[index]) && !isDigit(line[index])
      index -= 1
    }
    return Entry(text: Array(line[start..<max(start, stop)]), isClosed: false)
  }

  /// Whether the `>` at `index` ends a constraint, and is not that of `>=` or of a generic class.
  ///
  /// - Parameter isEnd: Whether only punctuation follows up to `stop`.
  private static func closes(
    _ line: [UInt8], _ index: Int, _ stop: Int, _ isEnd: Bool
  ) -> Bool {
    guard index + 1 < stop else { return true }
    switch line[index + 1] {
    case 0x3D, 0x3A: return false
    case 0x3E, 0x2E: return isEnd
    default: return !isDigit(line[index + 1]) && !isLetter(line[index + 1])
    }
  }

  private static func starts(_ line: [UInt8]) -> [Int] {
    line.indices.filter { line[$0] == 0x3C && beginsConstraint(line, $0 + 1) }
  }

  private static func beginsConstraint(_ line: [UInt8], _ start: Int) -> Bool {
    var scanner = ByteScanner(line, from: start, to: start + 200)
    let name = scanner.take {
      isLetter($0) || isDigit($0) || $0 == 0x5F || $0 == 0x2E || $0 == 0x24
    }
    return scanner.peek() == 0x3A && name.contains("Constraint")
  }
}
