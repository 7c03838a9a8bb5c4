// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A constraint in the terms of the solver, before it has variables:
/// `first - multiplier · second - constant {<=, ==, >=} 0`.
struct LinearEquation {
  /// The item and attribute on the left.
  let first: LinearForm

  /// The item and attribute on the right, not yet multiplied; empty if there is none.
  let second: LinearForm

  /// What the right side is multiplied by.
  let multiplier: Double

  /// What is added on the right.
  let constant: Double

  /// How the sides compare.
  let relation: LayoutConstraint.Relation
}

extension LinearEquation {
  /// The two sides taken together, to be compared with zero; equal quantities are added up,
  /// and those that cancel are gone.
  ///
  /// - Complexity: see ``LinearForm/collected``.
  var difference: LinearForm {
    var all = first
    all.add(second, times: -multiplier)
    all.add(-constant)
    return all.collected
  }

  /// The value of the right side.
  func asked(_ value: (ItemState, Quantity) -> Double) -> Double {
    multiplier * second.value(value) + constant
  }

  /// The value of the left side.
  func got(_ value: (ItemState, Quantity) -> Double) -> Double { first.value(value) }
}
