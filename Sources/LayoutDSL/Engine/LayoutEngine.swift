// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Keeps the solver of one tree up to date and assigns frames.
///
/// The tree reports every change to the engine, which only records the work to be done. A pass does it: changed
/// constraints become rows, or new numbers in their rows; one batch is solved; content is measured at the solved
/// widths; frames whose numbers changed are assigned. Unchanged items are not examined.
///
/// An item takes part while a row other than its own mentions it, or constraints place it.
///
/// The engine implements the order of the pass; its parts own the state.
final class LayoutEngine: LayoutSystem {
  /// The limit of rounds of solving and measuring until content settles, in a pass and in ``FittingSolver``, which
  /// takes twice as many if there are insets.
  static let roundLimit = 4

  @safe @exclusivity(unchecked) var book = RowBook()
  @safe @exclusivity(unchecked) var items = ItemTable()
  var origins = RootOrigins()
  var brokenRows = BrokenRows()
  var insetViews = InsetViews()
  @safe @exclusivity(unchecked) var pending = PendingChanges()
  var pass = PassState()
  var hooks = HookWalk()
  @safe @exclusivity(unchecked) var frames = FrameChanges()
  var fittings = FittingMarks()
  var issueList = IssueList()
  var counter = WorkCounter()

  /// Discards the solver, which met its pivot limit or refused a call, and waits for the next change to start again.
  func giveUp(_ issue: EngineIssue) {
    pass.forgetSolverFailure()
    book = RowBook()
    items = ItemTable()
    origins = RootOrigins()
    brokenRows = BrokenRows()
    insetViews.end(of: self)
    insetViews = InsetViews()
    frames.forgetItems()
    pending.restart()
    issueList.set([issue])
  }
}

/// Values of the parts.
extension LayoutEngine {
  /// The identity of the solver.
  var identity: UInt64 {
    @inline(__always) get { book.identity }
  }

  /// What was wrong in the last pass.
  var issues: [EngineIssue] { issueList.issues }
}
