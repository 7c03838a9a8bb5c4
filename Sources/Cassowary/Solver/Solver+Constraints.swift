// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Solver {
  /// The handle of a row that is in use.
  package func handle(ofRow row: Int) -> ConstraintHandle {
    ConstraintHandle(
      solver: slots.identity, index: Int32(truncatingIfNeeded: row),
      generation: UInt32(truncatingIfNeeded: simplex.matrix.row(row).age))
  }

  /// Removes a constraint at the next solve.
  ///
  /// Its handle is refused from now on. That solve frees its memory, even if it was added since the last one.
  ///
  /// - Throws: ``SolverMisuse`` for a handle that is foreign or was removed before.
  /// - Complexity: O(1).
  public func remove(_ handle: ConstraintHandle) throws(SolverMisuse) {
    removeConstraint(try row(handle))
  }

  /// Changes the constant on a constraint's left side, in place.
  ///
  /// - Throws: ``SolverMisuse`` for a number that is not finite or a handle that is foreign or removed.
  /// - Complexity: O(1).
  public func setConstant(
    _ constant: Double, of handle: ConstraintHandle
  ) throws(SolverMisuse) {
    let row = try row(handle)
    try check(constant, "constant")
    simplex.setConstant(row, constant)
  }

  /// Changes a constraint's priority and weight, in place.
  ///
  /// - Throws: ``SolverMisuse`` for a strength out of range or a handle that is foreign or
  ///   removed; ``SolverMisuse/requiredEdit(_:)`` if the constraint is an edit variable's and would be required.
  /// - Complexity: O(1).
  public func setStrength(
    _ strength: Strength, of handle: ConstraintHandle
  ) throws(SolverMisuse) {
    let row = try row(handle)
    try check(strength)
    if strength.isRequired, isEdit(row) {
      throw .requiredEdit(slots.variable(simplex.firstColumn(row)))
    }
    simplex.setStrength(row, priority: strength.priority, weight: strength.weight)
  }

  /// Changes a constraint's priority, in place.
  ///
  /// - Throws: ``SolverMisuse`` for a priority out of range or a handle that is foreign or removed;
  ///   ``SolverMisuse/requiredEdit(_:)`` if the constraint is an edit variable's and would be required.
  /// - Complexity: O(1).
  public func setPriority(
    _ priority: Float, of handle: ConstraintHandle
  ) throws(SolverMisuse) {
    let weight = simplex.matrix.row(try row(handle)).strength.weight
    try setStrength(Strength(priority, weight: weight), of: handle)
  }

  /// Changes a constraint's weight, in place.
  ///
  /// - Throws: ``SolverMisuse`` for a weight out of range or a handle that is foreign or removed.
  /// - Complexity: O(1).
  public func setWeight(
    _ weight: Double, of handle: ConstraintHandle
  ) throws(SolverMisuse) {
    let priority = simplex.matrix.row(try row(handle)).priority
    try setStrength(Strength(priority, weight: weight), of: handle)
  }

  /// The constraint that a handle stands for, as it is now, its terms merged.
  ///
  /// - Throws: ``SolverMisuse`` for a handle that is foreign or removed.
  /// - Complexity: O(*m*) for *m* terms.
  public func constraint(for handle: ConstraintHandle) throws(SolverMisuse) -> LinearConstraint {
    constraint(try row(handle), in: simplex)
  }

  /// The left side of a constraint at the values of the last solve: negative, zero or positive.
  ///
  /// - Throws: ``SolverMisuse`` for a handle that is foreign or removed.
  /// - Complexity: O(*m*) for *m* terms.
  public func residual(of handle: ConstraintHandle) throws(SolverMisuse) -> Double {
    let row = try row(handle)
    return simplex.values.residual(row, simplex.matrix.view).value / simplex.matrix.row(row).scale
  }

  /// The constraint of a row, as its caller gave it.
  func constraint(_ row: Int, in simplex: borrowing Simplex) -> LinearConstraint {
    let view = simplex.matrix.view
    let record = view.rows[row]
    let scale = record.scale
    let terms = view.cells(of: row).map {
      Term(slots.variable(Int($0.column)), $0.coefficient / scale)
    }
    let name = names[row]
    return LinearConstraint(
      LinearExpression(terms, constant: record.constant / scale), record.relation,
      strength: record.strength,
      label: name?.label ?? "", fileID: name?.fileID ?? "", line: name?.line ?? 0)
  }

  /// Whether a row is that of an edit variable.
  private func isEdit(_ row: Int) -> Bool {
    simplex.matrix.row(row).count == 1
      && edits.row(Int32(truncatingIfNeeded: simplex.firstColumn(row))) == row
  }

  /// Removes a constraint; removing that of an edit variable ends the edit.
  func removeConstraint(_ row: Int) {
    if isEdit(row) {
      edits.set(Int32(truncatingIfNeeded: simplex.firstColumn(row)), row: -1)
    }
    simplex.removeRow(row)
  }
}
