// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// By whom the primal method goes in a circle.
@Suite("Primal trail")
struct PrimalTrailTests {
  @Test("what is followed by a stronger level eight times leads in a circle")
  func circle() {
    var trail = PrimalTrail()
    trail.begin(fromScratch: true)
    for _ in 0..<8 {
      #expect(trail.isCircling(.row(2), 250) == false)
      #expect(trail.isBack(to: 250) == false)
      trail.note(.row(2), 250, passing: 0)
      #expect(trail.isBack(to: 500) == true)
      trail.note(.row(12), 500, passing: 0)
    }
    #expect(trail.isCircling(.row(2), 250) == true)
    #expect(trail.isCircling(.row(2), 251) == false)
    // What was left for the stronger level is not to blame, nor what was left before.
    #expect(trail.isCircling(.row(12), 250) == false)
    #expect(trail.isCircling(.bound(2), 250) == false)
    trail.beginRound()
    #expect(trail.isCircling(.row(2), 250) == true)
    trail.begin(fromScratch: true)
    #expect(trail.isCircling(.row(2), 250) == false)
  }

  @Test("what was weighed is reverted once for each level, the highest first")
  func reverted() {
    var trail = PrimalTrail()
    trail.begin(fromScratch: true)
    for (level, may) in [(500, true), (500, false), (750, false), (250, true)] as [(Float, Bool)] {
      #expect(trail.tryReverting(level) == may, "\(level)")
    }
    trail.begin(fromScratch: false)
    #expect(trail.tryReverting(1) == false)
    trail.begin(fromScratch: true)
    #expect(trail.tryReverting(500) == true)
  }

  @Test("what was weighed is not reverted where pivots pass many rows")
  func passed() {
    var trail = PrimalTrail()
    trail.begin(fromScratch: true)
    trail.note(.row(2), 500, passing: 0)
    trail.note(.row(3), 500, passing: 9)
    #expect(trail.tryReverting(500) == false)
    trail.note(.row(4), 500, passing: 0)
    #expect(trail.tryReverting(500) == true)
    trail.note(.row(5), 250, passing: 8)
    #expect(trail.tryReverting(250) == false)
    trail.begin(fromScratch: true)
    #expect(trail.tryReverting(250) == true)
  }

  @Test("each level is counted for itself, with the stronger ones")
  func levels() {
    var trail = PrimalTrail()
    trail.begin(fromScratch: true)
    trail.note(.row(2), 100, passing: 0)
    trail.note(.row(9), 500, passing: 0)
    for times in 0..<8 {
      #expect(trail.isCircling(.row(2), 250) == false)
      #expect(trail.isCircling(.row(2), 100) == (times == 7))
      trail.beginRound()
      trail.note(.row(2), 250, passing: 0)
      trail.note(.row(12), 500, passing: 0)
    }
    #expect(trail.isCircling(.row(2), 250) == true)
    #expect(trail.isCircling(.row(2), 500) == false)
  }

  @Test("after a dual round any level may come")
  func rounds() {
    var trail = PrimalTrail()
    trail.begin(fromScratch: true)
    for _ in 0..<20 {
      trail.beginRound()
      trail.note(.row(1), 250, passing: 0)
      trail.note(.row(2), 250, passing: 0)
      trail.beginRound()
      #expect(trail.isBack(to: 500) == false)
      trail.note(.row(3), 500, passing: 0)
    }
    #expect(trail.isCircling(.row(1), 250) == false)
    #expect(trail.isCircling(.row(2), 250) == false)
  }
}
