// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// The arithmetic under exact conflict sets, against that of the reference solver.
@Suite("Exact numbers")
struct ExactNumberTests {
  private func big(_ value: Natural) -> BigInteger {
    value.limbs.reversed().reduce(BigInteger()) { ($0 << 64) + BigInteger(Int128($1)) }
  }

  private func rational(_ value: ExactNumber) -> Rational {
    switch value {
    case .double(let value): return Rational(exactly: value)
    case .fraction(let value):
      let numerator = value.isNegative ? -big(value.numerator) : big(value.numerator)
      return Rational(
        numerator << max(0, value.exponent), over: big(value.denominator) << max(0, -value.exponent)
      )
    }
  }

  /// A number whose limbs are runs of ones and zeros half of the time: carries run far there.
  private func natural(_ random: inout SeededGenerator, limbs: Int, isOdd: Bool) -> Natural {
    var value = Natural(1)
    for _ in 0..<limbs {
      let limb = random.pick([0, .max, 1 << 63, UInt64(random.int(0...Int.max - 1))])
      value = (value << 64) + Natural(isOdd ? limb | 1 : limb)
    }
    return value
  }

  @Test("an approximation is good to its last digits, whatever the highest limb has")
  func approximation() {
    for exponent in [1, 63, 64, 65, 128, 129, 200] {
      let below = ExactNumber(Double(sign: .plus, exponent: exponent, significand: 1))
      let third = below / ExactNumber(3)
      let number = below + ExactNumber(-1) / ExactNumber(7)
      let value = Double(sign: .plus, exponent: exponent, significand: 1)
      #expect(abs(number.approximation / (value - 1.0 / 7) - 1) < 1e-15)
      #expect(abs(third.approximation / (value / 3) - 1) < 1e-15)
    }
  }

  @Test("whole numbers agree with those of the reference solver", arguments: UInt64(1)...20)
  func naturals(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let a = natural(&random, limbs: random.int(0...7), isOdd: true)
      let b = natural(&random, limbs: random.int(0...7), isOdd: true)
      let c = natural(&random, limbs: random.int(0...4), isOdd: false)
      #expect(big(a + b) == big(a) + big(b))
      #expect(big(a * b) == big(a) * big(b))
      #expect((a < b) == (big(a) < big(b)))
      var difference = a < b ? b : a
      difference -= a < b ? a : b
      #expect(big(difference) == (big(a) - big(b)).magnitude)
      #expect(big((a * b).quotient(dividingBy: b)) == big(a))
      let (left, right) = (a * b, a * (b + Natural(2)))
      #expect(
        big(Natural.greatestCommonDivisor(left, right))
          == BigInteger.greatestCommonDivisor(big(left), big(right)))
      let bits = random.int(0...200)
      var shifted = c << bits
      #expect(big(shifted) == big(c) << bits)
      let zeros = shifted.removeFactorsOfTwo()
      #expect(big(shifted) << zeros == big(c) << bits)
      #expect(shifted.limbs[0] & 1 == 1)
    }
  }

  private func double(_ random: inout SeededGenerator) -> Double {
    switch random.int(0...5) {
    case 0: return random.double(-9...9)
    case 1: return random.double(-9999...9999) / 1000
    case 2: return random.double(-9...9) * 0x1p-40
    case 3:
      return random.pick([
        .leastNonzeroMagnitude, -.leastNormalMagnitude, .greatestFiniteMagnitude, -0.0, 1e308,
        0x1p-900, 0x1.8p-899, 0x1.fffffffffffffp-1, 0x1.fffffffffffffp500, 0x1p-537,
      ])
    default:
      let significand = 1 + Double(random.int(0...(1 << 52) - 1)) * 0x1p-52
      let sign: FloatingPointSign = random.chance(50) ? .plus : .minus
      return Double(sign: sign, exponent: random.int(-80...80), significand: significand)
    }
  }

  @Test("sums, products and quotients are exact", arguments: UInt64(1)...40)
  func operations(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // What came out goes in again, so that denominators grow.
    var pool = (0..<6).map { _ in double(&random) }.map { (ExactNumber($0), Rational(exactly: $0)) }
    for _ in 0..<60 {
      let (left, right) = (random.pick(pool), random.pick(pool))
      let operation = random.int(0...2)
      if operation == 2, right.1.isZero { continue }
      let result =
        operation == 0 ? left.0 + right.0 : operation == 1 ? left.0 * right.0 : left.0 / right.0
      let wanted =
        operation == 0 ? left.1 + right.1 : operation == 1 ? left.1 * right.1 : left.1 / right.1
      #expect(rational(result) == wanted, "seed \(seed): \(left.1) \(operation) \(right.1)")
      #expect(result.signum == wanted.signum)
      #expect(result.isZero == wanted.isZero)
      #expect((result + -result).isZero)
      let place = random.int(0...pool.count - 1)
      let isLarge = ExactNumber.cost(result, result) > 300
      let fresh = double(&random)
      pool[place] = isLarge ? (ExactNumber(fresh), Rational(exactly: fresh)) : (result, wanted)
    }
  }

  @Test("a sum of meant numbers is the double next to it")
  func meantSums() {
    #expect(0.6666666666666666 + 1 != 5.0 / 3)
    #expect(Double(sumOfMeant: 0.6666666666666666, 1) == 5.0 / 3)
    #expect(Double(sumOfMeant: -0.6666666666666666, -1) == -5.0 / 3)
    #expect(Double(sumOfMeant: 1, -0.99) == 0.01)
    #expect(Double(sumOfMeant: 0.1, 0.2) == 0.3)
    #expect(Double(sumOfMeant: 1.0 / 3, -1.0 / 3) == 0)
    #expect(Double(sumOfMeant: 1.5, 2) == 3.5)
    #expect(Double(sumOfMeant: 0.1, 1e300) == 1e300)
    let greatest = Double.greatestFiniteMagnitude
    #expect(Double(sumOfMeant: greatest, greatest) == .infinity)
    #expect(Double(sumOfMeant: .leastNonzeroMagnitude, 0.1) == 0.1)
  }

  @Test("sparse vectors add up as dense ones", arguments: UInt64(1)...20)
  func vectors(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func vector(_ count: Int) -> ExactVector {
      ExactVector(
        (0..<count).map { _ in
          ExactVector.Entry(
            value: ExactNumber(random.double(-2...2)), index: Int32(random.int(0...60)))
        })
    }
    for count in [0, 1, 3, 40] {
      let (first, second) = (vector(60), vector(count))
      var (sum, work) = (first, 1_000_000)
      sum.add(ExactNumber(-2), second, work: &work)
      for index in Int32(0)...60 {
        let a = first.value(at: index).map(rational) ?? .zero
        let b = second.value(at: index).map(rational) ?? .zero
        #expect((sum.value(at: index).map(rational) ?? .zero) == a - b - b)
        #expect(sum.value(at: index)?.isZero != true)
      }
      #expect(work <= 1_000_000 - second.entries.count)
    }
  }
}
