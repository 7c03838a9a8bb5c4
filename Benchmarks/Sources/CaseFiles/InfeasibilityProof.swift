// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Whether rows contradict one another, and none of them could be left out.
///
/// Rows `aᵢ·x + cᵢ {<=, ==, >=} 0` cannot all hold if multipliers `yᵢ` exist, positive for
/// `<=`, negative for `>=`, free for `==`, with `Σ yᵢ·aᵢ = 0` and `Σ yᵢ·cᵢ > 0` (Farkas). The set
/// is irreducible exactly if these are unique up to a factor and none of them is zero (Gleeson
/// and Ryan, "Identifying minimally infeasible subsystems of inequalities", 1990). No solver is
/// asked, so that an explanation is judged independently of who gave it.
struct InfeasibilityProof {
  /// What elimination leaves of a row that depends on others, relative to its coefficients.
  private static let dependence = 1e-9

  /// The multipliers of rows that clash irreducibly; nil if they do not.
  let multipliers: [Double]

  /// What rounding leaves of a sum that is zero, relative to its greatest summand.
  private static let rounding = 1e-12

  /// Looks for the proof.
  init?(_ rows: [CaseRow]) {
    guard let multipliers = Self.dependence(of: rows) else { return nil }
    // Measured by what a multiplier makes of its row, since rows may be written at any scale.
    let shares = zip(multipliers, rows).map { multiplier, row in
      multiplier.magnitude * max(Self.scale(of: row), row.terms.isEmpty ? 1 : 0)
    }
    let greatest = shares.reduce(0, max)
    guard shares.allSatisfy({ $0 > greatest * Self.dependence }) else { return nil }
    let constants = zip(multipliers, rows).map { $0 * $1.constant }
    let sum = constants.reduce(0, +)
    let noise = Self.rounding * constants.reduce(0) { max($0, $1.magnitude) }
    guard sum.magnitude > noise else { return nil }
    let sign: Double = sum < 0 ? -1 : 1
    for (multiplier, row) in zip(multipliers, rows) {
      switch row.relation {
      case .equal: continue
      case .lessThanOrEqual: if multiplier * sign < 0 { return nil }
      case .greaterThanOrEqual: if multiplier * sign > 0 { return nil }
      }
    }
    self.multipliers = multipliers.map { $0 * sign }
  }

  /// The one linear combination of the left sides that vanishes; nil if there is none, or
  /// more than one.
  private static func dependence(of rows: [CaseRow]) -> [Double]? {
    var matrix = rows.map(coefficients)
    var used = Set<Int>()
    // Each pivot takes a row and a variable out; with one row over, the combination is in it.
    var identity = rows.indices.map { row in rows.indices.map { $0 == row ? 1.0 : 0.0 } }
    let scales = rows.map(scale)
    while true {
      var best: (row: Int, variable: String, size: Double)?
      for (row, cells) in matrix.enumerated() where !used.contains(row) && scales[row] > 0 {
        for (variable, cell) in cells.sorted(by: { $0.key < $1.key }) {
          let size = cell.magnitude / scales[row]
          if size > max(best?.size ?? 0, Self.dependence) { best = (row, variable, size) }
        }
      }
      guard let best else { break }
      used.insert(best.row)
      let pivot = matrix[best.row]
      for row in matrix.indices where !used.contains(row) {
        guard let cell = matrix[row][best.variable] else { continue }
        let factor = cell / (pivot[best.variable] ?? 1)
        for (variable, value) in pivot { matrix[row][variable, default: 0] -= factor * value }
        matrix[row][best.variable] = nil
        for place in rows.indices { identity[row][place] -= factor * identity[best.row][place] }
      }
    }
    let left = rows.indices.filter { !used.contains($0) }
    return left.count == 1 ? identity[left[0]] : nil
  }

  /// The greatest coefficient of a row before what occurs twice is added up.
  private static func scale(of row: CaseRow) -> Double {
    row.terms.reduce(0) { max($0, $1.coefficient.magnitude) }
  }

  private static func coefficients(of row: CaseRow) -> [String: Double] {
    var cells: [String: Double] = [:]
    for term in row.terms { cells[term.variable, default: 0] += term.coefficient }
    return cells
  }
}
