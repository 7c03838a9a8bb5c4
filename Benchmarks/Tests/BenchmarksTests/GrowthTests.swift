// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Racing
import Testing

@Suite("Growth")
struct GrowthTests {
  @Test("powers are found", arguments: [0.0, 1, 1.5, 3])
  func powers(_ power: Double) throws {
    var points: [(size: Int, seconds: Double)] = []
    for size in [100, 400, 1600] {
      // Sizes whose roots are whole, so that no library for powers is needed.
      let root = Double(size).squareRoot()
      points.append((size, (0..<Int(2 * power)).reduce(0.25) { product, _ in product * root }))
    }
    let exponent = try #require(Growth.exponent(points))
    #expect((exponent - power).magnitude < 1e-12)
  }

  @Test("one size has no growth")
  func single() { #expect(Growth.exponent([(10, 1)]) == nil) }
}
