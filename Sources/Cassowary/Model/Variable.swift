// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One unknown of a linear system: a handle that a ``Solver`` gives out.
///
/// A variable carries the identity of the solver that made it and the generation of its slot, so that a variable of
/// another solver, or one that was removed, is recognised and refused instead of silently meaning something else.
///
/// Variables are plain values: copy, compare and hash them freely. The solver holds their
/// current values, see ``Solver/value(of:)``.
@frozen
public struct Variable: Hashable, Sendable {
  @usableFromInline package let solver: UInt64
  @usableFromInline package let index: Int32
  @usableFromInline package let generation: UInt32

  @inlinable
  package init(solver: UInt64, index: Int32, generation: UInt32) {
    self.solver = solver
    self.index = index
    self.generation = generation
  }
}
