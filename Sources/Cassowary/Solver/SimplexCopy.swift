// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A copy of a system as the last solve left it, to try something out in.
///
/// It ends in one place, not with the code of every question.
package final class SimplexCopy {
  private var simplex: Simplex

  @inline(never)
  init(of simplex: borrowing Simplex) { self.simplex = simplex.copy() }

  func with<Answer>(_ ask: (inout Simplex) -> Answer) -> Answer { ask(&simplex) }

  /// Whether a variable of the system has a value in one of the optima.
  ///
  /// - Complexity: O(*n*) for *n* variables, and a solve of what moves with the variable.
  package func allows(_ value: Double, for variable: Variable) -> Bool {
    defer { end() }
    guard let wish = wish(value, for: variable) else { return false }
    let residual = simplex.values.residual(wish, simplex.matrix.view)
    return residual.value.magnitude <= residual.feasibleWidth
  }

  /// Whether a variable has to have one value where another one is 1 larger than now, or as near to that as can be;
  /// false as well where only limits hold it that are met without a pull.
  ///
  /// - Complexity: As ``allows(_:for:)``.
  package func isDetermined(_ variable: Variable, by other: Variable) -> Bool {
    defer { end() }
    // A row that holds the present value would not have to be tight.
    return wish(simplex.values[Int(other.index)] + 1, for: other) != nil
      && simplex.isHeldRigidly(Int(variable.index))
  }

  /// Whether a variable would have to have one value if each of some rows had a priority of its own, the last one the
  /// highest; no other order is tried.
  ///
  /// - Complexity: As ``allows(_:for:)``, and O(*k*) for *k* terms of the rows.
  package func isDetermined(_ variable: Variable, deciding rows: [ConstraintHandle]) -> Bool {
    defer { end() }
    var priority = Float.leastNonzeroMagnitude
    for handle in rows {
      // The row once more, below all levels.
      let row = simplex.matrix.row(Int(handle.index))
      let terms = simplex.matrix.view.cellRange(Int(handle.index)).map {
        (simplex.matrix.view.cells[$0].column, simplex.matrix.view.cells[$0].coefficient)
      }
      _ = simplex.addRow(
        terms,
        Row(constant: row.constant, weight: 1, priority: priority, relation: row.relation))
      priority = priority.nextUp
    }
    return simplex.optimize() == nil && simplex.isHeldRigidly(Int(variable.index))
  }

  /// Goes to the optimum in which a variable comes nearest to a value, until ``end()``; its value there, or nil if
  /// there is no such optimum.
  ///
  /// - Complexity: A solve of what moves with the variable.
  package func approach(_ value: Double, for variable: Variable) -> Double? {
    wish(value, for: variable).map { _ in simplex.values[Int(variable.index)] }
  }

  /// Gives rows other constants, until ``end()``, and solves; whether that can be done.
  ///
  /// - Complexity: A solve of what moves.
  package func solve(with constants: [(row: ConstraintHandle, constant: Double)]) -> Bool {
    for (row, constant) in constants { simplex.setConstant(Int(row.index), constant) }
    return simplex.optimize() == nil
  }

  package func value(ofColumn column: Int) -> Double { simplex.values[column] }

  /// Goes back to what the system was.
  ///
  /// - Complexity: O(size of the system).
  package func end() { simplex.rollBack() }

  /// Adds that a variable equal a value, at a level below all others, and solves: it holds exactly if some optimum
  /// has the value.
  private func wish(_ value: Double, for variable: Variable) -> Int? {
    let wish = simplex.addRow(
      [(variable.index, 1)],
      Row(constant: -value, weight: 1, priority: .leastNonzeroMagnitude, relation: .equal))
    return simplex.optimize() == nil ? wish : nil
  }
}

extension Solver {
  /// A copy to try out other optima in.
  ///
  /// - Complexity: O(size of the system).
  package func makeTrial() -> SimplexCopy { SimplexCopy(of: core.simplex) }
}
