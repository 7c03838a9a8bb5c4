// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A copy of a system as the last solve left it, for trials.
///
/// It is a class, so that the code that destroys it exists once instead of in every query.
package final class SimplexCopy {
  private var simplex: Simplex

  /// The level of the next sum that is tried: below any priority that is not chosen to be lower, and with room for
  /// many more below.
  private var level = Float(bitPattern: 1 << 16)

  @inline(never)
  init(of simplex: borrowing Simplex) { self.simplex = simplex.copy() }

  func with<Answer>(_ ask: (inout Simplex) -> Answer) -> Answer { ask(&simplex) }

  /// Adds the wish that a sum be 0, below all levels and all sums that were kept, until ``keep()`` or ``end()``, and
  /// returns whether it then is.
  ///
  /// - Complexity: O(*n*) for *n* variables, and a solve of what moves.
  package func tries(
    _ terms: [(column: Int32, coefficient: Double)], constant: Double
  ) -> Bool {
    let row = simplex.addRow(
      terms, Row(constant: constant, weight: 1, priority: level, relation: .equal))
    if simplex.optimize() != nil { return false }
    let residual = simplex.values.residual(row, simplex.matrix.view)
    return residual.value.magnitude <= residual.feasibleWidth
  }

  /// Makes what was tried part of the system.
  ///
  /// - Complexity: O(size of the system).
  package func keep() {
    simplex.commit()
    level = level.nextDown
  }

  /// Whether the value of each variable differs between optima, by column.
  ///
  /// - Complexity: That of asking what is undetermined.
  package func undetermined() -> [Bool] { movement().map { $0 != 0 } }

  /// The columns that would be undetermined if each of the rows had a priority of its own, the last one the highest;
  /// no other order is tried.
  ///
  /// - Complexity: As ``tries(_:constant:)``, and that of asking what is undetermined.
  package func undeterminedColumns(deciding rows: [ConstraintHandle]) -> [Int32] {
    defer { end() }
    var priority = Float.leastNonzeroMagnitude
    for handle in rows {
      // The row once more, below all levels.
      let row = simplex.matrix.row(Int(handle.index))
      let terms = simplex.matrix.view.cells(of: Int(handle.index)).map {
        (column: $0.column, coefficient: $0.coefficient)
      }
      _ = simplex.addRow(
        terms, Row(constant: row.constant, weight: 1, priority: priority, relation: row.relation))
      priority = priority.nextUp
    }
    if simplex.optimize() != nil { return [] }
    let speeds = movement()
    return speeds.indices.filter { speeds[$0] != 0 }.map { Int32($0) }
  }

  /// Solves for the optimum in which a variable comes nearest to a value, until ``end()``, and returns its value there;
  /// nil if there is no such optimum.
  ///
  /// - Complexity: A solve of what moves with the variable.
  package func approach(_ value: Double, for variable: Variable) -> Double? {
    _ = simplex.addRow(
      [(variable.index, 1)],
      Row(constant: -value, weight: 1, priority: .leastNonzeroMagnitude, relation: .equal))
    return simplex.optimize() == nil ? simplex.values[Int(variable.index)] : nil
  }

  /// Sets other constants for rows, until ``end()``, and returns whether there is an optimum with them.
  ///
  /// - Complexity: A solve of what moves.
  package func solve(with constants: [(row: ConstraintHandle, constant: Double)]) -> Bool {
    for (row, constant) in constants { simplex.setConstant(Int(row.index), constant) }
    return simplex.optimize() == nil
  }

  package func value(ofColumn column: Int) -> Double { simplex.values[column] }

  /// Takes back what was tried since the copy was made, or since ``keep()``.
  ///
  /// - Complexity: O(size of the system).
  package func end() { simplex.rollBack() }

  /// The speeds of a movement that stays optimal, with fresh multipliers: otherwise another copy would compute them,
  /// without what is tried here.
  private func movement() -> [Double] {
    simplex.refreshMultipliers()
    return simplex.optimalMovement()
  }
}

extension Solver {
  /// A copy of the system to try out other optima.
  ///
  /// - Complexity: O(size of the system).
  package func makeTrial() -> SimplexCopy { SimplexCopy(of: simplex) }
}
