// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What the engine keeps at an item: where it finds the item's variables.
struct EngineSlot {
  /// The identity of the solver of the engine that the item is in; 0 if it is in none.
  ///
  /// What is here is of no use to another engine, and each checks that it is its own.
  var solver: UInt64 = 0

  /// The item's place in the table of that engine.
  var index: Int32 = -1

  /// The solver's columns of left, top, width and height.
  var columns = SIMD4<Int32>()

  /// What the view's content measured; nil for items without a measuring closure.
  var measurements: MeasurementMemo?
}
