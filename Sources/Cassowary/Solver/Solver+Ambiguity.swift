// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Solver {
  /// Whether a value is the same in all optima.
  ///
  /// The optima are all assignments that satisfy the constraints as well as the last solve did,
  /// level by level. Edits, stays and lower bounds count as constraints; the rule that a variable keeps
  /// its value if nothing else determines it does not.
  ///
  /// The answer is about the last solve, as ``value(of:)`` is: changes recorded since do not affect it, and a
  /// variable made since is not determined.
  ///
  /// - Throws: ``SolverMisuse`` for a variable that is foreign or removed.
  /// - Complexity: O(*k* log *k*) for the *k* constraints that the value depends on if none of them is free to move;
  ///   otherwise as ``undeterminedVariables()``, which is the better query for many variables.
  public func isUniquelyDetermined(_ variable: Variable) throws(SolverMisuse) -> Bool {
    let column = try column(variable)
    return withSolvedSimplex { simplex in
      simplex.isHeldRigidly(column) || simplex.optimalMovement()[column] == 0
    }
  }

  /// The variables whose values are not the same in all optima, in slot order.
  ///
  /// What ``isUniquelyDetermined(_:)`` says of one variable, for all of them in one go.
  ///
  /// A multiplier or a movement that is mere rounding counts as zero. If a linear program reaches its pivot limit,
  /// the variables that it was about are listed.
  ///
  /// - Complexity: O(size of the system) if no constraint at its limit restricts the undetermined values;
  ///   otherwise also two solves of the part that depends on such constraints. While changes are
  ///   pending, also a copy of the system.
  public func undeterminedVariables() -> [Variable] { undeterminedVariables(loosening: []) }

  /// The variables that ``undeterminedVariables()`` lists, and those that may change if the constants of some rows
  /// do; for rows that are not tight, by the first pivot that they would make.
  package func undeterminedVariables(loosening rows: [ConstraintHandle]) -> [Variable] {
    let loose = rows.compactMap { try? row($0) }
    let columns = withSolvedSimplex { simplex in
      let speeds = simplex.optimalMovement(loosening: loose)
      return speeds.indices.filter { speeds[$0] != 0 }
    }
    return columns.filter { slots.isKnown($0) }.map { slots.variable($0) }
  }
}
