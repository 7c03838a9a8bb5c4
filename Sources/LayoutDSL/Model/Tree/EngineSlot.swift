// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The engine that an item belongs to, and the item's index in that engine's table.
struct EngineSlot {
  /// The identity of the solver whose engine has the item or its rows; 0 if none has.
  ///
  /// ``ConstraintRow/engine`` refers to rows of this solver. Each engine checks that the solver is its own before it
  /// uses the data: a constraint may still be listed in the engine of a tree that it has left.
  private(set) var solver: UInt64 = 0

  /// The item's index in the table of that engine; -1 if it has none.
  private(set) var index: Int32 = -1

  /// Whether the item has an index in the engine with a solver.
  @inline(__always)
  func hasIndex(in solver: UInt64) -> Bool { self.solver == solver && index >= 0 }

  /// Assigns the item to the engine with a solver, without an index; returns whether it belonged to another engine.
  @inline(__always)
  mutating func assign(to solver: UInt64) -> Bool {
    if self.solver == solver { return false }
    defer { (self.solver, index) = (solver, -1) }
    return self.solver != 0
  }

  /// Sets the index; -1 removes it.
  @inline(__always)
  mutating func setIndex(_ index: Int32) { self.index = index }
}
