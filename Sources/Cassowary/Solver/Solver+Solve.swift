// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Solver {
  /// Applies everything recorded since the last solve, as one batch.
  ///
  /// - Throws: ``SolveError/unsatisfiable(_:)`` if the required constraints cannot all hold,
  ///   with one irreducible set for each independent clash. The batch is taken back: values,
  ///   constraints, strengths, bounds, edits and stays are as after the last solve, and
  ///   handles given out since are refused; whatever is called next, the solver goes on as if
  ///   the batch had never been. Variables made since remain.
  ///   ``SolveError/overflow(_:)`` if the answer has a value that no `Double` can hold.
  /// - Complexity: in proportion to the constraints and values that the batch touches, for
  ///   layout systems.
  public func solve() throws(SolveError) {
    try optimize()
    if !core.simplex.violatedRows().isEmpty {
      let error = unsatisfiable()
      rollBack()
      throw error
    }
    commit()
  }

  /// Applies everything recorded since the last solve and commits it even if required
  /// constraints are violated: priority 1000 is merely the top level.
  ///
  /// - Returns: the required constraints that are violated, oldest first.
  /// - Throws: ``SolveError/overflow(_:)`` or ``SolveError/pivotLimit(_:)``.
  @discardableResult
  public func solveRelaxed() throws(SolveError) -> [ConstraintHandle] {
    try optimize()
    let rows = core.simplex.violatedRows()
    commit()
    return rows.sorted { core.simplex.matrix.row($0).age < core.simplex.matrix.row($1).age }
      .map(handle)
  }

  private func optimize() throws(SolveError) {
    core.retargetStays()
    switch core.simplex.optimize() {
    case .optimal: return
    case .overflow(let column):
      let variable = variable(column)
      rollBack()
      throw .overflow(variable)
    case .pivotLimit(let limit):
      let report = limitReport(limit)
      rollBack()
      throw .pivotLimit(report)
    }
  }

  /// Why the required constraints of the batch at hand cannot hold; the batch has to be taken back.
  private func unsatisfiable() -> SolveError {
    do {
      return .unsatisfiable(try core.simplex.takeConflicts().map(conflict))
    } catch {
      return account(of: error)
    }
  }

  /// What a caller is told of clashes that could not be found.
  func account(of failure: Simplex.ConflictFailure) -> SolveError {
    switch failure {
    case .pivotLimit(let limit): .pivotLimit(limitReport(limit))
    case .inaccurate(let row): .inaccurate(handle(row))
    }
  }

  private func limitReport(_ limit: Int) -> PivotLimitReport {
    PivotLimitReport(
      variables: core.statistics.variables, rows: core.statistics.constraints,
      pivots: core.statistics.pivots, limit: limit)
  }

  private func commit() {
    core.commit()
    #if InternalChecks
    core.simplex.checkInvariants()
    #endif
  }

  private func rollBack() {
    core.rollBack()
    #if InternalChecks
    core.simplex.checkInvariants()
    #endif
  }

  /// A set of rows as the caller knows them, oldest first.
  func conflict(_ set: Simplex.ConflictSet) -> Conflict {
    let rows = set.rows.sorted {
      core.simplex.matrix.row($0).age < core.simplex.matrix.row($1).age
    }
    return Conflict(
      members: rows.map { Conflict.Member(handle: handle($0), constraint: constraint($0)) },
      lowerBounds: set.bounds.map(variable))
  }
}
