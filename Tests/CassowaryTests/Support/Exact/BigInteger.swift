// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A whole number of any size, for ``Rational``: sign and magnitude, 32 bits a limb.
///
/// Written to be read, not to be fast: schoolbook multiplication, and long division as in
/// Knuth, "The Art of Computer Programming", volume 2, section 4.3.1, algorithm D.
struct BigInteger: Hashable {
  /// Whether the number is below zero; false for zero.
  private(set) var isNegative = false

  /// The absolute value, lowest limb first, without leading zeros; empty for zero.
  private(set) var limbs: [UInt32] = []

  /// The number zero.
  init() {}

  /// The same number as `value`.
  init(_ value: Int) {
    self.init(Int128(value))
  }

  /// The same number as `value`.
  init(_ value: Int128) {
    var rest = value.magnitude
    while rest > 0 {
      limbs.append(UInt32(truncatingIfNeeded: rest))
      rest >>= 32
    }
    isNegative = value < 0
  }

  private init(limbs: [UInt32], isNegative: Bool) {
    self.limbs = limbs
    while self.limbs.last == 0 { self.limbs.removeLast() }
    self.isNegative = isNegative && !self.limbs.isEmpty
  }

  /// Whether the number is zero.
  var isZero: Bool { limbs.isEmpty }

  /// The number without its sign.
  var magnitude: BigInteger { BigInteger(limbs: limbs, isNegative: false) }

  /// The number of binary digits of the magnitude.
  var bitWidth: Int {
    limbs.isEmpty ? 0 : 32 * limbs.count - limbs[limbs.count - 1].leadingZeroBitCount
  }

  /// The number as an `Int`, if it is small enough.
  var int: Int? {
    guard limbs.count <= 2 else { return nil }
    let wide = limbs.reversed().reduce(Int128(0)) { $0 << 32 | Int128($1) }
    return Int(exactly: isNegative ? -wide : wide)
  }

  /// The number cut to its 64 highest bits, and the power of two that it is to be
  /// multiplied by.
  var leading: (bits: UInt64, exponent: Int) {
    let shift = max(0, bitWidth - 64)
    let top = magnitude >> shift
    return (top.limbs.reversed().reduce(UInt64(0)) { $0 << 32 | UInt64($1) }, shift)
  }
}

extension BigInteger: Comparable {
  static func < (left: BigInteger, right: BigInteger) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    let order = compareMagnitudes(left.limbs, right.limbs)
    return left.isNegative ? order > 0 : order < 0
  }

  private static func compareMagnitudes(_ left: [UInt32], _ right: [UInt32]) -> Int {
    if left.count != right.count { return left.count < right.count ? -1 : 1 }
    for place in left.indices.reversed() where left[place] != right[place] {
      return left[place] < right[place] ? -1 : 1
    }
    return 0
  }
}

extension BigInteger {
  static prefix func - (value: BigInteger) -> BigInteger {
    BigInteger(limbs: value.limbs, isNegative: !value.isNegative)
  }

  static func + (left: BigInteger, right: BigInteger) -> BigInteger {
    if left.isNegative == right.isNegative {
      return BigInteger(limbs: sum(left.limbs, right.limbs), isNegative: left.isNegative)
    }
    if compareMagnitudes(left.limbs, right.limbs) >= 0 {
      return BigInteger(limbs: difference(left.limbs, right.limbs), isNegative: left.isNegative)
    }
    return BigInteger(limbs: difference(right.limbs, left.limbs), isNegative: right.isNegative)
  }

  static func - (left: BigInteger, right: BigInteger) -> BigInteger { left + -right }

  static func * (left: BigInteger, right: BigInteger) -> BigInteger {
    if left.isZero || right.isZero { return BigInteger() }
    var product = [UInt32](repeating: 0, count: left.limbs.count + right.limbs.count)
    for (i, a) in left.limbs.enumerated() {
      var carry: UInt64 = 0
      for (j, b) in right.limbs.enumerated() {
        let wide = UInt64(a) * UInt64(b) + UInt64(product[i + j]) + carry
        product[i + j] = UInt32(truncatingIfNeeded: wide)
        carry = wide >> 32
      }
      product[i + right.limbs.count] = UInt32(carry)
    }
    return BigInteger(limbs: product, isNegative: left.isNegative != right.isNegative)
  }

  /// The magnitude times a power of two, the sign kept.
  static func << (value: BigInteger, bits: Int) -> BigInteger {
    if value.isZero || bits == 0 { return value }
    var limbs = [UInt32](repeating: 0, count: bits / 32)
    let shift = UInt64(bits % 32)
    var carry: UInt64 = 0
    for limb in value.limbs {
      let wide = UInt64(limb) << shift | carry
      limbs.append(UInt32(truncatingIfNeeded: wide))
      carry = wide >> 32
    }
    limbs.append(UInt32(carry))
    return BigInteger(limbs: limbs, isNegative: value.isNegative)
  }

  /// The magnitude divided by a power of two and cut, the sign kept.
  static func >> (value: BigInteger, bits: Int) -> BigInteger {
    let skip = bits / 32
    if skip >= value.limbs.count { return BigInteger() }
    let shift = UInt64(bits % 32)
    var limbs: [UInt32] = []
    for place in skip..<value.limbs.count {
      let high = place + 1 < value.limbs.count ? UInt64(value.limbs[place + 1]) << 32 : 0
      limbs.append(UInt32(truncatingIfNeeded: (high | UInt64(value.limbs[place])) >> shift))
    }
    return BigInteger(limbs: limbs, isNegative: value.isNegative)
  }

  private static func sum(_ left: [UInt32], _ right: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    var carry: UInt64 = 0
    for place in 0..<max(left.count, right.count) {
      let a = place < left.count ? UInt64(left[place]) : 0
      let b = place < right.count ? UInt64(right[place]) : 0
      carry += a + b
      result.append(UInt32(truncatingIfNeeded: carry))
      carry >>= 32
    }
    result.append(UInt32(carry))
    return result
  }

  private static func difference(_ large: [UInt32], _ small: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    var borrow: Int64 = 0
    for place in large.indices {
      let b = place < small.count ? Int64(small[place]) : 0
      let wide = Int64(large[place]) - b - borrow
      borrow = wide < 0 ? 1 : 0
      result.append(UInt32(truncatingIfNeeded: wide))
    }
    return result
  }
}

extension BigInteger {
  /// The quotient, cut towards zero, and the remainder, which has the sign of `self`.
  func quotientAndRemainder(
    dividingBy divisor: BigInteger
  ) -> (quotient: BigInteger, remainder: BigInteger) {
    precondition(!divisor.isZero, "division by zero")
    if Self.compareMagnitudes(limbs, divisor.limbs) < 0 { return (BigInteger(), self) }
    if divisor.limbs.count == 1 {
      var quotient = limbs
      var rest: UInt64 = 0
      for place in limbs.indices.reversed() {
        let wide = rest << 32 | UInt64(limbs[place])
        quotient[place] = UInt32(wide / UInt64(divisor.limbs[0]))
        rest = wide % UInt64(divisor.limbs[0])
      }
      return (
        BigInteger(limbs: quotient, isNegative: isNegative != divisor.isNegative),
        BigInteger(limbs: [UInt32(rest)], isNegative: isNegative)
      )
    }
    return longDivision(by: divisor)
  }

  private func longDivision(
    by divisor: BigInteger
  ) -> (quotient: BigInteger, remainder: BigInteger) {
    // D1: normalise, so that the divisor's highest bit is set.
    let shift = divisor.limbs[divisor.limbs.count - 1].leadingZeroBitCount
    let v = (divisor.magnitude << shift).limbs
    var u = (magnitude << shift).limbs
    while u.count <= limbs.count { u.append(0) }
    let n = v.count
    var quotient = [UInt32](repeating: 0, count: u.count - n)
    for j in stride(from: u.count - n - 1, through: 0, by: -1) {
      // D3: estimate the digit from the two highest; at most two too large.
      let wide = UInt64(u[j + n]) << 32 | UInt64(u[j + n - 1])
      var digit = wide / UInt64(v[n - 1])
      var rest = wide % UInt64(v[n - 1])
      while digit >> 32 != 0 || digit * UInt64(v[n - 2]) > rest << 32 | UInt64(u[j + n - 2]) {
        digit -= 1
        rest += UInt64(v[n - 1])
        if rest >> 32 != 0 { break }
      }
      // D4: multiply and subtract; D6: add back if that went below zero.
      var borrow: Int64 = 0
      var carry: UInt64 = 0
      for i in 0..<n {
        carry += digit * UInt64(v[i])
        let part = Int64(u[i + j]) - borrow - Int64(carry & 0xFFFF_FFFF)
        u[i + j] = UInt32(truncatingIfNeeded: part)
        borrow = part < 0 ? 1 : 0
        carry >>= 32
      }
      let last = Int64(u[j + n]) - borrow - Int64(carry)
      u[j + n] = UInt32(truncatingIfNeeded: last)
      if last < 0 {
        digit -= 1
        var overflow: UInt64 = 0
        for i in 0..<n {
          overflow += UInt64(u[i + j]) + UInt64(v[i])
          u[i + j] = UInt32(truncatingIfNeeded: overflow)
          overflow >>= 32
        }
        u[j + n] = UInt32(truncatingIfNeeded: UInt64(u[j + n]) + overflow)
      }
      quotient[j] = UInt32(digit)
    }
    let rest = BigInteger(limbs: Array(u[0..<n]), isNegative: false) >> shift
    return (
      BigInteger(limbs: quotient, isNegative: isNegative != divisor.isNegative),
      BigInteger(limbs: rest.limbs, isNegative: isNegative)
    )
  }

  /// The greatest common divisor, never negative (Euclid).
  static func greatestCommonDivisor(_ left: BigInteger, _ right: BigInteger) -> BigInteger {
    var a = left.magnitude
    var b = right.magnitude
    while !b.isZero { (a, b) = (b, a.quotientAndRemainder(dividingBy: b).remainder) }
    return a
  }
}
