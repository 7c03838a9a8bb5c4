// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// From a caller's constraint to a row. In the core, so that adding a constraint enters it once and
/// not once for each term.
extension SolverCore {
  /// Checks a constraint and adds it.
  mutating func add(
    _ constraint: borrowing LinearConstraint
  ) throws(SolverMisuse) -> ConstraintHandle {
    let row = try add(
      constraint.expression.terms, constant: constraint.expression.constant,
      constraint.relation, at: constraint.strength)
    if !constraint.label.isEmpty || !constraint.fileID.isEmpty {
      setName(
        row,
        RowName(label: constraint.label, fileID: constraint.fileID, line: constraint.line))
    }
    return handle(row)
  }

  /// Checks the parts of a constraint and adds its row.
  mutating func add(
    _ terms: borrowing [Term], constant: Double, _ relation: LinearRelation,
    at strength: Strength
  ) throws(SolverMisuse) -> Int {
    try check(strength)
    let start = simplex.matrix.nextStart
    var largest = writePlain(terms)
    if largest < 0 || !constant.isFinite {
      simplex.dropCells(from: start)
      largest = try writeMerged(terms, constant: constant)
    }
    return addRow(
      from: start, largest: largest, constant: constant, relation: relation, strength: strength)
  }

  /// Adds the row of up to four terms.
  @inline(__always)
  mutating func add(
    _ terms: ShortRow, constant: Double, _ relation: LinearRelation, at strength: Strength
  ) throws(SolverMisuse) -> Int {
    guard terms.isFinite else {
      throw .notFinite(argument: "coefficient", value: terms.coefficients.sum())
    }
    try check(constant, "constant")
    try check(strength)
    let start = simplex.matrix.nextStart
    for place in 0..<terms.count {
      simplex.writeCell(terms.columns[place], terms.coefficients[place])
    }
    return addRow(
      from: start, largest: terms.largest, constant: constant, relation: relation,
      strength: strength)
  }

  /// Writes terms of different variables, as most are; the size of the largest coefficient, or -1 if
  /// they are not, or if anything is wrong with them.
  @inline(__always)
  private mutating func writePlain(_ list: borrowing [Term]) -> Double {
    let terms = list.span
    if terms.count > 12 || !slots.removed.isEmpty { return -1 }
    var largest = 0.0
    for place in terms.indices {
      let term = terms[place]
      let size = abs(term.coefficient)
      let index = term.variable.index
      // Neither zero nor NaN.
      guard size > 0, term.variable.solver == slots.identity,
        slots.generation(Int(index)) == term.variable.generation
      else { return -1 }
      for earlier in 0..<place where terms[earlier].variable.index == index { return -1 }
      if size > largest { largest = size }
      simplex.writeCell(index, term.coefficient)
    }
    return largest < .infinity ? largest : -1
  }

  /// Writes any terms, or says what is wrong with them.
  @inline(never)
  private mutating func writeMerged(
    _ list: borrowing [Term], constant: Double
  ) throws(SolverMisuse) -> Double {
    try merger.merge(list, slots)
    try check(constant, "constant")
    var largest = 0.0
    for place in merger.terms.indices {
      simplex.writeCell(merger.terms[place].column, merger.terms[place].coefficient)
      largest = max(largest, abs(merger.terms[place].coefficient))
    }
    return largest
  }

  /// The terms of an expression, each column once.
  mutating func mergedTerms(
    _ expression: LinearExpression
  ) throws(SolverMisuse) -> [(column: Int32, coefficient: Double)] {
    try merger.merge(expression.terms, slots)
    try check(expression.constant, "constant")
    var terms: [(column: Int32, coefficient: Double)] = []
    for place in merger.terms.indices {
      terms.append(merger.terms[place])
    }
    return terms
  }

  mutating func reserve(variables: Int) {
    simplex.reserve(columns: variables)
  }

  mutating func reserve(constraints: Int, terms: Int) {
    // The caller's count may be a little low, and growing an array copies all of it.
    simplex.reserve(rows: constraints + 16 + constraints / 64, cells: terms)
  }
}
