// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutConstraint {
  /// The constraint as messages print it.
  package var inspectedText: String { messageText }

  /// Where the constraint was written; an empty file and line 0 if unknown.
  package var inspectedPlace: (fileID: String, line: UInt) { (location.fileID, location.line) }

  /// Whether one of the sides is a distance between two anchors.
  package var isAboutDistances: Bool { origins != nil }

  /// What the right and the left side came to in the last pass; nil for a constraint that is not
  /// active, and before the first pass.
  package var inspectedSides: (asked: Double, got: Double)? {
    guard let engine = hostView?.liveEngine, let equation else { return nil }
    return (equation.asked(engine.value) + 0, equation.got(engine.value) + 0)
  }
}
