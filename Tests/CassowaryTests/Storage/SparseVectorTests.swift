// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// The vector that is zero almost everywhere, against a dictionary.
@Suite("Sparse vector")
struct SparseVectorTests {
  @Test("numbers are where they were set, and all others zero", arguments: UInt64(1)...20)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var vector = SparseVector()
    var size = 0
    for round in 0..<20 {
      size += random.int(0...10)
      vector.extend(to: size)
      var wanted: [Int: Double] = [:]
      for index in random.sample(Array(0..<size), 6) {
        wanted[index] = random.double(-9...9)
        vector.append(index, wanted[index] ?? 0)
      }
      let numbers = (0..<size).map { vector[$0] }
      #expect(numbers == (0..<size).map { wanted[$0] ?? 0 }, "seed \(seed), round \(round)")
      let support = vector.indices.map { vector.index($0) }
      #expect(support.sorted() == wanted.keys.sorted(), "seed \(seed), round \(round)")
      vector.clear()
      #expect((0..<size).allSatisfy { vector[$0] == 0 }, "seed \(seed), round \(round)")
      #expect(vector.count == 0, "seed \(seed), round \(round)")
    }
  }
}
