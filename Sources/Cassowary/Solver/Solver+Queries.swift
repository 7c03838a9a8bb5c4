// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Solver {
  /// The constraints that do not hold at the current values, in slot order.
  ///
  /// - Complexity: O(size of the system).
  public func violations() -> [Violation] {
    var violations: [Violation] = []
    let view = simplex.matrix.view
    for row in 0..<simplex.matrix.rowCapacity where view.rows[row].isInForce {
      let record = view.rows[row]
      let residual = simplex.values.residual(row, view)
      if record.costs(residual.value > 0 ? 1 : -1), abs(residual.value) > residual.feasibleWidth {
        violations.append(
          Violation(
            handle: handle(ofRow: row), amount: abs(residual.value) / record.scale,
            strength: record.strength))
      }
    }
    return violations
  }

  /// The clashes among the required constraints as of the last solve: one irreducible set for each, empty if all hold.
  ///
  /// Changes nothing.
  ///
  /// - Throws: ``SolveError/pivotLimit(_:)``, ``SolveError/overflow(_:)`` or ``SolveError/inaccurate(_:)``.
  /// - Complexity: O(size of the system) for a copy; for layouts, also a solve and work near linear in the
  ///   constraints that take part in the clashes.
  public func conflicts() throws(SolveError) -> [Conflict] {
    var copy = simplex.copy()
    do {
      let found = try copy.takeConflicts()
      return conflicts(found, in: copy)
    } catch {
      throw solveError(error, pivots: copy.effort.pivots)
    }
  }

  /// The work limit of ``refusals(_:isWide:given:work:rank:)`` until all constraints are kept or refused: a second or
  /// so.
  package static var refusalWork: Int { ConflictSearch.solveLimit }

  /// Required constraints that cannot be kept after ``solveUpToClash()`` or ``solveRelaxed()`` returned `violated`,
  /// each with an irreducible set of which it is the last by rank.
  ///
  /// If all others of its set are kept, adding constraints one by one, by ascending rank, would refuse it. To find
  /// what adding them one by one would keep, the caller leaves the refused ones out, puts back those whose set has
  /// lost another member, and solves and asks again, until nothing is violated.
  ///
  /// A wide search covers all required constraints connected with the violated ones, not only those that the
  /// present values show to clash. It finds at once the clashes that leaving some out would uncover one after another.
  ///
  /// - Parameters:
  ///   - given: Constraints that are never left out, like lower bounds: sets have no members that these make
  ///     redundant. They come first by rank.
  ///   - work: The work left for searches, about the number of operations in doubles; searches subtract what they
  ///     spend. If there is none left, only clashes of few constraints are proved. For others, all violated
  ///     constraints are refused, with sets that are not irreducible.
  /// - Complexity: near linear in the constraints that are looked at, for layouts, and in the members of
  ///   sets that share no chain.
  package func refusals(
    _ violated: [ConstraintHandle], isWide: Bool = false, given: [ConstraintHandle] = [],
    work: inout Int, rank: (ConstraintHandle) -> Int
  ) -> Refusals {
    let rows = violated.map { Int($0.index) }.sorted()
    let found = simplex.refusals(
      rows, isWide: isWide, given: given.map { Int($0.index) }, work: &work
    ) { rank(handle(ofRow: $0)) }
    return Refusals(
      lists: found.lists.map { list in
        list.map { member in
          switch member {
          case .row(let row): .constraint(handle(ofRow: row))
          case .lowerBound(let column): .lowerBound(slots.variable(column))
          }
        }
      },
      refusals: found.sets.map {
        Refusal(refused: handle(ofRow: $0.refused), list: $0.list, runs: $0.runs)
      })
  }

  /// The variables that a constraint mentions.
  package func variables(of handle: ConstraintHandle) throws(SolverMisuse) -> [Variable] {
    let row = try row(handle)
    return simplex.matrix.view.cells(of: row).map { slots.variable(Int($0.column)) }
  }

  /// Whether more than `count` constraints mention a variable.
  ///
  /// - Complexity: O(`count`), and O(1) for each constraint added or removed since the last solve.
  package func mentions(of variable: Variable, exceed count: Int) throws(SolverMisuse) -> Bool {
    simplex.liveMentionCount(try column(variable), upTo: count + 1) > count
  }
}
