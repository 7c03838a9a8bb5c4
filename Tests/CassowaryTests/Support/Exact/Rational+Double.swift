// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Rational {
  /// Exactly the number that `value` holds, all 53 bits of it; `value` must be finite.
  init(exactly value: Double) {
    precondition(value.isFinite, "\(value) is not a number that can be exact")
    if let small = Int(exactly: value) {
      self.init(small)
      return
    }
    let scaled = value.significand * 0x1p52
    let significand = BigInteger(Int(scaled))
    let exponent = Int(value.exponent) - 52
    let signed = value < 0 ? -significand : significand
    if exponent >= 0 {
      self.init(signed << exponent, over: BigInteger(1))
    } else {
      self.init(signed, over: BigInteger(1) << -exponent)
    }
  }

  /// The number that whoever wrote `value` meant.
  ///
  /// The fraction with the smallest denominator up to 100,000 whose nearest double `value`
  /// is, among the convergents of its continued fraction; otherwise the shortest decimal
  /// that reads back as `value`. So 0.1 is one tenth and `1.0 / 3` is one third, and rows
  /// that are the same line on paper are the same line here.
  init(meantBy value: Double) {
    let exact = Rational(exactly: value)
    if Int(exactly: value) != nil {
      self = exact
    } else if let simple = Rational.simpleFraction(near: value, exact: exact) {
      self = simple
    } else {
      self = Rational(decimal: "\(value)") ?? exact
    }
  }

  private static func simpleFraction(near value: Double, exact: Rational) -> Rational? {
    guard value.magnitude < 1e10 else { return nil }
    var rest = exact.magnitude
    var (top, bottom) = (1, 0)
    var (previousTop, previousBottom) = (0, 1)
    while rest < Rational(20_000_000_000) {
      let whole = Int(rest.double.rounded(.down))
      let floor = Rational(whole) > rest ? whole - 1 : whole
      let (nextBottom, overflow) = floor.multipliedReportingOverflow(by: bottom)
      guard !overflow, nextBottom + previousBottom <= 100_000 else { return nil }
      (top, previousTop) = (floor * top + previousTop, top)
      (bottom, previousBottom) = (nextBottom + previousBottom, bottom)
      guard top < 1 << 53 else { return nil }
      if Double(top) / Double(bottom) == value.magnitude {
        return Rational(value < 0 ? -top : top, over: bottom)
      }
      let fraction = rest - Rational(floor)
      if fraction.isZero { return nil }
      rest = .one / fraction
    }
    return nil
  }

  /// Reads `[-]digits[.digits][e[+-]digits]`, as `Double` prints itself.
  init?(decimal text: String) {
    let halves = text.split(separator: "e", maxSplits: 1)
    guard let mantissa = halves.first else { return nil }
    var exponent = 0
    if halves.count == 2 {
      guard let power = Int(halves[1]) else { return nil }
      exponent = power
    }
    var digits = BigInteger()
    var isFraction = false
    for character in mantissa where character != "-" {
      if character == "." {
        isFraction = true
      } else if let digit = character.wholeNumberValue {
        digits = digits * BigInteger(10) + BigInteger(digit)
        if isFraction { exponent -= 1 }
      } else {
        return nil
      }
    }
    if mantissa.hasPrefix("-") { digits = -digits }
    var power = BigInteger(1)
    for _ in 0..<abs(exponent) { power = power * BigInteger(10) }
    self =
      exponent >= 0
      ? Rational(digits * power, over: BigInteger(1)) : Rational(digits, over: power)
  }
}
