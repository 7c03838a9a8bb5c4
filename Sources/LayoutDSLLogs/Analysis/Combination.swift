// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The sum of rows that contradicts itself: factors with which the rows of an irreducible set add up to
/// a number that is not 0 and no variable.
///
/// For an irreducible set these factors are unique but for scale (Gleeson and Ryan, 1990).
enum Combination {
  /// A factor for each equation; nothing where rounding leaves more than one choice.
  ///
  /// - Complexity: O(*k*² · *v*) for *k* rows over *v* variables.
  static func factors(
    of equations: [ConflictEquations.Equation], bounds: [Int]
  ) -> [Double]? {
    let count = equations.count + bounds.count
    guard count > 0, count <= 400 else { return nil }
    var places: [Int: Int] = [:]
    var rows: [[Double]] = []
    func row(_ column: Int) -> Int {
      if let known = places[column] { return known }
      places[column] = rows.count
      rows.append(Array(repeating: 0, count: count))
      return rows.count - 1
    }
    for (position, equation) in equations.enumerated() {
      for term in equation.form { rows[row(term.column)][position] += term.factor }
    }
    for (position, column) in bounds.enumerated() {
      rows[row(column)][equations.count + position] = 1
    }
    return nullVector(&rows, count).map { Array($0.prefix(equations.count)) }
  }

  /// A vector that all rows take to zero, scaled so that its first entry that is not 0 is 1; nothing
  /// unless there is exactly one.
  private static func nullVector(_ rows: inout [[Double]], _ count: Int) -> [Double]? {
    var pivots: [Int] = []
    var free: [Int] = []
    var next = 0
    for column in 0..<count {
      let best = (next..<max(next, rows.count)).max {
        rows[$0][column].magnitude < rows[$1][column].magnitude
      }
      guard let best, rows[best][column].magnitude > 1e-9 else {
        free.append(column)
        continue
      }
      rows.swapAt(next, best)
      let pivot = rows[next][column]
      for entry in column..<count { rows[next][entry] /= pivot }
      for other in rows.indices where other != next && rows[other][column] != 0 {
        let factor = rows[other][column]
        for entry in column..<count { rows[other][entry] -= factor * rows[next][entry] }
      }
      pivots.append(column)
      next += 1
    }
    guard free.count == 1 else { return nil }
    var vector = Array(repeating: 0.0, count: count)
    vector[free[0]] = 1
    for (row, column) in pivots.enumerated() { vector[column] = -rows[row][free[0]] }
    return vector
  }
}
