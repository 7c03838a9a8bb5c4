// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Checking arguments. Every public call comes through here before it changes anything.
extension Solver {
  /// The column of a variable of this solver.
  func column(_ variable: Variable) throws(SolverMisuse) -> Int {
    try core.column(variable, of: identity)
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
    try core.check(value, argument)
  }

  func check(_ strength: Strength) throws(SolverMisuse) {
    try core.check(strength)
  }
}

extension SolverCore {
  @inline(__always)
  func check(_ strength: Strength) throws(SolverMisuse) {
    guard strength.priority > 0, strength.priority <= Strength.required.priority else {
      throw .priorityOutOfRange(strength.priority)
    }
    guard strength.weight > 0, strength.weight.isFinite else {
      throw .weightNotPositive(strength.weight)
    }
  }
}
