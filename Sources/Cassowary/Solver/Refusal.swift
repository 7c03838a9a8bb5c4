// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A required constraint that adding the required constraints one by one would refuse, given
/// that it would keep the others of the set.
package struct Refusal: Sendable {
  /// The constraint that is refused.
  package let refused: ConstraintHandle

  /// The irreducible set that it closes, itself included; where rounding left nothing to prove, all
  /// that takes part.
  package let closing: [ConstraintHandle]

  /// The variables whose lower bounds take part in the set.
  package let lowerBounds: [Variable]
}
