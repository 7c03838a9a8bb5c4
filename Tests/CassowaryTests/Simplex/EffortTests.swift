// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// What a dual round works off, and what it may cost.
@Suite("Effort")
struct EffortTests {
  private func entry(_ row: Int, _ priority: Float, _ size: Double) -> Effort.Infeasible {
    Effort.Infeasible(element: .row(row), priority: priority, size: size)
  }

  @Test("a round goes by level, then by size, then by row; twins go with the row that they follow")
  func round() {
    var effort = Effort()
    for _ in 0..<2 {
      effort.beginRound()
      effort.addToRound(entry(5, 250, 9))
      effort.addToRound(twin: 8)
      effort.addToRound(entry(4, 500, 1))
      effort.addToRound(entry(3, 500, 2))
      effort.addToRound(twin: 7)
      effort.addToRound(twin: 6)
      effort.addToRound(entry(2, 500, 1))
      effort.sortRound()
      let places = effort.round.indices.map { place in
        (0..<effort.rowCount(place)).map { effort.row(place, $0) }
      }
      #expect(places == [[3, 7, 6], [2], [4], [5, 8]])
    }
    #expect(effort.rounds == 2)
    effort.beginRound()
    #expect(effort.round.count == 0)
  }

  @Test("what an attempt from scratch took is forgotten with its batch")
  func rollback() {
    var effort = Effort()
    func workLimit(_ effort: inout Effort) -> Int {
      effort.begin(10, from: 0, clashWork: nil, workLimit: 5)
      return effort.workLimit
    }
    effort.begin(10, from: 0, clashWork: nil)
    effort.noteEnd(at: 100)
    effort.rollBack()
    #expect(workLimit(&effort) == 5)
    effort.begin(10, from: 0, clashWork: nil)
    effort.noteEnd(at: 50)
    effort.commit()
    effort.begin(10, from: 0, clashWork: nil)
    effort.noteEnd(at: 100)
    effort.rollBack()
    #expect(workLimit(&effort) == 50)
  }

  @Test("steps are long if each goes through many elements, all through many times the variables")
  func longSteps() {
    var effort = Effort()
    effort.begin(10, from: 0, clashWork: 64)
    effort.beginRound()
    effort.noteStep(400)
    #expect(effort.hasLongSteps(100) == false)
    effort.noteStep(1)
    #expect(effort.hasLongSteps(100) == true && effort.roundCost == 401)
    for _ in 0..<11 { effort.noteStep(0) }
    // 401 elements in 13 steps are no more than 32 each.
    #expect(effort.hasLongSteps(100) == false)
    effort.spend()
    effort.addIdleCost(7)
    effort.postpone(3)
    effort.beginRound()
    #expect(effort.roundCost == 0 && effort.idleCost == 0 && effort.budget == 9)
    #expect(effort.postponed.count == 1)
    #expect(effort.workLimit == .max)
    effort.begin(20, from: 0, clashWork: 64, workLimit: 300)
    #expect(effort.workLimit == 300)
    effort.begin(20, from: 0, clashWork: 64)
    #expect(effort.workLimit == .max)
    #expect(effort.budget == 20 && effort.postponed.count == 0 && effort.hasLongSteps(1) == false)
  }

  @Test("an attempt is hopeless if it will exceed its work limit, once half of that is used up")
  func workLimit() {
    var effort = Effort()
    effort.begin(10, from: 0, clashWork: 64)
    #expect(effort.isHopeless(at: 1_000_000, expecting: 1_000_000) == false)
    effort.begin(10, from: 1000, clashWork: 64, workLimit: 300)
    #expect(!effort.defersClashBounds(at: 1064) && effort.defersClashBounds(at: 1065))
    #expect(effort.workLimit == 1300)
    #expect(effort.isHopeless(at: 1150, expecting: 1_000_000) == false)
    #expect(effort.isHopeless(at: 1151, expecting: 149) == false)
    #expect(effort.isHopeless(at: 1151, expecting: 150) == true)
    effort.abandonForRebuild()
    #expect(effort.workLimit == 0)
  }

  @Test("required rows go first eight times in an attempt")
  func detours() {
    var effort = Effort()
    for _ in 0..<2 {
      effort.begin(10, from: 0, clashWork: 64)
      #expect((0..<10).filter { _ in effort.takeDetour() }.count == 8)
    }
  }
}
