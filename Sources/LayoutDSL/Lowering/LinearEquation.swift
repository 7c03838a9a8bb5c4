// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A constraint as a linear relation of quantities, which have no variables yet:
/// `first - multiplier · second - constant {<=, ==, >=} 0`.
struct LinearEquation {
  /// The left side.
  let first: LinearForm

  /// The right side, not yet multiplied; empty if there is none.
  let second: LinearForm

  /// The factor of the right side.
  let multiplier: Double

  /// The constant added on the right.
  let constant: Double

  /// The relation of the two sides.
  let relation: LayoutConstraint.Relation
}

extension LinearEquation {
  /// The left side minus the right side, to be compared with zero; equal quantities are added up, and those that cancel
  /// are removed.
  ///
  /// - Complexity: see ``LinearForm/collected``.
  var difference: LinearForm {
    var all = first
    all.add(second, times: -multiplier)
    all.add(-constant)
    return all.collected
  }

  /// Returns the value of the right side.
  func asked(_ value: (ItemState, Quantity) -> Double) -> Double {
    multiplier * second.value(value) + constant
  }

  /// Returns the value of the left side.
  func got(_ value: (ItemState, Quantity) -> Double) -> Double { first.value(value) }
}
