// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// From a caller's expression to the terms of a row. In the core, so that adding a constraint
/// enters it once and not once for each term.
extension SolverCore {
  /// The column of a variable that the solver called `identity` made and still has.
  func column(_ variable: Variable, of identity: UInt64) throws(SolverMisuse) -> Int {
    guard variable.solver == identity else { throw .foreignVariable(variable) }
    let column = Int(variable.index)
    guard columnGeneration[column] == variable.generation,
      removedColumns.isEmpty || !removedColumns.contains(variable.index)
    else { throw .removedVariable(variable) }
    return column
  }

  func check(_ value: Double, _ argument: String) throws(SolverMisuse) {
    guard value.isFinite else { throw .notFinite(argument: argument, value: value) }
  }

  /// The terms of an expression by column, every column once and none with a zero.
  ///
  /// - Complexity: O(*m*) for *m* terms.
  mutating func merged(
    _ expression: LinearExpression, of identity: UInt64
  ) throws(SolverMisuse) -> [(column: Int32, coefficient: Double)] {
    for (place, term) in expression.terms.enumerated() {
      guard term.coefficient.isFinite else {
        throw .notFinite(argument: "coefficient of term \(place)", value: term.coefficient)
      }
      _ = try column(term.variable, of: identity)
    }
    try check(expression.constant, "constant")
    var terms: [(column: Int32, coefficient: Double)] = []
    terms.reserveCapacity(expression.terms.count)
    for term in expression.terms {
      let place = work.place[Int(term.variable.index)]
      if place >= 0 {
        terms[Int(place)].coefficient += term.coefficient
      } else {
        work.place[Int(term.variable.index)] = Int32(truncatingIfNeeded: terms.count)
        terms.append((term.variable.index, term.coefficient))
      }
    }
    var isClean = true
    for term in terms {
      work.place[Int(term.column)] = -1
      if term.coefficient == 0 || !term.coefficient.isFinite { isClean = false }
    }
    if isClean { return terms }
    terms.removeAll { $0.coefficient == 0 }
    for term in terms {
      try check(term.coefficient, "sum of the coefficients of a variable")
    }
    return terms
  }
}
