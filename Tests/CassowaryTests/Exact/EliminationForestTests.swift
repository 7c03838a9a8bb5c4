// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// Conflicts along chains, told in runs of a list that they share.
@Suite("Elimination forest")
struct EliminationForestTests {
  /// Boxes of 10 in a row, each right of the one before it and within a width for half of them.
  private func overflow(_ count: Int, link: LinearRelation = .equal) -> [ExactRow] {
    var rows = [row([(0, 1)], -5 * Double(count), .equal)]
    for number in 0..<count {
      let (left, size) = (1 + 2 * number, 2 + 2 * number)
      rows.append(
        number == 0
          ? row([(left, 1)], 0, link) : row([(left, 1), (left - 2, -1), (left - 1, -1)], 0, link))
      rows.append(row([(size, 1)], -10, .equal))
      rows.append(row([(left, 1), (size, 1), (0, -1)], 0, .lessThanOrEqual))
    }
    return rows
  }

  @Test("a chain that overflows takes work by its length, not by its square")
  func work() {
    func work(_ count: Int) -> (work: Int, sets: Int) {
      var search = ConflictSearch(overflow(count))
      var sets = 0
      while case .infeasible(let members, _) = search.next() {
        guard case .runs(let runs) = members else { return (.max, 0) }
        #expect(runs.count <= 4)
        sets += 1
      }
      return (10_000_000 - search.work, sets)
    }
    let (short, long) = (work(100), work(800))
    #expect(short.sets == 50 && long.sets == 400)
    #expect(long.work <= 9 * short.work, "\(short.work) and \(long.work)")
  }

  /// Boxes of 10 in a row, of sizes that are at least zero, each within a width of 25.
  private func bounded(_ count: Int) -> [ExactRow] {
    var (given, rows): ([ExactRow], [ExactRow]) = ([], [])
    for number in 0..<count {
      let (left, size) = (2 * number, 2 * number + 1)
      given.append(row([(size, 1)], 0, .greaterThanOrEqual))
      given[number].isGiven = true
      rows.append(
        number == 0
          ? row([(left, 1)], 0, .equal)
          : row([(left, 1), (left - 2, -1), (left - 1, -1)], 0, .equal))
      rows.append(row([(size, 1)], -10, .equal))
      rows.append(row([(left, 1), (size, 1)], -25, .lessThanOrEqual))
    }
    return given + rows
  }

  @Test("what given rows make needless is left out of sets along a chain, with little work")
  func substitutes() {
    func work(_ count: Int) -> (work: Int, sets: Int) {
      let rows = bounded(count)
      var search = ConflictSearch(rows)
      var sets = 0
      while case .infeasible(let members, let refused) = search.next() {
        guard case .runs(let runs) = members else { return (.max, 0) }
        #expect(runs.count <= 6)
        let listed = members.listed(in: search.sharedRows)
        // All boxes before the limit, and three sizes; of the others, that they are not negative.
        let boxes = (refused - count) / 3 + 1
        #expect(listed.count { !rows[$0].isGiven } == boxes + 3 + 1)
        #expect(listed.count { rows[$0].isGiven } == boxes - 3)
        #expect(Set(listed).count == listed.count)
        sets += 1
      }
      return (10_000_000 - search.work, sets)
    }
    let (short, long) = (work(100), work(800))
    #expect(short.sets == 98 && long.sets == 798)
    #expect(long.work <= 14 * short.work, "\(short.work) and \(long.work)")
  }

  @Test(
    "links that may be longer are members too",
    arguments: [LinearRelation.equal, .greaterThanOrEqual])
  func members(link: LinearRelation) {
    var search = ConflictSearch(overflow(6, link: link))
    // The fourth box ends at 40; the width is 30.
    #expect(
      search.nextListed()
        == .infeasible(members: [0, 1, 2, 4, 5, 7, 8, 10, 11, 12], refused: 12))
    #expect(
      search.nextListed()
        == .infeasible(members: [0, 1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 15], refused: 15))
  }

  @Test("a row that goes on through two others is told by its multipliers")
  func tangle() {
    // x is in y and z, and y + z in both sums: two ways from x to each.
    let rows = [
      row([(0, 1)], -1, .equal), row([(1, 1), (0, -1)], 0, .equal),
      row([(2, 1), (0, 1)], -2, .equal), row([(1, 1), (2, 1)], -5, .lessThanOrEqual),
      row([(1, 1), (2, 1)], -5, .greaterThanOrEqual),
    ]
    var search = ConflictSearch(rows)
    // x cancels in y + z = 2: it is no member.
    #expect(search.nextListed() == .infeasible(members: [1, 2, 4], refused: 4))
    #expect(search.nextListed() == .feasible)
  }

  @Test("a row that could make up for another by missing zero is exchanged for it")
  func exchange() {
    // y >= x, y <= 3, and x is 5 at first sight only.
    let rows = [
      row([(1, 1), (0, -1)], 0, .greaterThanOrEqual), row([(0, 1)], -5, .lessThanOrEqual),
      row([(1, 1)], -3, .lessThanOrEqual), row([(0, 1)], -4, .greaterThanOrEqual),
    ]
    var search = ConflictSearch(rows)
    #expect(search.nextListed() == .infeasible(members: [0, 2, 3], refused: 3))
    #expect(search.nextListed() == .feasible)
  }
}
