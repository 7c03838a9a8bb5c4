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
    try core.add(constraint, of: identity)
  }

  /// Adds `Σ terms + constant relation 0` at the next solve, as ``add(_:)`` does, of parts that the
  /// caller uses again for the next one.
  package func add(
    _ terms: [Term], constant: Double, _ relation: LinearRelation, at strength: Strength
  ) throws(SolverMisuse) -> ConstraintHandle {
    let row = try core.add(terms, constant: constant, relation, at: strength, of: identity)
    return core.handle(row, of: identity)
  }

  /// Adds `Σ terms + constant relation 0` at the next solve; the variables are the solver's own.
  package func add(
    _ terms: TermQuad, constant: Double, _ relation: LinearRelation, at strength: Strength
  ) throws(SolverMisuse) -> ConstraintHandle {
    let row = try core.add(terms, constant: constant, relation, at: strength)
    return core.handle(row, of: identity)
  }

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
    let row = try row(handle)
    let flags = core.problem.rows[row].flags
    if flags.contains(.edit) {
      core.edits.set(
        core.problem.cells.storage[Int(core.problem.rows[row].start)].column, row: -1)
    } else if flags.contains(.stay) {
      core.edits.removeStay(row)
    }
    core.removeRow(row)
  }

  /// Changes the constant on a constraint's left side, in place.
  ///
  /// - Throws: ``SolverMisuse`` for a number that is not finite or a handle that is foreign or
  ///   removed.
  /// - Complexity: O(1).
  public func setConstant(
    _ constant: Double, of handle: ConstraintHandle
  ) throws(SolverMisuse) {
    let row = try row(handle)
    try check(constant, "constant")
    core.setConstant(row, constant)
  }

  /// Changes a constraint's priority and weight, in place.
  ///
  /// - Throws: ``SolverMisuse`` for a strength out of range or a handle that is foreign or
  ///   removed.
  /// - Complexity: O(1).
  public func setStrength(
    _ strength: Strength, of handle: ConstraintHandle
  ) throws(SolverMisuse) {
    let row = try row(handle)
    try check(strength)
    let record = core.problem.rows[row]
    if record.flags.contains(.edit), strength.isRequired {
      throw .requiredEdit(
        variable(Int(core.problem.cells.storage[Int(record.start)].column)))
    }
    core.setStrength(row, strength)
  }

  /// Changes a constraint's priority, in place.
  public func setPriority(
    _ priority: Float, of handle: ConstraintHandle
  ) throws(SolverMisuse) {
    let weight = core.weight(try row(handle))
    try setStrength(Strength(priority, weight: weight), of: handle)
  }

  /// Changes a constraint's weight, in place.
  public func setWeight(
    _ weight: Double, of handle: ConstraintHandle
  ) throws(SolverMisuse) {
    let priority = core.problem.rows[try row(handle)].priority
    try setStrength(Strength(priority, weight: weight), of: handle)
  }

  /// The constraint that a handle stands for, as it is now, its terms merged.
  ///
  /// - Complexity: O(*m*) for *m* terms.
  public func constraint(for handle: ConstraintHandle) throws(SolverMisuse) -> LinearConstraint {
    constraint(try row(handle))
  }

  /// The left side of a constraint at the values of the last solve: negative, zero or
  /// positive.
  ///
  /// - Complexity: O(*m*) for *m* terms.
  public func residual(of handle: ConstraintHandle) throws(SolverMisuse) -> Double {
    let row = try row(handle)
    return core.residual(row).value / Double(core.problem.rows[row].scale)
  }

  /// The constraint that a row stands for.
  func constraint(_ row: Int) -> LinearConstraint {
    let record = core.problem.rows[row]
    let scale = Double(record.scale)
    let terms = core.problem.cellRange(row).map { place in
      let cell = core.problem.cells.storage[place]
      return Term(variable(Int(cell.column)), cell.coefficient / scale)
    }
    let name = core.names[row]
    return LinearConstraint(
      LinearExpression(terms, constant: record.constant / scale), record.relation,
      strength: Strength(record.priority, weight: core.weight(row)),
      label: name?.label ?? "", fileID: name?.fileID ?? "", line: name?.line ?? 0)
  }
}

extension SolverCore {
  /// Checks a constraint and adds it; one call, so that the core is entered once.
  fileprivate mutating func add(
    _ constraint: borrowing LinearConstraint, of identity: UInt64
  ) throws(SolverMisuse) -> ConstraintHandle {
    let row = try add(
      constraint.expression.terms, constant: constraint.expression.constant, constraint.relation,
      at: constraint.strength, of: identity)
    if !constraint.label.isEmpty || !constraint.fileID.isEmpty {
      names[row] = RowName(
        label: constraint.label, fileID: constraint.fileID, line: constraint.line)
    }
    return handle(row, of: identity)
  }

  /// Checks the parts of a constraint and adds its row.
  fileprivate mutating func add(
    _ terms: borrowing [Term], constant: Double, _ relation: LinearRelation,
    at strength: Strength, of identity: UInt64
  ) throws(SolverMisuse) -> Int {
    try check(strength)
    let start = problem.cells.storage.count
    let largest = try merge(terms, constant: constant, from: start, of: identity)
    return addRow(
      from: start, largest: largest, constant: constant, relation: relation, strength: strength)
  }

  /// Adds the row of up to four terms.
  fileprivate mutating func add(
    _ terms: TermQuad, constant: Double, _ relation: LinearRelation, at strength: Strength
  ) throws(SolverMisuse) -> Int {
    guard terms.isFinite else {
      throw .notFinite(argument: "coefficient", value: terms.coefficients.sum())
    }
    try check(constant, "constant")
    try check(strength)
    let start = problem.cells.storage.count
    for place in 0..<terms.count {
      problem.addCell(terms.columns[place], terms.coefficients[place])
    }
    return addRow(
      from: start, largest: terms.largest, constant: constant, relation: relation,
      strength: strength)
  }

  fileprivate mutating func reserve(constraints: Int, terms: Int) {
    // Who counts may have forgotten a few, and arrays grow by much at a time.
    let constraints = constraints + 16 + constraints / 64
    problem.rows.reserveCapacity(problem.rows.count + constraints)
    problem.cells.storage.reserveCapacity(problem.cells.storage.count + terms)
    pending.newRows.reserveCapacity(pending.newRows.count + constraints)
    added.reserveCapacity(added.count + constraints)
  }

  /// The handle of a row that was just added.
  fileprivate func handle(_ row: Int, of identity: UInt64) -> ConstraintHandle {
    ConstraintHandle(
      solver: identity, index: Int32(truncatingIfNeeded: row), generation: clock)
  }

  /// The weight of a row as its caller gave it.
  func weight(_ row: Int) -> Double {
    problem.rows[row].weight * Double(problem.rows[row].scale)
  }
}
