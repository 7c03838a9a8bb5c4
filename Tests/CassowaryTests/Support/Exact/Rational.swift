// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An exact fraction in lowest terms.
///
/// Fractions whose parts fit into an `Int` are kept in two `Int`s, because nearly all of
/// them do; the others move to ``BigInteger``. Products of two `Int`s are formed in
/// `Int128`, which holds them, so nothing overflows silently.
struct Rational: Equatable {
  /// The parts, valid while `large` is nil; the denominator is above zero.
  private var numerator = 0
  private var denominator = 1

  /// The parts that do not fit into an `Int`.
  private var large: Large?

  private final class Large: Sendable {
    let numerator: BigInteger
    let denominator: BigInteger

    init(numerator: BigInteger, denominator: BigInteger) {
      self.numerator = numerator
      self.denominator = denominator
    }
  }

  /// The number zero.
  static let zero = Rational(0)

  /// The number one.
  static let one = Rational(1)

  /// A whole number.
  init(_ value: Int) { numerator = value }

  /// A fraction of two `Int`s; the denominator must not be zero.
  init(_ numerator: Int, over denominator: Int) {
    self.init(Int128(numerator), over: Int128(denominator))
  }

  private init(_ top: Int128, over bottom: Int128) {
    if let small = Int(exactly: top), bottom == 1 {
      numerator = small
      return
    }
    let divisor = Int128(Self.greatestCommonDivisor(top.magnitude, bottom.magnitude))
    let sign: Int128 = bottom < 0 ? -1 : 1
    let a = sign * (top / divisor)
    let b = sign * (bottom / divisor)
    if let smallTop = Int(exactly: a), let smallBottom = Int(exactly: b) {
      numerator = smallTop
      denominator = smallBottom
    } else {
      large = Large(numerator: BigInteger(a), denominator: BigInteger(b))
    }
  }

  /// A fraction of two whole numbers of any size; the denominator must not be zero.
  init(_ top: BigInteger, over bottom: BigInteger) {
    let divisor = BigInteger.greatestCommonDivisor(top, bottom)
    var a = top.quotientAndRemainder(dividingBy: divisor).quotient
    var b = bottom.quotientAndRemainder(dividingBy: divisor).quotient
    if b.isNegative { (a, b) = (-a, -b) }
    if let smallTop = a.int, let smallBottom = b.int {
      numerator = smallTop
      denominator = smallBottom
    } else {
      large = Large(numerator: a, denominator: b)
    }
  }

  private static func greatestCommonDivisor(_ left: UInt128, _ right: UInt128) -> UInt128 {
    var a = left
    var b = right
    while b != 0 {
      if let x = UInt64(exactly: a), let y = UInt64(exactly: b) {
        return UInt128(greatestCommonDivisor(x, y))
      }
      (a, b) = (b, a % b)
    }
    return a
  }

  private static func greatestCommonDivisor(_ left: UInt64, _ right: UInt64) -> UInt64 {
    var a = left
    var b = right
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }

  private var parts: Large {
    large ?? Large(numerator: BigInteger(numerator), denominator: BigInteger(denominator))
  }

  /// Whether the number is zero.
  var isZero: Bool { large == nil && numerator == 0 }

  /// -1, 0 or 1.
  var signum: Int {
    if let large { return large.numerator.isNegative ? -1 : 1 }
    return numerator.signum()
  }

  /// The absolute value.
  var magnitude: Rational { signum < 0 ? -self : self }

  /// The nearest `Double`, give or take its last bit.
  var double: Double {
    guard let large else { return Double(numerator) / Double(denominator) }
    // 130 bits of quotient leave at least 64 right ones, whatever the sizes.
    let shift = max(0, 130 + large.denominator.bitWidth - large.numerator.bitWidth)
    let quotient = (large.numerator << shift)
      .quotientAndRemainder(dividingBy: large.denominator).quotient
    let (bits, exponent) = quotient.leading
    let value = Double(sign: .plus, exponent: exponent - shift, significand: Double(bits))
    return large.numerator.isNegative ? -value : value
  }
}

extension Rational: Comparable {
  static func == (left: Rational, right: Rational) -> Bool {
    switch (left.large, right.large) {
    case (nil, nil):
      left.numerator == right.numerator && left.denominator == right.denominator
    case (let a?, let b?):
      a.numerator == b.numerator && a.denominator == b.denominator
    default:
      false  // lowest terms: one fits into two Ints and the other does not
    }
  }

  static func < (left: Rational, right: Rational) -> Bool { (left - right).signum < 0 }
}

extension Rational {
  static prefix func - (value: Rational) -> Rational { Rational.zero - value }

  static func + (left: Rational, right: Rational) -> Rational {
    if left.large == nil, right.large == nil {
      return Rational(
        Int128(left.numerator) * Int128(right.denominator)
          + Int128(right.numerator) * Int128(left.denominator),
        over: Int128(left.denominator) * Int128(right.denominator))
    }
    let (a, b) = (left.parts, right.parts)
    return Rational(
      a.numerator * b.denominator + b.numerator * a.denominator,
      over: a.denominator * b.denominator)
  }

  static func - (left: Rational, right: Rational) -> Rational {
    if left.large == nil, right.large == nil {
      return Rational(
        Int128(left.numerator) * Int128(right.denominator)
          - Int128(right.numerator) * Int128(left.denominator),
        over: Int128(left.denominator) * Int128(right.denominator))
    }
    let (a, b) = (left.parts, right.parts)
    return Rational(
      a.numerator * b.denominator - b.numerator * a.denominator,
      over: a.denominator * b.denominator)
  }

  static func * (left: Rational, right: Rational) -> Rational {
    if left.large == nil, right.large == nil {
      return Rational(
        Int128(left.numerator) * Int128(right.numerator),
        over: Int128(left.denominator) * Int128(right.denominator))
    }
    let (a, b) = (left.parts, right.parts)
    return Rational(a.numerator * b.numerator, over: a.denominator * b.denominator)
  }

  static func / (left: Rational, right: Rational) -> Rational {
    precondition(!right.isZero, "division by zero")
    if left.large == nil, right.large == nil {
      return Rational(
        Int128(left.numerator) * Int128(right.denominator),
        over: Int128(left.denominator) * Int128(right.numerator))
    }
    let (a, b) = (left.parts, right.parts)
    return Rational(a.numerator * b.denominator, over: a.denominator * b.numerator)
  }

  static func += (left: inout Rational, right: Rational) { left = left + right }

  static func -= (left: inout Rational, right: Rational) { left = left - right }
}

extension Rational: CustomStringConvertible {
  /// The value as a decimal number, near enough to read.
  var description: String { "\(double)" }
}
