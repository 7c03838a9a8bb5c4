// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutSnapshot {
  /// Reads what ``description`` or ``ConstraintViewDSL/textTree()`` prints; nil for any other text.
  ///
  /// Empty lines are ignored, and so is an indentation that all lines have. Each level of depth is two spaces. From
  /// depth 64 on, the line states its depth, `…64 title`. Names in brackets are indices or guides, all others
  /// become labels. Names that are empty or begin or end with spaces cannot be read back.
  public init?(_ description: String) {
    guard case .success(let snapshot) = Self.read(description) else { return nil }
    self = snapshot
  }

  /// The reason why a text is not that of a tree.
  struct TextError: Error, CustomStringConvertible {
    /// The line, counted from 1, and its text.
    let line: Int
    let text: String

    /// What is wrong with it.
    let reason: String

    var description: String { "line \(line), \"\(text)\", \(reason)" }
  }

  /// Reads the same as ``init(_:)``, or returns the line that is wrong.
  static func read(_ description: String) -> Result<LayoutSnapshot, TextError> {
    var lines: [(number: Int, indentation: Int, text: Substring)] = []
    let all = description.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in all.enumerated() {
      let indentation = line.prefix { $0 == " " }.count
      let text = line.dropFirst(indentation)
      if !text.isEmpty { lines.append((number + 1, indentation, text)) }
    }
    let least = lines.map(\.indentation).min() ?? 0
    var entries: [Entry] = []
    for (number, indentation, text) in lines {
      do throws(Reason) {
        let entry = try entry(text, indentation: indentation - least)
        let deepest = entries.last.map { $0.depth + 1 } ?? 0
        if entry.depth > deepest {
          throw Reason(
            text: "is indented too far: the line before it allows for \(deepest) steps of two "
              + "spaces")
        }
        if entry.depth == 0, !entries.isEmpty {
          throw Reason(text: "is a second view at the top; a tree has one")
        }
        entries.append(entry)
      } catch {
        let text = String(text.prefix(80)).onOneLine
        return .failure(TextError(line: number, text: text, reason: error.text))
      }
    }
    return .success(LayoutSnapshot(entries: entries))
  }

  /// What is wrong with a line.
  private struct Reason: Error {
    let text: String
  }

  /// Reads a line; `indentation` is what exceeds the common indentation of all lines.
  private static func entry(_ text: Substring, indentation: Int) throws(Reason) -> Entry {
    if indentation % 2 != 0 { throw Reason(text: "is not indented by steps of two spaces") }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let numbers = words.suffix(4).compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else {
      throw Reason(text: "does not end with four numbers: x, y, width and height")
    }
    var depth = indentation / 2
    let isDeep = depth == deepestIndentation
    if isDeep {
      guard words[0].first == "…", let told = Int(words[0].dropFirst()), told >= depth else {
        throw Reason(text: "is so deep that it has to begin with how deep it is: …64")
      }
      depth = told
    }
    var name = words.dropFirst(isDeep ? 1 : 0).dropLast(4).joined(separator: " ")
    while name.last == " " { name.removeLast() }
    if name.isEmpty { throw Reason(text: "has no name before its four numbers") }
    let isUnlabelled = name.hasPrefix("[") || name.hasPrefix("(")
    return Entry(
      name: name, label: isUnlabelled ? nil : name, depth: depth,
      frame: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }
}
