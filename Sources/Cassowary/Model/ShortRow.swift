// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A row of up to four terms with different variables, as most rows of layouts are, stored without a list.
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

  /// Makes a sum of `count` terms with different variables and non-zero coefficients.
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
  package subscript(index: Int) -> (column: Int32, coefficient: Double) {
    (columns[index], coefficients[index])
  }

  /// Whether there is a term with the given column.
  package func mentions(_ column: Int32) -> Bool {
    (0..<terms).contains { columns[$0] == column }
  }

  /// Adds a term unless its coefficient is zero.
  ///
  /// - Precondition: There are at most three terms so far, none of them with this variable.
  @inlinable
  @inline(__always)
  package mutating func append(_ column: Int32, _ coefficient: Double) {
    if coefficient == 0 { return }
    columns[terms] = column
    coefficients[terms] = coefficient
    terms += 1
    largest = max(largest, abs(coefficient))
  }

  /// Whether all coefficients are finite.
  var isFinite: Bool {
    @inline(__always) get { (coefficients * 0).sum() == 0 }
  }
}
