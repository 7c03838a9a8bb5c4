// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A step that must be refused and change nothing.
public struct ExpectedRefusal: Sendable {
  /// Why it is refused.
  public var kind: RefusalKind
  /// The name of the refused operation.
  public var operation: String?
  /// The step.
  public var step: CaseStep
  /// What the step calls itself.
  public var stepOperation: String
  /// All irreducible sets, any of which is a right explanation; nil if not listed.
  public var conflicts: [[String]]?
  /// One irreducible set of too many to list.
  public var example: [String]?
}
