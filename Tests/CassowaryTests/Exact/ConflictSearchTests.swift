// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// Exact proofs that rows cannot all hold, and their irreducible sets.
@Suite("Conflict search")
struct ConflictSearchTests {
  /// The first answer of a search.
  private func firstVerdict(
    _ rows: [ExactRow], workLimit: Int = 10_000_000
  ) -> ListedVerdict {
    var search = ConflictSearch(rows, workLimit: workLimit)
    return search.nextListed()
  }

  @Test("what needs more digits than a double has")
  func rounding() {
    let wide = [
      row([(0, 1)], -1, .lessThanOrEqual), row([(0, 1e10), (1, -1)], 0, .equal),
      row([(1, 1)], -2e10, .equal),
    ]
    #expect(firstVerdict(wide) == .infeasible(members: [0, 1, 2], refused: 2))
    var halves = [row([(0, 1)], -0x1p41, .equal)]
    for i in 0..<40 { halves.append(row([(i + 1, 1), (i, -0.5)], 0, .equal)) }
    #expect(firstVerdict(halves + [row([(40, 1)], -2, .lessThanOrEqual)]) == .feasible)
    let all = ListedVerdict.infeasible(members: Array(0..<42), refused: 41)
    let limit = row([(40, 1)], -1, .lessThanOrEqual)
    #expect(firstVerdict(halves + [limit]) == all)
    let nearly = row([(40, 1)], -(2.0.nextDown), .lessThanOrEqual)
    #expect(firstVerdict(halves + [nearly]) == all)
  }

  @Test("rows without variables, empty terms, and columns that occur twice")
  func edges() {
    #expect(firstVerdict([]) == .feasible)
    let never = row([], 1, .lessThanOrEqual)
    #expect(firstVerdict([never]) == .infeasible(members: [0], refused: 0))
    #expect(firstVerdict([row([(7, 0)], -0.0, .equal)]) == .feasible)
    let cancelled = row([(3, 1), (9, 2), (3, -1), (9, -2)], 5, .equal)
    #expect(firstVerdict([cancelled]) == .infeasible(members: [0], refused: 0))
    let tiny = [
      row([(0, .leastNonzeroMagnitude)], -1, .equal),
      row([(0, 1e-300)], -.greatestFiniteMagnitude, .equal),
    ]
    #expect(firstVerdict(tiny) == .infeasible(members: [0, 1], refused: 1))
  }

  @Test("the order decides which row is refused")
  func order() {
    let rows = [1.0, 2, 3].map { row([(0, 1)], -$0, .equal) }
    #expect(firstVerdict(rows) == .infeasible(members: [0, 1], refused: 1))
    var search = ConflictSearch(rows)
    #expect(search.nextListed() == .infeasible(members: [0, 1], refused: 1))
    #expect(search.nextListed() == .infeasible(members: [0, 2], refused: 2))
    #expect(search.nextListed() == .feasible)
    #expect(search.nextListed() == .feasible)
  }

  private func chain(_ count: Int) -> [ExactRow] {
    var rows = [row([(0, 1)], 0, .equal)]
    for i in 0..<count {
      rows.append(row([(2 * i + 2, 1), (2 * i, -1), (2 * i + 1, -1)], 0, .equal))
      rows.append(row([(2 * i + 1, 1)], -3, .equal))
    }
    return rows + [row([(2 * count, 1)], -1, .lessThanOrEqual)]
  }

  @Test("the work for a chain grows as the chain does", arguments: [500, 1000, 2000])
  func chains(count: Int) {
    let rows = chain(count)
    var search = ConflictSearch(rows)
    #expect(
      search.nextListed() == .infeasible(members: Array(rows.indices), refused: rows.count - 1))
    #expect(10_000_000 - search.work < 20 * rows.count)
  }

  @Test(
    "widths besides equal ones take work by the members of their sets", arguments: [30, 60, 120])
  func equalWidths(count: Int) {
    func bound(_ column: Int) -> ExactRow {
      ExactRow(
        meant: [(Int32(column), 1)], constant: 0, relation: .greaterThanOrEqual, width: 0,
        isGiven: true)
    }
    let widths = (0..<count).map { 2 * $0 + 1 }
    var rows = widths.map(bound) + [row([(0, 1)], 0, .equal)]
    for width in widths.dropFirst() {
      rows.append(row([(width - 1, 1), (width - 3, -1), (width - 2, -1)], 0, .equal))
      rows.append(row([(width, 1), (1, -1)], 0, .equal))
    }
    rows.append(row([(widths[count - 1] - 1, 1), (widths[count - 1], 1)], -1000, .equal))
    let own = rows.count..<rows.count + count
    rows += widths.map { row([($0, 1)], -Double(3 * 1000 / count), .equal) }
    var search = ConflictSearch(rows, reducedCount: 24)
    for refused in own {
      guard case .infeasible(let members, let last) = search.nextListed() else {
        Issue.record("row \(refused) was not refused")
        return
      }
      // The links, the widths, both ends, and the row itself; of the first one's equal width nothing.
      #expect(last == refused && members.count == 2 * count + 1)
    }
    #expect(search.nextListed() == .feasible)
    #expect(10_000_000 - search.work < 150 * count * count)
  }

  @Test("copies of two rows that clash take little work each", arguments: [100, 400])
  func copies(count: Int) {
    let rows = (0..<2 * count).map { row([(0, 1), (1, 1)], $0 < count ? -10 : -11, .equal) }
    var search = ConflictSearch(rows)
    for refused in count..<2 * count {
      #expect(search.nextListed() == .infeasible(members: [0, refused], refused: refused))
    }
    #expect(search.nextListed() == .feasible)
    #expect(10_000_000 - search.work < 100 * rows.count)
  }

  @Test("what misses by a last digit hides no clash of the same rows")
  func lastDigit() {
    var rows = [
      row([(0, 1)], -10, .greaterThanOrEqual), row([(1, 1)], 50, .greaterThanOrEqual),
      row([(0, 1), (1, -1)], -108, .equal), row([(0, 1.0 / 3), (2, -1)], 8, .equal),
      row([(2, 1)], -11.333333333333332, .equal),
    ]
    for index in rows.indices { rows[index].width = 1e-8 }
    for last in rows.indices {
      // Whichever row comes last: the bound of the second variable, 58 above it, is missed by 48.
      let order = rows.indices.filter { $0 != last } + [last]
      var search = ConflictSearch(order.map { rows[$0] })
      let members = order.indices.filter { order[$0] != 0 }
      #expect(
        search.nextListed() == .infeasible(members: members, refused: last == 0 ? 3 : 4))
      #expect(search.nextListed() == .feasible)
    }
  }
}
