// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary
import Testing

@testable import LayoutDSL

/// What is broken, and by which rows of the solver.
@Suite("Broken rows")
struct BrokenRowsTests {
  private let item = LayoutView().itemState

  /// A chain of so many members, the rows of the solver from `first` on.
  private func makeChain(_ count: Int, from first: Int = 0) -> BrokenChain {
    BrokenChain(
      members: Array(repeating: nil, count: count),
      reasons: (0..<count).map { .row(first + $0) })
  }

  private func isSame(_ rows: [BrokenRow], _ others: [BrokenRow]) -> Bool {
    rows.map { ObjectIdentifier($0) } == others.map { ObjectIdentifier($0) }
  }

  @Test("what changes lets be tried again what rests on it, in whichever chain, and nothing else")
  func changed() {
    let chain = makeChain(5)
    let both = chain.makeRow(0..<3, at: 2)
    let far = chain.makeRow(0..<1, 3..<5, at: 4)
    let other = BrokenChain(members: [nil, nil], reasons: [.row(3), .row(9)])
    let foreign = other.makeRow(0..<2, at: 1)
    var broken = BrokenRows()
    holds(broken.isEmpty)
    broken.append(chain)
    broken.append(other)
    let all = [both, far, foreign]
    holds(isSame(broken.rows, all))
    // Rows that are broken are no reasons, and 7 is nobody's.
    for number in [2, 4, 7] { broken.rowChanged(.row(number)) }
    #expect(all.map(\.needsRetry) == [false, false, false])
    broken.rowChanged(.row(1))
    #expect(all.map(\.needsRetry) == [true, false, false])
    broken.rowChanged(.row(3))
    #expect(all.map(\.needsRetry) == [true, true, true])
  }

  @Test("what is taken out is in no chain any more, and its reasons are forgotten with the last")
  func take() {
    let (chain, other) = (
      makeChain(4), BrokenChain(members: [nil, nil], reasons: [.row(0), nil])
    )
    let rows = [chain.makeRow(0..<2, at: 1), chain.makeRow(0..<1, 2..<3, at: 2)]
    let kept = other.makeRow(0..<2, at: 1)
    var broken = BrokenRows()
    broken.append(chain)
    broken.append(other)
    let none = broken.takeRows { _ in false }
    holds(none.isEmpty && broken.rows.count == 3)
    broken.rowChanged(.row(0))
    let taken = broken.takeRows { $0 === rows[0] }
    holds(isSame(taken, [rows[0]]) && isSame(broken.rows, [rows[1], kept]))
    #expect(isSame(chain.rows, [rows[1]]))
    _ = broken.takeRows { $0 === rows[1] }
    #expect(chain.rows.isEmpty)
    broken.rowConstantChanged(.row(0))
    #expect(chain.takeChangedReasons().isEmpty)
    #expect(other.takeChangedReasons().map(\.index) == [0])
    _ = broken.takeRows { _ in true }
    broken.rowConstantChanged(.row(0))
    holds(broken.isEmpty && other.takeChangedReasons().isEmpty)
  }

  @Test("reasons with other constants are told once, by chain, where few rows are broken")
  func shaken() {
    let (chain, other) = (makeChain(3), makeChain(3, from: 3))
    let rows = [chain.makeRow(0..<3, at: 2), other.makeRow(0..<3, at: 2)]
    var broken = BrokenRows()
    broken.append(chain)
    broken.append(other)
    for number in [1, 0, 4] { broken.rowConstantChanged(.row(number)) }
    let told = takeShaken(broken, isWhole: false)
    #expect(told == ["0: [1, 0]", "3: [1]"])
    let again = takeShaken(broken, isWhole: false)
    #expect(again == [] && rows.map(\.needsRetry) == [false, false])
    // Where others were refused just now all are tried again, if there is any such reason.
    let none = takeShaken(broken, isWhole: true)
    #expect(none == [] && rows.map(\.needsRetry) == [false, false])
    broken.rowConstantChanged(.row(4))
    let whole = takeShaken(broken, isWhole: true)
    #expect(whole == [] && rows.map(\.needsRetry) == [true, true])
  }

  /// What is told of reasons with other constants: the first reason of each chain, and the places of those.
  private func takeShaken(_ broken: borrowing BrokenRows, isWhole: Bool) -> [String] {
    var told: [String] = []
    broken.takeChangedReasons(isWhole: isWhole) { chain, shaken in
      told.append("\(chain.reasonIndices[0].reason.index): \(shaken.map(\.index))")
    }
    return told
  }

  @Test(
    "where many rows are broken by a long chain, those that rest on other constants are tried again"
  )
  func shakenMany() {
    let chain = makeChain(48)
    let rows = (0..<4).map {
      chain.makeRow(11 * $0..<11 * ($0 + 1), 44 + $0..<45 + $0, at: 44 + $0)
    }
    var broken = BrokenRows()
    broken.append(chain)
    broken.noteEndOfSolve()
    holds(broken.wereMany)
    broken.rowConstantChanged(.row(22))
    broken.takeChangedReasons(isWhole: false) { _, _ in Issue.record("told of many") }
    #expect(rows.map(\.needsRetry) == [false, false, true, false])
    _ = broken.takeRows(where: \.needsRetry)
    holds(broken.wereMany)
    broken.noteEndOfSolve()
    holds(!broken.wereMany && broken.longRows > 0)
  }

  @Test("rows broken by a few others each are not many, however many they are")
  func short() {
    let chain = makeChain(20)
    for place in 0..<10 {
      _ = chain.makeRow(place..<place + 1, 10 + place..<11 + place, at: 10 + place)
    }
    var broken = BrokenRows()
    broken.append(chain)
    broken.noteEndOfSolve()
    holds(!broken.wereMany && broken.longRows == 0)
    broken.rowConstantChanged(.row(2))
    #expect(takeShaken(broken, isWhole: false) == ["0: [2]"])
  }

  @Test("rows are new until the pass is over, and again where they stay broken for other reasons")
  func new() {
    let (chain, other) = (makeChain(2), makeChain(2, from: 2))
    let row = chain.makeRow(0..<2, at: 1)
    other.makeRow(0..<2, at: 1)
    chain.replaceMember(
      .engine(
        EngineSentence(
          state: item, reason: .frame, text: "wanted", form: LinearForm(), relation: .equal)),
      at: 0)
    var broken = BrokenRows()
    broken.append(chain)
    broken.append(other)
    func isWanted(_ member: BrokenChain.Member) -> Bool {
      if case .engine(let sentence) = member { sentence.text == "wanted" } else { false }
    }
    holds(broken.hasNew(along: isWanted) && !broken.hasNew { _ in false })
    broken.endPass()
    holds(!broken.hasNew(along: isWanted))
    row.remainBroken()
    holds(broken.hasNew(along: isWanted))
  }
}
