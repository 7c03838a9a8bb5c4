// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Solver {
  /// The constraints that do not hold at the current values, in slot order.
  ///
  /// - Complexity: O(size of the system).
  public func violations() -> [Violation] {
    var violations: [Violation] = []
    for row in core.problem.rows.indices {
      let record = core.problem.rows[row]
      guard record.flags.contains(.live), !record.flags.contains(.dead) else { continue }
      let residual = core.residual(row)
      let excess =
        residual.value > 0
        ? (record.costsAbove ? residual.value : 0) : (record.costsBelow ? -residual.value : 0)
      if excess > core.feasibleWidth(residual.magnitude) {
        violations.append(
          Violation(
            handle: handle(row), amount: excess / Double(record.scale),
            strength: Strength(record.priority, weight: core.weight(row))))
      }
    }
    return violations
  }

  /// The clashes among the required constraints as they were last solved: one irreducible set for
  /// each, empty if all hold.
  ///
  /// Changes nothing.
  ///
  /// - Throws: ``SolveError/pivotLimit(_:)`` only.
  public func conflicts() throws(SolveError) -> [Conflict] {
    let violated = core.violatedRequirements()
    do {
      return try core.conflictSets(violated).map(conflict)
    } catch {
      throw exhausted(error)
    }
  }

  /// The required constraints that adding them one by one, by ascending rank, would refuse, each
  /// with the irreducible set that it closes.
  ///
  /// Works on a copy.
  ///
  /// - Complexity: a few solves of the required rows for each refusal.
  package func refusedRequirements(
    rank: (ConstraintHandle) -> Int
  ) throws(SolveError) -> [Refusal] {
    var ranked: [(row: Int, rank: Int)] = []
    for row in core.problem.rows.indices {
      let record = core.problem.rows[row]
      guard record.flags.contains(.live), !record.flags.contains(.dead), record.isRequired
      else { continue }
      ranked.append((row, rank(handle(row))))
    }
    ranked.sort { $0.rank < $1.rank || ($0.rank == $1.rank && $0.row < $1.row) }
    do {
      return try core.refusals(ranked: ranked.map(\.row)).map { refusal in
        Refusal(
          refused: handle(refusal.row), closing: refusal.set.map(handle),
          lowerBounds: refusal.bounds.map(variable))
      }
    } catch {
      throw exhausted(error)
    }
  }

  private func exhausted(_ error: Subsystem.Exhausted) -> SolveError {
    .pivotLimit(
      PivotLimitReport(
        variables: core.statistics.variables, rows: core.statistics.constraints,
        pivots: core.statistics.pivots, limit: error.limit))
  }
}
