// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// Amounts that know what their rounding scales with.
@Suite("Level amount")
struct LevelAmountTests {
  @Test("a sum keeps the size of the largest amount in it")
  func scale() {
    var amount = LevelAmount(priority: 750, value: -3)
    #expect(amount.scale == 3)
    let first = amount.add(1, scale: 1)
    #expect(first && amount.value == -2 && amount.scale == 3)
    let second = amount.add(10, scale: 40)
    #expect(second && amount.value == 8 && amount.scale == 40)
    let third = amount.add(-100, scale: 100)
    #expect(third && amount.value == -92 && amount.scale == 100)
    // A partial sum may be larger than every amount.
    let fourth = amount.add(-50, scale: 50)
    let fifth = amount.add(141, scale: 1)
    #expect(fourth && fifth && amount.value == -1 && amount.scale == 142)
  }

  @Test("what cancels leaves nothing, but for what is more than rounding")
  func cancellation() {
    for (left, isLeft) in [(0, false), (1e-14, false), (1e-13, true), (1, true)] {
      var amount = LevelAmount(priority: 500, value: 1)
      let isMore = amount.add(left - 1, scale: 1)
      #expect(isMore == isLeft, "\(left)")
    }
    var amount = LevelAmount(priority: 500, value: 0.1)
    _ = amount.add(0.2, scale: 0.2)
    let isMore = amount.add(-0.3, scale: 0.3)
    #expect(!isMore && amount.value != 0)
  }

  @Test("small remainders are doubtful, smaller ones are noise")
  func noise() {
    for (value, isNoise, isDoubtful) in [
      (2.0, false, false), (-2, false, false), (1e-6, false, false), (5e-8, false, true),
      (-5e-8, false, true), (5e-11, true, true), (-5e-11, true, true), (0, true, true),
    ] {
      let amount = LevelAmount(priority: 250, value: value, scale: 1)
      #expect(amount.isNoise(below: 1e-10) == isNoise, "\(value)")
      #expect(amount.isDoubtful == isDoubtful, "\(value)")
    }
    #expect(LevelAmount(priority: 250, value: 1e-30).isNoise(below: 1e-10) == false)
  }

  @Test("a multiple has the multiple's size")
  func multiple() {
    let amount = LevelAmount(priority: 250, value: 3, scale: 8).times(-2)
    #expect(amount.priority == 250 && amount.value == -6 && amount.scale == 16)
  }
}
