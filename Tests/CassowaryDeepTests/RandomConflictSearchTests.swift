// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// Random rows that cannot all hold, each set judged by deletion.
@Suite("Random exact proofs")
struct RandomConflictSearchTests {
  /// The first answer of a search.
  private func firstVerdict(_ rows: [ExactRow], workLimit: Int) -> ListedVerdict {
    var search = ConflictSearch(rows, workLimit: workLimit)
    return search.nextListed()
  }

  @Test("a limit on the work leaves the answer open, and never makes it wrong")
  func limits() {
    for seed in UInt64(1)...60 {
      let rows = RandomRows(seed: seed, digits: 3).rows
      let wanted = firstVerdict(rows, workLimit: 10_000_000)
      var limit = 0
      var answer = ListedVerdict.undecided
      while answer == .undecided, limit < 10_000_000 {
        answer = firstVerdict(rows, workLimit: limit)
        #expect(answer == .undecided || answer == wanted, "seed \(seed), limit \(limit)")
        limit = limit * 2 + 1
      }
      #expect(answer == wanted)
    }
  }

  /// Rows of small whole numbers, or with coefficients from 1e-`digits` to 1e`digits`.
  private struct RandomRows {
    var rows: [ExactRow] = []

    init(seed: UInt64, digits: Int) {
      var random = SeededGenerator(seed: seed)
      let count = random.int(3...12)
      let columns = random.int(1...max(2, count - 1))
      for _ in 0..<count {
        var terms: [(column: Int32, coefficient: Double)] = []
        for _ in 0..<random.int(random.chance(5) ? 0...1 : 1...4) {
          var coefficient = random.double(-3...3)
          if digits > 0 {
            let scale = random.pick([1e-4, 1e-3, 1e-2, 0.1, 1, 10, 1e2, 1e3, 1e4])
            let inRange = min(max(scale, digits == 3 ? 1e-3 : 1e-4), digits == 3 ? 1e3 : 1e4)
            coefficient *= inRange / random.double(1...999) * 1000
          }
          terms.append((Int32(random.int(0...columns - 1)) * 3, coefficient))
        }
        let constant = random.double(-5...5) / (digits > 0 ? random.double(1...7) : 1)
        rows.append(
          ExactRow(
            terms: terms, constant: constant, relation: random.pick(LinearRelation.allCases)))
        // A multiple of an earlier row now and then, for dependencies and degenerate vertices.
        if random.chance(25), let earlier = rows.first {
          let factor = random.pick([-2.0, -1, 0.5, 1, 4])
          rows[rows.count - 1].terms = earlier.terms.map {
            ($0.column, $0.coefficient * .double(factor))
          }
          if random.chance(50) {
            rows[rows.count - 1].constant = earlier.constant * .double(factor)
          }
        }
      }
    }
  }

  private func canHold(_ rows: [ExactRow]) -> Bool {
    let reference = rows.map { row in
      ReferenceRow(
        terms: row.terms.map { (Int($0.column), Rational(exactly: $0.coefficient.approximation)) },
        constant: Rational(exactly: row.constant.approximation), relation: row.relation,
        priority: Strength.required.priority)
    }
    let count = rows.reduce(1) { max($0, Int($1.terms.map(\.column).max() ?? 0) + 1) }
    return ReferenceSolver(reference, variableCount: count).isFeasible
  }

  /// Holds every answer against the reference solver, each set by deletion.
  private func check(seed: UInt64, digits: Int) {
    let system = RandomRows(seed: seed, digits: digits)
    let rows = system.rows
    var search = ConflictSearch(rows)
    var refusals: Set<Int> = []
    var answer = search.nextListed()
    while case .infeasible(let members, let refused) = answer {
      #expect(members.max() == refused, "seed \(seed)")
      #expect(refusals.isDisjoint(with: members), "seed \(seed): a refused row in \(members)")
      #expect(!canHold(members.map { rows[$0] }), "seed \(seed): \(members) can hold")
      for member in members {
        let rest = members.filter { $0 != member }.map { rows[$0] }
        #expect(canHold(rest), "seed \(seed): \(members) does without \(member)")
      }
      refusals.insert(refused)
      answer = search.nextListed()
    }
    #expect(answer == .feasible, "seed \(seed)")
    let kept = rows.indices.filter { !refusals.contains($0) }.map { rows[$0] }
    #expect(canHold(kept), "seed \(seed): what was kept cannot hold")
  }

  /// Boxes behind one another, some of a fixed size, some as large as the one before, each of a size of at
  /// least zero, and a limit for some of them; positions may be bounded as well.
  private static func chain(seed: UInt64) -> [ExactRow] {
    var random = SeededGenerator(seed: seed)
    let count = random.int(2...9)
    let (factors, isTangled) = ([1.0, 1, 1, -1, 2, 0.5], random.chance(30))
    var (given, rows): ([ExactRow], [ExactRow]) = ([], [])
    for box in 0..<Int32(count) {
      let (left, size) = (2 * box, 2 * box + 1)
      for column in [left, size] where column == size || random.chance(10) {
        given.append(
          ExactRow(
            meant: [(column, 1)], constant: Double(random.int(0...3)),
            relation: .greaterThanOrEqual, width: 0, isGiven: true))
      }
      let before: [(column: Int32, coefficient: Double)] =
        box == 0 ? [] : [(left - 2, -1), (left - 1, random.pick(factors))]
      rows.append(
        ExactRow(
          terms: [(left, 1)] + before, constant: 0,
          relation: random.chance(80) ? .equal : .greaterThanOrEqual))
      let fixed: [(column: Int32, coefficient: Double)] =
        isTangled && box > 0 && random.chance(50)
        ? [(size, 1), (size - 2, -1)] : [(size, random.pick(factors))]
      let constant = fixed.count > 1 ? 0 : Double(random.int(-9...1))
      rows.append(ExactRow(terms: fixed, constant: constant, relation: .equal))
      if random.chance(50) {
        rows.append(
          ExactRow(
            terms: [(left, 1), (size, 1)], constant: Double(random.int(-20...20)),
            relation: random.pick([.lessThanOrEqual, .lessThanOrEqual, .equal])))
      }
    }
    return given + rows
  }

  /// Random rows, and lower limits of some variables that are given.
  private static func bounded(seed: UInt64) -> [ExactRow] {
    var random = SeededGenerator(seed: seed ^ 0x5EED)
    let rows = RandomRows(seed: seed, digits: 0).rows
    let columns = Set(rows.flatMap { $0.terms.map(\.column) }).sorted()
    let given = columns.filter { _ in random.chance(60) }.map { column in
      ExactRow(
        meant: [(column, 1)], constant: Double(random.int(-5...5)), relation: .greaterThanOrEqual,
        width: 0, isGiven: true)
    }
    return given + rows
  }

  @Test(
    "no set has a row that given rows make needless, by deletion", arguments: UInt64(0)..<40)
  func given(block: UInt64) {
    for seed in block * 50..<block * 50 + 50 {
      for rows in [Self.chain(seed: seed), Self.bounded(seed: seed)] {
        let given = rows.filter { $0.isGiven }
        var search = ConflictSearch(rows)
        var refusals: Set<Int> = []
        while case .infeasible(let members, let refused) = search.nextListed() {
          #expect(refusals.isDisjoint(with: members), "seed \(seed): a refused row in \(members)")
          #expect(!canHold(members.map { rows[$0] }), "seed \(seed): \(members) can hold")
          for member in members {
            let rest = members.filter { $0 != member }.map { rows[$0] }
            let others = rows[member].isGiven ? [] : given
            #expect(canHold(rest + others), "seed \(seed): \(members) does without \(member)")
          }
          refusals.insert(refused)
        }
        let kept = rows.indices.filter { !refusals.contains($0) }.map { rows[$0] }
        #expect(canHold(kept), "seed \(seed): what was kept cannot hold")
      }
    }
  }

  @Test("small whole numbers, every set by deletion", arguments: UInt64(0)..<40)
  func wholeNumbers(block: UInt64) {
    for seed in block * 50..<block * 50 + 50 { check(seed: seed, digits: 0) }
  }

  @Test("1e-3...1e3 and 1e-4...1e4, every set by deletion", arguments: UInt64(0)..<10)
  func scales(block: UInt64) {
    for seed in block * 5..<block * 5 + 5 {
      check(seed: 10_000 + seed, digits: 3)
      check(seed: 20_000 + seed, digits: 4)
    }
  }
}
