// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Traces

/// A constraint that is to be added, perhaps more than once.
struct Statement {
  /// The terms, every variable once.
  let terms: [Trace.Term]

  /// The part without a variable.
  let constant: Double

  /// How the sum compares with zero.
  let relation: Trace.Relation

  /// How much it matters.
  var strength = Trace.Strength.required

  init(_ sum: Sum, _ relation: Trace.Relation) {
    (terms, constant, self.relation) = (sum.merged, sum.constant, relation)
  }

  /// The same constraint at another strength.
  func at(_ strength: Trace.Strength) -> Statement {
    var copy = self
    copy.strength = strength
    return copy
  }
}
