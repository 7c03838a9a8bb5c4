// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What the engine keeps at an item: where it has the item in its table.
struct EngineSlot: ~Copyable {
  /// The identity of the solver of the engine that the item is in; 0 if it is in none.
  ///
  /// What is here is of no use to another engine, and each checks that it is its own.
  private(set) var solver: UInt64 = 0

  /// The item's place in the table of that engine.
  private(set) var index: Int32 = -1

  /// What the view's content measured; nil for items without a measuring closure.
  private(set) var measurements: MeasurementMemo?

  /// Takes a place in the engine with a solver.
  @inline(__always)
  mutating func enter(_ solver: UInt64, at index: Int32) {
    (self.solver, self.index) = (solver, index)
    if measurements != nil { measurements = nil }
  }

  /// Leaves the engine.
  mutating func leave() { self = EngineSlot() }

  /// Keeps what content measured, or forgets it.
  mutating func keep(_ memo: MeasurementMemo?) { measurements = memo }
}
