// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Solver {
  /// Makes a variable.
  ///
  /// It takes part at once, and stays even if the pending batch is taken back. Its value
  /// is 0 until a solve says otherwise.
  ///
  /// - Parameter lowerBound: the least value it may take, to within rounding; costs no row and lies above every
  ///   priority. nil for none.
  /// - Throws: ``SolverMisuse/notFinite(argument:value:)`` for a bound that is not finite.
  /// - Complexity: O(1), amortised.
  public func makeVariable(lowerBound: Double? = nil) throws(SolverMisuse) -> Variable {
    if let lowerBound { try core.check(lowerBound, "lower bound") }
    return core.makeVariable(lowerBound: lowerBound ?? -.infinity)
  }

  /// Makes four variables at once; a lower bound of minus infinity is none.
  package func makeVariables(lowerBounds: SIMD4<Double>) -> RectVariables {
    core.makeVariables(lowerBounds: lowerBounds)
  }

  /// The variable kept in a column, which must be in use.
  package func variable(ofColumn column: Int32) -> Variable { core.slots.variable(Int(column)) }

  /// The value of the variable kept in a column, as of the last solve.
  package func value(ofColumn column: Int32) -> Double { core.simplex.values[Int(column)] }

  /// The values of four variables that were made together, as of the last solve.
  package func values(of variables: RectVariables) -> SIMD4<Double> {
    var values = SIMD4<Double>()
    for number in 0..<4 { values[number] = core.simplex.values[Int(variables.columns[number])] }
    return values
  }

  /// Calls `body` with the columns whose values the last solve changed, and forgets which they are.
  ///
  /// They come in the order in which it changed them; one may come twice, and some may be nobody's any
  /// more. `body` must not change the solver.
  package func takeChangedColumns(_ body: (Span<Int32>) -> Void) {
    withChangedColumns(body)
    core.forgetChangedColumns()
  }

  private func withChangedColumns(_ body: (Span<Int32>) -> Void) {
    core.listChangedColumns()
    core.simplex.changed.withColumns(body)
  }

  /// Whether a value of the last solve is so large that it has no digits left for a millionth.
  ///
  /// - Complexity: O(*n*) for *n* variables if one was since the last call, O(1) otherwise.
  package func findFarValues() -> Bool { core.findFarValues() }

  /// Removes a variable that no constraint mentions.
  ///
  /// - Throws: ``SolverMisuse/variableInUse(_:constraints:)`` while constraints mention it, and the
  ///   usual ones for a variable that is foreign or removed.
  /// - Complexity: O(*m*) for the *m* constraints that mention it, those removed in this batch included, and O(1)
  ///   for each variable and term added since the last solve.
  public func remove(_ variable: Variable) throws(SolverMisuse) {
    try core.remove(variable)
  }

  /// Changes the lower bound of a variable; nil takes it away.
  ///
  /// - Throws: ``SolverMisuse/notFinite(argument:value:)`` for a bound that is not finite, and the usual
  ///   ones for a variable that is foreign or removed.
  /// - Complexity: O(1), and O(1) for each variable and term added since the last solve.
  public func setLowerBound(_ bound: Double?, of variable: Variable) throws(SolverMisuse) {
    try core.setLowerBound(bound, of: variable)
  }

  /// The value of a variable as of the last solve; 0 if there was none.
  ///
  /// - Throws: ``SolverMisuse`` for a variable that is foreign or removed.
  /// - Complexity: O(1).
  public func value(of variable: Variable) throws(SolverMisuse) -> Double {
    core.simplex.values[try core.column(variable)]
  }

  /// The variables whose values the last solve changed, in the order in which it did, but for those that the pending batch
  /// removes.
  ///
  /// - Complexity: O(*k*) for *k* changed values.
  public var changedVariables: [Variable] {
    var columns: [Int] = []
    withChangedColumns { changed in
      for place in changed.indices { columns.append(Int(changed[place])) }
    }
    return columns.filter { core.slots.wasSolved($0) }.map { core.slots.variable($0) }
  }
}

extension SolverCore {
  /// Adds a variable; one call, so that the core is entered once.
  fileprivate mutating func makeVariable(lowerBound: Double) -> Variable {
    slots.variable(addColumn(lowerBound: lowerBound))
  }

  /// Adds four variables made at one moment.
  fileprivate mutating func makeVariables(lowerBounds: SIMD4<Double>) -> RectVariables {
    let numbers = SIMD4(
      addColumn(lowerBound: lowerBounds.x), addColumn(lowerBound: lowerBounds.y),
      addColumn(lowerBound: lowerBounds.z), addColumn(lowerBound: lowerBounds.w))
    return RectVariables(SIMD4<Int32>(truncatingIfNeeded: numbers))
  }

  fileprivate mutating func remove(_ variable: Variable) throws(SolverMisuse) {
    let column = try column(variable)
    let users = simplex.liveMentionCount(column)
    guard users == 0 else { throw .variableInUse(variable, constraints: users) }
    slots.remove(column)
  }

  fileprivate mutating func setLowerBound(
    _ bound: Double?, of variable: Variable
  ) throws(SolverMisuse) {
    let column = try column(variable)
    if let bound { try check(bound, "lower bound") }
    simplex.setLowerBound(column, bound ?? -.infinity)
  }
}
