// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import Cassowary

/// What calls ask of the basis until the next solve.
@Suite("Pending work")
struct PendingWorkTests {
  @Test("rows are listed by what is to be done with them; all of them change the structure")
  func lists() {
    var work = PendingWork()
    #expect(work.changesStructure == false && work.isSolved == false)
    work.noteIdle(3)
    #expect(work.changesStructure == true)
    work.removeAll()
    work.noteRepriced(4)
    #expect(work.changesStructure == true)
    work.noteIdle(5)
    work.noteSolved(age: 7)
    #expect(work.idleRows.elements == [5] && work.repricedRows.elements == [4])
    work.forgetRows()
    // The batch still differs from the one before it.
    #expect(work.idleRows.isEmpty == true && work.repricedRows.isEmpty == true)
    #expect(work.changesStructure == true && work.isSolved == true)
    work.removeAll()
    #expect(work.changesStructure == false && work.isSolved == false)
    work.noteStructure()
    #expect(work.changesStructure == true && work.isSolved == false)
  }

  @Test("solves of a batch are counted, with the age of the youngest row that one has seen")
  func solves() {
    var work = PendingWork()
    #expect(work.solvedAge == 0 && work.isOneSolve == true)
    work.noteSolved(age: 7)
    #expect(work.solvedAge == 7 && work.isOneSolve == true)
    work.noteSolved(age: 9)
    #expect(work.solvedAge == 9 && work.isOneSolve == false)
    work.removeAll()
    #expect(work.solvedAge == 0 && work.isOneSolve == true)
  }
}
