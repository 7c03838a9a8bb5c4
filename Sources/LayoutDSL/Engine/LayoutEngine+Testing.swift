// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

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
