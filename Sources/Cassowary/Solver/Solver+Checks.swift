// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Checking arguments. Every public call comes through here before it changes anything.
extension Solver {
  /// The column of a variable of this solver.
  func column(_ variable: Variable) throws(SolverMisuse) -> Int {
    guard variable.solver == identity else { throw .foreignVariable(variable) }
    let column = Int(variable.index)
    guard core.columnGeneration[column] == variable.generation,
      !core.removedColumns.contains(variable.index)
    else { throw .removedVariable(variable) }
    return column
  }

  /// The row of a constraint of this solver.
  func row(_ handle: ConstraintHandle) throws(SolverMisuse) -> Int {
    guard handle.solver == identity else { throw .foreignConstraint(handle) }
    let row = Int(handle.index)
    guard row < core.problem.rowCapacity,
      core.problem.rows[row].generation == handle.generation,
      !core.problem.rows[row].flags.contains(.dead)
    else { throw .removedConstraint(handle) }
    return row
  }

  /// The variable of a column that is in use.
  func variable(_ column: Int) -> Variable {
    Variable(
      solver: identity, index: Int32(truncatingIfNeeded: column),
      generation: core.columnGeneration[column])
  }

  /// The handle of a row that is in use.
  func handle(_ row: Int) -> ConstraintHandle {
    ConstraintHandle(
      solver: identity, index: Int32(truncatingIfNeeded: row),
      generation: core.problem.rows[row].generation)
  }

  func check(_ value: Double, _ argument: String) throws(SolverMisuse) {
    guard value.isFinite else { throw .notFinite(argument: argument, value: value) }
  }

  func check(_ strength: Strength) throws(SolverMisuse) {
    guard strength.priority > 0, strength.priority <= Strength.required.priority else {
      throw .priorityOutOfRange(strength.priority)
    }
    guard strength.weight > 0, strength.weight.isFinite else {
      throw .weightNotPositive(strength.weight)
    }
  }

  /// The terms of an expression by column, every column once and none with a zero.
  ///
  /// - Complexity: O(*m*) for *m* terms.
  func merged(
    _ expression: LinearExpression
  ) throws(SolverMisuse) -> [(column: Int32, coefficient: Double)] {
    for (place, term) in expression.terms.enumerated() {
      if !term.coefficient.isFinite {
        throw .notFinite(argument: "coefficient of term \(place)", value: term.coefficient)
      }
      _ = try column(term.variable)
    }
    try check(expression.constant, "constant")
    if mergePlace.count < core.columnCount {
      mergePlace.append(
        contentsOf: repeatElement(-1, count: core.columnCount - mergePlace.count))
    }
    var terms: [(column: Int32, coefficient: Double)] = []
    terms.reserveCapacity(expression.terms.count)
    for term in expression.terms {
      let place = mergePlace[Int(term.variable.index)]
      if place >= 0 {
        terms[Int(place)].coefficient += term.coefficient
      } else {
        mergePlace[Int(term.variable.index)] = Int32(truncatingIfNeeded: terms.count)
        terms.append((term.variable.index, term.coefficient))
      }
    }
    for term in terms { mergePlace[Int(term.column)] = -1 }
    terms.removeAll { $0.coefficient == 0 }
    for term in terms where !term.coefficient.isFinite {
      throw .notFinite(argument: "sum of the coefficients of a variable", value: term.coefficient)
    }
    return terms
  }
}
