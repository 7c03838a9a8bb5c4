// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Edit variables and stays: the dynamic part of the published interface (Badros, Borning,
/// Stuckey 2001, sections 2.2 and 4.4).
extension Solver {
  /// Makes a variable an edit variable: it wishes to equal the value that is suggested for it.
  ///
  /// Until the first suggestion it wishes to keep its current value.
  ///
  /// - Throws: ``SolverMisuse/requiredEdit(_:)`` for a required strength, ``SolverMisuse/duplicateEdit(_:)`` if it is
  ///   an edit variable already, and the usual ones for a bad variable or strength.
  /// - Complexity: O(1), amortised.
  public func edit(_ variable: Variable, strength: Strength) throws(SolverMisuse) {
    let column = try column(variable)
    try check(strength)
    if strength.isRequired { throw .requiredEdit(variable) }
    if edits.row(variable.index) != nil { throw .duplicateEdit(variable) }
    edits.set(variable.index, row: addRow(holding: column, strength))
  }

  /// Suggests a value for an edit variable.
  ///
  /// - Throws: ``SolverMisuse/unknownEdit(_:)`` if the variable is not one, ``SolverMisuse/notFinite(argument:value:)``
  ///   for a value that is not finite, and the usual ones for a bad variable.
  /// - Complexity: O(1); the next solve works on what depends on the variable.
  public func suggest(_ value: Double, for variable: Variable) throws(SolverMisuse) {
    let row = try editRow(variable)
    try check(value, "suggested value")
    simplex.setConstant(row, -value)
  }

  /// Makes an edit variable an ordinary one again; it keeps its value if nothing else determines it.
  ///
  /// - Throws: ``SolverMisuse/unknownEdit(_:)`` if the variable is not an edit variable, and the usual
  ///   ones for a bad variable.
  /// - Complexity: O(1).
  public func endEdit(_ variable: Variable) throws(SolverMisuse) {
    removeConstraint(try editRow(variable))
  }

  /// Adds the wish that a variable keep the value that it had after the last solve.
  ///
  /// - Returns: the handle by which the stay is removed, and its strength changed, like any constraint. Its
  ///   constant follows the variable: one that ``setConstant(_:of:)`` sets lasts until the next solve, which
  ///   first aims the stay at the last value.
  /// - Throws: ``SolverMisuse`` for a strength out of range or a variable that is foreign or removed.
  /// - Complexity: O(1), amortised; every solve reads the value of each stay's variable.
  @discardableResult
  public func addStay(
    _ variable: Variable, strength: Strength = .weak
  ) throws(SolverMisuse) -> ConstraintHandle {
    let column = try column(variable)
    try check(strength)
    let row = addRow(holding: column, strength)
    edits.addStay(row)
    return handle(ofRow: row)
  }

  /// Aims every stay at the current value of its variable.
  func retargetStays() {
    for index in edits.stays.indices {
      let row = Int(edits.stays[index])
      if !simplex.matrix.row(row).isInForce { continue }
      simplex.setConstant(row, -simplex.values[simplex.firstColumn(row)])
    }
  }
}
