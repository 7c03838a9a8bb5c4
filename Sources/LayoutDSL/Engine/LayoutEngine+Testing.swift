// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

package import Cassowary

/// What tests may look at.
extension ConstraintViewDSL {
  /// How much work the engine of the view's tree has done; all zero before the first pass.
  package var layoutWork: LayoutWork { view.liveEngine?.work ?? LayoutWork() }

  /// What the solver of the view's tree holds and has done; nil before the first pass.
  package var solverStatistics: SolverStatistics? { view.liveEngine?.solver.statistics }

  /// Forgets the engine, so that the next pass is a fresh one.
  package func discardEngine() { view.rootView.engine = nil }

  /// How much work the view's fitting sizes have taken so far.
  package var fittingWork: LayoutWork { view.fitting?.work ?? LayoutWork() }

  /// Forgets what found the view's fitting sizes, so that the next one is a fresh one.
  package func discardFitting() { view.fitting = nil }
}

extension LayoutConstraint {
  /// The linear equation that the active constraint is lowered to, as text:
  /// `title.left - icon.left - icon.width - 8 == 0`.
  package var loweredText: String? {
    guard let equation = ConstraintLowering(self)?.equation(of: self) else { return nil }
    return "\(equation.difference.text) \(relation.sign) 0"
  }
}

extension LinearForm {
  /// The form as one writes it on paper.
  var text: String {
    var text = ""
    for cell in cells {
      let size = cell.coefficient.magnitude
      let factor = size == 1 ? "" : "\(size.layoutText) "
      let sign = cell.coefficient < 0 ? (text.isEmpty ? "-" : " - ") : (text.isEmpty ? "" : " + ")
      text += "\(sign)\(factor)\(cell.item.name).\(cell.quantity)"
    }
    if text.isEmpty { return constant.layoutText }
    if constant > 0 { text += " + \(constant.layoutText)" }
    if constant < 0 { text += " - \((-constant).layoutText)" }
    return text
  }
}
