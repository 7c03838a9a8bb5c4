// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// Writes calls as case files have them.
extension CaseStep: Encodable {
  private enum Key: String, CodingKey {
    case op, name, id, priority, weight, value
    case variable = "var"
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    func put(_ op: String, _ texts: [Key: String] = [:], _ numbers: [Key: Double] = [:]) throws {
      try fields.encode(op, forKey: .op)
      for (key, text) in texts { try fields.encode(text, forKey: key) }
      for (key, number) in numbers { try fields.encode(CaseNumber(number), forKey: key) }
    }
    switch self {
    case .variable(let name): try put("var", [.name: name])
    case .add(let row):
      try put("add")
      try row.encode(to: encoder)
    case .remove(let id): try put("remove", [.id: id])
    case .edit(let variable, let priority, let weight):
      try put("edit", [.variable: variable], [.priority: Double(priority), .weight: weight])
    case .suggest(let variable, let value):
      try put("suggest", [.variable: variable], [.value: value])
    case .endEdit(let variable): try put("unedit", [.variable: variable])
    case .stay(let id, let variable, let priority, let weight):
      try put(
        "stay", [.id: id, .variable: variable], [.priority: Double(priority), .weight: weight])
    case .lowerBound(let variable, let bound):
      try put("bound", [.variable: variable], bound.map { [.value: $0] } ?? [:])
    case .constant(let id, let value): try put("constant", [.id: id], [.value: value])
    case .priority(let id, let value): try put("priority", [.id: id], [.value: Double(value)])
    case .weight(let id, let value): try put("weight", [.id: id], [.value: value])
    case .repeated, .expectValues, .expectLevels, .expectRanges, .expectSatisfied,
      .expectViolated, .expectRefusal:
      throw EncodingError.invalidValue(
        self, .init(codingPath: encoder.codingPath, debugDescription: "not a call"))
    }
  }
}

extension CaseRow: Encodable {
  private enum Key: String, CodingKey { case id, terms, constant, rel, priority, weight }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(id, forKey: .id)
    var pairs = fields.nestedUnkeyedContainer(forKey: .terms)
    for term in terms {
      var pair = pairs.nestedUnkeyedContainer()
      try pair.encode(term.variable)
      try pair.encode(CaseNumber(term.coefficient))
    }
    try fields.encode(CaseNumber(constant), forKey: .constant)
    try fields.encode(
      Self.relations.first { $0.value == relation }?.key, forKey: .rel)
    try fields.encode(CaseNumber(Double(priority)), forKey: .priority)
    try fields.encode(CaseNumber(weight), forKey: .weight)
  }
}

extension CaseNumber: Encodable {
  init(_ value: Double) { self.value = value }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if value.isFinite { try container.encode(value) } else { try container.encode("\(value)") }
  }
}
