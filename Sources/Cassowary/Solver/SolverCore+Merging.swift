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

  /// Writes terms as cells behind all others, every column once and none with a zero.
  ///
  /// - Returns: the size of the largest coefficient. Nothing is left behind if the call throws.
  /// - Complexity: O(*m*) for *m* terms.
  @inline(__always)
  mutating func merge(
    _ list: borrowing [Term], constant: Double, from start: Int, of identity: UInt64
  ) throws(SolverMisuse) -> Double {
    if let largest = writePlain(list, from: start, of: identity), constant.isFinite {
      return largest
    }
    problem.cells.storage.truncate(to: start)
    return try mergeAny(list, constant: constant, from: start, of: identity)
  }

  /// Writes terms of different variables, as most are; nil if they are not, or if anything is
  /// wrong with them.
  @inline(__always)
  private mutating func writePlain(
    _ list: borrowing [Term], from start: Int, of identity: UInt64
  ) -> Double? {
    let terms = list.span
    if terms.count > 12 || !removedColumns.isEmpty { return nil }
    var largest = 0.0
    for place in terms.indices {
      let term = terms[place]
      let size = abs(term.coefficient)
      let index = term.variable.index
      // Neither zero nor NaN.
      guard size > 0, term.variable.solver == identity,
        columnGeneration[Int(index)] == term.variable.generation
      else { return nil }
      for earlier in 0..<place where terms[earlier].variable.index == index { return nil }
      if size > largest { largest = size }
      problem.addCell(index, term.coefficient)
    }
    return largest < .infinity ? largest : nil
  }

  /// Writes any terms, or says what is wrong with them.
  @inline(never)
  private mutating func mergeAny(
    _ list: borrowing [Term], constant: Double, from start: Int, of identity: UInt64
  ) throws(SolverMisuse) -> Double {
    do throws(SolverMisuse) {
      try write(list, of: identity)
      try check(constant, "constant")
      try dropZeros(from: start)
    } catch {
      problem.cells.storage.truncate(to: start)
      throw error
    }
    var largest = 0.0
    for place in start..<problem.cells.storage.count {
      largest = max(largest, abs(problem.cells.storage[place].coefficient))
    }
    return largest
  }

  /// Writes terms, and adds up those of the same variable.
  private mutating func write(
    _ list: borrowing [Term], of identity: UInt64
  ) throws(SolverMisuse) {
    work.prepare(columnCount)
    let start = problem.cells.storage.count
    defer {
      for place in start..<problem.cells.storage.count {
        work.place[Int(problem.cells.storage[place].column)] = -1
      }
    }
    let terms = list.span
    for place in terms.indices {
      let term = terms[place]
      try check(term, at: place, of: identity)
      let index = Int(term.variable.index)
      let known = Int(work.place[index])
      if known >= 0 {
        problem.cells.storage[known].coefficient += term.coefficient
      } else {
        work.place[index] = Int32(truncatingIfNeeded: problem.cells.storage.count)
        problem.addCell(term.variable.index, term.coefficient)
      }
    }
  }

  private func check(
    _ term: Term, at place: Int, of identity: UInt64
  ) throws(SolverMisuse) {
    guard term.coefficient.isFinite else {
      throw .notFinite(argument: "coefficient of term \(place)", value: term.coefficient)
    }
    guard isKnown(term.variable, identity) else {
      _ = try column(term.variable, of: identity)
      return
    }
  }

  private mutating func dropZeros(from start: Int) throws(SolverMisuse) {
    var kept = start
    for place in start..<problem.cells.storage.count {
      let cell = problem.cells.storage[place]
      try check(cell.coefficient, "sum of the coefficients of a variable")
      if cell.coefficient == 0 { continue }
      problem.cells.storage[kept] = cell
      kept += 1
    }
    problem.cells.storage.truncate(to: kept)
  }
}
