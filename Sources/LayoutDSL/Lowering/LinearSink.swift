// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Takes up the cells of a sum one by one: a ``LinearForm``, or a row of the solver that is being
/// written, so that no list need be kept between the two.
protocol LinearSink {
  /// Adds `coefficient` times a view's left or top in the root, for a place far below the space.
  ///
  /// The engine has variables for origins that all such rows share (record 0242); see ``LayoutEngine/origin(_:of:)``.
  ///
  /// - Returns: False if there are no such variables, and the way is to be summed up.
  mutating func addOrigin(
    _ quantity: Quantity, of view: ItemState, times coefficient: Double
  ) -> Bool

  /// Adds `coefficient · quantity` of `item`; a quantity may come more than once.
  mutating func add(_ quantity: Quantity, of item: ItemState, times coefficient: Double)

  /// Notes that what is added depends on how far a scroll view is scrolled.
  mutating func noteOffset(of area: ScrollArea)

  /// Adds a number.
  mutating func add(_ constant: Double)
}

extension LinearSink {
  mutating func noteOffset(of area: ScrollArea) {}

  /// Adds `coefficient` times where a view's alignment rectangle begins in the view's own coordinates.
  mutating func addAlignment(
    near quantity: Quantity, of view: ItemState, times coefficient: Double
  ) {
    add(coefficient * view.alignment(near: quantity))
    if let area = view.scrollArea { noteOffset(of: area) }
  }
}

extension LinearForm: LinearSink {
  func addOrigin(_ quantity: Quantity, of view: ItemState, times coefficient: Double) -> Bool {
    false
  }
}
