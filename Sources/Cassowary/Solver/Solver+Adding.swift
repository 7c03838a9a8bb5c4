// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The conversion of a caller's constraint to a row.
extension Solver {
  /// Adds a constraint at the next solve.
  ///
  /// Terms of the same variable are added up. A constraint without terms is legal; it holds
  /// or does not. Adding the same constraint again makes another row.
  ///
  /// - Returns: the handle by which the constraint is changed and removed.
  /// - Throws: ``SolverMisuse`` for a number that is not finite, a strength out of range, or
  ///   a variable that is foreign or removed.
  /// - Complexity: O(*m*) for *m* terms.
  @discardableResult
  public func add(_ constraint: LinearConstraint) throws(SolverMisuse) -> ConstraintHandle {
    let handle = try add(
      constraint.expression.terms, constant: constraint.expression.constant,
      constraint.relation, at: constraint.strength)
    if !constraint.label.isEmpty || !constraint.fileID.isEmpty {
      setName(
        Int(handle.index),
        RowName(label: constraint.label, fileID: constraint.fileID, line: constraint.line))
    }
    return handle
  }

  /// Adds `Σ terms + constant relation 0` at the next solve, as ``add(_:)`` does, from a list that the
  /// caller reuses for the next one.
  package func add(
    _ terms: [Term], constant: Double, _ relation: LinearRelation, at strength: Strength
  ) throws(SolverMisuse) -> ConstraintHandle {
    try check(strength)
    let start = simplex.matrix.nextStart
    var largest = writePlain(terms)
    if largest < 0 || !constant.isFinite {
      simplex.dropCells(from: start)
      largest = try writeMerged(terms, constant: constant)
    }
    return handle(
      ofRow: addRow(
        from: start, largest: largest, constant: constant, relation: relation, strength: strength))
  }

  /// Adds `Σ terms + constant relation 0` at the next solve; the variables are the solver's own.
  package func add(
    _ terms: ShortRow, constant: Double, _ relation: LinearRelation, at strength: Strength
  ) throws(SolverMisuse) -> ConstraintHandle {
    guard terms.isFinite else {
      throw .notFinite(argument: "coefficient", value: terms.coefficients.sum())
    }
    try check(constant, "constant")
    try check(strength)
    let start = simplex.matrix.nextStart
    for position in 0..<terms.count {
      simplex.writeCell(terms.columns[position], terms.coefficients[position])
    }
    return handle(
      ofRow: addRow(
        from: start, largest: terms.largest, constant: constant, relation: relation,
        strength: strength))
  }

  /// Adds the wish that a variable equal its current value, as a row.
  func addRow(holding column: Int, _ strength: Strength) -> Int {
    let start = simplex.matrix.nextStart
    simplex.writeCell(Int32(truncatingIfNeeded: column), 1)
    return addRow(
      from: start, largest: 1, constant: -simplex.values[column], relation: .equal,
      strength: strength)
  }

  /// Adds a row of the cells that were appended to the matrix from `start` on.
  @inline(__always)
  private func addRow(
    from start: Int, largest: Double, constant: Double, relation: LinearRelation,
    strength: Strength
  ) -> Int {
    simplex.addRow(
      Row(
        constant: constant, weight: strength.weight, priority: strength.priority,
        relation: relation),
      from: start, largest: largest)
  }

  /// Reserves memory for so many more constraints, with `terms` terms in total.
  package func reserve(constraints: Int, terms: Int) {
    // The caller's count may be slightly low, and growing an array copies all of it.
    simplex.reserve(rows: constraints + 16 + constraints / 64, cells: terms)
  }

  /// Writes terms of different variables, as most are, and returns the absolute value of the largest coefficient; -1
  /// if ``writeMerged(_:constant:)`` has to merge or check the terms.
  @inline(__always)
  private func writePlain(_ list: borrowing [Term]) -> Double {
    let terms = list.span
    if terms.count > 12 || !slots.removed.isEmpty { return -1 }
    var largest = 0.0
    for position in terms.indices {
      let term = terms[position]
      let size = abs(term.coefficient)
      let index = term.variable.index
      // False for zero and NaN.
      guard size > 0, term.variable.solver == slots.identity,
        slots.generation(Int(index)) == term.variable.generation
      else { return -1 }
      for earlier in 0..<position where terms[earlier].variable.index == index { return -1 }
      if size > largest { largest = size }
      simplex.writeCell(index, term.coefficient)
    }
    return largest < .infinity ? largest : -1
  }

  /// Merges and writes any terms, and returns the absolute value of the largest coefficient.
  @inline(never)
  private func writeMerged(
    _ list: borrowing [Term], constant: Double
  ) throws(SolverMisuse) -> Double {
    try merger.merge(list, slots)
    try check(constant, "constant")
    var largest = 0.0
    for position in merger.terms.indices {
      simplex.writeCell(merger.terms[position].column, merger.terms[position].coefficient)
      largest = max(largest, abs(merger.terms[position].coefficient))
    }
    return largest
  }

  /// The terms of an expression, each column once.
  func mergedTerms(
    _ expression: LinearExpression
  ) throws(SolverMisuse) -> [(column: Int32, coefficient: Double)] {
    try merger.merge(expression.terms, slots)
    try check(expression.constant, "constant")
    return merger.terms.indices.map { merger.terms[$0] }
  }
}
