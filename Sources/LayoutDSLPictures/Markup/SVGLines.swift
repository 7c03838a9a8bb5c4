// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An SVG document as lines, indented by two spaces for each open group.
struct SVGLines {
  private var lines: [String] = []
  private var open: [String] = []

  /// The document.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Adds an element on a line of its own.
  mutating func add(_ element: SVGElement) { add(element.text) }

  /// Opens a group with an element's opening tag.
  mutating func begin(_ element: SVGElement) {
    add(element.opening)
    open.append(element.closing)
  }

  /// Closes the innermost open group.
  mutating func end() {
    if let closing = open.popLast() { add(closing) }
  }

  // The indentation is limited, since it would otherwise make the text quadratic in the depth of groups.
  private mutating func add(_ line: String) {
    lines.append(String(repeating: "  ", count: min(open.count, 8)) + line)
  }
}
