// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

extension ConflictEquations {
  /// Returns the irreducible sets; nil if the numbers differ too much in magnitude to decide.
  ///
  /// The broken constraint is added last: if the others can hold together, the set that it completes is found.
  ///
  /// - Parameter excluded: The index of a constraint to leave out.
  func clashes(leavingOut excluded: Int?) -> [LoggedClash]? {
    let rows = rowIndices(leavingOut: excluded)
    guard let system = try? System(of: rows, self, isBounded: isBounded) else {
      return nil
    }
    do throws(SolveError) {
      try system.solver.solve()
      return []
    } catch {
      guard case .unsatisfiable(let conflicts) = error else { return nil }
      let rowOf = Dictionary(uniqueKeysWithValues: zip(system.handles, rows))
      let columnOf = Dictionary(uniqueKeysWithValues: zip(system.variables, columns.indices))
      return conflicts.map { conflict in
        clash(
          rows: conflict.handles.compactMap { rowOf[$0] },
          boundedColumns: conflict.lowerBounds.compactMap { columnOf[$0] })
      }
    }
  }

  /// Whether a column must be at least 0; a margin with an assumed value needs no bound.
  private func isBounded(_ column: Int) -> Bool {
    columns[column].isSize && (interpretation.margin == nil || !columns[column].isMargin)
  }

  /// Returns the factors with which the rows of an irreducible set sum up to a contradiction, up to scale; nil if the
  /// solver cannot compute them.
  ///
  /// The factors are unique up to scale (Gleeson and Ryan, 1990): they are the multipliers of the rows when these are
  /// violated as little as possible.
  private func factors(of rows: [Int], boundedColumns: [Int]) -> [Double]? {
    let bounded = Set(boundedColumns)
    guard let system = try? System(of: rows, self, isBounded: bounded.contains),
      (try? system.solver.solveRelaxed()) != nil
    else { return nil }
    return try? system.handles.map { try system.solver.multipliers(of: $0).first?.value ?? 0 }
  }

  /// Some rows of the conflict in a solver.
  private struct System {
    let solver = Solver()
    let variables: [Variable]
    let handles: [ConstraintHandle]

    /// - Parameter isBounded: Whether a column must be at least 0.
    init(of rows: [Int], _ source: ConflictEquations, isBounded: (Int) -> Bool) throws {
      let solver = solver
      let variables = try source.columns.indices.map {
        try solver.makeVariable(lowerBound: isBounded($0) ? 0 : nil)
      }
      handles = try rows.map { try solver.add(source.constraint(source.equations[$0], variables)) }
      self.variables = variables
    }
  }

  private func rowIndices(leavingOut excluded: Int?) -> [Int] {
    let rows = equations.indices.filter { excluded == nil || equations[$0].index != excluded }
    guard let broken = conflict.broken else { return rows }
    return rows.filter { equations[$0].index != broken }
      + rows.filter { equations[$0].index == broken }
  }

  private func constraint(_ equation: Equation, _ variables: [Variable]) -> LinearConstraint {
    let terms = equation.form.map { Term(variables[$0.column], $0.factor) }
    let relation: LinearRelation =
      switch equation.relation {
      case .atMost: .lessThanOrEqual
      case .equal: .equal
      case .atLeast: .greaterThanOrEqual
      }
    return LinearConstraint(LinearExpression(terms, constant: equation.constant), relation)
  }

  private func clash(rows: [Int], boundedColumns: [Int]) -> LoggedClash {
    let factors = factors(of: rows, boundedColumns: boundedColumns)
    var total = 0.0
    if let factors {
      for (position, row) in rows.enumerated() {
        total += factors[position] * equations[row].constant
      }
    }
    var members: [LoggedClash.Member] = []
    var known: Set<Int> = []
    for (position, row) in rows.enumerated() {
      let equation = equations[row]
      guard let index = equation.index, known.insert(index).inserted else { continue }
      var fitting: Double?
      if interpretation.margin == nil, let factor = factors?[position], factor != 0 {
        fitting = -(equation.constant - total / factor)
      }
      members.append(.init(index: index, fittingConstant: fitting))
    }
    members.sort { $0.index < $1.index }
    let sizes = boundedColumns.map {
      LoggedTerm(item: columns[$0].item, attribute: columns[$0].quantity.attribute)
    }
    let isExact =
      sizes.isEmpty && members.allSatisfy { conflict.constraints[$0.index].relation == .equal }
    return LoggedClash(
      members: members, sizes: sizes, margins: margins(rows, factors, total, isExact),
      interpretation: interpretation)
  }

  /// Returns the condition on the margins among `rows` under which the set could hold, from the contradictory sum.
  private func margins(
    _ rows: [Int], _ factors: [Double]?, _ total: Double, _ isExact: Bool
  ) -> UnprintedMargins? {
    let marginRows = rows.indices.filter { equations[rows[$0]].index == nil }
    guard let first = marginRows.first, let margin = interpretation.margin else { return nil }
    let terms = marginRows.flatMap { equations[rows[$0]].form }.map {
      LoggedTerm(item: columns[$0.column].item, attribute: columns[$0.column].quantity.attribute)
    }
    guard let factor = factors?[first], factor != 0,
      marginRows.allSatisfy({ ((factors?[$0] ?? 0) / factor - 1).magnitude < 1e-9 })
    else { return UnprintedMargins(terms: terms, sum: nil, relation: .equal) }
    // Each margin that grows by a point reduces the total by the factor.
    let missing = total / factor
    return UnprintedMargins(
      terms: terms, sum: margin * Double(terms.count) + missing,
      relation: isExact ? .equal : missing > 0 ? .atLeast : .atMost)
  }
}
