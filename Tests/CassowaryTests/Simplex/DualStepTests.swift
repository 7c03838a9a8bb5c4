// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// A width that is held at 20 from both sides and never beyond a limit, which moves.
@Suite("Dual steps")
struct DualStepTests {
  private struct Width: ~Copyable {
    var simplex = Simplex()
    private let limit: Int
    private let least: Int
    private let most: Int

    /// What is paid for less and for more than 20, and for more than 5.
    init(least leastWeight: Double, most mostWeight: Double, small smallWeight: Double) {
      let (width, room) = (simplex.addColumn(lowerBound: 0), simplex.addColumn(lowerBound: 0))
      let terms = [(Int32(width), 1.0)]
      limit = simplex.add(PlainRow(terms: [(Int32(room), 1)], constant: -10))
      _ = simplex.add(
        PlainRow(terms: [(Int32(width), 1), (Int32(room), -1)], relation: .lessThanOrEqual))
      least = simplex.add(
        PlainRow(
          terms: terms, constant: -20, relation: .greaterThanOrEqual, priority: 250,
          weight: leastWeight))
      most = simplex.add(
        PlainRow(
          terms: terms, constant: -20, relation: .lessThanOrEqual, priority: 250, weight: mostWeight
        ))
      _ = simplex.add(
        PlainRow(
          terms: terms, constant: -5, relation: .lessThanOrEqual, priority: 250, weight: smallWeight
        ))
      _ = simplex.optimize()
      simplex.commit()
    }

    /// What the width is where there is so much room, and the elements that were expressed to find it.
    mutating func width(within room: Double) -> (value: Double, expressed: Int) {
      let before = simplex.basis.counts.elements
      simplex.setConstant(limit, -room)
      _ = simplex.optimize()
      simplex.commit()
      return (simplex.values[0], simplex.basis.counts.elements - before)
    }

    var isHeldFromAbove: Bool { simplex.basis.matching.isTight(most) }
    var isHeldFromBelow: Bool { simplex.basis.matching.isTight(least) }
  }

  @Test(
    "rows that meet zero together take one step: the second one enters if the first is passed",
    arguments: [(least: 1.0, small: 0.0, isPassed: true), (least: 2, small: 1.5, isPassed: false)])
  func together(least: Double, small: Double, isPassed: Bool) {
    var width = Width(least: least, most: 1, small: small)
    #expect(width.simplex.values[0] == 10)
    let step = width.width(within: 30)
    // The limit and the room.
    #expect(step.value == 20 && step.expressed == 2)
    #expect(width.isHeldFromAbove == isPassed && width.isHeldFromBelow == !isPassed)
    #expect(width.simplex.effort.flips == (isPassed ? 1 : 0))
    #expect(width.width(within: 12).value == 12)
    #expect(width.width(within: 40).value == 20)
  }
}
