// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Solver {
  /// Adds a constraint at the next solve.
  ///
  /// Terms of the same variable are added up. A constraint without terms is legal; it holds
  /// or does not. Adding the same constraint again makes another row.
  ///
  /// - Returns: the handle by which the constraint is changed and removed.
  /// - Throws: ``SolverMisuse`` for a number that is not finite, a strength out of range, or
  ///   a variable that is foreign or removed.
  /// - Complexity: O(*m*) for *m* terms.
  @discardableResult
  public func add(_ constraint: LinearConstraint) throws(SolverMisuse) -> ConstraintHandle {
    try core.add(constraint)
  }

  /// Adds `Σ terms + constant relation 0` at the next solve, as ``add(_:)`` does, of parts that the
  /// caller uses again for the next one.
  package func add(
    _ terms: [Term], constant: Double, _ relation: LinearRelation, at strength: Strength
  ) throws(SolverMisuse) -> ConstraintHandle {
    let row = try core.add(terms, constant: constant, relation, at: strength)
    return core.handle(row)
  }

  /// Adds `Σ terms + constant relation 0` at the next solve; the variables are the solver's own.
  package func add(
    _ terms: ShortRow, constant: Double, _ relation: LinearRelation, at strength: Strength
  ) throws(SolverMisuse) -> ConstraintHandle {
    let row = try core.add(terms, constant: constant, relation, at: strength)
    return core.handle(row)
  }

  /// The handle of a row that is in use.
  package func handle(ofRow index: Int32) -> ConstraintHandle { core.handle(Int(index)) }

  /// Makes room for so many more variables.
  package func reserve(variables: Int) { core.reserve(variables: variables) }

  /// Makes room for so many more constraints with so many terms in all.
  package func reserve(constraints: Int, terms: Int) {
    core.reserve(constraints: constraints, terms: terms)
  }

  /// Removes a constraint at the next solve.
  ///
  /// Its handle is refused from now on.
  ///
  /// - Throws: ``SolverMisuse`` for a handle that is foreign or was removed before.
  /// - Complexity: O(1).
  public func remove(_ handle: ConstraintHandle) throws(SolverMisuse) {
    core.removeConstraint(try core.row(handle))
  }

  /// Changes the constant on a constraint's left side, in place.
  ///
  /// - Throws: ``SolverMisuse`` for a number that is not finite or a handle that is foreign or
  ///   removed.
  /// - Complexity: O(1).
  public func setConstant(
    _ constant: Double, of handle: ConstraintHandle
  ) throws(SolverMisuse) {
    try core.setConstant(constant, of: handle)
  }

  /// Changes a constraint's priority and weight, in place.
  ///
  /// - Throws: ``SolverMisuse`` for a strength out of range or a handle that is foreign or
  ///   removed; ``SolverMisuse/requiredEdit(_:)`` if the constraint is an edit variable's and would be required.
  /// - Complexity: O(1).
  public func setStrength(
    _ strength: Strength, of handle: ConstraintHandle
  ) throws(SolverMisuse) {
    try core.setStrength(strength, of: handle)
  }

  /// Changes a constraint's priority, in place.
  ///
  /// - Throws: ``SolverMisuse`` for a priority out of range or a handle that is foreign or removed;
  ///   ``SolverMisuse/requiredEdit(_:)`` if the constraint is an edit variable's and would be required.
  /// - Complexity: O(1).
  public func setPriority(
    _ priority: Float, of handle: ConstraintHandle
  ) throws(SolverMisuse) {
    let weight = core.weight(try core.row(handle))
    try setStrength(Strength(priority, weight: weight), of: handle)
  }

  /// Changes a constraint's weight, in place.
  ///
  /// - Throws: ``SolverMisuse`` for a weight out of range or a handle that is foreign or removed.
  /// - Complexity: O(1).
  public func setWeight(
    _ weight: Double, of handle: ConstraintHandle
  ) throws(SolverMisuse) {
    let priority = core.simplex.matrix.row(try core.row(handle)).priority
    try setStrength(Strength(priority, weight: weight), of: handle)
  }

  /// The constraint that a handle stands for, as it is now, its terms merged.
  ///
  /// - Throws: ``SolverMisuse`` for a handle that is foreign or removed.
  /// - Complexity: O(*m*) for *m* terms.
  public func constraint(for handle: ConstraintHandle) throws(SolverMisuse) -> LinearConstraint {
    try core.constraint(handle)
  }

  /// The left side of a constraint at the values of the last solve: negative, zero or
  /// positive.
  ///
  /// - Throws: ``SolverMisuse`` for a handle that is foreign or removed.
  /// - Complexity: O(*m*) for *m* terms.
  public func residual(of handle: ConstraintHandle) throws(SolverMisuse) -> Double {
    let row = try core.row(handle)
    return core.simplex.values.residual(row, core.simplex.matrix.view).value
      / core.simplex.matrix.row(row).scale
  }
}

extension SolverCore {
  fileprivate func constraint(
    _ handle: ConstraintHandle
  ) throws(SolverMisuse) -> LinearConstraint { constraint(try row(handle), in: simplex) }

  /// The constraint that a row stands for, as its caller gave it.
  func constraint(_ row: Int, in simplex: borrowing Simplex) -> LinearConstraint {
    let view = simplex.matrix.view
    let record = view.rows[row]
    let scale = record.scale
    let terms = view.cellRange(row).map { index in
      Term(
        slots.variable(Int(view.cells[index].column)),
        view.cells[index].coefficient / scale)
    }
    let name = names[row]
    return LinearConstraint(
      LinearExpression(terms, constant: record.constant / scale), record.relation,
      strength: Strength(record.priority, weight: record.weight * scale),
      label: name?.label ?? "", fileID: name?.fileID ?? "", line: name?.line ?? 0)
  }

  fileprivate mutating func setConstant(
    _ constant: Double, of handle: ConstraintHandle
  ) throws(SolverMisuse) {
    let row = try row(handle)
    try check(constant, "constant")
    simplex.setConstant(row, constant)
  }

  fileprivate mutating func setStrength(
    _ strength: Strength, of handle: ConstraintHandle
  ) throws(SolverMisuse) {
    let row = try row(handle)
    try check(strength)
    if simplex.matrix.row(row).flags.contains(.edit), strength.isRequired {
      throw .requiredEdit(slots.variable(simplex.firstColumn(row)))
    }
    simplex.setStrength(row, priority: strength.priority, weight: strength.weight)
  }

  /// Removes a constraint; that of an edit variable ends the edit.
  mutating func removeConstraint(_ row: Int) {
    if simplex.matrix.row(row).flags.contains(.edit) {
      edits.set(Int32(truncatingIfNeeded: simplex.firstColumn(row)), row: -1)
    }
    simplex.removeRow(row)
  }
}
