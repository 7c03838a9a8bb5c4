// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Solver {
  /// The constraints that do not hold at the current values, in slot order.
  ///
  /// - Complexity: O(size of the system).
  public func violations() -> [Violation] {
    var violations: [Violation] = []
    let view = core.simplex.matrix.view
    for row in 0..<core.simplex.matrix.rowCapacity where view.rows[row].isLive {
      let record = view.rows[row]
      let residual = core.simplex.values.residual(row, view)
      let costs = residual.value > 0 ? record.costsAbove : record.costsBelow
      if costs, abs(residual.value) > residual.feasibleWidth {
        violations.append(
          Violation(
            handle: core.handle(row), amount: abs(residual.value) / record.scale,
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
  /// - Throws: ``SolveError/pivotLimit(_:)`` or ``SolveError/inaccurate(_:)``.
  /// - Complexity: O(size of the system) for a copy; besides, for layouts, a solve and work near linear
  ///   in the constraints that take part in the clashes.
  public func conflicts() throws(SolveError) -> [Conflict] {
    var copy = core.simplex.copy()
    do {
      return try copy.takeConflicts().map { core.conflict($0) }
    } catch {
      throw core.solveError(error)
    }
  }

  /// Required constraints that cannot be kept after ``solveRelaxed()`` returned `violated`, each
  /// with the irreducible set of which it is the last by rank.
  ///
  /// Where everything else of such a set is kept, adding constraints one by one, by ascending rank,
  /// would refuse it. Whoever leaves the refused ones out, solves again, asks again, and puts back
  /// what is refused by a set that lost another member, until nothing is violated, ends with what
  /// adding them one by one would have kept.
  ///
  /// - Complexity: near linear in the constraints that take part in the clashes and the members of the
  ///   sets, for layouts.
  package func refusals(
    _ violated: [ConstraintHandle], rank: (ConstraintHandle) -> Int
  ) -> [Refusal] {
    let rows = violated.map { Int($0.index) }.sorted()
    return core.simplex.refusals(rows) { rank(core.handle($0)) }.map { set in
      Refusal(
        refused: core.handle(set.refused), closing: set.rows.map { core.handle($0) },
        lowerBounds: set.bounds.map { core.slots.variable($0) })
    }
  }

  /// The variables that a constraint mentions.
  package func variables(of handle: ConstraintHandle) throws(SolverMisuse) -> [Variable] {
    let view = core.simplex.matrix.view
    return view.cellRange(try core.row(handle)).map {
      core.slots.variable(Int(view.cells[$0].column))
    }
  }

  /// Whether more than `count` constraints mention a variable.
  ///
  /// - Complexity: O(`count`), and O(1) for each constraint added or removed since the last solve.
  package func mentions(of variable: Variable, exceed count: Int) throws(SolverMisuse) -> Bool {
    try core.mentions(of: variable, exceed: count)
  }
}

extension SolverCore {
  fileprivate mutating func mentions(
    of variable: Variable, exceed count: Int
  ) throws(SolverMisuse) -> Bool {
    simplex.liveMentionCount(try column(variable), upTo: count + 1) > count
  }
}
