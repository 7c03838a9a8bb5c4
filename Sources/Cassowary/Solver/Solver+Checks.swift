// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Checks of arguments, which every public call makes before it changes anything.
extension Solver {
  /// The column of a variable that this solver made and still has.
  func column(_ variable: Variable) throws(SolverMisuse) -> Int {
    try slots.check(variable)
    return Int(variable.index)
  }

  /// The row of a constraint that this solver has.
  func row(_ handle: ConstraintHandle) throws(SolverMisuse) -> Int {
    guard handle.solver == slots.identity else { throw .foreignConstraint(handle) }
    let row = Int(handle.index)
    guard row < simplex.matrix.rowCapacity, simplex.matrix.row(row).isInForce,
      self.handle(ofRow: row) == handle
    else { throw .removedConstraint(handle) }
    return row
  }

  /// The row of an edit variable.
  func editRow(_ variable: Variable) throws(SolverMisuse) -> Int {
    try slots.check(variable)
    guard let row = edits.row(variable.index) else { throw .unknownEdit(variable) }
    return row
  }

  @inline(__always)
  func check(_ value: Double, _ argument: String) throws(SolverMisuse) {
    guard value.isFinite else { throw .notFinite(argument: argument, value: value) }
  }

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
