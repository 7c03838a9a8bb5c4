// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A sum of products that carries the rounding errors of products and sums along (Ogita, Rump,
/// Oishi, "Accurate sum and dot product", 2005).
struct CompensatedSum {
  private var sum: Double
  private var error = 0.0

  init(_ start: Double = 0) { sum = start }

  /// The sum, rounded once.
  var value: Double { sum + error }

  /// Adds `a · b`, whose rounded product the caller has.
  @inline(__always)
  mutating func add(_ a: Double, _ b: Double, product: Double) {
    error += (-product).addingProduct(a, b)
    let next = sum + product
    let part = next - sum
    error += (sum - (next - part)) + (product - part)
    sum = next
  }
}
