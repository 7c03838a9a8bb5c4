// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Something wrong that the last pass met, with the live objects that it is about.
public struct LayoutIssue {
  /// What is wrong, in values.
  public let problem: LayoutProblem

  /// The constraints that it is about; those of a conflict are its irreducible set.
  public let constraints: [LayoutConstraint]

  /// The views and guides that it is about.
  public let items: [any LayoutItem]
}

extension LayoutIssue: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public var description: String { problem.description }
}
