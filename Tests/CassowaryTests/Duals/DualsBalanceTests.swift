// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// Signs of slack rows, the gradients that they leave, and the multipliers that balance these.
///
/// Two variables: `x` stands with the tight row `x - 10 == 0`, `y` with the tight row `y - x == 0`. So the slack row
/// `x + y - 40 == 0` is twice the first and once the second, and `x - 5 <= 0` is the first.
@Suite("Duals, balance")
struct DualsBalanceTests {
  private struct System: ~Copyable {
    var matrix = Matrix()
    var basis = Basis()
    var duals = Duals()
    let sum: Int
    let limit: Int

    init() {
      matrix.addColumns(2)
      let tight = [
        matrix.add(PlainRow(terms: [(0, 1)], constant: -10)),
        matrix.add(PlainRow(terms: [(0, -1), (1, 1)])),
      ]
      sum = matrix.add(PlainRow(terms: [(0, 1), (1, 1)], constant: -40, priority: 750))
      limit = matrix.add(PlainRow(terms: [(0, 1)], constant: -5, relation: .lessThanOrEqual))
      matrix.link()
      basis.extend(columns: 2, rows: 4)
      duals.extend(columns: 2, rows: 4)
      for (column, row) in tight.enumerated() {
        basis.express(.row(row), matrix)
        _ = basis.exchange(.row(row), leaving: column, matrix)
        basis.clearPivotRow()
      }
    }

    mutating func flip(_ row: Int, to sign: Int8) { duals.flipSign(row, to: sign, matrix) }

    mutating func balance() { duals.balance(&basis, matrix) }

    /// The multipliers of both elements at a priority; 0 where there is none.
    func multipliers(at priority: Float) -> [Double] {
      [0, 1].map { column in
        var value = 0.0
        duals.multipliers.forEachAmount(column) {
          if $0.priority == priority { value = $0.value }
        }
        return value
      }
    }

    var possiblyViolated: [Int] {
      var rows: [Int] = []
      for place in 0..<duals.possiblyViolated.count { rows.append(duals.possiblyViolated[place]) }
      return rows
    }
  }

  @Test("the slope of a row that falls short is spread over the tight rows that it consists of")
  func spread() {
    var system = System()
    system.flip(system.sum, to: -1)
    let isOpen = !system.duals.isBalanced
    holds(isOpen)
    system.balance()
    let isBalanced = system.duals.isBalanced
    holds(isBalanced && system.multipliers(at: 750) == [-2, -1])
    holds(system.multipliers(at: 1000) == [0, 0])
  }

  @Test("turning a row over changes its slope by twice its weight, at its own level")
  func turnedOver() {
    var system = System()
    system.flip(system.sum, to: -1)
    system.balance()
    system.flip(system.sum, to: 1)
    system.balance()
    holds(system.multipliers(at: 750) == [2, 1])
    system.flip(system.sum, to: 0)
    system.balance()
    let isZero = system.duals.multipliers.isZero(0) && system.duals.multipliers.isZero(1)
    holds(isZero)
  }

  @Test("multipliers computed from scratch are those that were balanced step by step")
  func recomputed() {
    var system = System()
    system.flip(system.sum, to: 1)
    system.flip(system.limit, to: 1)
    system.balance()
    let (weak, strong) = (system.multipliers(at: 750), system.multipliers(at: 1000))
    holds(weak == [2, 1] && strong == [1, 0])
    let wasFresh = system.duals.isFresh
    system.duals.recompute(&system.basis, system.matrix)
    let isFresh = system.duals.isFresh
    holds(!wasFresh && isFresh)
    holds(system.multipliers(at: 750) == weak && system.multipliers(at: 1000) == strong)
  }

  @Test("a multiplier that moves along a pivot row takes the rounding of its entry along")
  func movedAlong() {
    // Of the first tight row nothing is left in the one, and next to nothing in the other.
    for (coefficient, scale, cancelled) in [(1.0, 0.0, 3.0), (1 + 0x1p-30, 3 * 0x1p-10, 0)] {
      var system = System()
      let row = system.matrix.add(PlainRow(terms: [(0, -1), (1, coefficient)], priority: 750))
      system.matrix.link()
      system.basis.extend(columns: 2, rows: 5)
      system.duals.extend(columns: 2, rows: 5)
      system.basis.express(.row(row), system.matrix)
      system.duals.moveMultipliers(
        at: 750, by: -3, alongPivotRowOf: system.basis, system.matrix)
      holds(system.multipliers(at: 750) == [-3 * (coefficient - 1), -3 * coefficient])
      let multipliers = (
        system.duals.multipliers.head(0).amount.scale, system.duals.multipliers.largestCancelled
      )
      holds(multipliers == (scale, cancelled))
    }
  }

  @Test("a required row is possibly violated from the sign that costs something until it holds")
  func violated() {
    var system = System()
    system.flip(system.limit, to: -1)
    holds(system.possiblyViolated.isEmpty, "an inequality may be on that side")
    system.flip(system.limit, to: 1)
    holds(system.possiblyViolated == [system.limit])
    system.flip(system.sum, to: 1)
    holds(system.possiblyViolated == [system.limit], "the other row is not required")
    system.flip(system.limit, to: -1)
    holds(system.possiblyViolated == [system.limit], "perhaps some more")
    system.duals.dropSatisfied(system.matrix)
    holds(system.possiblyViolated.isEmpty)
  }

  @Test("going back restores signs and multipliers, and forgets gradients")
  func rollBack() {
    var system = System()
    system.flip(system.sum, to: 1)
    system.balance()
    system.matrix.commit(age: 2)
    system.duals.commit(system.matrix)
    system.flip(system.sum, to: -1)
    system.balance()
    system.flip(system.limit, to: 1)
    system.duals.rollBack(system.matrix)
    let signs = [system.duals.sign(system.sum), system.duals.sign(system.limit)]
    let isBalanced = system.duals.isBalanced
    holds(signs == [1, 0] && isBalanced)
    holds(system.multipliers(at: 750) == [2, 1] && system.multipliers(at: 1000) == [0, 0])
  }
}
