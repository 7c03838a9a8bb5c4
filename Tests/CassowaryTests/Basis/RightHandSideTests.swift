// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// What a backward solve has yet to express.
@Suite("Right-hand side")
struct RightHandSideTests {
  private func makeSide() -> RightHandSide {
    var side = RightHandSide()
    side.extend(to: 3)
    return side
  }

  private func add(_ amount: Double, to column: Int, _ side: inout RightHandSide) {
    side.add(column, amount, scale: abs(amount))
  }

  @Test("amounts add up by variable, and taking one leaves nothing")
  func sums() {
    var side = makeSide()
    add(3, to: 0, &side)
    add(5, to: 1, &side)
    add(-1, to: 0, &side)
    let taken = [side.take(0).sum, side.take(1).sum, side.take(2).sum, side.take(0).sum]
    #expect(taken == [2, 5, 0, 0])
  }

  @Test("what rounding leaves of larger amounts is nothing")
  func cancellation() {
    var side = makeSide()
    for amount in [0.1, 0.2, -0.3] { add(amount, to: 0, &side) }
    #expect(0.1 + 0.2 - 0.3 != 0)
    add(1e6, to: 1, &side)
    add(-1e6 + 1e-6, to: 1, &side)
    add(1e-20, to: 2, &side)
    let taken = [side.take(0).sum, side.take(1).sum, side.take(2).sum]
    #expect(taken[0] == 0)
    #expect(isClose(taken[1] * 1e6, 1, within: 1e-3))
    #expect(taken[2] == 1e-20)
  }

  @Test("the size of earlier amounts is forgotten with them")
  func scale() {
    var side = makeSide()
    add(1e20, to: 0, &side)
    _ = side.take(0)
    add(1, to: 0, &side)
    add(1e20, to: 1, &side)
    let taken = side.take(0).sum
    #expect(taken == 1)
    side.removeAll()
    add(1, to: 1, &side)
    let other = side.take(1).sum
    #expect(other == 1)
  }

  @Test("an amount that was summed from larger ones brings their size along")
  func broughtScale() {
    var side = makeSide()
    side.add(0, 1e-14, scale: 1)
    side.add(1, 2, scale: 1e6)
    add(1, to: 1, &side)
    let taken = [side.take(0).sum, side.take(1).scale]
    #expect(taken == [0, 1e6])
    side.noteScale(1, 3)
    let scale = side.scale(1)
    #expect(scale == 3)
  }
}
