// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as messages print it, with its label and where it was written:
  /// `<LayoutConstraint:label@File.swift#12 title.left == icon.right * 2 + 8 ^750>`.
  ///
  /// A multiplier of 1, a constant of 0 and the priority 1000 are left out.
  public var description: String {
    var text = "<LayoutConstraint"
    if let label { text += ":\(label)" }
    if !location.fileID.isEmpty {
      let file = location.fileID.split(separator: "/").last.map(String.init) ?? location.fileID
      text += "@\(file)#\(location.line)"
    }
    text += " \(ConstraintSide.name(of: first, firstAttribute, from: origins?.first))"
    text += " \(relation.sign) "
    if let second, secondAttribute != .notAnAttribute {
      text += ConstraintSide.name(of: second, secondAttribute, from: origins?.second)
      if multiplier != 1 { text += " * \(multiplier.layoutText)" }
      if constant > 0 { text += " + \(constant.layoutText)" }
      if constant < 0 { text += " - \((-constant).layoutText)" }
    } else {
      text += constant.layoutText
    }
    if priorityValue != 1000 { text += " ^\(Double(priorityValue).layoutText)" }
    return text + ">"
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
}
