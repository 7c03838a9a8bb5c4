// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutDSL

/// The small parts of the engine that only note things.
@Suite("What the engine notes")
struct EngineStateTests {
  @Test("a pass begins without losses, at rest; a dismissal and the first failure outlast it")
  func passState() {
    var pass = PassState()
    holds(!pass.isUnderWay && !pass.isDismissed && pass.solverFailure == nil)
    pass.begin()
    pass.noteRemoval()
    pass.noteRoundsExceeded()
    pass.note(solverFailure: "first")
    pass.note(solverFailure: "second")
    pass.dismiss()
    holds(pass.isUnderWay && pass.hasRemovals && pass.hasExceededRounds)
    pass.end()
    holds(!pass.isUnderWay && pass.hasRemovals && pass.hasExceededRounds)
    pass.begin()
    holds(
      !pass.hasRemovals && !pass.hasExceededRounds && pass.isDismissed
        && pass.solverFailure == "first")
    pass.forgetSolverFailure()
    holds(pass.solverFailure == nil)
  }

  @Test("fitting sizes of before are known as such whether or not a view was asked meanwhile")
  func fittingMarks() {
    var marks = FittingMarks()
    let first = marks.epoch
    marks.invalidateAll()
    holds(!marks.hasRequests && marks.epoch != first)
    let second = marks.epoch
    marks.noteRequest()
    holds(marks.hasRequests && marks.epoch == second)
    marks.invalidateAll()
    holds(marks.hasRequests && marks.epoch != second && marks.epoch != first)
  }

  @Test("work is counted by its kind")
  func workCounter() {
    var counter = WorkCounter()
    counter.count(\.solves)
    counter.count(\.termsWritten, 3)
    counter.count(\.termsWritten, 2)
    counter.count(\.framesRead, 0)
    var expected = LayoutWork()
    expected.solves = 1
    expected.termsWritten = 5
    #expect(counter.work == expected)
  }

  @Test("a constraint is listed once for all that is to be done, and again when that is taken")
  func engineRow() {
    var row = EngineRow()
    holds(row.isNew && row.work == .structure)
    holds(row.addWork(.structure))
    holds(!row.addWork(.structure) && !row.addWork(.constant))
    holds(row.takeWork() == [.structure, .constant])
    holds(row.takeWork() == [] && row.direction == .leftToRight)
    holds(row.addWork(.insets) && row.work == .insets)
    holds(!row.addWork(.priority))
    holds(row.takeWork() == [.insets, .priority] && !row.hasHandle)
  }

  @Test("views that are notified of safe areas again and again are not kept once for each time")
  func reportedViews() {
    var views = InsetViews()
    let (view, other) = (LayoutView(), LayoutView())
    for _ in 0..<1000 {
      views.addReported(view.itemState)
      views.addReported(other.itemState)
    }
    #expect(views.takeReported().count < 200)
  }
}
