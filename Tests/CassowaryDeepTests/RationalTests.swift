// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

/// The arithmetic under the reference solver.
@Suite("Exact arithmetic")
struct RationalTests {
  @Test("big integers agree with 128-bit ones", arguments: UInt64(1)...8)
  func againstInt128(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let a = Int128(random.int(-1 << 61...1 << 61)) << Int128(random.int(0...60))
      let b = Int128(random.int(-1 << 40...1 << 40))
      let (bigA, bigB) = (BigInteger(a), BigInteger(b))
      #expect(bigA + bigB == BigInteger(a + b))
      #expect(bigA - bigB == BigInteger(a - b))
      #expect((bigA < bigB) == (a < b))
      #expect(BigInteger(a >> 64) * bigB == BigInteger((a >> 64) * b))
      if b != 0 {
        let (quotient, remainder) = bigA.quotientAndRemainder(dividingBy: bigB)
        #expect(quotient == BigInteger(a / b))
        #expect(remainder == BigInteger(a % b))
      }
    }
  }

  @Test("long division gives back what was multiplied", arguments: UInt64(1)...8)
  func longDivision(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func big(_ limbs: Int) -> BigInteger {
      (0..<limbs).reduce(BigInteger(1)) { sum, _ in
        // Runs of ones and zeros are where the digit estimate is off.
        let limb = random.pick([0, 0xFFFF_FFFF, 0x8000_0000, random.int(0...0xFFFF_FFFF)])
        return (sum << 32) + BigInteger(limb)
      }
    }
    for _ in 0..<50 {
      let (a, b) = (big(random.int(1...9)), big(random.int(0...5)))
      let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
      #expect(quotient * b + remainder == a)
      #expect(remainder < b && !remainder.isNegative)
      #expect((a >> 37) << 37 == a - (a - ((a >> 37) << 37)))
      let divisor = BigInteger.greatestCommonDivisor(a * b, b)
      #expect(divisor == b)
    }
  }

  @Test("fractions keep the laws of arithmetic when they grow large", arguments: UInt64(1)...8)
  func laws(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (a, b) = (Rational.one, Rational(1, over: 3))
    for _ in 0..<30 {
      let c = Rational(random.int(-1_000_000_000...1_000_000_000), over: random.int(1...1_000_000))
      #expect((a + c) - c == a)
      #expect(a * (b + c) == a * b + a * c)
      if !c.isZero { #expect(a / c * c == a) }
      #expect(isClose((a + c).double, a.double + c.double, within: 1e-6))
      a = a * c + b
      b = b - c
      if a.isZero { a = .one }
    }
  }

  @Test("fractions are in lowest terms and ordered")
  func order() {
    #expect(Rational(6, over: -4) == Rational(-3, over: 2))
    #expect(Rational(1, over: 3) < Rational(334, over: 1000))
    #expect(Rational(-1, over: 3).magnitude == Rational(1, over: 3))
    #expect(Rational(Int.max) + .one > Rational(Int.max))
    #expect((Rational(Int.max) + .one) - .one == Rational(Int.max))
  }

  @Test("doubles are read as they are, or as they were meant")
  func doubles() {
    #expect(Rational(meantBy: 0.1) == Rational(1, over: 10))
    #expect(Rational(meantBy: 1.0 / 3) == Rational(1, over: 3))
    #expect(Rational(meantBy: -7.0 / 11) == Rational(-7, over: 11))
    #expect(Rational(meantBy: 1.00001) == Rational(100_001, over: 100_000))
    #expect(Rational(meantBy: 1e-7) == Rational(1, over: 10_000_000))
    #expect(Rational(meantBy: 12.345) == Rational(2469, over: 200))
    #expect(Rational(exactly: 0.1) != Rational(1, over: 10))
    for value in [
      0, 0.1, -1e300, 1e-300, Double.leastNonzeroMagnitude, 1.5e17, .pi, .greatestFiniteMagnitude,
    ] {
      #expect(Rational(exactly: value).double == value)
      #expect(isClose(Rational(meantBy: value).double / value, 1) || value == 0)
    }
  }
}
