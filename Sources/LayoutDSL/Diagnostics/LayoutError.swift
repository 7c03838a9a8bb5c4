// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What ``ConstraintViewDSL/layout()`` found wrong, all of it together.
///
/// The error holds values only, labels, paths, source lines and numbers: it may be kept,
/// sent and compared. The live objects are reached through ``ConstraintViewDSL/issues``.
public struct LayoutError: Error, Hashable, Sendable {
  /// The mistakes first, then the conflicts in the order in which they were met.
  public let problems: [LayoutProblem]
}

extension LayoutError: CustomStringConvertible {
  /// The problems, a paragraph each; what would make the text longer than 8 KB is left out.
  public var description: String {
    var text = MessageText()
    for problem in problems {
      for line in problem.description.split(separator: "\n", omittingEmptySubsequences: false) {
        text.add(String(line))
      }
    }
    return text.joined(restIn: "the problems of the error")
  }
}
