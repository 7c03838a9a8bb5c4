// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// The multipliers of all variables, against an array of dictionaries.
@Suite("Multiplier store")
struct MultiplierStoreTests {
  private typealias Plain = [Float: Double]

  /// More than a search goes through without fingers.
  private let levels: [Float] = (0..<20).map { 1000 - 50 * Float($0) }

  private func check(_ store: borrowing MultiplierStore, _ plain: [Plain], _ comment: Comment) {
    for (column, sums) in plain.enumerated() {
      let wanted = sums.filter { $0.value != 0 }.sorted { $0.key > $1.key }
      var amounts: [LevelAmount] = []
      store.forEachAmount(column) { amounts.append($0) }
      #expect(amounts.map(\.priority) == wanted.map(\.key), comment)
      #expect(amounts.map(\.value) == wanted.map(\.value), comment)
      #expect(store.isZero(column) == wanted.isEmpty, comment)
      #expect(levels.map { store.value(column, $0) } == levels.map { sums[$0] ?? 0 }, comment)
      // Entry by entry it is the same.
      var entry = store.head(column)
      #expect(entry.priority == wanted.first?.key ?? 0, comment)
      for level in wanted.dropFirst() {
        guard let next = store.entry(after: entry) else { break }
        entry = next
        #expect(entry.priority == level.key && entry.value == level.value, comment)
      }
      let isLast = store.entry(after: entry) == nil
      #expect(isLast, comment)
    }
  }

  @Test("vectors are the sums of what was added, and go back", arguments: UInt64(1)...40)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // Of few levels the first one often leaves.
    let levels = levels.prefix(seed % 2 == 0 ? 5 : 20)
    var store = MultiplierStore()
    var plain: [Plain] = []
    var begun: [Plain] = []
    for step in 0..<400 {
      if plain.isEmpty || random.chance(8) {
        let count = plain.count + random.int(1...3)
        if count <= 24 {
          store.extend(to: count)
          plain.append(contentsOf: Array(repeating: [:], count: count - plain.count))
        }
      }
      let column = random.int(0...plain.count - 1)
      switch random.int(0...29) {
      case 0, 1:
        let target = random.int(0...plain.count - 1)
        if target == column { continue }
        store.move(from: column, to: target)
        plain[target] = plain[column]
        plain[column] = [:]
      case 2, 3:
        let factor = random.pick([-1, 0.5, 1, 2])
        store.scale(column, by: factor)
        plain[column] = plain[column].mapValues { $0 * factor }
      case 4:
        store.clear(column)
        plain[column] = [:]
      case 5 where random.chance(30):
        store.removeAll()
        plain = plain.map { _ in [:] }
      case 6:
        var vector = LexVector()
        for level in levels where random.chance(50) { vector.add(level, random.double(-2...2)) }
        store.add(column, vector)
        for place in 0..<vector.count {
          plain[column][vector[place].priority, default: 0] += vector[place].value
        }
      case 7:
        var sum = LexVector()
        store.add(column, times: -0.5, to: &sum)
        let wanted = plain[column].filter { $0.value != 0 }.sorted { $0.key > $1.key }
        let got = (0..<sum.count).map { sum[$0].value }
        #expect(got == wanted.map { -0.5 * $0.value }, "seed \(seed), step \(step)")
      case 11, 12:
        // Level by level, as balances and rounds add.
        for level in levels where random.chance(70) {
          for column in plain.indices where random.chance(40) {
            let amount = random.double(-2...2)
            store.add(column, level, amount)
            plain[column][level, default: 0] += amount
          }
        }
      case 8:
        store.beginBatch()
        begun = plain
      case 9, 10:
        if random.chance(50) { store = store.copy() }
        for _ in 0...random.int(0...1) { store.rollBack() }
        plain = begun + Array(repeating: [:], count: plain.count - begun.count)
        begun = plain
      default:
        let level = random.pick(Array(levels))
        let amount = random.double(-2...2)
        store.add(column, level, amount)
        plain[column][level, default: 0] += amount
      }
      check(store, plain, "seed \(seed), step \(step)")
    }
  }

  @Test("what cancels to rounding leaves, wherever it stands")
  func cancellation() {
    var store = MultiplierStore()
    store.extend(to: 2)
    for order in [[1000, 750, 500], [500, 750, 1000], [750, 500, 1000]] as [[Float]] {
      for amount in [0.1, 0.2, -0.3] {
        for level in order { store.add(0, level, amount) }
      }
      let isZero = store.isZero(0)
      #expect(isZero)
    }
    store.add(1, 750, 1)
    store.add(1, 750, -1 + 1e-9)
    #expect(store.head(1).amount.scale == 1)
    #expect(store.head(1).amount.isDoubtful)
  }

  @Test("entries that a failed batch took are used again, each by one vector")
  func reuse() {
    var store = MultiplierStore()
    store.extend(to: 30)
    for column in 0..<5 { fill(column, with: Double(column + 1), &store) }
    store.beginBatch()
    for _ in 0..<3 {
      for column in 0..<2 { store.clear(column) }
      for column in 5..<30 { fill(column, with: 7, &store) }
      store.rollBack()
      for column in 0..<30 {
        let wanted = column < 5 ? Double(column + 1) : 0
        #expect(levels.allSatisfy { store.value(column, $0) == wanted }, "column \(column)")
      }
    }
    for column in 5..<30 { fill(column, with: Double(column + 1), &store) }
    for column in 0..<30 {
      let wanted = Double(column + 1)
      #expect(levels.allSatisfy { store.value(column, $0) == wanted }, "column \(column)")
    }
  }

  @Test("amounts that come level by level are added without a search, wherever the levels stand")
  func descents() {
    var store = MultiplierStore()
    store.extend(to: 3)
    let count = 400
    for start in [1000, 500] as [Float] {
      for column in 0..<3 { store.add(column, 2000 - start, 1) }
      let before = store.work
      for number in 0..<count {
        for column in 0..<3 { store.add(column, start - Float(number), 1) }
      }
      #expect(store.work - before <= 4 * 3 * count)
    }
  }

  private func fill(_ column: Int, with amount: Double, _ store: inout MultiplierStore) {
    for level in levels { store.add(column, level, amount) }
  }

  @Test("what a batch goes through does not depend on one that failed before it")
  func workAfterFailure() {
    /// A vector of all levels, a batch that fails if asked for, and then amounts of the lowest levels.
    func work(failing: Bool) -> Int {
      var store = MultiplierStore()
      store.extend(to: 1)
      for level in levels { store.add(0, level, 1) }
      store.beginBatch()
      if failing {
        for level in levels.suffix(2) { store.add(0, level, 1) }
        store.rollBack()
      }
      let before = store.work
      for level in levels.suffix(4) { store.add(0, level, 1) }
      return store.work - before
    }
    #expect(work(failing: true) == work(failing: false))
  }
}
