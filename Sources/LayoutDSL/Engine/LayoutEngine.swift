// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Keeps the solver of one tree up to date and assigns frames.
///
/// The tree tells the engine of every change; the engine only writes down what is to be
/// done. A pass does it: constraints that changed become rows, or new numbers in their rows;
/// one batch is solved; content is measured at the widths found; frames whose numbers
/// changed are assigned. What did not change is not looked at.
///
/// Items take part while a row mentions them that is not their own, or constraints place them.
///
/// The engine knows the order of the pass. What it goes by is owned by its parts.
final class LayoutEngine: LayoutSystem {
  /// Rounds of solving and measuring that a pass may take until content settles; ``FittingSolver`` takes as many, and
  /// twice as many where insets count.
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

  /// The solver met its pivot limit or refused a call, which is a failure of its own: starts anew at the
  /// next change.
  func giveUp(_ account: String) {
    pass.forgetSolverFailure()
    book = RowBook()
    items = ItemTable()
    origins = RootOrigins()
    brokenRows = BrokenRows()
    insetViews.end(of: self)
    insetViews = InsetViews()
    frames.forgetItems()
    pending = PendingChanges()
    pending.begin()
    issueList.set([EngineIssue(problem: .solverGaveUp(account))])
  }
}

/// What the parts say.
extension LayoutEngine {
  /// The identity of the solver.
  var identity: UInt64 {
    @inline(__always) get { book.identity }
  }

  /// What was wrong in the last pass.
  var issues: [EngineIssue] { issueList.issues }
}
