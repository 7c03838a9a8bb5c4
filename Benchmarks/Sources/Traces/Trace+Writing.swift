// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension Trace {
  /// The trace as text, which parses back into it.
  public var text: String {
    var text = "v \(variableCount)\n"
    for operation in operations {
      switch operation {
      case .add(let id, let strength, let relation, let constant, let range):
        text += "c \(id) \(strength) \(relation.rawValue) \(Self.number(constant)) \(range.count)"
        for term in terms[range] { text += " \(term.variable) \(Self.number(term.coefficient))" }
      case .remove(let id): text += "r \(id)"
      case .edit(let variable, let strength): text += "e \(variable) \(strength)"
      case .suggest(let variable, let value): text += "s \(variable) \(Self.number(value))"
      case .update: text += "u"
      case .label(let index): text += "m \(labels[index])"
      case .dump: text += "d"
      }
      text += "\n"
    }
    return text
  }

  /// Returns a number as text, without a fraction if it is whole.
  static func number(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}

extension Trace.Strength: CustomStringConvertible {
  /// The name of the level, and the weight if it is not 1.
  public var description: String {
    let name = Self.named.first { $0.priority == priority }?.name ?? "required"
    return weight == 1 ? String(name) : "\(name):\(Trace.number(weight))"
  }
}
