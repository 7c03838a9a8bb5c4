// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Edit variables and stays: the dynamic part of the published interface (Badros, Borning,
/// Stuckey 2001, sections 2.2 and 4.4).
extension Solver {
  /// Makes a variable an edit variable: it wishes to equal what is suggested for it.
  ///
  /// Until the first suggestion it wishes to keep the value that it has.
  ///
  /// - Throws: ``SolverMisuse/requiredEdit(_:)`` for a required strength,
  ///   ``SolverMisuse/duplicateEdit(_:)`` if it is an edit variable already, and the usual
  ///   ones for a bad variable or strength.
  public func edit(_ variable: Variable, strength: Strength) throws(SolverMisuse) {
    let column = try column(variable)
    try check(strength)
    if strength.isRequired { throw .requiredEdit(variable) }
    if edits[variable.index] != nil { throw .duplicateEdit(variable) }
    keepCommitted()
    edits[variable.index] = Int32(
      truncatingIfNeeded: core.addRow(
        column: variable.index, constant: -core.value[column], strength: strength,
        flags: .edit))
  }

  /// Suggests a value for an edit variable.
  ///
  /// - Throws: ``SolverMisuse/unknownEdit(_:)`` if the variable is not one,
  ///   ``SolverMisuse/notFinite(argument:value:)`` for a value that is not finite.
  /// - Complexity: O(1); the next solve works on what depends on the variable.
  public func suggest(_ value: Double, for variable: Variable) throws(SolverMisuse) {
    _ = try column(variable)
    try check(value, "suggested value")
    guard let row = edits[variable.index] else { throw .unknownEdit(variable) }
    core.setConstant(Int(row), -value)
  }

  /// Makes an edit variable an ordinary one again; it keeps its value if nothing else
  /// determines it.
  ///
  /// - Throws: ``SolverMisuse/unknownEdit(_:)`` if the variable is not an edit variable.
  public func endEdit(_ variable: Variable) throws(SolverMisuse) {
    _ = try column(variable)
    guard let row = edits[variable.index] else { throw .unknownEdit(variable) }
    keepCommitted()
    edits[variable.index] = nil
    core.removeRow(Int(row))
  }

  /// Adds the wish that a variable keep the value that it had after the last solve.
  ///
  /// - Returns: the handle by which the stay is changed and removed like any constraint.
  @discardableResult
  public func addStay(
    _ variable: Variable, strength: Strength = .weak
  ) throws(SolverMisuse) -> ConstraintHandle {
    let column = try column(variable)
    try check(strength)
    keepCommitted()
    let row = core.addRow(
      column: variable.index, constant: -core.value[column], strength: strength,
      flags: .stay)
    stays.append(Int32(truncatingIfNeeded: row))
    return handle(row)
  }

  /// Remembers edits and stays for the case that the batch is taken back.
  func keepCommitted() {
    if committedEdits == nil {
      committedEdits = edits
      committedStays = stays
    }
  }

  /// Lets every stay aim at the value that its variable has now.
  func retargetStays() {
    for row in stays {
      let start = Int(core.problem.rows[Int(row)].start)
      let column = Int(core.problem.cells.storage[start].column)
      core.setConstant(Int(row), -core.value[column])
    }
  }
}
