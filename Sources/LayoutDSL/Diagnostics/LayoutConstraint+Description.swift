// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutConstraint: CustomStringConvertible {
  /// The constraint with its label and where it was written:
  /// `<LayoutConstraint:label@File.swift#12 title.left == icon.right * 2.0 + 8.0 ^750>`.
  ///
  /// A multiplier of 1, a constant of 0 and the priority 1000 are left out. The numbers are
  /// printed as Swift writes them; messages round them to a thousandth.
  public var description: String { text { "\($0)" } }

  /// The constraint as messages print it: `<LayoutConstraint title.left == icon.right + 8>`.
  var messageText: String { text(\.layoutText) }

  private func text(_ number: (Double) -> String) -> String {
    var text = "<LayoutConstraint"
    if let label { text += ":\(label.onOneLine)" }
    text += location.text
    text += " \(ConstraintSide.name(of: first, firstAttribute, from: origins?.first))"
    text += " \(relation.sign) "
    if let second, secondAttribute != .notAnAttribute {
      text += ConstraintSide.name(of: second, secondAttribute, from: origins?.second)
      if multiplier != 1 { text += " * \(number(multiplier))" }
      text += constant.addendText(number)
      if let gaps = extras?.baselineGaps, gaps != 0 {
        text += gaps > 0 ? " or more by font" : " or less by font"
      }
    } else {
      text += number(constant)
    }
    if priorityValue != 1000 { text += " ^\(Double(priorityValue).layoutText)" }
    return text + ">"
  }
}

extension Double {
  /// Returns the number as an addend: ` + 8`, ` - 8`, or nothing if it is 0.
  func addendText(_ text: (Double) -> String) -> String {
    self > 0 ? " + \(text(self))" : self < 0 ? " - \(text(-self))" : ""
  }
}

extension LayoutConstraint.Relation {
  /// The relation's sign: `<=`, `==` or `>=`.
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The words before a number: `at most `, `at least ` or nothing.
  var bound: String {
    switch self {
    case .lessThanOrEqual: "at most "
    case .equal: ""
    case .greaterThanOrEqual: "at least "
    }
  }
}

extension Constraint: CustomStringConvertible {
  /// The constraints that this one stands for, a line each; if there are none, the chain and what is wrong with it.
  public var description: String {
    if !rows.isEmpty { return rows.map(\.description).joined(separator: "\n") }
    let text = chain?.text(as: "Constraint", of: item.name) ?? ""
    return issue.map { "\(text): \($0.message)" } ?? text
  }
}
