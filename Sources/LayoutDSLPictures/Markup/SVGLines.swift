// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A document of SVG as lines, indented by two spaces for each group that is open.
struct SVGLines {
  private var lines: [String] = []
  private var open: [String] = []

  /// The document.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Adds an element on a line of its own.
  mutating func add(_ element: SVGElement) { add(element.text) }

  /// Opens a group.
  mutating func begin(_ element: SVGElement) {
    add(element.opening)
    open.append(element.closing)
  }

  /// Closes the group that was opened last.
  mutating func end() {
    if let closing = open.popLast() { add(closing) }
  }

  // Groups in groups without end would make the text grow with the square of the depth.
  private mutating func add(_ line: String) {
    lines.append(String(repeating: "  ", count: min(open.count, 8)) + line)
  }
}
