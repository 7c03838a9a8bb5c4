// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

@Suite("Dense systems")
struct DenseSystemTests {
  private let solver = Solver()

  /// Multipliers are sums of some hundred weights times coefficients, all ±1.
  private let tolerance = 1e-6

  /// Those of the rows, the highest first.
  private let levels: [Float] = [1000, 251, 100]

  @Test("many rows about few variables end at an optimum", arguments: [13, 83] as [UInt64])
  func optimum(_ seed: UInt64) throws {
    let system = DenseSystem(seed: seed, variableCount: 300, rowCount: 950)
    let variables = try solver.makeVariables(300)
    var rows = try add(system, variables)
    let first = try solver.work()
    #expect(first.pivots <= 12 * rows.count, "\(first)")
    // Other seeds are to be sought if these come to their optimum without a second attempt.
    #expect(first.rebuilds == 1)
    try expectOptimum(rows, variables)
    for place in [400, 100, 700] {
      try solver.remove(rows.remove(at: place).handle)
      let change = try solver.work()
      #expect(change.pivots <= 16 * rows.count, "\(change)")
      try expectOptimum(rows, variables)
    }
  }

  /// From a corner with hundreds of slack rows at zero the primal method made 50,000 pivots that moved nothing.
  @Test("a corner that many rows meet in is left", arguments: [1, 5, 16, 95] as [UInt64])
  func degenerateCorner(_ seed: UInt64) throws {
    let system = DenseSystem(grid: 14, seed: seed, average: 80)
    let variables = try solver.makeVariables(14 * 14)
    let rows = try add(system, variables)
    let work = try solver.work()
    #expect(work.pivots <= 8 * rows.count, "\(work)")
    try expectOptimum(rows, variables)
  }

  private func add(_ system: DenseSystem, _ variables: [Variable]) throws
    -> [(row: DenseSystem.Row, handle: ConstraintHandle)]
  {
    try system.rows.map { row in
      let terms = row.terms.map { Term(variables[$0.variable], $0.coefficient) }
      let constraint = LinearConstraint(
        LinearExpression(terms, constant: row.constant), row.relation, strength: row.strength)
      return (row, try solver.add(constraint))
    }
  }

  /// Expects multipliers that balance, each within what its row may cost: no other values are better.
  private func expectOptimum(
    _ rows: [(row: DenseSystem.Row, handle: ConstraintHandle)], _ variables: [Variable]
  ) throws {
    let values = try solver.values(of: variables)
    var balances = Dictionary(uniqueKeysWithValues: levels.map { ($0, values.map { _ in 0.0 }) })
    for (row, handle) in rows {
      let residual = row.terms.reduce(row.constant) { $0 + $1.coefficient * values[$1.variable] }
      let multipliers = try solver.multipliers(of: handle)
      for multiplier in multipliers {
        for (variable, coefficient) in row.terms {
          balances[multiplier.priority]?[variable] += multiplier.value * coefficient
        }
      }
      let amounts = levels.map { level in
        multipliers.first { $0.priority == level }?.value ?? 0
      }
      #expect(multipliers.allSatisfy { levels.contains($0.priority) })
      #expect(isRight(row, residual, amounts), "\(row), \(residual), \(amounts)")
    }
    for (_, balance) in balances { #expect(balance.allSatisfy { $0.magnitude <= tolerance }) }
  }

  /// Whether the multipliers of a row lie between what it costs for each unit that its residual falls and rises, compared
  /// from the highest level down.
  ///
  /// A required row that nothing violates may have one at its own level: it holds where its cost begins.
  private func isRight(_ row: DenseSystem.Row, _ residual: Double, _ amounts: [Double]) -> Bool {
    let weight = row.strength.weight
    let above = row.relation == .greaterThanOrEqual ? 0 : weight
    let below = row.relation == .lessThanOrEqual ? 0 : -weight
    if row.strength == .required {
      if residual > tolerance, above > 0 { return false }
      if residual < -tolerance, below < 0 { return false }
    }
    func isWithin(_ limit: Double, _ sign: Double) -> Bool {
      for (level, amount) in zip(levels, amounts) {
        let slack = sign * ((level == row.strength.priority ? limit : 0) - amount)
        if slack.magnitude > tolerance { return slack > 0 }
      }
      return true
    }
    // A slack row costs what its side does, no more and no less.
    if residual > tolerance { return isWithin(above, 1) && isWithin(above, -1) }
    if residual < -tolerance { return isWithin(below, 1) && isWithin(below, -1) }
    return isWithin(above, 1) && isWithin(below, -1)
  }
}
