// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What may befall a pass: callers' code runs in it.
struct PassState: ~Copyable {
  /// Whether a pass is under way; measuring content runs code that may ask for another.
  private(set) var isUnderWay = false

  /// Whether something left the tree since the pass under way began.
  private(set) var hasLosses = false

  /// Whether the tree has another engine, or none: user code may move the tree to another root.
  ///
  /// A pass that is under way then does nothing more: views may end and nobody tells this engine, and
  /// what it would note at them is another's.
  private(set) var isDismissed = false

  /// Whether rows were written and broken as often as a pass may, and there are more: members that are read for
  /// rows ask for them each time.
  private(set) var isRestless = false

  /// What the solver refused though no number was wrong; the pass ends with it.
  private(set) var solverFailure: String?

  mutating func begin() { (isUnderWay, hasLosses, isRestless) = (true, false, false) }

  /// Begins to ask callers' code outside of a pass: a pass that it asks for meanwhile does not run.
  mutating func ask() { isUnderWay = true }

  mutating func end() { isUnderWay = false }

  /// Notes that something left the tree.
  mutating func noteLoss() { hasLosses = true }

  /// Notes that the tree has another engine, or none.
  mutating func dismiss() { isDismissed = true }

  /// Notes that there are rows to be written though they were written often.
  mutating func noteUnrest() { isRestless = true }

  /// Notes what the solver refused; only the first time counts.
  mutating func note(solverFailure text: String) { solverFailure = solverFailure ?? text }

  mutating func forgetSolverFailure() { solverFailure = nil }
}
