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
    engine.stacks[place]?.forEachRow {
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

extension LayoutConstraint {
  /// The linear equation that the active constraint is lowered to, as text:
  /// `title.left - icon.left - icon.width - 8 == 0`.
  package var loweredText: String? {
    guard let equation else { return nil }
    return "\(equation.difference.text) \(relation.sign) 0"
  }
}

extension LinearForm {
  /// The form as one writes it on paper.
  var text: String { text(cells.map { ("\($0.item.name).\($0.quantity)", $0.coefficient) }) }

  /// Terms by name, and the form's constant.
  fileprivate func text(_ terms: [(name: String, coefficient: Double)]) -> String {
    var text = ""
    for term in terms {
      let size = term.coefficient.magnitude
      let factor = size == 1 ? "" : "\(size.layoutText) "
      let sign = term.coefficient < 0 ? (text.isEmpty ? "-" : " - ") : (text.isEmpty ? "" : " + ")
      text += "\(sign)\(factor)\(term.name)"
    }
    if text.isEmpty { return constant.layoutText }
    if constant > 0 { text += " + \(constant.layoutText)" }
    if constant < 0 { text += " - \((-constant).layoutText)" }
    return text
  }
}

extension StackRow {
  /// What is compared with 0, as one writes it on paper.
  var text: String {
    var terms = form.cells.map {
      (name: "\($0.item.name).\($0.quantity)", coefficient: $0.coefficient)
    }
    if units != 0 { terms.append((name: "unit", coefficient: units)) }
    return form.text(terms)
  }
}
