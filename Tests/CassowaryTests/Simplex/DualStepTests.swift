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

  /// A variable that is held by rows about nothing else.
  private struct Held: ~Copyable {
    var simplex = Simplex()
    let rows: [Int]

    init(
      _ rows: KeyValuePairs<Double, (relation: LinearRelation, priority: Float, weight: Double)>
    ) {
      _ = simplex.addColumn(lowerBound: -.infinity)
      var added: [Int] = []
      for (wanted, row) in rows {
        added.append(
          simplex.add(
            PlainRow(
              terms: [(0, 1)], constant: -wanted, relation: row.relation, priority: row.priority,
              weight: row.weight)))
      }
      self.rows = added
      solve()
    }

    mutating func solve() {
      _ = simplex.optimize()
      simplex.commit()
      #if InternalChecks
      simplex.checkInvariants()
      #endif
    }

    /// Moves rows to other values, all in one batch.
    mutating func move(_ wanted: KeyValuePairs<Int, Double>) -> Double {
      for (row, value) in wanted { simplex.setConstant(rows[row], -value) }
      solve()
      return simplex.values[0]
    }

    func isTight(_ row: Int) -> Bool { simplex.basis.matching.isTight(rows[row]) }
  }

  @Test("a row that became tight in the round is not flipped with the one before it")
  func laterTwinTight() {
    // The first and the fourth row meet zero together, and what moves passes from the one to the other.
    var held = Held([
      -10: (.lessThanOrEqual, 500, 2), -10: (.lessThanOrEqual, 1000, 2), 10: (.equal, 500, 2),
      -10: (.equal, 500, 1), 30: (.equal, 500, 1.25),
    ])
    #expect(held.simplex.values[0] == -10)
    #expect(held.move([1: 10, 2: -20]) == -10)
    #expect(held.isTight(0) != held.isTight(3))
    // The multipliers are what they should be: other rows decide in their turn.
    #expect(held.move([0: 100, 2: 5]) == 5)
    #expect(held.move([2: 20, 3: 12, 4: 15]) == 10)
    #expect(held.move([1: 50]) == 15)
  }

  @Test("where the first of two rows became tight in the round, the second is looked at")
  func firstTwinTight() {
    var held = Held([
      -30: (.lessThanOrEqual, 1000, 2), -30: (.equal, 500, 1.25), 0: (.equal, 500, 1),
      40: (.lessThanOrEqual, 500, 1),
    ])
    #expect(held.simplex.values[0] == -30)
    #expect(held.move([1: 10, 3: 10, 0: 30]) == 10)
    #expect(held.move([2: 20]) == 10)
    #expect(held.move([1: 25, 2: 28]) == 25)
  }
}
