// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// Rows and bounds that meet in one corner, shifted apart and back.
@Suite("Perturbation")
struct PerturbationTests {
  /// Thirty widths that are 20, ten of them by a bound of 20, thirty limits that they just keep, and one that has room.
  private struct Corner: ~Copyable {
    var simplex = Simplex()
    private var rows: [Int] = []

    init() {
      for column in Int32(0)..<30 {
        _ = simplex.addColumn(lowerBound: column < 10 ? 20 : 0)
        let terms = [(column, 4.0)]
        add(PlainRow(terms: terms, constant: -80, priority: 750))
        add(PlainRow(terms: terms, constant: -80, relation: .lessThanOrEqual, priority: 500))
      }
      add(PlainRow(terms: [(0, 1)], constant: -25, relation: .lessThanOrEqual, priority: 500))
      _ = simplex.optimize()
      simplex.commit()
    }

    private mutating func add(_ row: PlainRow) { rows.append(simplex.add(row)) }

    /// How many slack rows and bounds have a residual of zero, and how many different residuals all of them have.
    func residuals() -> (zeros: Int, different: Int) {
      let view = simplex.matrix.view
      var residuals = rows.filter { simplex.isSlack($0) }.map {
        simplex.values.residual($0, view)
      }
      residuals += (0..<10).map { simplex.values.distanceToBound($0) }
      return (residuals.count { $0.sign == 0 }, Set(residuals.map(\.value)).count)
    }

    func constants() -> [Double] {
      rows.map { simplex.matrix.row($0).constant } + (0..<30).map { simplex.values.lowerBound($0) }
    }

    /// Lets a width want another value, less than what limits and bounds ask for.
    mutating func wish(_ column: Int, for value: Double) {
      simplex.setStrength(rows[2 * column], priority: 250, weight: 1)
      simplex.setConstant(rows[2 * column], -4 * value)
    }

    /// Goes to the optimum; whether it is found.
    mutating func solve() -> Bool { simplex.optimize() == nil }

    func values() -> [Double] { (0..<30).map { simplex.values[$0] } }
  }

  private func expectForty(_ shifts: borrowing FlatArray<Simplex.Shift>) {
    let count = shifts.count
    #expect(count == 40)
  }

  @Test("what is at zero is shifted apart, no value moves, and all comes back to the last bit")
  func shifts() {
    var corner = Corner()
    let constants = corner.constants()
    let before = corner.residuals()
    #expect(before.zeros == 40)
    var shifts = FlatArray<Simplex.Shift>()
    corner.simplex.perturb(&shifts)
    let apart = corner.residuals()
    expectForty(shifts)
    #expect(apart.zeros == 0)
    #expect(apart.different > 30)
    #expect(corner.values() == [Double](repeating: 20, count: 30))
    // Nothing is at zero any more.
    corner.simplex.perturb(&shifts)
    expectForty(shifts)
    corner.simplex.propagate()
    let isFeasible = corner.simplex.agenda.isFeasible
    #expect(isFeasible)
    let (wereAny, isEmpty) = (corner.simplex.takeBack(&shifts), shifts.isEmpty)
    #expect(wereAny && isEmpty)
    #expect(corner.constants() == constants)
    #expect(corner.residuals().zeros == 40)
  }

  @Test("a bound and a limit that hold values while they are shifted let them come back")
  func tight() {
    var corner = Corner()
    var shifts = FlatArray<Simplex.Shift>()
    corner.simplex.perturb(&shifts)
    corner.wish(5, for: 10)
    corner.wish(15, for: 30)
    let isSolved = corner.solve()
    let (bound, limit) = (corner.simplex.values[5], corner.simplex.values[15])
    #expect(isSolved && bound < 20 && bound > 19.99 && limit > 20 && limit < 20.01)
    let wereAny = corner.simplex.takeBack(&shifts)
    let isSolvedAgain = corner.solve()
    #expect(wereAny && isSolvedAgain)
    #expect(corner.values() == [Double](repeating: 20, count: 30))
  }
}
