// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Solver {
  /// Applies everything recorded since the last solve, as one batch.
  ///
  /// - Throws: ``SolveError/unsatisfiable(_:)`` if the required constraints cannot all hold, with one irreducible set
  ///   for each independent clash. The batch is taken back: values, constraints, strengths, bounds, edits and stays are
  ///   as after the last solve, and handles given out since are refused; the solver then behaves as if the batch had
  ///   never existed. Variables made since remain. ``SolveError/overflow(_:)`` if the answer has a value that no
  ///   `Double` can hold, ``SolveError/inaccurate(_:)`` if a constraint is violated that nothing contradicts, and
  ///   ``SolveError/pivotLimit(_:)`` if no optimum was found; these take the batch back as well.
  /// - Complexity: for layout systems, proportional to the constraints and values that the batch touches; a batch
  ///   that is taken back also costs O(size of the system) and the search for its clashes.
  public func solve() throws(SolveError) {
    try optimize(.optimumOrClash)
    if !simplex.violatedRows().isEmpty {
      try finish(simplex.resumeWithFreshMultipliers(.optimumOrClash))
    }
    if !simplex.violatedRows().isEmpty, let error = clashError() {
      rollBack()
      throw error
    }
    if let row = simplex.spoiledRow(), try isSpoiledAnew() {
      let error = SolveError.inaccurate(handle(ofRow: row))
      rollBack()
      throw error
    }
    commit()
  }

  /// Applies everything recorded since the last solve and commits it even if required
  /// constraints are violated: priority 1000 is merely the top level.
  ///
  /// - Returns: the required constraints that are violated, oldest first.
  /// - Throws: ``SolveError/overflow(_:)`` or ``SolveError/pivotLimit(_:)``; the batch was taken back.
  /// - Complexity: as ``solve()``.
  @discardableResult
  public func solveRelaxed() throws(SolveError) -> [ConstraintHandle] {
    try optimize(.optimum)
    let rows = simplex.violatedRows()
    commit()
    return byAge(rows).map { handle(ofRow: $0) }
  }

  /// Applies everything recorded since the last solve and commits it if the required constraints can all hold.
  ///
  /// Otherwise the batch stays open, and its values are meaningless. Remove what
  /// ``refusals(_:isWide:given:work:rank:)`` names and solve again. If that leaves nothing of the batch, it is rolled
  /// back. Stays and edits added meanwhile would hold the meaningless values.
  ///
  /// - Returns: the required constraints that are violated, oldest first; none if the batch is committed.
  /// - Throws: ``SolveError/overflow(_:)`` or ``SolveError/pivotLimit(_:)``; the batch was taken back.
  /// - Complexity: as ``solve()``.
  package func solveUpToClash() throws(SolveError) -> [ConstraintHandle] {
    // The values before the batch are its answer.
    if simplex.hasComeToNothing, slots.removed.isEmpty { rollBack() }
    try optimize(.optimumOrClash)
    let rows = simplex.violatedRows()
    if rows.isEmpty { commit() }
    return byAge(rows).map { handle(ofRow: $0) }
  }

  /// Whether an attempt from an empty basis also ends with spoiled values or violated required rows.
  private func isSpoiledAnew() throws(SolveError) -> Bool {
    try finish(simplex.optimizeFromScratch(.optimumOrClash))
    return simplex.spoiledRow() != nil || !simplex.violatedRows().isEmpty
  }

  /// Finds the optimum of the batch, or detects that it clashes; rolls it back if that fails.
  private func optimize(_ aim: Simplex.Aim) throws(SolveError) {
    // Stays hold the values from before the batch.
    if !simplex.pending.isApplied { retargetStays() }
    try finish(simplex.optimize(aim))
  }

  /// Rolls the batch back and throws if there is no optimum.
  private func finish(_ failure: Simplex.Failure?) throws(SolveError) {
    guard let failure else { return }
    let error = solveError(failure, pivots: batchPivots)
    rollBack()
    throw error
  }

  /// Why the required constraints of the batch cannot hold; the caller has to roll the batch back.
  ///
  /// - Returns: nil if the search has ended at an optimum where they do hold.
  func clashError() -> SolveError? {
    do {
      let found = try simplex.takeConflicts()
      return found.isEmpty ? nil : .unsatisfiable(conflicts(found, in: simplex))
    } catch {
      return solveError(error, pivots: batchPivots)
    }
  }

  /// The error for an optimum, or for clashes, that could not be found.
  ///
  /// - Parameter pivots: How many pivots were made in the search.
  func solveError(_ failure: Simplex.Failure, pivots: Int) -> SolveError {
    switch failure {
    case .pivotLimit(let limit):
      .pivotLimit(
        PivotLimitReport(
          variables: slots.count, rows: simplex.matrix.rowCount, pivots: pivots, limit: limit))
    case .overflow(let column): .overflow(slots.variable(column))
    case .inaccurate(let row): .inaccurate(handle(ofRow: row))
    }
  }

  /// Converts sets of rows of `simplex` to the caller's terms; sets that share a list still share it.
  func conflicts(_ found: ConflictSets, in simplex: borrowing Simplex) -> [Conflict] {
    let lists = found.lists.map { list in
      list.map { member in
        switch member {
        case .row(let row):
          Conflict.Part.constraint(
            Conflict.Member(handle: handle(ofRow: row), constraint: constraint(row, in: simplex)),
            age: simplex.matrix.row(row).age)
        case .lowerBound(let column):
          Conflict.Part.lowerBound(slots.variable(column), column: column)
        }
      }
    }
    return found.sets.map { Conflict(list: lists[$0.list], runs: $0.runs) }
  }

  /// Rows in the order in which they were added.
  private func byAge(_ rows: [Int]) -> [Int] {
    rows.sorted { simplex.matrix.row($0).age < simplex.matrix.row($1).age }
  }
}
