// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

@testable import LayoutDSL

/// Sets of rows that clash, as runs of one list.
@Suite("Sets along a chain")
struct BrokenChainTests {
  private let item = LayoutView().itemState

  /// A member with this text, which may be no more than a size of at least zero.
  private func member(_ text: String, _ reason: EngineSentence.Reason = .frame)
    -> BrokenChain.Member
  {
    .engine(
      EngineSentence(
        state: item, reason: reason, text: text, form: LinearForm(), relation: .equal))
  }

  private func texts(_ members: [BrokenChain.Member]) -> [String] {
    members.map { if case .engine(let sentence) = $0 { sentence.text } else { "constraint" } }
  }

  /// A chain of a member a letter, small ones being sizes of at least zero and a dash nobody's.
  private func makeChain(_ letters: String) -> BrokenChain {
    let members = letters.map { letter in
      letter == "-" ? nil : member("\(letter)", letter.isLowercase ? .leastSize : .frame)
    }
    return BrokenChain(members: members, reasons: (0..<letters.count).map(ConstraintHandle.row))
  }

  @Test("a place is covered by any of the runs that it is in")
  func coverage() {
    let covered = BrokenChain.coverage(of: 7, by: [1..<3, 2..<5, 6..<7, 4..<4])
    #expect(covered == [false, true, true, true, true, false, true])
    #expect(BrokenChain.coverage(of: 2, by: []) == [false, false])
  }

  @Test("a set is told in the order of the list, without what nobody owns")
  func members() {
    let chain = makeChain("AB-DEF")
    let first = chain.makeRow(0..<1, 2..<4, at: 3)
    let second = chain.makeRow(0..<1, 5..<6, at: 5)
    #expect(texts(chain.members(of: first)) == ["A", "D"] && first.count == 3)
    #expect(texts(chain.members(of: second)) == ["A", "F"])
    #expect(texts(chain.members(ofAny: [second, first])) == ["A", "D", "F"])
    chain.replaceMember(member("new"), at: 0)
    #expect(texts(chain.members(of: second)) == ["new", "F"])
  }

  @Test("what is broken is no reason; the others are, with their places")
  func reasons() {
    let chain = makeChain("ABCD")
    let row = chain.makeRow(0..<2, at: 1)
    #expect(chain.reasonIndices.map(\.index) == [0, 2, 3])
    #expect(chain.reasonIndices.map(\.reason) == [.row(0), .row(2), .row(3)])
    chain.remove { $0 === row }
    #expect(chain.rows.isEmpty && chain.reasonIndices.map(\.index) == [0, 1, 2, 3])
  }

  @Test("rows are tried again that rest on one of some members, and no others")
  func doubts() {
    let chain = makeChain("ABCDEFG")
    let rows = [
      chain.makeRow(0..<2, 4..<5, at: 4), chain.makeRow(1..<4, at: 3),
      chain.makeRow(0..<1, 5..<7, at: 6),
    ]
    chain.markForRetry(at: [])
    #expect(rows.map(\.needsRetry) == [false, false, false])
    chain.markForRetry(at: [2])
    #expect(rows.map(\.needsRetry) == [false, true, false])
    chain.markForRetry(at: 5)
    #expect(rows.map(\.needsRetry) == [false, true, true])
    let again = makeChain("ABCDEFG")
    let few = [again.makeRow(0..<2, 4..<5, at: 4), again.makeRow(2..<4, at: 3)]
    again.markForRetry(at: [6, 5, 4])
    #expect(few.map(\.needsRetry) == [true, false])
  }

  @Test("one rests on the reasons of another whether or not it has its sizes of at least zero")
  func restsOnReasons() {
    let chain = makeChain("ABcDEF")
    #expect(chain.explicitCount(in: 0..<6) == 5 && chain.explicitCount(in: 2..<3) == 0)
    let first = chain.makeRow(0..<4, at: 3)
    let without = chain.makeRow(0..<2, 4..<5, at: 4)
    #expect(without.restsOnReasons(of: first) && first.restsOnReasons(of: without))
    let other = chain.makeRow(1..<3, 5..<6, at: 5)
    // A is missing.
    #expect(!other.restsOnReasons(of: first) && first.restsOnReasons(of: other))
  }
}
