// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A sum of products, with the sizes that say what its rounding may be.
struct RowSum {
  var value: Double

  /// The largest absolute value among what was added.
  var magnitude: Double

  /// The largest rounding error that an added product inherits from the value it was computed from.
  var error: Double = 0

  @inline(__always)
  mutating func add(_ product: Double) {
    value += product
    magnitude = larger(abs(product), magnitude)
  }

  /// Accounts for the rounding error that a product inherits from its value.
  @inline(__always)
  mutating func add(error other: Double) { error = larger(other, error) }

  /// The distance from zero within which the sum counts as zero when its side of a constraint is decided.
  ///
  /// It depends only on the row's own numbers and on the numbers that these were computed from.
  var zeroWidth: Double {
    @inline(__always) get { Tolerance.residual * max(magnitude, 1) + error }
  }

  /// The distance from zero within which a required row counts as satisfied.
  var feasibleWidth: Double {
    Tolerance.feasibility * max(magnitude, Tolerance.smallestRow) + 2 * error
  }

  /// The sign of the sum, with 0 for anything within tolerance.
  var sign: Int8 {
    @inline(__always) get {
      let width = zeroWidth
      return value > width ? 1 : value < -width ? -1 : 0
    }
  }

  /// The sum, or zero if it is at most `share` of its largest term: then only rounding is left of it.
  func value(cancelledBelow share: Double) -> Double {
    abs(value) > share * magnitude ? value : 0
  }
}

/// A number that was computed, and how far rounding may have taken it from the exact one.
struct Estimate {
  var value: Double
  var error: Double

  static let zero = Estimate(value: 0, error: 0)
}

/// The larger of two numbers; the second one if either is not a number.
///
/// One instruction on x86 and ARM. `max` has to tell 0 from -0 and takes five, which counts in the loops over rows.
@inline(__always)
func larger(_ first: Double, _ second: Double) -> Double { first > second ? first : second }
