// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A tree as indented text, a line for each view and guide: name, x, y, width, height.
struct TextTree: CustomStringConvertible {
  let description: String

  /// Draws the tree below `top`.
  ///
  /// - Complexity: O(*n*) for *n* items; it does not recurse.
  init(_ top: LayoutView) {
    var lines: [String] = []
    var pending = [(view: top, depth: 0)]
    while let (view, depth) = pending.popLast() {
      lines.append(Self.line(view.itemState.ownName, view.frame, depth))
      for guide in view.guides {
        lines.append(Self.line("(\(guide.itemState.ownName))", guide.layoutFrame, depth + 1))
      }
      for child in view.children.reversed() { pending.append((child, depth + 1)) }
    }
    description = lines.joined(separator: "\n")
  }

  private static func line(_ name: String, _ frame: Rect, _ depth: Int) -> String {
    let text = name.onOneLine + "  " + frame.layoutText
    return indentation(depth) + text
  }

  /// How many levels are indented; what is deeper says how deep it is, so that the text of a tree of
  /// any depth is no longer than its views are many.
  static let deepestIndentation = 64

  /// What comes before the name on a line: two spaces for each level, from the 64th on `…64 `.
  static func indentation(_ depth: Int) -> String {
    let spaces = String(repeating: "  ", count: min(depth, deepestIndentation))
    return depth < deepestIndentation ? spaces : "\(spaces)…\(depth) "
  }
}
