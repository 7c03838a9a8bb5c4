// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// Sums that know their rounding.
@Suite("Sums")
struct SumTests {
  @Test("a compensated sum keeps what plain addition and multiplication lose")
  func compensated() {
    var sum = CompensatedSum(1e16)
    for _ in 0..<10 { sum.add(1, 1, product: 1) }
    sum.add(-1, 1e16, product: -1e16)
    #expect(sum.value == 10)
    // (1 + e)(1 - e) - 1 = -e², of which the rounded product knows nothing.
    let (more, less) = (1 + 0x1p-30, 1 - 0x1p-30)
    var square = CompensatedSum(-1)
    square.add(more, less, product: more * less)
    #expect(more * less == 1 && square.value == -0x1p-60)
  }

  @Test("widths grow with the largest number and with the rounding brought along")
  func widths() {
    var sum = RowSum(value: 0, magnitude: 0)
    #expect(sum.sign == 0)
    sum.add(1e6)
    sum.add(-1e6)
    sum.add(1e-7)
    #expect(sum.magnitude == 1e6 && sum.sign == 0)
    sum.add(1e-5)
    #expect(sum.sign == 1)
    sum.add(error: 1e-3)
    sum.add(error: 1e-4)
    #expect(sum.error == 1e-3 && sum.sign == 0)
    #expect(sum.zeroWidth > 1e-3 && sum.feasibleWidth > sum.zeroWidth)
    #expect(sum.value(cancelledBelow: 1e-13) == sum.value && sum.value > 0)
    #expect(sum.value(cancelledBelow: 1e-10) == 0)
  }
}
