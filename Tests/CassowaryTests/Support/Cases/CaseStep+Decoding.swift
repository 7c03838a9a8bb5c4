// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

extension CaseStep: Decodable {
  private enum Key: String, CodingKey {
    case op, name, id, priority, weight, value, times, steps
    case values, tol, errors, ranges, ids
    case variable = "var"
  }

  /// Reads a step by the name of its operation; keys that it does not know are ignored.
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func text(_ key: Key) throws -> String { try fields.decode(String.self, forKey: key) }
    func number(_ key: Key) throws -> Double {
      try fields.decode(CaseNumber.self, forKey: key).value
    }
    func number(_ key: Key, or standard: Double) throws -> Double {
      try fields.decodeIfPresent(CaseNumber.self, forKey: key)?.value ?? standard
    }
    func priority() throws -> Float {
      try fields.decodeIfPresent(CaseNumber.self, forKey: .priority)?.priority
        ?? Strength.required.priority
    }
    func weight() throws -> Double { try number(.weight, or: 1) }
    func tolerance() throws -> Double { try number(.tol, or: Self.standardTolerance) }
    func ids() throws -> [String] { try fields.decode([String].self, forKey: .ids) }

    switch try text(.op) {
    case "var": self = .variable(try text(.name))
    case "add": self = .add(try CaseRow(from: decoder))
    case "remove": self = .remove(id: try text(.id))
    case "edit":
      self = .edit(variable: try text(.variable), priority: try priority(), weight: try weight())
    case "suggest": self = .suggest(variable: try text(.variable), value: try number(.value))
    case "unedit": self = .endEdit(variable: try text(.variable))
    case "repeat":
      self = .repeated(
        times: try fields.decode(Int.self, forKey: .times),
        try fields.decode([CaseStep].self, forKey: .steps))
    case "stay":
      self = .stay(
        id: try text(.id), variable: try text(.variable), priority: try priority(),
        weight: try weight())
    case "bound":
      let bound = try fields.decodeIfPresent(CaseNumber.self, forKey: .value)
      self = .lowerBound(variable: try text(.variable), bound?.value)
    case "constant": self = .constant(id: try text(.id), try number(.value))
    case "priority":
      self = .priority(
        id: try text(.id), try fields.decode(CaseNumber.self, forKey: .value).priority)
    case "weight": self = .weight(id: try text(.id), try number(.value))
    case "expect":
      let values = try fields.decode([String: CaseNumber].self, forKey: .values)
      self = .expectValues(values.mapValues(\.value), tolerance: try tolerance())
    case "expect_levels":
      let errors = try fields.decode([CasePair<CaseNumber, CaseNumber>].self, forKey: .errors)
      self = .expectLevels(
        errors.map { LevelError(priority: $0.first.priority, error: $0.second.value) },
        tolerance: try tolerance())
    case "expect_ranges":
      let ranges = try fields.decode(
        [String: CasePair<CaseNumber?, CaseNumber?>].self, forKey: .ranges)
      self = .expectRanges(
        ranges.mapValues { ValueRange(least: $0.first?.value, greatest: $0.second?.value) },
        tolerance: try tolerance())
    case "expect_satisfied": self = .expectSatisfied(try ids(), tolerance: try tolerance())
    case "expect_violated": self = .expectViolated(try ids(), tolerance: try tolerance())
    case "expect_error": self = .expectRefusal(try ExpectedRefusal(from: decoder))
    case let unknown:
      throw DecodingError.dataCorruptedError(
        forKey: .op, in: fields, debugDescription: "no operation is called \"\(unknown)\"")
    }
  }
}
