// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

extension CaseStep: Codable {
  private enum Key: String, CodingKey {
    case op, name, id, terms, constant, rel, priority, weight, value, times, steps
    case values, tol, errors, ranges, ids, on, kind, step, conflicts
    case variable = "var"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func text(_ key: Key) throws -> String { try fields.decode(String.self, forKey: key) }
    func number(_ key: Key, or standard: Double) throws -> Double {
      try fields.decodeIfPresent(CaseNumber.self, forKey: key)?.value ?? standard
    }
    func priority() throws -> Float { Float(try number(.priority, or: 1000)) }

    switch try text(.op) {
    case "var": self = .variable(try text(.name))
    case "add": self = .add(try CaseRow(from: decoder))
    case "remove": self = .remove(id: try text(.id))
    case "edit":
      self = .edit(
        variable: try text(.variable), priority: try priority(),
        weight: try number(.weight, or: 1))
    case "suggest":
      self = .suggest(variable: try text(.variable), value: try number(.value, or: .nan))
    case "unedit": self = .endEdit(variable: try text(.variable))
    case "repeat":
      self = .repeated(
        times: try fields.decode(Int.self, forKey: .times),
        try fields.decode([CaseStep].self, forKey: .steps))
    case "stay":
      self = .stay(
        id: try text(.id), variable: try text(.variable), priority: try priority(),
        weight: try number(.weight, or: 1))
    case "bound":
      let bound = try fields.decodeIfPresent(CaseNumber.self, forKey: .value)
      self = .lowerBound(variable: try text(.variable), bound?.value)
    case "constant": self = .constant(id: try text(.id), try number(.value, or: .nan))
    case "priority": self = .priority(id: try text(.id), Float(try number(.value, or: .nan)))
    case "weight": self = .weight(id: try text(.id), try number(.value, or: .nan))
    case "expect":
      let values = try fields.decode([String: CaseNumber].self, forKey: .values)
      self = .expectValues(values.mapValues(\.value), tolerance: try number(.tol, or: 1e-6))
    case "expect_levels":
      let errors = try fields.decode([[CaseNumber]].self, forKey: .errors)
      self = .expectLevels(
        errors.map { LevelError(priority: Float($0[0].value), error: $0[1].value) },
        tolerance: try number(.tol, or: 1e-6))
    case "expect_ranges":
      let ranges = try fields.decode([String: [CaseNumber?]].self, forKey: .ranges)
      self = .expectRanges(
        ranges.mapValues { Range(least: $0[0]?.value, greatest: $0[1]?.value) })
    case "expect_satisfied":
      self = .expectSatisfied(try fields.decode([String].self, forKey: .ids))
    case "expect_violated":
      self = .expectViolated(try fields.decode([String].self, forKey: .ids))
    case "expect_error":
      self = .expectError(
        ExpectedError(
          kind: try fields.decode(CaseErrorKind.self, forKey: .kind),
          step: try fields.decode(CaseStep.self, forKey: .step),
          conflicts: try fields.decodeIfPresent([[String]].self, forKey: .conflicts)))
    case let unknown:
      throw DecodingError.dataCorruptedError(
        forKey: .op, in: fields, debugDescription: "no step is called \(unknown)")
    }
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
    case .repeated(let times, let steps):
      try put("repeat")
      try fields.encode(times, forKey: .times)
      try fields.encode(steps, forKey: .steps)
    case .stay(let id, let variable, let priority, let weight):
      try put(
        "stay", [.id: id, .variable: variable], [.priority: Double(priority), .weight: weight])
    case .lowerBound(let variable, let bound):
      try put("bound", [.variable: variable], bound.map { [.value: $0] } ?? [:])
    case .constant(let id, let value): try put("constant", [.id: id], [.value: value])
    case .priority(let id, let value): try put("priority", [.id: id], [.value: Double(value)])
    case .weight(let id, let value): try put("weight", [.id: id], [.value: value])
    case .expectValues(let values, let tolerance):
      try put("expect", [:], [.tol: tolerance])
      try fields.encode(values, forKey: .values)
    case .expectLevels(let errors, let tolerance):
      try put("expect_levels", [:], [.tol: tolerance])
      try fields.encode(errors.map { [Double($0.priority), $0.error] }, forKey: .errors)
    case .expectRanges(let ranges):
      try put("expect_ranges")
      try fields.encode(ranges.mapValues { [$0.least, $0.greatest] }, forKey: .ranges)
    case .expectSatisfied(let ids):
      try put("expect_satisfied")
      try fields.encode(ids, forKey: .ids)
    case .expectViolated(let ids):
      try put("expect_violated")
      try fields.encode(ids, forKey: .ids)
    case .expectError(let expected):
      try put("expect_error")
      try fields.encode(expected.kind, forKey: .kind)
      try fields.encode(expected.step, forKey: .step)
      try fields.encodeIfPresent(expected.conflicts, forKey: .conflicts)
    }
  }
}

extension CaseRow: Codable {
  private enum Key: String, CodingKey { case id, terms, constant, rel, priority, weight }

  private static let relations: [(name: String, relation: LinearRelation)] = [
    ("le", .lessThanOrEqual), ("eq", .equal), ("ge", .greaterThanOrEqual),
  ]

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func number(_ key: Key, or standard: Double) throws -> Double {
      try fields.decodeIfPresent(CaseNumber.self, forKey: key)?.value ?? standard
    }
    id = try fields.decode(String.self, forKey: .id)
    var pairs = try fields.nestedUnkeyedContainer(forKey: .terms)
    terms = []
    while !pairs.isAtEnd {
      var pair = try pairs.nestedUnkeyedContainer()
      let variable = try pair.decode(String.self)
      terms.append(Term(variable: variable, coefficient: try pair.decode(CaseNumber.self).value))
    }
    constant = try number(.constant, or: 0)
    let name = try fields.decode(String.self, forKey: .rel)
    guard let known = Self.relations.first(where: { $0.name == name }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .rel, in: fields, debugDescription: "no relation is called \(name)")
    }
    relation = known.relation
    priority = Float(try number(.priority, or: 1000))
    weight = try number(.weight, or: 1)
  }

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
    try fields.encode(Self.relations.first { $0.relation == relation }?.name, forKey: .rel)
    try fields.encode(CaseNumber(Double(priority)), forKey: .priority)
    try fields.encode(CaseNumber(weight), forKey: .weight)
  }
}
