// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Four variables that were made together: those of a rectangle.
package struct RectVariables {
  /// Where the solver keeps them.
  package let columns: SIMD4<Int32>

  init(_ columns: SIMD4<Int32>) { self.columns = columns }
}
