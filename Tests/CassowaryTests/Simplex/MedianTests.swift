// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// The optimum in one dimension, against trying every breakpoint.
@Suite("Median")
struct MedianTests {
  /// A row about one variable: `coefficient · x + constant`.
  private struct Single {
    var coefficient: Double
    var constant: Double
    var record: Row

    var zero: Double { -constant / coefficient }

    /// What the row costs where the variable is at a value.
    func cost(at value: Double) -> Double {
      let residual = coefficient * value + constant
      return residual > 0 ? record.slopeAbove * residual : -record.slopeBelow * residual
    }
  }

  private let levels: [Float] = [1000, 750, 500]

  /// What all rows cost, level by level, and last the distance to the present value.
  private func cost(_ rows: [Single], at value: Double, present: Double) -> [Double] {
    levels.map { level in
      rows.filter { $0.record.priority == level }.reduce(0) { $0 + $1.cost(at: value) }
    } + [abs(value - present)]
  }

  private func choose(_ rows: [Single], present: Double, bound: Double) -> BasisElement {
    var median = Median()
    median.begin(7, present: present)
    for (place, row) in rows.enumerated() {
      // The residual may be the one at any value.
      let origin = Double(place % 3)
      median.add(
        place, row.record, coefficient: row.coefficient,
        residual: row.constant + row.coefficient * origin, at: origin)
    }
    return median.choose(for: 7, lowerBound: bound)
  }

  @Test("no breakpoint costs less than the one that is chosen", arguments: UInt64(1)...300)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      // Many rows are put in order in another way than few.
      let rows = (0..<random.int(1...(random.chance(95) ? 8 : 40))).map { _ in
        Single(
          coefficient: random.pick([-2, -1, -0.5, 0.5, 1, 2]), constant: random.double(-6...6),
          record: Row(
            weight: random.pick([1, 1, 2, 4]), priority: random.pick(levels),
            relation: random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual])))
      }
      let present = random.double(-6...6)
      let bound = random.chance(50) ? -Double.infinity : random.double(-8...8)
      let element = choose(rows, present: present, bound: bound)
      let position: Double
      if element.isRow {
        position = rows[element.row].zero
      } else {
        #expect(element.variable == 7, "seed \(seed)")
        position = element.isStay ? present : bound
      }
      #expect(position >= bound, "seed \(seed)")
      let candidates = (rows.map(\.zero) + [present, bound]).filter {
        $0 >= bound && $0 > -.infinity
      }
      let own = cost(rows, at: position, present: present)
      for candidate in candidates {
        let other = cost(rows, at: candidate, present: present)
        let isBetter = other.lexicographicallyPrecedes(own)
        #expect(
          !isBetter, "seed \(seed), \(rows), present \(present), bound \(bound), \(candidate)")
      }
    }
  }

  private func row(
    _ relation: LinearRelation, _ value: Double, priority: Float = 1000, weight: Double = 1
  ) -> Single {
    Single(
      coefficient: 1, constant: -value,
      record: Row(weight: weight, priority: priority, relation: relation))
  }

  @Test("of inequalities that meet in one point the strongest is chosen")
  func meeting() {
    let rows = [
      row(.lessThanOrEqual, 5, priority: 500), row(.greaterThanOrEqual, 5, priority: 1000),
      row(.lessThanOrEqual, 5, priority: 750),
    ]
    #expect(choose(rows, present: 0, bound: -.infinity) == .row(1))
    #expect(choose(rows, present: 9, bound: -.infinity) == .row(1))
    // An equality that stops the cost from falling stays what it is.
    #expect(choose(rows + [row(.equal, 5, priority: 500)], present: 0, bound: 5) == .row(1))
  }

  @Test("an equality decides alone, a variable that nothing pulls keeps its value")
  func alone() {
    #expect(choose([row(.equal, 3)], present: 0, bound: -.infinity) == .row(0))
    #expect(choose([row(.equal, 3)], present: 0, bound: 4) == .bound(7))
    #expect(choose([row(.lessThanOrEqual, 3)], present: 0, bound: -.infinity) == .stay(7))
    #expect(choose([row(.lessThanOrEqual, 3)], present: 5, bound: -.infinity) == .row(0))
    #expect(choose([row(.greaterThanOrEqual, 3)], present: 2, bound: -.infinity) == .row(0))
    #expect(choose([row(.lessThanOrEqual, 3)], present: 0, bound: 1) == .bound(7))
  }

  @Test("equal weights on both sides leave the variable between them")
  func between() {
    let rows = [row(.equal, 0), row(.equal, 10)]
    #expect(choose(rows, present: 4, bound: -.infinity) == .stay(7))
    #expect(choose(rows, present: 11, bound: -.infinity) == .row(1))
    #expect(choose(rows, present: -1, bound: -.infinity) == .row(0))
    let heavier = [row(.equal, 0), row(.equal, 10, weight: 1.5)]
    #expect(choose(heavier, present: 4, bound: -.infinity) == .row(1))
    // However heavy, a lower level does not outweigh a higher one.
    let lower = [row(.equal, 0, priority: 750), row(.equal, 10, priority: 500, weight: 1000)]
    #expect(choose(lower, present: 4, bound: -.infinity) == .row(0))
  }

  @Test("hugging holds a variable weakly, against what is above it")
  func weaklyHeld() {
    for (below, above, isWeak, up, down) in [
      (1000, 250, true, true, false), (750, 750, false, false, false),
      (250, 1000, true, false, true), (750, 251, false, false, false),
      (100, 100, true, true, true),
    ] as [(Float, Float, Bool, Bool, Bool)] {
      var median = Median()
      median.begin(7, present: 0)
      let rows = [
        row(.greaterThanOrEqual, 3, priority: below), row(.lessThanOrEqual, 5, priority: above),
      ]
      for (place, row) in rows.enumerated() {
        median.add(place, row.record, coefficient: 1, residual: row.constant, at: 0)
      }
      #expect(median.isWeaklyHeld == isWeak)
      #expect(median.isWeaklyHeld(against: true, 500) == up)
      #expect(median.isWeaklyHeld(against: false, 500) == down)
      // Nothing is drawn away by a level that does not reach what holds it.
      #expect(median.isWeaklyHeld(against: true, above) == false)
    }
  }

  @Test("a variable is pinned if it is held from both sides")
  func pinned() {
    for (rows, hasBound, wanted) in [
      ([row(.equal, 3)], false, true), ([row(.lessThanOrEqual, 3)], false, false),
      ([row(.lessThanOrEqual, 3)], true, true), ([row(.greaterThanOrEqual, 3)], true, false),
      ([row(.lessThanOrEqual, 3), row(.greaterThanOrEqual, 1)], false, true),
      ([row(.lessThanOrEqual, 3), row(.lessThanOrEqual, 1)], false, false),
    ] {
      var median = Median()
      median.begin(7, present: 0)
      for (place, row) in rows.enumerated() {
        median.add(place, row.record, coefficient: 1, residual: row.constant, at: 0)
      }
      let isPinned = median.isPinned(hasBound: hasBound)
      #expect(isPinned == wanted)
      // A negative coefficient turns the sides round.
      median.begin(7, present: 0)
      for (place, row) in rows.enumerated() {
        median.add(place, row.record, coefficient: -1, residual: row.constant, at: 0)
      }
      let isTurned = median.isPinned(hasBound: hasBound)
      let pullsUp = rows.contains { $0.record.slopeAbove > 0 }
      let pullsDown = rows.contains { $0.record.slopeBelow > 0 }
      #expect(isTurned == ((pullsUp || hasBound) && pullsDown))
    }
  }
}
