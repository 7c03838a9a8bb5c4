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
    guard row < core.simplex.matrix.rowCapacity, core.simplex.matrix.row(row).isLive,
      core.handle(row, of: identity) == handle
    else { throw .removedConstraint(handle) }
    return row
  }

  /// The variable of a column that is in use.
  func variable(_ column: Int) -> Variable { core.variable(column, of: identity) }

  /// The handle of a row that is in use.
  func handle(_ row: Int) -> ConstraintHandle { core.handle(row, of: identity) }

  func check(_ value: Double, _ argument: String) throws(SolverMisuse) {
    try core.check(value, argument)
  }

  func check(_ strength: Strength) throws(SolverMisuse) {
    try core.check(strength)
  }
}

extension SolverCore {
  /// The variable of a column that is in use.
  func variable(_ column: Int, of identity: UInt64) -> Variable {
    Variable(
      solver: identity, index: Int32(truncatingIfNeeded: column),
      generation: slots.generation(column))
  }
}
