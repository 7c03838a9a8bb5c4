// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Solver {
  /// The constraints that do not hold at the current values, in slot order.
  ///
  /// - Complexity: O(size of the system).
  public func violations() -> [Violation] {
    var violations: [Violation] = []
    let view = simplex.matrix.view
    for row in 0..<simplex.matrix.rowCapacity where view.rows[row].isLive {
      let record = view.rows[row]
      let residual = simplex.values.residual(row, view)
      let costs = residual.value > 0 ? record.costsAbove : record.costsBelow
      if costs, abs(residual.value) > residual.feasibleWidth {
        violations.append(
          Violation(
            handle: handle(ofRow: row), amount: abs(residual.value) / record.scale,
            strength: record.strength))
      }
    }
    return violations
  }

  /// The clashes among the required constraints as they were last solved: one irreducible set for
  /// each, empty if all hold.
  ///
  /// Changes nothing.
  ///
  /// - Throws: ``SolveError/pivotLimit(_:)``, ``SolveError/overflow(_:)`` or ``SolveError/inaccurate(_:)``.
  /// - Complexity: O(size of the system) for a copy; besides, for layouts, a solve and work near linear
  ///   in the constraints that take part in the clashes.
  public func conflicts() throws(SolveError) -> [Conflict] {
    var copy = simplex.copy()
    do {
      let found = try copy.takeConflicts()
      return conflicts(found, in: copy)
    } catch {
      throw solveError(error, pivots: copy.effort.pivots)
    }
  }

  /// What searches for ``refusals(_:isWide:given:work:rank:)`` may take until all is kept or refused: about a second.
  package static var refusalWork: Int { ConflictSearch.solveLimit }

  /// Required constraints that cannot be kept after ``solveUpToClash()`` or ``solveRelaxed()`` returned `violated`, each
  /// with the irreducible set of which it is the last by rank.
  ///
  /// Where everything else of such a set is kept, adding constraints one by one, by ascending rank,
  /// would refuse it. Whoever leaves the refused ones out, solves again, asks again, and puts back
  /// what is refused by a set that lost another member, until nothing is violated, ends with what
  /// adding them one by one would have kept.
  ///
  /// A wide search looks at all required constraints that the violated ones hang together with, not only
  /// at those that the present values show to clash. It finds at once what leaving some out would
  /// uncover one after another.
  ///
  /// - Parameters:
  ///   - given: Constraints that stand whatever else is left out, as lower bounds do: a set has none that these make
  ///     needless. They come first by rank.
  ///   - work: What searches may still take, about the operations in doubles; what they take is taken from it.
  ///     Where there is none left only clashes of few constraints are proved. Of others all that is violated is refused,
  ///     with sets that are not irreducible.
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
