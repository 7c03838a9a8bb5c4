// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The lines of a message, folded and cut to at most 8 KB, so that a person can read it.
struct MessageText {
  /// The number of lines of one kind up to which all are shown, and the number shown at each end beyond it.
  static let foldedFrom = 12
  static let shownOnEachSide = 5

  /// The largest number of bytes in a line, and in the whole text.
  static let longestLine = 600
  static let longest = 8192

  private var lines: [String] = []

  mutating func add(_ line: String) { lines.append(line) }

  /// Appends lines; of many, only the first, the last and those that must be kept, with the number omitted between
  /// them.
  mutating func addFolded<Lines: RandomAccessCollection>(
    _ all: Lines, alwaysShown: (Lines.Element) -> Bool = { _ in false },
    _ text: (Lines.Element) -> String
  ) {
    if all.count <= Self.foldedFrom {
      for element in all { add(text(element)) }
      return
    }
    var hidden = 0
    func mark() -> String { "  … \(hidden) between …" }
    for (number, element) in all.enumerated() {
      let isAtEnd =
        number < Self.shownOnEachSide || number >= all.count - Self.shownOnEachSide
      if !isAtEnd, !alwaysShown(element) {
        hidden += 1
        continue
      }
      if hidden > 0 { add(mark()) }
      hidden = 0
      add(text(element))
    }
    if hidden > 0 { add(mark()) }
  }

  /// Returns the lines as one text without those beyond the limit; `location` says where to find the rest.
  ///
  /// - Complexity: O(length of the lines).
  func joined(remainderAt location: String) -> String {
    var text = ""
    for (number, line) in lines.enumerated() {
      let line = Self.cut(line)
      let note = "… \(lines.count - number) more lines; see \(location)"
      // Unless this is the last line, the note has to fit as well.
      let reserve = number == lines.count - 1 ? 0 : note.utf8.count + 2
      if text.utf8.count + line.utf8.count + 1 + reserve > Self.longest {
        return text.isEmpty ? note : text + "\n" + note
      }
      text += number == 0 ? line : "\n" + line
    }
    return text
  }

  private static func cut(_ line: String) -> String {
    if line.utf8.count <= longestLine { return line }
    var count = 0
    let half = longestLine / 2 - 8
    let head = line.prefix(while: {
      count += $0.utf8.count
      return count <= half
    })
    count = 0
    var tail: [Character] = []
    for character in line.reversed() {
      count += character.utf8.count
      if count > half { break }
      tail.append(character)
    }
    return head + " … " + String(tail.reversed())
  }
}
