// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

package import Cassowary

/// What tests may look at.
extension ConstraintViewDSL {
  /// How much work the engine of the view's tree has done; all zero before the first pass.
  package var layoutWork: LayoutWork { view.liveEngine?.work ?? LayoutWork() }

  /// What the solver of the view's tree holds and has done; nil before the first pass.
  package var solverStatistics: SolverStatistics? { view.liveEngine?.solver.statistics }

  /// What the stack view asks for, row by row, as text.
  package var stackRowTexts: [String] {
    guard let engine = view.liveEngine, let place = engine.place(of: view.itemState) else {
      return []
    }
    var texts: [String] = []
    engine.items.stack(at: place)?.forEachRow {
      texts.append(
        "\($0.row.key.kind): \($0.row.text) \($0.row.relation.sign) 0 ^\($0.row.priority)")
    }
    return texts
  }

  /// Forgets the engine, so that the next pass is a fresh one.
  package func discardEngine() { view.rootView.engine = nil }

  /// How much work the view's fitting sizes have taken so far.
  package var fittingWork: LayoutWork { view.fitting?.work ?? LayoutWork() }

  /// Forgets what found the view's fitting sizes, so that the next one is a fresh one.
  package func discardFitting() { view.fitting = nil }
}
