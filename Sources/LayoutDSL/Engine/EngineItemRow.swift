// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// A row that a system makes for an item:
/// `quantity relation constant + factor · extent of the superview`.
struct EngineItemRow {
  /// The row in the solver; nil while it is broken, or at priority 0.
  private(set) var handle: ConstraintHandle?

  /// Whether there is to be a row at all.
  private(set) var isWanted = false

  private(set) var quantity = Quantity.width
  private(set) var relation = LayoutConstraint.Relation.equal
  private(set) var constant = 0.0
  private(set) var factor = 0.0
  private(set) var priority: Float = 1000

  /// How much a violation counts among rows of the same priority.
  private(set) var weight: Float = 1

  var strength: Strength { Strength(priority, weight: Double(weight)) }

  /// No row.
  init() {}

  init(
    _ quantity: Quantity,
    _ relation: LayoutConstraint.Relation,
    constant: Double,
    ofSuperview factor: Double = 0,
    at priority: Float = 1000,
    weight: Float = 1
  ) {
    isWanted = true
    self.quantity = quantity
    self.relation = relation
    self.constant = constant
    self.factor = factor
    self.priority = priority
    self.weight = weight
  }

  /// The same with another weight.
  func weighted(_ weight: Float) -> EngineItemRow {
    var row = self
    row.weight = weight
    return row
  }

  /// The same as a row of the solver, or as none.
  func with(_ handle: ConstraintHandle?) -> EngineItemRow {
    var row = self
    row.handle = handle
    return row
  }

  /// Whether the rows differ at most by constant, priority and weight.
  func hasForm(of other: EngineItemRow) -> Bool {
    quantity == other.quantity && relation == other.relation && factor == other.factor
  }
}
