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
    #expect(work.changesStructure == false && work.isApplied == false)
    work.noteIdle(3)
    #expect(work.changesStructure == true)
    work.removeAll()
    work.noteRepriced(4)
    #expect(work.changesStructure == true)
    work.noteIdle(5)
    work.noteApplied(age: 7)
    #expect(work.idleRows.elements == [5] && work.repricedRows.elements == [4])
    work.clearRows()
    // The batch still differs from the one before it.
    #expect(work.idleRows.isEmpty == true && work.repricedRows.isEmpty == true)
    #expect(work.changesStructure == true && work.isApplied == true)
    work.removeAll()
    #expect(work.changesStructure == false && work.isApplied == false)
    work.noteStructure()
    #expect(work.changesStructure == true && work.isApplied == false)
  }

  @Test("solves of a batch are counted, with the age of the youngest row that one has seen")
  func solves() {
    var work = PendingWork()
    #expect(work.appliedAge == 0 && work.isAppliedOnce == true)
    work.noteApplied(age: 7)
    #expect(work.appliedAge == 7 && work.isAppliedOnce == true)
    work.noteApplied(age: 9)
    #expect(work.appliedAge == 9 && work.isAppliedOnce == false)
    work.removeAll()
    #expect(work.appliedAge == 0 && work.isAppliedOnce == true)
  }
}
