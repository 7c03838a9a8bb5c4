// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Solver {
  /// What determines the value of a variable or an expression: constraints, lower bounds and
  /// last values, each with how far it moves the value.
  ///
  /// Why is `x` 137? The first constraint of the list holds `x`, in terms of variables that those
  /// after it hold, and so on down to constraints that speak of one variable alone. Only what
  /// moves the value is listed: what cancels on the way is not. Variables that determine one
  /// another are held by their constraints together.
  ///
  /// The answer is about the last solve, as ``value(of:)`` is. It may name a constraint that was
  /// removed since; its handle is refused by now.
  ///
  /// Where constraints agree by chance, or repeat one another, the list names those that the
  /// solver holds tight, and the others would do as well.
  ///
  /// - Throws: ``SolverMisuse`` for a variable that is foreign or removed, or a number that is not
  ///   finite.
  /// - Complexity: O(*k* log *k*) for the *k* constraints, and their terms, that the value depends
  ///   on. While changes are pending, a copy of the system.
  public func determinants(
    of operand: some LinearOperand
  ) throws(SolverMisuse) -> [Determinant] {
    let terms = try core.mergedTerms(operand.expression, of: identity)
    let identity = identity
    return withSettledCore { core in
      core.express(terms).map { core.determinant($0.column, $0.amount, of: identity) }
    }
  }

  /// What the constant of a constraint is worth: how the sum of weighted violations of each level
  /// changes per unit of it, highest priority first; levels where nothing changes are left out.
  ///
  /// Many constraints have none. A required constraint with a value at 500 is one that wishes of
  /// priority 500 press against. At a point where more constraints meet than are needed the value
  /// holds for a change to one side only.
  ///
  /// The answer is about the last solve; a constraint added since has no multiplier yet.
  ///
  /// - Throws: ``SolverMisuse`` for a handle that is foreign or removed.
  /// - Complexity: O(levels) for the levels that have a part in it. While changes are pending, a
  ///   copy of the system.
  public func multipliers(of handle: ConstraintHandle) throws(SolverMisuse) -> [Multiplier] {
    let row = try row(handle)
    return withSettledCore { core in
      core.problem.rows[row].generation == handle.generation ? core.multipliers(ofRow: row) : []
    }
  }
}

extension SolverCore {
  /// The terms of an expression, each column once.
  fileprivate mutating func mergedTerms(
    _ expression: LinearExpression, of identity: UInt64
  ) throws(SolverMisuse) -> [(column: Int32, coefficient: Double)] {
    let start = problem.cells.storage.count
    _ = try merge(expression.terms, constant: expression.constant, from: start, of: identity)
    let terms = (start..<problem.cells.storage.count).map {
      (column: problem.cells.storage[$0].column, coefficient: problem.cells.storage[$0].coefficient)
    }
    problem.cells.storage.truncate(to: start)
    return terms
  }

  /// A sum of terms written in the tight items, dependents before what they depend on.
  mutating func express(
    _ terms: [(column: Int32, coefficient: Double)]
  ) -> [(column: Int, amount: Double)] {
    for term in terms { seed(.stay(Int(term.column)), term.coefficient) }
    solveBackward()
    defer { clearAlpha() }
    var amounts: [(column: Int, amount: Double)] = []
    for place in work.alphaSupport.indices {
      let column = Int(work.alphaSupport[place])
      amounts.append((column, work.alpha[column]))
    }
    // The members of a block come together, in no order; the one asked about comes first.
    if terms.count == 1, let own = amounts.firstIndex(where: { $0.column == terms[0].column }) {
      amounts.swapAt(0, own)
    }
    return amounts
  }

  /// The item at `column` as the caller knows it, with its factor.
  func determinant(_ column: Int, _ amount: Double, of identity: UInt64) -> Determinant {
    let held = Variable(
      solver: identity, index: Int32(truncatingIfNeeded: column),
      generation: columnGeneration[column])
    let item = item[column]
    guard item.isRow else {
      return Determinant(
        source: item.isBound ? .lowerBound(held) : .lastValue(held), variable: held,
        factor: amount)
    }
    let record = problem.rows[item.row]
    let handle = ConstraintHandle(
      solver: identity, index: Int32(truncatingIfNeeded: item.row),
      generation: record.generation)
    // A tight row's terms add up to minus its constant.
    return Determinant(
      source: .constraint(handle), variable: held, factor: -amount * Double(record.scale))
  }

  /// The derivative of every level's cost by the constant of a row.
  func multipliers(ofRow row: Int) -> [Multiplier] {
    let record = problem.rows[row]
    let scale = Double(record.scale)
    guard record.tight >= 0 else {
      let slope = record.gradient * scale
      return slope == 0 ? [] : [Multiplier(priority: record.priority, value: slope)]
    }
    var values: [Multiplier] = []
    var next: MultiplierStore.Entry? = multipliers.head(Int(record.tight))
    while let entry = next {
      // What the residual may not do, the terms do the other way.
      if entry.priority > 0 {
        values.append(Multiplier(priority: entry.priority, value: -entry.value * scale))
      }
      next = multipliers.entry(after: entry)
    }
    return values
  }
}
