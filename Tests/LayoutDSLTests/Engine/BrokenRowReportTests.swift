// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// Which broken rows share a report.
@Suite("Reports of broken rows")
struct BrokenRowReportTests {
  /// Rows that are broken by the first so many members of a chain, each at a place of its own behind them.
  private func makeRows(_ count: Int, of chain: BrokenChain, reasons: Int) -> [BrokenRow] {
    (0..<count).map { number in
      chain.makeRow(0..<reasons, reasons + number..<reasons + number + 1, at: reasons + number)
    }
  }

  private func makeChain() -> BrokenChain {
    BrokenChain(
      members: Array(repeating: nil, count: 30), reasons: Array(repeating: nil, count: 30))
  }

  /// The reports of rows, as the ranks of their rows.
  private func reports(_ ranked: [BrokenRow]) -> [[Int]] {
    BrokenRows.reports(ranked).map { rows in
      rows.map { row in ranked.firstIndex { $0 === row } ?? -1 }
    }
  }

  @Test("more than three sets of at least twelve members of one chain are one report")
  func together() {
    let (many, few, short) = (makeChain(), makeChain(), makeChain())
    #expect(reports(makeRows(4, of: many, reasons: 11)) == [[0, 1, 2, 3]])
    #expect(reports(makeRows(3, of: few, reasons: 11)) == [[0], [1], [2]])
    #expect(reports(makeRows(4, of: short, reasons: 10)) == [[0], [1], [2], [3]])
    #expect(reports([]) == [])
  }

  @Test("a set that lacks a reason of the first is told by itself, where its rank is")
  func apart() {
    let chain = makeChain()
    let rows = makeRows(4, of: chain, reasons: 11)
    let odd = chain.makeRow(1..<11, 20..<21, at: 20)
    #expect(reports([odd] + rows) == [[0], [1, 2, 3, 4]])
    #expect(reports([rows[0], odd] + rows[1...]) == [[0, 2, 3, 4], [1]])
    #expect(reports(rows + [odd]) == [[0, 1, 2, 3], [4]])
    // One that rests on more than the first is told with it.
    let longer = chain.makeRow(0..<11, 25..<28, at: 25)
    #expect(reports(rows + [longer]) == [[0, 1, 2, 3, 4]])
  }

  @Test("rows of two chains are in two reports, whatever their order")
  func chains() {
    let (first, second) = (makeChain(), makeChain())
    let (some, others) = (
      makeRows(4, of: first, reasons: 11), makeRows(4, of: second, reasons: 12)
    )
    let mixed = zip(some, others).flatMap { [$0, $1] }
    #expect(reports(mixed) == [[0, 2, 4, 6], [1, 3, 5, 7]])
    #expect(reports(Array(mixed.prefix(6))) == [[0], [1], [2], [3], [4], [5]])
  }
}
