// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Four variables that were made together: those of a rectangle.
package struct RectVariables {
  /// Where the solver keeps them.
  package let columns: SIMD4<Int32>

  private let generation: UInt32

  init(_ columns: SIMD4<Int32>, generation: UInt32) {
    self.columns = columns
    self.generation = generation
  }

  /// One of the four, made by the solver called `identity`.
  package func variable(_ number: Int, of identity: UInt64) -> Variable {
    Variable(solver: identity, index: columns[number], generation: generation)
  }
}
