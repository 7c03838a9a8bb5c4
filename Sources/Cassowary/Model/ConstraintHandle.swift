// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A constraint that a ``Solver`` holds.
///
/// Like a ``Variable`` it carries the identity of its solver and the generation of its
/// slot: a handle whose constraint was removed, or of another solver, is refused.
@frozen
public struct ConstraintHandle: Hashable, Sendable {
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
