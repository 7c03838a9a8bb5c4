// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Traces

/// A constraint that can be added, also more than once.
struct Statement {
  /// The terms, with each variable once.
  let terms: [Trace.Term]

  /// The constant term.
  let constant: Double

  /// The relation of the sum to zero.
  let relation: Trace.Relation

  /// The strength of the constraint.
  var strength = Trace.Strength.required

  init(_ sum: Sum, _ relation: Trace.Relation) {
    (terms, constant, self.relation) = (sum.merged, sum.constant, relation)
  }

  /// Returns the same constraint with another strength.
  func at(_ strength: Trace.Strength) -> Statement {
    var copy = self
    copy.strength = strength
    return copy
  }
}
