// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Lines of a message, folded and cut so that the whole is for a person to read: 8 KB at most.
struct MessageText {
  /// How many lines of one kind are shown before the middle is folded, and how many on each side then.
  static let foldedFrom = 12
  static let shownOnEachSide = 5

  /// How many bytes a line and the whole may have.
  static let longestLine = 600
  static let longest = 8192

  private var lines: [String] = []

  mutating func add(_ line: String) { lines.append(line) }

  /// Adds lines, the middle of many folded: the first, the last, those that must be shown, and how many
  /// are between.
  mutating func addFolded<Lines: RandomAccessCollection>(
    _ all: Lines, isKept: (Lines.Element) -> Bool = { _ in false },
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
      if !isAtEnd, !isKept(element) {
        hidden += 1
        continue
      }
      if hidden > 0 { add(mark()) }
      hidden = 0
      add(text(element))
    }
    if hidden > 0 { add(mark()) }
  }

  /// The lines in one text, without those that are too many; `place` says where the rest is.
  ///
  /// - Complexity: O(length of the lines).
  func joined(restIn place: String) -> String {
    var text = ""
    for (number, line) in lines.enumerated() {
      let line = Self.cut(line)
      let note = "… \(lines.count - number) more lines; see \(place)"
      // There has to be room for the note if this is not the last line.
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
