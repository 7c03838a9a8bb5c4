// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutSnapshot: CustomStringConvertible {
  /// The tree as ``ConstraintViewDSL/textTree()`` prints it, with all digits.
  ///
  /// ```
  /// card  0 0 320 120
  ///   title  16 16 288 20
  /// ```
  public var description: String {
    entries.map { entry in
      let frame = entry.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.text)
      return TextTree.indentation(entry.depth) + entry.name + "  "
        + numbers.joined(separator: " ")
    }
    .joined(separator: "\n")
  }

  /// Reads what ``description`` or ``ConstraintViewDSL/textTree()`` prints; nil if it is none.
  ///
  /// Empty lines do not count. Two spaces are a step of depth, and from the 64th step on the line says
  /// how deep it is, `…64 title`; an indentation that all lines have does not count. Names in brackets
  /// are places or guides, all others are taken for labels. Names that are empty or begin or end with
  /// spaces cannot be read back.
  public init?(_ description: String) {
    var lines: [(indentation: Int, words: [Substring])] = []
    for line in description.split(whereSeparator: \.isNewline) {
      let indentation = line.prefix { $0 == " " }.count
      let text = line.dropFirst(indentation)
      if text.isEmpty { continue }
      lines.append((indentation, text.split(separator: " ", omittingEmptySubsequences: false)))
    }
    let least = lines.map(\.indentation).min() ?? 0
    var entries: [Entry] = []
    for (indentation, words) in lines {
      let numbers = words.suffix(4).compactMap { Double($0) }
      var depth = (indentation - least) / 2
      let isDeep = depth == TextTree.deepestIndentation
      if isDeep {
        guard words[0].first == "…", let told = Int(words[0].dropFirst()), told >= depth else {
          return nil
        }
        depth = told
      }
      var name = words.dropFirst(isDeep ? 1 : 0).dropLast(4).joined(separator: " ")
      while name.last == " " { name.removeLast() }
      guard numbers.count == 4, !name.isEmpty, (indentation - least) % 2 == 0 else { return nil }
      let isPlace = name.hasPrefix("[") || name.hasPrefix("(")
      entries.append(
        Entry(
          name: name, label: isPlace ? nil : name, depth: depth,
          frame: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])))
    }
    guard Self.isTree(entries) else { return nil }
    self.init(tree: entries)
  }

  private static func text(_ number: Double) -> String {
    let whole = number.rounded()
    return whole == number && number.magnitude < 1e15 ? "\(Int(whole))" : "\(number)"
  }
}
