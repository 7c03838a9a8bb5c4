// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A number other than zero that no `Double` holds: ± numerator / denominator · 2^exponent.
///
/// The parts have no common divisor and are odd; sums and products preserve this with the smallest possible divisors
/// (Knuth, "The Art of Computer Programming", volume 2, section 4.5.1).
final class Fraction: Sendable {
  /// Whether the number is below zero.
  let isNegative: Bool

  /// The odd part of the numerator.
  let numerator: Natural

  /// The odd part of the denominator; one for all numbers computed without division.
  let denominator: Natural

  /// The power of two.
  let exponent: Int

  private init(
    isNegative: Bool, _ numerator: Natural, over denominator: Natural, exponent: Int
  ) {
    self.isNegative = isNegative
    self.numerator = numerator
    self.denominator = denominator
    self.exponent = exponent
  }

  /// The same number as a `Double` that is finite and not zero.
  convenience init(_ value: Double) {
    let isNormal = value.exponentBitPattern > 0
    let digits = value.significandBitPattern | (isNormal ? 1 << 52 : 0)
    let zeros = digits.trailingZeroBitCount
    self.init(
      isNegative: value < 0, Natural(digits >> UInt64(zeros)), over: Natural(1),
      exponent: (isNormal ? Int(value.exponentBitPattern) : 1) - 1075 + zeros)
  }

  /// The number as a `Double`; nil unless one holds it with an exponent well inside the range.
  var double: Double? {
    guard denominator.isOne, numerator.limbs.count == 1, numerator.limbs[0] < 1 << 53,
      abs(exponent) < 900
    else { return nil }
    let magnitude =
      Double(numerator.limbs[0]) * Double(bitPattern: UInt64(exponent + 1023) << 52)
    return isNegative ? -magnitude : magnitude
  }

  /// The number to nearly all digits of a `Double`, infinite or zero if that is beyond a `Double`.
  var approximation: Double {
    let quotient = numerator.leading.value / denominator.leading.value
    let power = exponent + numerator.leading.exponent - denominator.leading.exponent
    let magnitude = Double(
      sign: .plus, exponent: min(max(power, -5000), 5000), significand: quotient)
    return isNegative ? -magnitude : magnitude
  }

  /// One divided by the number.
  var reciprocal: Fraction {
    Fraction(isNegative: isNegative, denominator, over: numerator, exponent: -exponent)
  }

  static func * (left: Fraction, right: Fraction) -> Fraction {
    let first = Natural.greatestCommonDivisor(left.numerator, right.denominator)
    let second = Natural.greatestCommonDivisor(right.numerator, left.denominator)
    return Fraction(
      isNegative: left.isNegative != right.isNegative,
      left.numerator.quotient(dividingBy: first) * right.numerator.quotient(dividingBy: second),
      over: left.denominator.quotient(dividingBy: second)
        * right.denominator.quotient(dividingBy: first),
      exponent: left.exponent + right.exponent)
  }

  /// The sum; nil for zero.
  static func + (left: Fraction, right: Fraction) -> Fraction? {
    let common = Natural.greatestCommonDivisor(left.denominator, right.denominator)
    let leftPart = left.denominator.quotient(dividingBy: common)
    let rightPart = right.denominator.quotient(dividingBy: common)
    let exponent = min(left.exponent, right.exponent)
    var first = (left.numerator * rightPart) << (left.exponent - exponent)
    var second = (right.numerator * leftPart) << (right.exponent - exponent)
    var isNegative = left.isNegative
    if left.isNegative == right.isNegative {
      first = first + second
    } else {
      if first < second {
        (first, second) = (second, first)
        isNegative.toggle()
      }
      first -= second
    }
    if first.isZero { return nil }
    let zeros = first.removeFactorsOfTwo()
    let divisor = Natural.greatestCommonDivisor(first, common)
    return Fraction(
      isNegative: isNegative, first.quotient(dividingBy: divisor),
      over: leftPart * right.denominator.quotient(dividingBy: divisor),
      exponent: exponent + zeros)
  }
}
