// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Solver {
  /// Makes a variable.
  ///
  /// It exists at once, and remains even if the pending batch is taken back. Its value is 0 until a solve changes it.
  ///
  /// - Parameter lowerBound: the least value it may take, to within rounding; needs no row and outranks every
  ///   priority. nil for none.
  /// - Throws: ``SolverMisuse/notFinite(argument:value:)`` for a bound that is not finite.
  /// - Complexity: O(1), amortised.
  public func makeVariable(lowerBound: Double? = nil) throws(SolverMisuse) -> Variable {
    if let lowerBound { try check(lowerBound, "lower bound") }
    return slots.variable(addColumn(lowerBound: lowerBound ?? -.infinity))
  }

  /// Makes four variables at once; a lower bound of minus infinity is none.
  package func makeVariables(lowerBounds: SIMD4<Double>) -> RectVariables {
    let numbers = SIMD4(
      addColumn(lowerBound: lowerBounds.x), addColumn(lowerBound: lowerBounds.y),
      addColumn(lowerBound: lowerBounds.z), addColumn(lowerBound: lowerBounds.w))
    return RectVariables(SIMD4<Int32>(truncatingIfNeeded: numbers))
  }

  /// Adds a variable and returns its slot.
  @inline(__always)
  private func addColumn(lowerBound: Double) -> Int {
    if let column = slots.takeFree() {
      simplex.reuseColumn(column, lowerBound: lowerBound)
      return column
    }
    slots.append()
    return simplex.addColumn(lowerBound: lowerBound)
  }

  /// Reserves memory for so many more variables.
  package func reserve(variables: Int) { simplex.reserve(columns: variables) }

  /// The variable kept in a column, which must be in use.
  package func variable(ofColumn column: Int32) -> Variable { slots.variable(Int(column)) }

  /// The value of the variable kept in a column, as of the last solve.
  package func value(ofColumn column: Int32) -> Double { simplex.values[Int(column)] }

  /// The values of four variables that were made together, as of the last solve.
  package func values(of variables: RectVariables) -> SIMD4<Double> {
    var values = SIMD4<Double>()
    for number in 0..<4 { values[number] = simplex.values[Int(variables.columns[number])] }
    return values
  }

  /// Calls `body` with the columns whose values the last solve changed, and clears the record of them.
  ///
  /// They are in the order of the changes; one may occur twice, and some may no longer hold a variable. `body` must
  /// not change the solver.
  package func takeChangedColumns(_ body: (Span<Int32>) -> Void) {
    withChangedColumns(body)
    simplex.clearChangedColumns()
  }

  private func withChangedColumns(_ body: (Span<Int32>) -> Void) {
    simplex.listChangedColumns()
    simplex.changed.withColumns(body)
  }

  /// Whether a value of the last solve is so large that it cannot resolve a millionth.
  ///
  /// - Complexity: O(*n*) for *n* variables if there was one since the last call, O(1) otherwise.
  package func findFarValues() -> Bool { simplex.findFarValues() }

  /// Removes a variable that no constraint mentions.
  ///
  /// - Throws: ``SolverMisuse/variableInUse(_:constraints:)`` while constraints mention it, and the
  ///   usual ones for a variable that is foreign or removed.
  /// - Complexity: O(*m*) for the *m* constraints that mention it, those removed in this batch included, and O(1)
  ///   for each variable and term added since the last solve.
  public func remove(_ variable: Variable) throws(SolverMisuse) {
    let column = try column(variable)
    let users = simplex.liveMentionCount(column)
    guard users == 0 else { throw .variableInUse(variable, constraints: users) }
    slots.remove(column)
  }

  /// Changes the lower bound of a variable; nil removes it.
  ///
  /// - Throws: ``SolverMisuse/notFinite(argument:value:)`` for a bound that is not finite, and the usual
  ///   ones for a variable that is foreign or removed.
  /// - Complexity: O(1), and O(1) for each variable and term added since the last solve.
  public func setLowerBound(_ bound: Double?, of variable: Variable) throws(SolverMisuse) {
    let column = try column(variable)
    if let bound { try check(bound, "lower bound") }
    simplex.setLowerBound(column, bound ?? -.infinity)
  }

  /// The value of a variable as of the last solve; 0 if there was none.
  ///
  /// - Throws: ``SolverMisuse`` for a variable that is foreign or removed.
  /// - Complexity: O(1).
  public func value(of variable: Variable) throws(SolverMisuse) -> Double {
    simplex.values[try column(variable)]
  }

  /// The variables whose values the last solve changed, in the order of the changes, except those that the pending
  /// batch removes.
  ///
  /// - Complexity: O(*k*) for *k* changed values.
  public var changedVariables: [Variable] {
    var columns: [Int] = []
    withChangedColumns { changed in
      for index in changed.indices { columns.append(Int(changed[index])) }
    }
    return columns.filter { slots.wasSolved($0) }.map { slots.variable($0) }
  }
}
