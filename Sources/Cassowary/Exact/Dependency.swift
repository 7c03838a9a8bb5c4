// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A linear dependency of rows: `Σ λᵢ·rᵢ = constant` at every point, where `rᵢ` is the left side of row i.
struct Dependency {
  /// The row that elimination has left without variables; initially its multiplier is 1.
  let own: Int

  /// The multipliers λ, by row; nil as long as the shape in the forest describes them.
  private(set) var multipliers: ExactVector?

  /// The value of the sum.
  private(set) var constant: ExactNumber

  /// Makes a dependency that its shape describes.
  init(own: Int, constant: ExactNumber) {
    self.own = own
    self.constant = constant
  }

  mutating func list(_ multipliers: ExactVector) { self.multipliers = multipliers }

  /// Scales the dependency so that the multiplier of a row becomes 1.
  mutating func normalize(at row: Int32, work: inout Int) {
    guard let multiplier = multipliers?.value(at: row) else { return }
    let factor = ExactNumber(1) / multiplier
    multipliers?.multiply(by: factor, work: &work)
    constant = constant * factor
  }

  /// Changes the sum, because one of the rows may miss zero.
  mutating func shift(by amount: ExactNumber) { constant = constant + amount }

  /// Eliminates a row with a dependency in which its multiplier is 1.
  mutating func eliminate(_ row: Int32, with other: Dependency, work: inout Int) {
    guard let multiplier = multipliers?.value(at: row), let rest = other.multipliers else { return }
    multipliers?.add(-multiplier, rest, work: &work)
    constant = constant + -multiplier * other.constant
  }
}
