// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A step that must be refused and change nothing.
struct ExpectedRefusal: Hashable, Sendable {
  /// Why it is refused.
  var kind: RefusalKind
  /// The name of the refused operation.
  var operation: String?
  /// The step.
  var step: CaseStep
  /// What the step calls itself.
  var stepOperation: String
  /// All irreducible sets, any of which is a right explanation; nil if not listed.
  var conflicts: [[String]]?
  /// One irreducible set of too many to list.
  var example: [String]?
}
