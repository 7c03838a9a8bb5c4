// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Takes up the cells of a sum one by one: a ``LinearForm``, or a row of the solver that is being
/// written, so that no list need be kept between the two.
protocol LinearSink {
  /// Adds `coefficient · quantity` of `item`; a quantity may come more than once.
  mutating func add(_ quantity: Quantity, of item: ItemState, times coefficient: Double)

  /// Adds a number.
  mutating func add(_ constant: Double)
}

extension LinearForm: LinearSink {
  mutating func add(_ constant: Double) { self.constant += constant }
}
