// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The four variables of a rectangle, which were made together.
package struct RectVariables {
  /// The columns of the variables in the solver.
  package let columns: SIMD4<Int32>

  init(_ columns: SIMD4<Int32>) { self.columns = columns }
}
