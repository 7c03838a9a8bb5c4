// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// The vectors of a block solve.
@Suite("Scratch of blocks")
struct BlockScratchTests {
  private func factors(_ rows: [[Double]]) throws -> SparseFactorization {
    var matrix = ActiveMatrix(size: rows.count, threshold: Tolerance.threshold)
    for row in rows {
      for (place, number) in row.enumerated() where number != 0 {
        matrix.append(Int32(place), number)
      }
      matrix.endRow()
    }
    let factors = SparseFactorization(&matrix)
    return try #require(factors)
  }

  @Test("members have places from the beginning of a block to its end")
  func places() {
    var scratch = BlockScratch()
    for members in [[4, 1], [2], [0, 4, 7]] as [[Int32]] {
      scratch.begin(members)
      let wanted = (0..<12).map { members.firstIndex(of: Int32($0)) ?? -1 }
      #expect((0..<12).map { scratch.index(of: $0) } == wanted)
      #expect(members.indices.map { scratch.result($0) } == members.map { _ in 0 })
      scratch.setResult(0, 5)
      #expect(scratch.largestResult == 5)
      scratch.end(members)
      #expect((0..<12).map { scratch.index(of: $0) } == Array(repeating: -1, count: 12))
    }
  }

  @Test("solutions add up, those of a plain solve apart from them")
  func solutions() throws {
    let factors = try factors([[2, 1], [0, 4]])
    var scratch = BlockScratch()
    scratch.begin([3, 5])
    for (right, largest, sum) in [([4.0, 8], 2.0, [1.0, 2]), ([-12, -8], 5, [-4, 0])] {
      for place in 0..<2 { scratch.setRight(place, right[place]) }
      #expect(scratch.addSolution(factors) == largest)
      #expect((0..<2).map { scratch.result($0) } == sum)
    }
    for place in 0..<2 { scratch.setRight(place, 2) }
    scratch.solve(factors, isTransposed: true)
    #expect((0..<2).map { scratch.lastSolution($0) } == [1, 0.25])
    #expect((0..<2).map { scratch.result($0) } == [-4, 0])
  }

  @Test("refining comes to what solves the equation, even with factors of another one")
  func refining() throws {
    let factors = try factors([[4]])
    var scratch = BlockScratch()
    scratch.begin([0])
    for _ in 0..<40 {
      // 3x = 1
      scratch.setWanted(0, 1, scale: 1)
      scratch.subtract(3, ofResult: 0, from: 0)
      scratch.refine(factors, isTransposed: false)
    }
    #expect(scratch.result(0) == 1.0 / 3)
  }

  @Test("what is no more than the rounding of its equation, or of the largest number, becomes zero")
  func noise() throws {
    let factors = try factors([[1, 0, 0], [0, 1, 0], [0, 0, 1]])
    var scratch = BlockScratch()
    scratch.begin([0, 1, 2])
    for (place, scale) in [1.0, 1, 1e-9].enumerated() { scratch.setWanted(place, 0, scale: scale) }
    for (place, number) in [1e-15, 1e-13, 1e-15].enumerated() { scratch.setResult(place, number) }
    scratch.dropNoise(factors, isTransposed: false)
    #expect((0..<3).map { scratch.result($0) } == [0, 1e-13, 1e-15])
    scratch.setResult(0, 1e3)
    scratch.dropNoise(factors, isTransposed: false)
    #expect((0..<3).map { scratch.result($0) } == [1e3, 0, 0])
  }
}
