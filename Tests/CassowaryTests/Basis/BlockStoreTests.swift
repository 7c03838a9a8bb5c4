// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// The blocks, against a list of their members.
@Suite("Block store")
struct BlockStoreTests {
  private func check(_ store: borrowing BlockStore, _ plain: [[Int32]], _ comment: Comment) {
    for column in 0..<20 {
      let block = store.block(column)
      guard let members = plain.first(where: { $0.contains(Int32(column)) }) else {
        #expect(block == -1, comment)
        #expect(store.node(column) == column && store.memberCount(column) == 1, comment)
        #expect(store.member(column, 0) == column, comment)
        continue
      }
      #expect(block >= 0, comment)
      if block < 0 { continue }
      #expect(store.members(block) == members, comment)
      let node = store.node(column)
      #expect(node == Int(members[0]), comment)
      #expect(store.memberCount(node) == members.count, comment)
      #expect(members.indices.map { Int32(store.member(node, $0)) } == members, comment)
    }
    #expect(store.isEmpty == plain.isEmpty, comment)
    let blocks = Set(plain.map { store.block(Int($0[0])) })
    #expect(blocks.count == plain.count, comment)
  }

  @Test("blocks are made, dissolved, kept and taken back", arguments: UInt64(1)...40)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var store = BlockStore()
    var plain: [[Int32]] = []
    var begun: [[Int32]] = []
    for step in 0..<300 {
      switch random.int(0...7) {
      case 0...3:
        let free = (0..<Int32(20)).filter { column in !plain.contains { $0.contains(column) } }
        if free.count < 2 { continue }
        let members = random.sample(free, random.int(2...5))
        store.make(members)
        plain.append(members)
      case 4, 5:
        if plain.isEmpty { continue }
        let members = plain.remove(at: random.int(0...plain.count - 1))
        store.dissolve(store.block(Int(members[0])))
      case 6:
        store.commit()
        begun = plain
      default:
        if random.chance(50) { store = store.copy() }
        store.rollBack()
        plain = begun
      }
      check(store, plain, "seed \(seed), step \(step)")
    }
  }

  @Test("a dissolved block comes back with its factors")
  func factors() throws {
    var store = BlockStore()
    store.make([2, 1])
    let block = store.block(1)
    #expect(store.factors(block) == nil)
    var matrix = ActiveMatrix(size: 1, threshold: Tolerance.threshold)
    matrix.append(0, 3)
    matrix.endRow()
    store.setFactors(SparseFactorization(&matrix), of: block)
    #expect(store.factorizationCount == 1)
    store.commit()
    store.dissolve(block)
    store.make([1, 3])
    #expect(store.block(1) != block)
    #expect(store.factors(store.block(1)) == nil)
    store.rollBack()
    #expect(store.block(1) == block && store.block(2) == block && store.block(3) == -1)
    #expect(store.factors(block) != nil)
  }

  @Test("a block that the batch has made and dissolves lets its factors go at once")
  func factorsOfNewBlocks() throws {
    var store = BlockStore()
    store.make([1, 0])
    var matrix = ActiveMatrix(size: 1, threshold: Tolerance.threshold)
    matrix.append(0, 3)
    matrix.endRow()
    store.setFactors(SparseFactorization(&matrix), of: 0)
    #expect(store.factors(0) != nil)
    store.dissolve(0)
    #expect(store.factors(0) == nil && store.members(0) == [1, 0])
    store.rollBack()
    let isEmpty = store.isEmpty
    #expect(isEmpty)
  }

  @Test("the slot of a dissolved block is used again after the batch, without its factors")
  func slots() {
    var store = BlockStore()
    store.make([0, 1])
    store.setFactors(nil, of: 0)
    store.commit()
    store.dissolve(0)
    store.make([2, 3])
    #expect(store.block(2) == 1)
    store.commit()
    store.make([4, 5])
    #expect(store.block(4) == 0 && store.members(0) == [4, 5] && store.node(5) == 4)
  }

  @Test("variables that were made in a batch that is taken back stand alone")
  func late() {
    var store = BlockStore()
    store.commit()
    store.make([1, 3])
    store.rollBack()
    #expect((0..<4).map { store.block($0) } == [-1, -1, -1, -1])
    #expect(store.isEmpty == true)
  }

  @Test("the doubt about a block's values is taken back with the batch")
  func doubt() {
    var store = BlockStore()
    store.noteSpoiled()
    store.rollBack()
    #expect(store.mayBeSpoiled == false)
    store.noteSpoiled()
    store.commit()
    #expect(store.mayBeSpoiled == true)
    store.clearSpoiled()
    store.rollBack()
    #expect(store.mayBeSpoiled == true)
  }
}
