// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

package import Cassowary

/// Counters and resets for tests.
extension ConstraintViewDSL {
  /// How much work the engine of the view's tree has done; all zero before the first pass.
  package var layoutWork: LayoutWork { view.liveEngine?.work ?? LayoutWork() }

  /// What the solver of the view's tree holds and has done; nil before the first pass.
  package var solverStatistics: SolverStatistics? { view.liveEngine?.solver.statistics }

  /// Discards the engine, so that the next pass starts from nothing.
  package func discardEngine() { view.rootView.engine = nil }

  /// How much work the view's fitting sizes have taken so far.
  package var fittingWork: LayoutWork { view.fitting?.work ?? LayoutWork() }

  /// Discards the solver of the view's fitting sizes, so that the next one starts from nothing.
  package func discardFitting() { view.fitting = nil }
}
