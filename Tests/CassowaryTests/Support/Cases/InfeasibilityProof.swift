// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Whether rows contradict one another, and none of them could be left out.
///
/// Rows `aᵢ·x + cᵢ {<=, ==, >=} 0` cannot all hold if multipliers `yᵢ` exist, positive for
/// `<=`, negative for `>=`, free for `==`, with `Σ yᵢ·aᵢ = 0` and `Σ yᵢ·cᵢ > 0` (Farkas). The set
/// is irreducible exactly if these are unique up to a factor and none of them is zero (Gleeson
/// and Ryan, "Identifying minimally infeasible subsystems of inequalities", 1990). No solver is
/// asked and nothing is rounded, so that an explanation is judged independently of who gave it.
struct InfeasibilityProof {
  /// A linear combination of rows.
  private struct Combination {
    /// The multipliers of the rows that take part.
    var multipliers: [Int: Rational]

    /// What the variables are multiplied by, where that is not zero.
    var cells: [Int: Rational] = [:]

    /// The part without a variable.
    var constant: Rational

    /// The row at `place` alone.
    init(_ row: ReferenceRow, at place: Int) {
      multipliers = [place: .one]
      constant = row.constant
      for term in row.terms { cells[term.variable, default: .zero] += term.coefficient }
      cells = cells.filter { !$1.isZero }
    }

    /// Takes as much of `other` off as leaves nothing of `variable`.
    mutating func eliminate(_ variable: Int, with other: Combination) {
      guard let cell = cells[variable], let pivot = other.cells[variable] else { return }
      let factor = cell / pivot
      cells.merge(other.cells.mapValues { -(factor * $0) }, uniquingKeysWith: +)
      cells = cells.filter { !$1.isZero }
      multipliers.merge(other.multipliers.mapValues { -(factor * $0) }, uniquingKeysWith: +)
      constant -= factor * other.constant
    }
  }

  /// The multipliers of rows that clash irreducibly; nil if they do not.
  let multipliers: [Rational]

  /// Looks for the proof.
  init?(_ rows: [ReferenceRow]) {
    guard let sum = Self.vanishing(rows), !sum.constant.isZero else { return nil }
    var multipliers: [Rational] = []
    for (place, row) in rows.enumerated() {
      var multiplier = sum.multipliers[place] ?? .zero
      if sum.constant.signum < 0 { multiplier = -multiplier }
      let isRight =
        switch row.relation {
        case .equal: !multiplier.isZero
        case .lessThanOrEqual: multiplier.signum > 0
        case .greaterThanOrEqual: multiplier.signum < 0
        }
      guard isRight else { return nil }
      multipliers.append(multiplier)
    }
    self.multipliers = multipliers
  }

  /// The one combination without variables; nil if there is none, or more than one.
  private static func vanishing(_ rows: [ReferenceRow]) -> Combination? {
    var pivots: [(variable: Int, combination: Combination)] = []
    var found: Combination?
    for (place, row) in rows.enumerated() {
      var combination = Combination(row, at: place)
      for pivot in pivots { combination.eliminate(pivot.variable, with: pivot.combination) }
      if let variable = combination.cells.keys.min() {
        pivots.append((variable, combination))
      } else if found == nil {
        found = combination
      } else {
        return nil
      }
    }
    return found
  }
}
