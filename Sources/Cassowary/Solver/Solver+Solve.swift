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
    let violated = core.simplex.violatedRows()
    guard violated.isEmpty else {
      let conflicts: [Conflict]
      do {
        conflicts = try core.simplex.takeConflicts(violated).map(conflict)
      } catch {
        let report = limitReport(error.limit)
        rollBack()
        throw .pivotLimit(report)
      }
      rollBack()
      throw .unsatisfiable(conflicts)
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
    let violated = core.simplex.violatedRows()
    commit()
    return violated.map(handle).sorted { $0.generation < $1.generation }
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

  /// A set of rows as the caller knows them.
  func conflict(_ set: (rows: [Int], bounds: [Int])) -> Conflict {
    Conflict(
      members: set.rows.map { Conflict.Member(handle: handle($0), constraint: constraint($0)) },
      lowerBounds: set.bounds.map(variable))
  }
}
