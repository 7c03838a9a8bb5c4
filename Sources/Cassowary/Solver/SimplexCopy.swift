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

  /// From which variables the others follow, as these are moved by 1, and held there, one after the other: for each
  /// column the number of the variable that it moved with, and with which it came to be determined.
  ///
  /// - Parameter limit: After how many that something may follow from the others are passed over.
  /// - Complexity: That of asking what is undetermined, and of a solve of what moves, `limit` times at most.
  package func leaders(among variables: [Variable], upTo limit: Int) -> [Int?] {
    defer { end() }
    var leaders = [Int?](repeating: nil, count: simplex.columnCount)
    var speeds = movement()
    var level = Float(bitPattern: UInt32(limit))
    for (number, variable) in variables.enumerated() where speeds[Int(variable.index)] != 0 {
      if level == 0 { break }
      let before = speeds.indices.map { simplex.values[$0] }
      guard move(variable, level) else { break }
      // What is held stays so: others are moved at lower levels.
      level = level.nextDown
      let held = movement()
      for column in speeds.indices
      where speeds[column] != 0 && held[column] == 0 && simplex.values[column] != before[column] {
        leaders[column] = number
      }
      speeds = held
    }
    return leaders
  }

  /// Moves a variable by 1, or by -1 where it can go no further, and holds it there; false if that is not solved.
  private func move(_ variable: Variable, _ level: Float) -> Bool {
    let before = simplex.values[Int(variable.index)]
    guard let row = wish(before + 1, for: variable, level) else { return false }
    if simplex.values[Int(variable.index)] != before { return true }
    simplex.setConstant(row, 1 - before)
    return simplex.optimize() == nil
  }

  /// The columns that would be undetermined if each of some rows had a priority of its own, the last one the highest;
  /// no other order is tried.
  ///
  /// - Complexity: As ``allows(_:for:)``, and that of asking what is undetermined.
  package func undeterminedColumns(deciding rows: [ConstraintHandle]) -> [Int32] {
    defer { end() }
    var priority = Float.leastNonzeroMagnitude
    for handle in rows {
      // The row once more, below all levels.
      let row = simplex.matrix.row(Int(handle.index))
      let view = simplex.matrix.view
      let terms = view.cellRange(Int(handle.index)).map {
        (column: view.cells[$0].column, coefficient: view.cells[$0].coefficient)
      }
      _ = simplex.addRow(
        terms, Row(constant: row.constant, weight: 1, priority: priority, relation: row.relation))
      priority = priority.nextUp
    }
    if simplex.optimize() != nil { return [] }
    let speeds = movement()
    return speeds.indices.filter { speeds[$0] != 0 }.map { Int32($0) }
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

  /// The speeds of a movement that stays optimal, with multipliers that are fresh: else a copy would be asked, and
  /// that knows nothing of what is tried here.
  private func movement() -> [Double] {
    simplex.refreshMultipliers()
    return simplex.optimalMovement()
  }

  /// Adds that a variable equal a value, at a level below all others, and solves: it holds exactly if some optimum
  /// has the value.
  private func wish(
    _ value: Double, for variable: Variable, _ level: Float = .leastNonzeroMagnitude
  ) -> Int? {
    let wish = simplex.addRow(
      [(variable.index, 1)],
      Row(constant: -value, weight: 1, priority: level, relation: .equal))
    return simplex.optimize() == nil ? wish : nil
  }
}

extension Solver {
  /// A copy to try out other optima in.
  ///
  /// - Complexity: O(size of the system).
  package func makeTrial() -> SimplexCopy { SimplexCopy(of: simplex) }
}
