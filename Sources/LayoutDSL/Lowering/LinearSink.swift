// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Receives the cells of a sum one by one: a ``LinearForm``, or a row of the solver without a list in between.
protocol LinearSink {
  /// Adds `coefficient` times the left or top, in the root, of a view far below the space.
  ///
  /// The engine has variables for such origins, which all such rows share (record 0242); see
  /// ``LayoutEngine/origin(_:of:)``.
  ///
  /// - Returns: False if there are no such variables, and the way up has to be summed up.
  mutating func addOrigin(
    _ quantity: Quantity, of view: ItemState, times coefficient: Double
  ) -> Bool

  /// Adds `coefficient · quantity` of `item`; a quantity may be added more than once.
  mutating func add(_ quantity: Quantity, of item: ItemState, times coefficient: Double)

  /// Records that the sum depends on the content offset of a scroll view.
  mutating func noteOffset(of area: ScrollArea)

  /// Adds a number.
  mutating func add(_ constant: Double)
}

extension LinearSink {
  mutating func noteOffset(of area: ScrollArea) {}

  /// Adds `coefficient` times the start of a view's alignment rectangle in the view's own coordinates.
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
