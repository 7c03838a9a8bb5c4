// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// From a caller's expression to the terms of a row. In the core, so that adding a constraint
/// enters it once and not once for each term.
extension SolverCore {
  /// The column of a variable that the solver called `identity` made and still has.
  func column(_ variable: Variable, of identity: UInt64) throws(SolverMisuse) -> Int {
    guard variable.solver == identity else { throw .foreignVariable(variable) }
    guard isKnown(variable, identity) else { throw .removedVariable(variable) }
    return Int(variable.index)
  }

  /// Whether a variable is one of the solver's called `identity`, and still there.
  @inline(__always)
  private func isKnown(_ variable: Variable, _ identity: UInt64) -> Bool {
    variable.solver == identity
      && columnGeneration[Int(variable.index)] == variable.generation
      && (removedColumns.isEmpty || !isRemoved(variable.index))
  }

  func check(_ value: Double, _ argument: String) throws(SolverMisuse) {
    guard value.isFinite else { throw .notFinite(argument: argument, value: value) }
  }

  /// Collects terms by column, every column once and none with a zero,
  /// in ``WorkSpace/terms``.
  ///
  /// - Complexity: O(*m*) for *m* terms.
  mutating func merge(
    _ list: borrowing [Term], constant: Double, of identity: UInt64
  ) throws(SolverMisuse) {
    let terms = list.span
    let count = terms.count
    work.terms.removeAll()
    // Few terms are compared with one another; many need the table of places.
    let isLong = count > 12
    if isLong { work.prepare(columnCount) }
    var isClean = true
    for place in 0..<count {
      let term = terms[place]
      guard term.coefficient.isFinite else {
        clearPlaces(isLong)
        throw .notFinite(argument: "coefficient of term \(place)", value: term.coefficient)
      }
      guard isKnown(term.variable, identity) else {
        clearPlaces(isLong)
        _ = try column(term.variable, of: identity)
        return
      }
      let known = place == 0 ? -1 : placeOfTerm(term.variable.index, isLong)
      if known >= 0 {
        work.terms[known].coefficient += term.coefficient
        isClean = false
      } else {
        if isLong {
          work.place[Int(term.variable.index)] = Int32(truncatingIfNeeded: work.terms.count)
        }
        work.terms.append((term.variable.index, term.coefficient))
        if term.coefficient == 0 { isClean = false }
      }
    }
    clearPlaces(isLong)
    try check(constant, "constant")
    if !isClean { try dropZeros() }
  }

  /// Where the terms collected so far mention a column; -1 if they do not.
  @inline(__always)
  private func placeOfTerm(_ column: Int32, _ isLong: Bool) -> Int {
    if isLong { return Int(work.place[Int(column)]) }
    for place in work.terms.indices where work.terms[place].column == column { return place }
    return -1
  }

  private mutating func clearPlaces(_ isLong: Bool) {
    guard isLong else { return }
    for place in work.terms.indices { work.place[Int(work.terms[place].column)] = -1 }
  }

  private mutating func dropZeros() throws(SolverMisuse) {
    var kept = 0
    for place in work.terms.indices {
      let term = work.terms[place]
      try check(term.coefficient, "sum of the coefficients of a variable")
      if term.coefficient == 0 { continue }
      work.terms[kept] = term
      kept += 1
    }
    work.terms.truncate(to: kept)
  }
}
