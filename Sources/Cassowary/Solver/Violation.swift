// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A constraint that does not hold at the current values.
public struct Violation: Sendable, Hashable {
  /// The violated constraint.
  public let handle: ConstraintHandle

  /// By how much it is violated, in the units of its expression; above 0.
  public let amount: Double

  /// The strength of the constraint.
  public let strength: Strength
}
