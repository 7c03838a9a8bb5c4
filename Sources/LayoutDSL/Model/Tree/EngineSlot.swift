// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What the engine keeps at an item: where it finds the item's variables.
struct EngineSlot: ~Copyable {
  /// The identity of the solver of the engine that the item is in; 0 if it is in none.
  ///
  /// What is here is of no use to another engine, and each checks that it is its own.
  private(set) var solver: UInt64 = 0

  /// The item's place in the table of that engine.
  private(set) var index: Int32 = -1

  // In halves: a vector of four would align the item's state to 16 bytes, which the heap has to be
  // asked for in a dearer way.

  private var origin = SIMD2<Int32>()
  private var extent = SIMD2<Int32>()

  /// What the view's content measured; nil for items without a measuring closure.
  private(set) var measurements: MeasurementMemo?

  /// Takes a place in the engine with a solver.
  @inline(__always)
  mutating func enter(_ solver: UInt64, at index: Int32, columns: SIMD4<Int32>) {
    (self.solver, self.index) = (solver, index)
    (origin, extent) = (columns.lowHalf, columns.highHalf)
    if measurements != nil { measurements = nil }
  }

  /// Leaves the engine.
  mutating func leave() { self = EngineSlot() }

  /// Keeps what content measured, or forgets it.
  mutating func keep(_ memo: MeasurementMemo?) { measurements = memo }

  /// The solver's columns of left, top, width and height.
  var columns: SIMD4<Int32> {
    @inline(__always) get { SIMD4(lowHalf: origin, highHalf: extent) }
  }
}
