// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// A row that the engine makes for an item:
/// `quantity relation constant + factor · extent of the superview`.
struct EngineItemRow {
  /// The row in the solver; nil while it is broken, or at priority 0.
  var handle: ConstraintHandle?

  /// Whether there is to be a row at all.
  private(set) var isWanted = false

  private(set) var relation = LayoutConstraint.Relation.equal
  private(set) var constant = 0.0
  private(set) var factor = 0.0
  var priority: Float = 1000

  /// No row.
  init() {}

  init(
    _ relation: LayoutConstraint.Relation,
    constant: Double,
    ofSuperview factor: Double = 0,
    at priority: Float = 1000
  ) {
    isWanted = true
    self.relation = relation
    self.constant = constant
    self.factor = factor
    self.priority = priority
  }

  /// Whether the rows differ at most by constant and priority.
  func hasForm(of other: EngineItemRow) -> Bool {
    relation == other.relation && factor == other.factor
  }
}
