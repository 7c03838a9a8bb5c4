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
    text { number in
      let whole = number.rounded()
      return whole == number && number.magnitude < 1e15 ? "\(Int(whole))" : "\(number)"
    }
  }

  /// Returns the tree with numbers as a function formats them: a line for each view and guide.
  fileprivate func text(_ number: (Double) -> String) -> String {
    entries.map { entry in
      let numbers = entry.frame.numbers.map(number)
      return Self.indentation(entry.depth) + entry.name + "  " + numbers.joined(separator: " ")
    }
    .joined(separator: "\n")
  }

  /// The greatest depth that is indented; from there on, lines state their depth, so that the length of the text is
  /// proportional to the number of views.
  static let deepestIndentation = 64

  /// Returns the text before the name on a line: two spaces for each level, from the 64th on `…64 `.
  private static func indentation(_ depth: Int) -> String {
    let spaces = String(repeating: "  ", count: min(depth, deepestIndentation))
    return depth < deepestIndentation ? spaces : "\(spaces)…\(depth) "
  }
}

extension ConstraintViewDSL {
  /// Returns the view and its descendants as an indented text with labels and frames.
  ///
  /// ```
  /// card  0 0 320 120
  ///   title  16 16 288 20
  ///   (columns)  16 44 288 60
  /// ```
  ///
  /// Names in brackets are guides. Numbers are rounded to a thousandth.
  public func textTree() -> String {
    snapshot().text(\.layoutText)
  }
}
