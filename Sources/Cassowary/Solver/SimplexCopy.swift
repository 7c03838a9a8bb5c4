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
  /// The value is added as an equality at a level below all others: it holds at the optimum exactly if some optimum
  /// has it.
  ///
  /// - Complexity: O(*n*) for *n* variables, and a solve of what moves with the variable.
  package func allows(_ value: Double, for variable: Variable) -> Bool {
    let wish = simplex.addRow(
      [(variable.index, 1)],
      Row(constant: -value, weight: 1, priority: .leastNonzeroMagnitude, relation: .equal))
    defer { simplex.rollBack() }
    if simplex.optimize() != nil { return false }
    let residual = simplex.values.residual(wish, simplex.matrix.view)
    return residual.value.magnitude <= residual.feasibleWidth
  }
}

extension Solver {
  /// A copy to try out other optima in.
  ///
  /// - Complexity: O(size of the system).
  package func makeTrial() -> SimplexCopy { SimplexCopy(of: core.simplex) }
}
