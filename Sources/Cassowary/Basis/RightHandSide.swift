// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a backward solve has yet to express, by variable, and how large the numbers were that it, and
/// what is expressed already, was summed from: what rounding scales with.
struct RightHandSide: ~Copyable {
  struct Amount {
    var sum: Double
    var scale: Double

    static let zero = Amount(sum: 0, scale: 0)
  }

  private var amounts = FlatArray<Amount>()

  /// The scales of the entries of the result.
  private var scales = FlatArray<Double>()

  /// Makes room for as many variables; a first batch may come to its end without any.
  @inline(__always)
  mutating func extend(to count: Int) {
    if scales.count >= count { return }
    amounts.extend(to: count, with: .zero)
    // Scales are written with the entries that they are of.
    scales.extend(by: count - scales.count)
  }

  /// The size of the largest number that an entry of the last result was summed from.
  func scale(_ column: Int) -> Double { scales[column] }

  @inline(__always)
  mutating func noteScale(_ column: Int, _ scale: Double) { scales[column] = scale }

  @inline(__always)
  mutating func add(_ column: Int, _ amount: Double, scale: Double) {
    amounts[column].sum += amount
    amounts[column].scale = larger(scale, amounts[column].scale)
  }

  /// Takes the amount of a variable; zero if it is nothing but rounding.
  @inline(__always)
  mutating func take(_ column: Int) -> Amount {
    let amount = amounts[column]
    amounts[column] = .zero
    return abs(amount.sum) <= Tolerance.cancellation * amount.scale ? .zero : amount
  }

  /// Forgets all amounts.
  mutating func removeAll() { amounts.fill(.zero) }
}
