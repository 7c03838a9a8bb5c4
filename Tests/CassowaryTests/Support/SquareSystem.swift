// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// As many equations as unknowns, all of which depend on one another, with a known solution.
struct SquareSystem {
  /// The terms of each equation, the unknowns by number.
  var rows: [[(unknown: Int, coefficient: Double)]]

  /// What solves it.
  var solution: [Double]

  /// The second differences of a spline, its ends bent as little as possible.
  static func spline(_ count: Int, seed: UInt64 = 1) -> SquareSystem {
    let rows = (0..<count).map { row in
      row == 0 || row == count - 1
        ? [(row, 2.0), (row == 0 ? 1 : row - 1, 1.0)]
        : [(row - 1, 1.0), (row, -4.0), (row + 1, 1.0)]
    }
    return SquareSystem(rows: rows, seed: seed)
  }

  /// The five-point Laplacian of a square.
  static func laplacian(_ side: Int, seed: UInt64 = 1) -> SquareSystem {
    let rows = (0..<side * side).map { cell in
      let (row, column) = (cell / side, cell % side)
      var terms = [(cell, 4.0)]
      if row > 0 { terms.append((cell - side, -1)) }
      if row < side - 1 { terms.append((cell + side, -1)) }
      if column > 0 { terms.append((cell - 1, -1)) }
      if column < side - 1 { terms.append((cell + 1, -1)) }
      return terms
    }
    return SquareSystem(rows: rows, seed: seed)
  }

  private init(rows: [[(unknown: Int, coefficient: Double)]], seed: UInt64) {
    self.rows = rows
    var random = SeededGenerator(seed: seed)
    solution = rows.map { _ in random.double(-8000...8000) / 8 }
  }

  /// The terms of a row with another factor on its own unknown, which keeps the solution.
  func reweighted(_ row: Int, by factor: Double) -> [(unknown: Int, coefficient: Double)] {
    rows[row].map { ($0.unknown, $0.unknown == row ? factor * $0.coefficient : $0.coefficient) }
  }

  /// An equation with these terms that the solution solves.
  func equation(
    _ terms: [(unknown: Int, coefficient: Double)], _ variables: [Variable]
  ) -> LinearConstraint {
    let sum = terms.reduce(0) { $0 + $1.coefficient * solution[$1.unknown] }
    return LinearConstraint(
      LinearExpression(
        terms.map { Term(variables[$0.unknown], $0.coefficient) }, constant: -sum),
      .equal)
  }

  /// The largest absolute residual of the rows at `values`, that of `row` less `constant`.
  func largestResidual(at values: [Double], besides row: Int, _ constant: Double) -> Double {
    var largest = 0.0
    for (place, terms) in rows.enumerated() {
      let residual = terms.reduce(place == row ? -constant : 0) {
        $0 + $1.coefficient * (values[$1.unknown] - solution[$1.unknown])
      }
      largest = max(largest, residual.magnitude)
    }
    return largest
  }

  /// Records the system in a solver.
  func add(
    to solver: Solver
  ) throws -> (variables: [Variable], handles: [ConstraintHandle]) {
    let variables = try solver.makeVariables(solution.count)
    let handles = try rows.map { try solver.add(equation($0, variables)) }
    return (variables, handles)
  }
}
