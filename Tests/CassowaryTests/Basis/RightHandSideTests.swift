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

  @Test("amounts add up by variable, and taking one leaves nothing")
  func sums() {
    var side = makeSide()
    side.add(0, 3)
    side.add(1, 5)
    side.add(0, -1)
    let taken = [side.take(0), side.take(1), side.take(2), side.take(0)]
    #expect(taken == [2, 5, 0, 0])
  }

  @Test("what rounding leaves of larger amounts is nothing")
  func cancellation() {
    var side = makeSide()
    for amount in [0.1, 0.2, -0.3] { side.add(0, amount) }
    #expect(0.1 + 0.2 - 0.3 != 0)
    side.add(1, 1e6)
    side.add(1, -1e6 + 1e-6)
    side.add(2, 1e-20)
    let taken = [side.take(0), side.take(1), side.take(2)]
    #expect(taken[0] == 0)
    #expect(isClose(taken[1] * 1e6, 1, within: 1e-3))
    #expect(taken[2] == 1e-20)
  }

  @Test("the size of earlier amounts is forgotten with them")
  func scale() {
    var side = makeSide()
    side.add(0, 1e20)
    _ = side.take(0)
    side.add(0, 1)
    side.add(1, 1e20)
    let taken = side.take(0)
    #expect(taken == 1)
    side.removeAll()
    side.add(1, 1)
    let other = side.take(1)
    #expect(other == 1)
  }
}
