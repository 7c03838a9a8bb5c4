// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A natural number or zero, of any size, for ``Fraction``.
///
/// Division is needed only without remainder and by odd divisors, so it proceeds from the lowest limb
/// upwards, without estimates (Jebelean, "An algorithm for exact division", 1993).
struct Natural: Sendable {
  /// 64 binary digits each, lowest first, without leading zeros; empty for zero.
  private(set) var limbs: [UInt64]

  /// A number of one limb.
  init(_ value: UInt64) { limbs = value == 0 ? [] : [value] }

  private init(trimming limbs: [UInt64]) {
    self.limbs = limbs
    while self.limbs.last == 0 { self.limbs.removeLast() }
  }

  /// Whether the number is zero.
  var isZero: Bool { limbs.isEmpty }

  /// The number rounded from its two highest limbs, as a value and the power of two it is to be multiplied by.
  var leading: (value: Double, exponent: Int) {
    let value = limbs.suffix(2).reversed().reduce(0) { $0 * 0x1p64 + Double($1) }
    return (value, 64 * max(0, limbs.count - 2))
  }

  /// Whether the number is one.
  var isOne: Bool { limbs.count == 1 && limbs[0] == 1 }

  static func < (left: Natural, right: Natural) -> Bool {
    if left.limbs.count != right.limbs.count { return left.limbs.count < right.limbs.count }
    var index = left.limbs.count - 1
    while index >= 0, left.limbs[index] == right.limbs[index] { index -= 1 }
    return index >= 0 && left.limbs[index] < right.limbs[index]
  }

  static func + (left: Natural, right: Natural) -> Natural {
    if left.limbs.count < right.limbs.count { return right + left }
    var sum = left.limbs
    var carry: UInt64 = 0
    for index in sum.indices where index < right.limbs.count || carry > 0 {
      let other = index < right.limbs.count ? right.limbs[index] : 0
      (carry, sum[index]) = multiplyAdd(1, other, sum[index], carry)
    }
    if carry > 0 { sum.append(carry) }
    return Natural(trimming: sum)
  }

  /// Subtracts a number that is not greater.
  static func -= (left: inout Natural, right: Natural) {
    var borrow: UInt64 = 0
    for index in left.limbs.indices where index < right.limbs.count || borrow > 0 {
      let other = index < right.limbs.count ? right.limbs[index] : 0
      let (partial, first) = left.limbs[index].subtractingReportingOverflow(other)
      let (total, second) = partial.subtractingReportingOverflow(borrow)
      left.limbs[index] = total
      borrow = first || second ? 1 : 0
    }
    while left.limbs.last == 0 { left.limbs.removeLast() }
  }

  /// `a · b + c + d`, which always fits into two limbs.
  private static func multiplyAdd(
    _ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64
  ) -> (high: UInt64, low: UInt64) {
    let (high, low) = a.multipliedFullWidth(by: b)
    let (partial, first) = low.addingReportingOverflow(c)
    let (total, second) = partial.addingReportingOverflow(d)
    return (high + (first ? 1 : 0) + (second ? 1 : 0), total)
  }

  /// The product, by the schoolbook method.
  static func * (left: Natural, right: Natural) -> Natural {
    if left.isOne { return right }
    if right.isOne { return left }
    var product = [UInt64](repeating: 0, count: left.limbs.count + right.limbs.count)
    for (shift, factor) in left.limbs.enumerated() {
      var carry: UInt64 = 0
      for (index, limb) in right.limbs.enumerated() {
        (carry, product[shift + index]) =
          multiplyAdd(factor, limb, product[shift + index], carry)
      }
      product[shift + right.limbs.count] = carry
    }
    return Natural(trimming: product)
  }

  static func << (value: Natural, bits: Int) -> Natural {
    let power = Natural(1 << UInt64(bits % 64))
    return Natural(trimming: Array(repeating: 0, count: bits / 64) + (value * power).limbs)
  }

  /// Divides by the greatest power of two that divides the number, and returns its exponent.
  @discardableResult
  mutating func removeFactorsOfTwo() -> Int {
    guard let whole = limbs.firstIndex(where: { $0 != 0 }) else { return 0 }
    let rest = limbs[whole].trailingZeroBitCount
    if whole > 0 { limbs.removeFirst(whole) }
    if rest > 0 {
      for index in limbs.indices {
        let next = index + 1 < limbs.count ? limbs[index + 1] : 0
        limbs[index] = limbs[index] >> UInt64(rest) | next << UInt64(64 - rest)
      }
      if limbs.last == 0 { limbs.removeLast() }
    }
    return whole * 64 + rest
  }

  /// The quotient by an odd number that divides this one.
  ///
  /// - Complexity: O(limbs of the quotient · limbs of the divisor).
  func quotient(dividingBy divisor: Natural) -> Natural {
    if divisor.isOne { return self }
    let steps = limbs.count - divisor.limbs.count + 1
    // The factor that clears all limbs is the negated quotient in two's complement.
    return Natural(trimming: clearingLowest(steps, with: divisor).factor.map { ~$0 }) + Natural(1)
  }

  /// Adds the multiple of an odd number that clears the lowest limbs and drops these
  /// (Montgomery, "Modular multiplication without trial division", 1985).
  private func clearingLowest(
    _ steps: Int, with divisor: Natural
  ) -> (factor: [UInt64], rest: Natural) {
    // Newton's iteration for -1 / divisor: each step doubles the number of correct bits, which is three at first.
    let lowest = divisor.limbs[0]
    var inverse = 0 &- lowest
    for _ in 0..<5 { inverse = inverse &* (2 &+ lowest &* inverse) }
    var rest = limbs
    while rest.count <= steps + divisor.limbs.count { rest.append(0) }
    var factors: [UInt64] = []
    for step in 0..<steps {
      let factor = rest[step] &* inverse
      factors.append(factor)
      var carry: UInt64 = 0
      var index = step
      while index < step + divisor.limbs.count || carry > 0 {
        let limb = index < step + divisor.limbs.count ? divisor.limbs[index - step] : 0
        (carry, rest[index]) = Self.multiplyAdd(factor, limb, rest[index], carry)
        index += 1
      }
    }
    return (factors, Natural(trimming: Array(rest[steps...])))
  }

  /// The greatest common divisor of two odd numbers.
  ///
  /// Numbers of the same length as in Stein's binary algorithm, others after Jebelean, "A
  /// generalization of the binary GCD algorithm", 1993.
  ///
  /// - Complexity: O(limbs of the first · limbs of the second · 64).
  static func greatestCommonDivisor(_ left: Natural, _ right: Natural) -> Natural {
    var (greater, less) = left < right ? (right, left) : (left, right)
    while !greater.isZero {
      if less.isOne { return less }
      if greater.limbs.count > less.limbs.count {
        let steps = greater.limbs.count - less.limbs.count
        greater = greater.clearingLowest(steps, with: less).rest
      }
      if !(greater < less) { greater -= less }
      greater.removeFactorsOfTwo()
      if greater < less { (greater, less) = (less, greater) }
      if less.isZero { return greater }
    }
    return less
  }
}
