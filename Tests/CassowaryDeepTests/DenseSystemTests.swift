// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

@Suite("Dense systems")
struct DenseSystemTests {
  private let solver = Solver()

  /// Multipliers are sums of some hundred weights times coefficients, all ±1.
  private let tolerance = 1e-6

  @Test("many rows about few variables end at an optimum", arguments: [24, 83] as [UInt64])
  func optimum(_ seed: UInt64) throws {
    let count = 300
    let system = DenseSystem(seed: seed, variableCount: count, rowCount: 950)
    let variables = try solver.makeVariables(count)
    var handles: [ConstraintHandle] = []
    for row in system.rows {
      let terms = row.terms.map { Term(variables[$0.variable], $0.coefficient) }
      handles.append(
        try solver.add(
          LinearConstraint(
            LinearExpression(terms, constant: row.constant), row.relation, strength: row.strength)))
    }
    let work = try solver.work()
    #expect(work.pivots <= 12 * system.rows.count, "\(work)")
    try expectOptimum(system, variables, handles)
  }

  /// Expects each row's multiplier to be what the row may cost, and all of them to balance: no other values are better.
  private func expectOptimum(
    _ system: DenseSystem, _ variables: [Variable], _ handles: [ConstraintHandle]
  ) throws {
    let values = try solver.values(of: variables)
    var balances: [Float: [Double]] = [:]
    for (row, handle) in zip(system.rows, handles) {
      let residual = row.terms.reduce(row.constant) { $0 + $1.coefficient * values[$1.variable] }
      let isRequired = row.strength == .required
      // What the row costs for each unit that its residual rises, and falls.
      let above = row.relation == .greaterThanOrEqual ? 0 : row.strength.weight
      let below = row.relation == .lessThanOrEqual ? 0 : row.strength.weight
      if isRequired {
        #expect(above == 0 || residual <= tolerance)
        #expect(below == 0 || residual >= -tolerance)
      }
      for multiplier in try solver.multipliers(of: handle) {
        let value = multiplier.value
        for (variable, coefficient) in row.terms {
          balances[multiplier.priority, default: Array(repeating: 0, count: variables.count)][
            variable] += value * coefficient
        }
        let isTight = residual.magnitude <= tolerance
        if isRequired {
          #expect(isTight)
        } else if multiplier.priority == row.strength.priority {
          let range =
            residual > tolerance
            ? above...above : residual < -tolerance ? -below ... -below : -below...above
          #expect(value >= range.lowerBound - tolerance && value <= range.upperBound + tolerance)
        } else {
          #expect(isTight && multiplier.priority < row.strength.priority)
        }
      }
    }
    #expect(Set(balances.keys) == [251, 100])
    for (_, balance) in balances { #expect(balance.allSatisfy { $0.magnitude <= tolerance }) }
  }
}
