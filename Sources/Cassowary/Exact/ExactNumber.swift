// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A rational number without rounding: a `Double` if one can hold it, otherwise a ``Fraction``.
///
/// The error term of an operation, which is a double itself, tells whether its result in doubles is exact (Dekker, "A
/// floating-point technique for extending the available precision", 1971; Ogita, Rump, Oishi, "Accurate sum and dot
/// product", 2005).
enum ExactNumber: Sendable {
  /// Finite; zero is always a double.
  case double(Double)

  /// Any other number.
  case fraction(Fraction)

  /// The same number as a finite `Double`.
  init(_ value: Double) {
    precondition(value.isFinite, "coefficients and constants are finite")
    self = .double(value)
  }

  /// The number that whoever wrote `value` meant: itself if it has few binary digits; else the
  /// fraction with a denominator up to 100,000 among the convergents of its continued fraction whose
  /// nearest double it is; else the shortest decimal that reads back as `value`.
  init(meantBy value: Double) {
    self.init(value)
    if Self.isMeantAsItIs(value) { return }
    if let fraction = Self.simpleFraction(near: value) {
      self = fraction
      return
    }
    var power = 1.0
    while power < 1e15 {
      let digits = (value * power).rounded()
      if abs(digits) >= 0x1p53 { return }
      if digits / power == value {
        self = .double(digits) / .double(power)
        return
      }
      power *= 10
    }
  }

  /// Whether the number has few binary digits.
  fileprivate static func isMeantAsItIs(_ value: Double) -> Bool {
    value == 0 || value.significandBitPattern & 0x3FF_FFFF == 0
  }

  private static func simpleFraction(near value: Double) -> ExactNumber? {
    var rest = abs(value)
    if rest >= 1e10 { return nil }
    var (top, bottom) = (1.0, 0.0)
    var (previousTop, previousBottom) = (0.0, 1.0)
    for _ in 0..<24 {
      let whole = rest.rounded(.down)
      (top, previousTop) = (whole * top + previousTop, top)
      (bottom, previousBottom) = (whole * bottom + previousBottom, bottom)
      if bottom > 100_000 || top >= 0x1p53 { return nil }
      if top / bottom == abs(value) { return .double(value < 0 ? -top : top) / .double(bottom) }
      if rest == whole { return nil }
      rest = 1 / (rest - whole)
    }
    return nil
  }

  private init(_ fraction: Fraction?) {
    guard let fraction else {
      self = .double(0)
      return
    }
    if let value = fraction.double { self = .double(value) } else { self = .fraction(fraction) }
  }

  /// -1, 0 or 1.
  var signum: Int {
    switch self {
    case .double(let value): value > 0 ? 1 : value < 0 ? -1 : 0
    case .fraction(let value): value.isNegative ? -1 : 1
    }
  }

  /// The number to nearly all digits of a `Double`.
  var approximation: Double {
    switch self {
    case .double(let value): value
    case .fraction(let value): value.approximation
    }
  }

  /// The number without its sign.
  var magnitude: ExactNumber { signum < 0 ? -self : self }

  /// Whether the number is zero.
  var isZero: Bool { signum == 0 }

  /// Whether a division by the number changes no digits.
  var isPowerOfTwo: Bool {
    if case .double(let value) = self { return value.significandBitPattern == 0 }
    return false
  }

  /// The approximate cost of a product and a sum, relative to 1 in doubles.
  static func cost(_ left: ExactNumber, _ right: ExactNumber) -> Int {
    if case .double = left, case .double = right { return 1 }
    return 8 + (1 + left.size) * (1 + right.size)
  }

  /// The number of limbs; those of a denominator count more, because they require common divisors.
  private var size: Int {
    guard case .fraction(let value) = self else { return 0 }
    let denominator = value.denominator.isOne ? 0 : value.denominator.limbs.count
    return value.numerator.limbs.count + 3 * denominator
  }

  /// The same number, which must not be zero, as a fraction.
  private var fraction: Fraction {
    switch self {
    case .double(let value): Fraction(value)
    case .fraction(let value): value
    }
  }

  /// Below this magnitude the error term of a product might itself be rounded to zero.
  private static var leastProduct: Double { 0x1p-900 }

  static prefix func - (value: ExactNumber) -> ExactNumber { value * .double(-1) }

  static func + (left: ExactNumber, right: ExactNumber) -> ExactNumber {
    if case .double(let a) = left, case .double(let b) = right {
      let sum = a + b
      let part = sum - a
      if sum.isFinite, (a - (sum - part)) + (b - part) == 0 { return .double(sum) }
    }
    if left.isZero { return right }
    if right.isZero { return left }
    return ExactNumber(left.fraction + right.fraction)
  }

  static func * (left: ExactNumber, right: ExactNumber) -> ExactNumber {
    if case .double(let a) = left, case .double(let b) = right {
      let product = a * b
      if product.isFinite, product.magnitude >= leastProduct,
        (-product).addingProduct(a, b) == 0
      {
        return .double(product)
      }
    }
    if left.isZero || right.isZero { return .double(0) }
    return ExactNumber(left.fraction * right.fraction)
  }

  /// The quotient; the divisor must not be zero.
  static func / (left: ExactNumber, right: ExactNumber) -> ExactNumber {
    if case .double(let a) = left, case .double(let b) = right {
      let quotient = a / b
      if quotient.isFinite, a.magnitude >= leastProduct,
        (-a).addingProduct(quotient, b) == 0
      {
        return .double(quotient)
      }
    }
    if left.isZero { return left }
    return ExactNumber(left.fraction * right.fraction.reciprocal)
  }
}

extension Double {
  /// The double nearest to the sum of the numbers that were meant; infinite where the sum of the doubles is.
  ///
  /// `1 - 0.99` is one hundredth, and not five units in the last place more.
  init(sumOfMeant left: Double, _ right: Double) {
    self = left + right
    if ExactNumber.isMeantAsItIs(left) && ExactNumber.isMeantAsItIs(right) || !isFinite { return }
    let missing = ExactNumber(meantBy: left) + ExactNumber(meantBy: right) + ExactNumber(-self)
    self += missing.approximation
  }
}
