// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

extension Solver {
  /// The values of `variables`, in their order.
  func values(_ variables: Variable...) throws(SolverMisuse) -> [Double] {
    try values(of: variables)
  }

  /// The values of `variables`, in their order.
  func values(of variables: [Variable]) throws(SolverMisuse) -> [Double] {
    var values: [Double] = []
    for variable in variables { values.append(try value(of: variable)) }
    return values
  }

  /// Makes `count` variables.
  func makeVariables(
    _ count: Int, lowerBound: Double? = nil
  ) throws(SolverMisuse) -> [Variable] {
    var variables: [Variable] = []
    for _ in 0..<count { variables.append(try makeVariable(lowerBound: lowerBound)) }
    return variables
  }

  /// The conflicts that `solve()` throws; nil if it throws none.
  func clashes() throws -> [Conflict]? {
    do {
      try solve()
      return nil
    } catch {
      guard case .unsatisfiable(let conflicts) = error else { throw error }
      return conflicts
    }
  }
}

/// Whether two numbers agree, relative to the greater of 1 and what is wanted.
func isClose(_ got: Double, _ wanted: Double, within tolerance: Double = 1e-9) -> Bool {
  (got - wanted).magnitude <= tolerance * max(1, wanted.magnitude)
}

/// Whether all numbers agree in their order.
func isClose(_ got: [Double], _ wanted: [Double], within tolerance: Double = 1e-9) -> Bool {
  got.count == wanted.count && zip(got, wanted).allSatisfy { isClose($0, $1, within: tolerance) }
}
