// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Whose an item is, and where that engine has it in its table.
struct EngineSlot {
  /// The identity of the solver of the engine that the item, or its rows, are in; 0 if there is none.
  ///
  /// ``ConstraintRow/engine`` speaks of rows of this solver. What is here is of no use to another engine, and
  /// each checks that it is its own: a constraint may still be listed in an engine whose tree it left.
  private(set) var solver: UInt64 = 0

  /// The item's place in the table of that engine; -1 if it has none.
  private(set) var index: Int32 = -1

  /// Whether an item has a place in the engine with a solver.
  @inline(__always)
  func isPlaced(in solver: UInt64) -> Bool { self.solver == solver && index >= 0 }

  /// Gives the item to the engine with a solver, without a place; whether it was another's.
  @inline(__always)
  mutating func give(to solver: UInt64) -> Bool {
    if self.solver == solver { return false }
    defer { (self.solver, index) = (solver, -1) }
    return self.solver != 0
  }

  /// Takes a place, or leaves it: -1.
  @inline(__always)
  mutating func move(to index: Int32) { self.index = index }
}
