// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The state of a pass, which callers' code may change while it runs.
struct PassState: ~Copyable {
  /// Whether a pass is under way; measuring content runs code that may request another.
  private(set) var isUnderWay = false

  /// Whether something left the tree since the pass under way began.
  private(set) var hasRemovals = false

  /// Whether the tree has another engine by now, or none, because callers' code moved it to another root.
  ///
  /// A pass that is under way then stops: this engine is not notified when views end, and the data that it would store
  /// in them belong to another engine.
  private(set) var isDismissed = false

  /// Whether rows were still to be written or tried again after the last allowed round, as happens if overridden
  /// members that are read for rows schedule more each time.
  private(set) var hasExceededRounds = false

  /// The call that the solver refused though its numbers were finite; it ends the pass.
  private(set) var solverFailure: String?

  mutating func begin() { (isUnderWay, hasRemovals, hasExceededRounds) = (true, false, false) }

  /// Begins calling callers' code outside of a pass; a pass that it requests meanwhile does not run.
  mutating func beginCallback() { isUnderWay = true }

  mutating func end() { isUnderWay = false }

  /// Notes that something left the tree.
  mutating func noteRemoval() { hasRemovals = true }

  /// Notes that the tree has another engine, or none.
  mutating func dismiss() { isDismissed = true }

  /// Notes that rows are still to be written or tried again after the last allowed round.
  mutating func noteRoundsExceeded() { hasExceededRounds = true }

  /// Records a call that the solver refused; only the first one counts.
  mutating func note(solverFailure text: String) { solverFailure = solverFailure ?? text }

  mutating func forgetSolverFailure() { solverFailure = nil }
}
