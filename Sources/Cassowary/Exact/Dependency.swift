// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A linear dependency of rows: `Σ λᵢ·rᵢ = constant` at every point, where `rᵢ` is the left side
/// of row i.
struct Dependency {
  /// The multipliers λ, by row.
  private(set) var multipliers = ExactVector()

  /// The value of the sum.
  private(set) var constant = ExactNumber(0)

  /// Gives a row, which comes after all others, its multiplier.
  mutating func append(_ row: Int32, multiplier: ExactNumber, rowConstant: ExactNumber) {
    multipliers.add(multiplier, at: row)
    constant = constant + multiplier * rowConstant
  }

  /// Scales the dependency so that the multiplier of a row becomes 1.
  mutating func normalize(at row: Int32, work: inout Int) {
    guard let multiplier = multipliers.value(at: row) else { return }
    let factor = ExactNumber(1) / multiplier
    multipliers.multiply(by: factor, work: &work)
    constant = constant * factor
  }

  /// Takes a row out with a dependency where its multiplier is 1.
  mutating func eliminate(_ row: Int32, with other: Dependency, work: inout Int) {
    guard let multiplier = multipliers.value(at: row) else { return }
    multipliers.add(-multiplier, other.multipliers, work: &work)
    constant = constant + -multiplier * other.constant
  }
}
