// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Up to four terms of different variables: most rows of layouts, without a list in memory.
package struct ShortRow: Equatable {
  @usableFromInline var columns = SIMD4<Int32>()
  @usableFromInline var coefficients = SIMD4<Double>()
  @usableFromInline var terms = 0

  /// The size of the largest coefficient.
  @usableFromInline var largest = 0.0

  /// Makes an empty sum.
  @inlinable
  @inline(__always)
  package init() {}

  /// A sum of `count` terms of different variables, none of them nothing.
  ///
  /// - Parameter largest: The size of the largest coefficient.
  @inlinable
  @inline(__always)
  package init(
    _ columns: SIMD4<Int32>, _ coefficients: SIMD4<Double>, count: Int, largest: Double
  ) {
    self.columns = columns
    self.coefficients = coefficients
    terms = count
    self.largest = largest
  }

  /// How many terms there are.
  @inlinable package var count: Int { @inline(__always) get { terms } }

  /// The column and the coefficient of a term.
  package subscript(place: Int) -> (column: Int32, coefficient: Double) {
    (columns[place], coefficients[place])
  }

  /// Whether there is a term of a column.
  package func mentions(_ column: Int32) -> Bool {
    (0..<terms).contains { columns[$0] == column }
  }

  /// Adds a term unless it is nothing.
  ///
  /// - Precondition: There are at most three so far, and none of this variable.
  @inlinable
  @inline(__always)
  package mutating func append(_ column: Int32, _ coefficient: Double) {
    if coefficient == 0 { return }
    columns[terms] = column
    coefficients[terms] = coefficient
    terms += 1
    largest = max(largest, abs(coefficient))
  }

  /// Whether no coefficient is infinite or no number.
  var isFinite: Bool {
    @inline(__always) get { (coefficients * 0).sum() == 0 }
  }
}
