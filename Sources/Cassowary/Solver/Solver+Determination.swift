// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Solver {
  /// What determines the value of a variable or an expression: constraints, lower bounds and
  /// last values, each with how far it moves the value.
  ///
  /// Why is `x` 137? The first constraint of the list determines `x` from variables that later ones determine, and
  /// so on down to constraints that mention one variable alone. Only what moves the value is listed, not what
  /// cancels. Variables that determine one another are determined by their constraints together.
  ///
  /// The answer is about the last solve, as ``value(of:)`` is. It may name a constraint that was
  /// removed since, whose handle is refused by now.
  ///
  /// Where constraints and bounds agree by chance, or are redundant, the list names those that the solver holds
  /// tight; others would do as well. It may name a last value then: of two sizes that are at least 0 and add up
  /// to 0, one is held by its bound, and the other had no choice.
  ///
  /// - Throws: ``SolverMisuse`` for a variable that is foreign or removed, or a number that is not finite.
  /// - Complexity: O(*k* log *k*) for the *k* constraints, and their terms, that the value depends
  ///   on. While changes are pending, a copy of the system.
  public func determinants(
    of operand: some LinearOperand
  ) throws(SolverMisuse) -> [Determinant] {
    let terms = try mergedTerms(operand.expression)
    return withSolvedSimplex { $0.express(terms) }.map(determinant)
  }

  /// The dual values of a constraint's constant: how the sum of weighted violations of each level changes per unit
  /// of it, highest priority first, without levels where nothing changes.
  ///
  /// Many constraints have none. If a required constraint has a value at 500, wishes of priority 500 press against
  /// it. At a degenerate point, where more constraints meet than are needed, a change to one side may be worth more
  /// than one to the other; the value then lies between the two, ends included.
  ///
  /// The answer is about the last solve; a constraint added since has no multiplier yet.
  ///
  /// - Throws: ``SolverMisuse`` for a handle that is foreign or removed.
  /// - Complexity: O(levels) for the levels involved. While changes are pending, also a copy of the system.
  public func multipliers(of handle: ConstraintHandle) throws(SolverMisuse) -> [Multiplier] {
    let row = try row(handle)
    let age = simplex.matrix.row(row).age
    return withSolvedSimplex { simplex in
      simplex.matrix.row(row).age == age ? simplex.multipliers(ofRow: row) : []
    }
    .map { Multiplier(priority: $0.priority, value: $0.value) }
  }

  /// Converts an element with its factor to the caller's terms.
  private func determinant(_ expressed: Simplex.ElementTerm) -> Determinant {
    let held = slots.variable(expressed.column)
    guard expressed.element.isRow else {
      return Determinant(
        source: expressed.element.isBound ? .lowerBound(held) : .lastValue(held),
        variable: held, factor: expressed.amount)
    }
    let handle = ConstraintHandle(
      solver: identity, index: expressed.element.code,
      generation: UInt32(truncatingIfNeeded: expressed.row.age))
    // A tight row's terms add up to minus its constant.
    return Determinant(
      source: .constraint(handle), variable: held,
      factor: -expressed.amount * expressed.row.scale)
  }
}
