// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a backward solve has yet to express, by variable.
struct RightHandSide: ~Copyable {
  struct Amount {
    var sum: Double
    /// The largest amount that went into the sum: what its rounding scales with.
    var cancellationScale: Double
  }

  private var amounts = FlatArray<Amount>()

  mutating func extend(to count: Int) {
    amounts.extend(to: count, with: Amount(sum: 0, cancellationScale: 0))
  }

  @inline(__always)
  mutating func add(_ column: Int, _ amount: Double) {
    amounts[column].sum += amount
    amounts[column].cancellationScale = larger(abs(amount), amounts[column].cancellationScale)
  }

  /// Takes the amount of a variable; 0 if it is nothing but rounding.
  @inline(__always)
  mutating func take(_ column: Int) -> Double {
    let amount = amounts[column]
    amounts[column] = Amount(sum: 0, cancellationScale: 0)
    return abs(amount.sum) <= Tolerance.cancellation * amount.cancellationScale ? 0 : amount.sum
  }

  /// Forgets all amounts.
  mutating func removeAll() { amounts.fill(Amount(sum: 0, cancellationScale: 0)) }
}
