// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

@testable import LayoutDSL

extension LayoutConstraint {
  /// The linear equation that the active constraint is lowered to, as text:
  /// `title.left - icon.left - icon.width - 8 == 0`.
  var loweredText: String? {
    guard let equation else { return nil }
    return "\(equation.difference.text()) \(relation.sign) 0"
  }
}

extension ConstraintViewDSL {
  /// What the stack view asks for, row by row, as text.
  var stackRowTexts: [String] {
    guard let engine = view.liveEngine, let index = engine.index(of: view.itemState) else {
      return []
    }
    var texts: [String] = []
    engine.items.stack(at: index)?.forEachRow {
      let row = $0.row
      let sum = row.form.text(units: row.units)
      texts.append("\(row.key.kind): \(sum) \(row.relation.sign) 0 ^\(row.priority)")
    }
    return texts
  }
}

extension LinearForm {
  /// The form as one writes it on paper, with so many times a unit behind its quantities.
  fileprivate func text(units: Double = 0) -> String {
    var terms = cells.map { (name: "\($0.item.name).\($0.quantity)", coefficient: $0.coefficient) }
    if units != 0 { terms.append((name: "unit", coefficient: units)) }
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
