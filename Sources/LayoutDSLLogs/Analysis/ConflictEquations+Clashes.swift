// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

extension ConflictEquations {
  /// The irreducible sets; nothing where the numbers are too far apart to be decided.
  ///
  /// The broken constraint is added last, so the set that it closes is found where the others can hold.
  ///
  /// - Parameter left: A constraint to leave out, by its place.
  func clashes(leavingOut left: Int?) -> [LoggedClash]? {
    let solver = Solver()
    do {
      var variables: [Variable] = []
      var columnOf: [Variable: Int] = [:]
      for (column, owner) in owners.enumerated() {
        let variable = try solver.makeVariable(lowerBound: owner.isSize ? 0 : nil)
        variables.append(variable)
        columnOf[variable] = column
      }
      var rowOf: [ConstraintHandle: Int] = [:]
      for row in order(leavingOut: left) {
        rowOf[try solver.add(constraint(equations[row], variables))] = row
      }
      return solve(solver, rowOf, columnOf)
    } catch {
      return nil
    }
  }

  private func order(leavingOut left: Int?) -> [Int] {
    let rows = equations.indices.filter { equations[$0].index != left }
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

  private func solve(
    _ solver: Solver, _ rowOf: [ConstraintHandle: Int], _ columnOf: [Variable: Int]
  ) -> [LoggedClash]? {
    do throws(SolveError) {
      try solver.solve()
      return []
    } catch {
      guard case .unsatisfiable(let conflicts) = error else { return nil }
      return conflicts.map { conflict in
        clash(
          rows: conflict.handles.compactMap { rowOf[$0] },
          columns: conflict.lowerBounds.compactMap { columnOf[$0] })
      }
    }
  }

  private func clash(rows: [Int], columns: [Int]) -> LoggedClash {
    let factors = Combination.factors(of: rows.map { equations[$0] }, bounds: columns)
    var total = 0.0
    if let factors {
      for (position, row) in rows.enumerated() {
        total += factors[position] * equations[row].constant
      }
    }
    var members: [LoggedClash.Member] = []
    for (position, row) in rows.enumerated() {
      let equation = equations[row]
      if members.contains(where: { $0.index == equation.index }) { continue }
      var fitting: Double?
      if let factor = factors?[position], factor != 0 {
        fitting = -(equation.constant - total / factor)
      }
      members.append(.init(index: equation.index, fittingConstant: fitting))
    }
    members.sort { $0.index < $1.index }
    let sizes = columns.map {
      LoggedTerm(item: owners[$0].item, attribute: owners[$0].quantity.attribute)
    }
    return LoggedClash(members: members, sizes: sizes, reading: reading)
  }
}
