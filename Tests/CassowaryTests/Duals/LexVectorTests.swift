// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// Vectors over levels, against dictionaries of sums.
@Suite("Lexicographic vector")
struct LexVectorTests {
  private let levels: [Float] = [1000, 999, 750, 500, 250, 100, 10, 0]

  private func check(_ vector: LexVector, _ plain: [Float: Double], _ comment: Comment) {
    let wanted = plain.filter { $0.value != 0 }.sorted { $0.key > $1.key }
    #expect((0..<vector.count).map { vector[$0].priority } == wanted.map(\.key), comment)
    #expect((0..<vector.count).map { vector[$0].value } == wanted.map(\.value), comment)
    #expect(vector.isZero == wanted.isEmpty, comment)
    #expect(vector.isNegative == ((wanted.first?.value ?? 0) < 0), comment)
  }

  /// The sign of the first difference of two sums, from the highest level down.
  private func order(_ left: [Float: Double], _ right: [Float: Double]) -> Int {
    for level in levels where left[level, default: 0] != right[level, default: 0] {
      return left[level, default: 0] < right[level, default: 0] ? -1 : 1
    }
    return 0
  }

  @Test("entries are the sums of what was added", arguments: UInt64(1)...40)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var vector = LexVector()
    var plain: [Float: Double] = [:]
    var other = LexVector()
    var otherPlain: [Float: Double] = [:]
    for step in 0..<300 {
      switch random.int(0...29) {
      case 0:
        vector.clear()
        plain = [:]
      case 1:
        let factor = random.pick([-2, -1, 0.5, 2])
        vector.scale(by: factor)
        plain = plain.mapValues { $0 * factor }
      case 2:
        other = vector
        otherPlain = plain
      case 3:
        swap(&vector, &other)
        swap(&plain, &otherPlain)
      case 4:
        // The end of a life in which sums might grow beyond what is exact.
        vector = LexVector()
        plain = [:]
      default:
        let level = random.pick(levels)
        let amount = random.double(-3...3)
        vector.add(level, amount)
        plain[level, default: 0] += amount
      }
      check(vector, plain, "seed \(seed), step \(step)")
      #expect(vector.compare(other) == order(plain, otherPlain), "seed \(seed), step \(step)")
      #expect(other.compare(vector) == order(otherPlain, plain), "seed \(seed), step \(step)")
    }
  }

  @Test("what cancels to rounding leaves")
  func cancellation() {
    var vector = LexVector()
    for amount in [0.1, 0.2, -0.3] { vector.add(750, amount) }
    #expect(vector.isZero)
    for level in levels { vector.add(level, 0.1) }
    for level in levels { vector.add(level, 0.2) }
    for level in levels.reversed() { vector.add(level, -0.3) }
    #expect(vector.isZero)
    vector.add(750, 1)
    vector.add(750, -1 + 1e-9)
    #expect(vector.count == 1 && vector[0].scale == 1)
  }

  @Test("numbers that differ by rounding alone tie, and the next level decides")
  func ties() {
    var left = LexVector()
    var right = LexVector()
    left.add(1000, 0.3)
    right.add(1000, 0.1 + 0.2)
    #expect(left.compare(right) == 0)
    left.add(250, -1)
    #expect(left.compare(right) == -1)
    #expect(right.compare(left) == 1)
    right.add(500, -1)
    #expect(left.compare(right) == 1)
  }
}
