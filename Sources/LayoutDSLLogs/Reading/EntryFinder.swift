// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Finds constraints in a line: `<SomeConstraint:…>`, whatever stands around them.
enum EntryFinder {
  /// A part of a line.
  struct Entry {
    /// What stands behind `<`, up to the closing `>` or, without one, the end.
    var text: [UInt8]

    /// Whether its `>` was found.
    var isClosed: Bool

    /// The text of an entry of several lines without spaces between them, as a break inside of a word asks.
    var tight: [UInt8]?
  }

  /// The constraints that begin in `line`, from left to right.
  static func entries(in line: [UInt8]) -> [Entry] {
    let starts = starts(line)
    return starts.indices.map { index in
      let stop = index + 1 < starts.count ? starts[index + 1] : line.count
      return entry(line, starts[index] + 1, stop)
    }
  }

  /// Goes on with an entry whose `>` was not on its line.
  static func extend(_ entry: Entry, with line: [UInt8]) -> Entry {
    let rest = Array(line.drop { $0 == 0x20 || $0 == 0x09 })
    let joined = entry.text + [0x20] + rest
    var extended = self.entry(joined, 0, joined.count)
    let tight = (entry.tight ?? entry.text) + rest
    extended.tight = self.entry(tight, 0, tight.count).text
    return extended
  }

  private static func entry(_ line: [UInt8], _ start: Int, _ stop: Int) -> Entry {
    var place = stop - 1
    while place >= start {
      if line[place] == 0x3E, closes(line, place, stop) {
        return Entry(text: Array(line[start..<place]), isClosed: true)
      }
      place -= 1
    }
    return Entry(text: Array(line[start..<max(start, stop)]), isClosed: false)
  }

  /// Whether the `>` at `place` ends a constraint: not that of `>=`, nor that of a generic class.
  private static func closes(_ line: [UInt8], _ place: Int, _ stop: Int) -> Bool {
    guard place + 1 < stop else { return true }
    let next = line[place + 1]
    if next == 0x3D || next == 0x3A || next == 0x3E || next == 0x2E {
      return isEnd(line, place, stop)
    }
    return !isDigit(next) && !isLetter(next)
  }

  /// Whether nothing but punctuation follows.
  private static func isEnd(_ line: [UInt8], _ place: Int, _ stop: Int) -> Bool {
    guard line[place + 1] != 0x3D, line[place + 1] != 0x3A else { return false }
    return !line[(place + 1)..<stop].contains { isLetter($0) || isDigit($0) }
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
