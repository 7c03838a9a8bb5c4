// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Solver {
  /// Makes a variable.
  ///
  /// It takes part at once, and stays even if the pending batch is taken back. Its value
  /// is 0 until a solve says otherwise.
  ///
  /// - Parameter lowerBound: the least value it may take; costs no row and is never
  ///   violated. nil for none.
  /// - Throws: ``SolverMisuse/notFinite(argument:value:)`` for a bound that is not finite.
  /// - Complexity: O(1), amortised.
  public func makeVariable(lowerBound: Double? = nil) throws(SolverMisuse) -> Variable {
    if let lowerBound { try check(lowerBound, "lower bound") }
    return core.makeVariable(lowerBound: lowerBound ?? -.infinity, of: identity)
  }

  /// Makes four variables at once; a lower bound of minus infinity is none.
  package func makeVariables(lowerBounds: SIMD4<Double>) -> VariableQuad {
    core.makeVariables(lowerBounds: lowerBounds)
  }

  /// The value of the variable kept in a column, as of the last solve.
  package func value(ofColumn column: Int32) -> Double { core.value[Int(column)] }

  /// The values of four variables that were made together, as of the last solve.
  package func values(of variables: VariableQuad) -> SIMD4<Double> {
    var values = SIMD4<Double>()
    for number in 0..<4 { values[number] = core.value[Int(variables.columns[number])] }
    return values
  }

  /// Writes the columns whose values the last solve changed into a list, in the order in which it
  /// changed them; one may come twice.
  package func readChangedColumns(into list: inout [Int32]) {
    core.readChangedColumns(into: &list)
  }

  /// Removes a variable that no constraint mentions.
  ///
  /// - Throws: ``SolverMisuse/variableInUse(_:constraints:)`` while constraints mention it.
  /// - Complexity: O(*m*) for the *m* constraints removed in this batch that mention it.
  public func remove(_ variable: Variable) throws(SolverMisuse) {
    let column = try column(variable)
    core.prepare()
    var users = 0
    for place in core.problem.entryRange(column) {
      let row = Int(core.problem.entries.storage[place].row)
      if !core.problem.rows[row].flags.contains(.dead) { users += 1 }
    }
    guard users == 0 else { throw .variableInUse(variable, constraints: users) }
    core.noteRemoval(variable.index)
    core.statistics.variables -= 1
  }

  /// Changes the lower bound of a variable; nil takes it away.
  ///
  /// - Throws: ``SolverMisuse/notFinite(argument:value:)`` for a bound that is not finite.
  public func setLowerBound(_ bound: Double?, of variable: Variable) throws(SolverMisuse) {
    let column = try column(variable)
    if let bound { try check(bound, "lower bound") }
    core.setLowerBound(column, bound ?? -.infinity)
  }

  /// The value of a variable as of the last solve; 0 if there was none.
  ///
  /// - Complexity: O(1).
  public func value(of variable: Variable) throws(SolverMisuse) -> Double {
    core.value[try column(variable)]
  }

  /// The variables whose values the last solve changed, in the order in which it did.
  ///
  /// - Complexity: O(*k*) for *k* changed values.
  public var changedVariables: [Variable] {
    var columns: [Int32] = []
    readChangedColumns(into: &columns)
    return columns.map { variable(Int($0)) }
  }
}

extension SolverCore {
  /// Adds a column; one call, so that the core is entered once.
  fileprivate mutating func makeVariable(lowerBound: Double, of identity: UInt64) -> Variable {
    let column = addColumn(lowerBound: lowerBound)
    return Variable(
      solver: identity, index: Int32(truncatingIfNeeded: column), generation: clock)
  }

  /// Adds four columns made at one moment.
  fileprivate mutating func makeVariables(lowerBounds: SIMD4<Double>) -> VariableQuad {
    var columns = SIMD4<Int32>()
    if freeColumns.isEmpty {
      let first = Int32(truncatingIfNeeded: addColumns(lowerBounds: lowerBounds))
      columns = SIMD4(0, 1, 2, 3) &+ first
    } else {
      for number in 0..<4 {
        columns[number] = Int32(truncatingIfNeeded: addColumn(lowerBound: lowerBounds[number]))
      }
      // Those that came first are as old as the last.
      for number in 0..<4 { columnGeneration[Int(columns[number])] = clock }
    }
    return VariableQuad(columns, generation: clock)
  }

  fileprivate func readChangedColumns(into list: inout [Int32]) {
    list.removeAll(keepingCapacity: true)
    list.reserveCapacity(lastChanged.count)
    for place in lastChanged.indices {
      let column = lastChanged[place]
      if columnGeneration[Int(column)] != 0 { list.append(column) }
    }
    for place in paths.followed.indices {
      let path = Int(paths.followed[place])
      for place in paths.lists[path].columns.indices {
        let column = paths.lists[path].columns[place]
        if hasFollowed(path, place), columnGeneration[Int(column)] != 0 { list.append(column) }
      }
    }
  }
}
