// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

extension CaseRow: Decodable {
  private enum Key: String, CodingKey { case id, terms, constant, rel, priority, weight }

  static let relations: [String: LinearRelation] = [
    "le": .lessThanOrEqual, "eq": .equal, "ge": .greaterThanOrEqual,
  ]

  /// Reads the fields of an `add` step.
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func number(_ key: Key, or standard: Double) throws -> Double {
      try fields.decodeIfPresent(CaseNumber.self, forKey: key)?.value ?? standard
    }
    id = try fields.decode(String.self, forKey: .id)
    terms = try fields.decode([CasePair<String, CaseNumber>].self, forKey: .terms).map {
      Term(variable: $0.first, coefficient: $0.second.value)
    }
    constant = try number(.constant, or: 0)
    let name = try fields.decode(String.self, forKey: .rel)
    guard let known = Self.relations[name] else {
      throw DecodingError.dataCorruptedError(
        forKey: .rel, in: fields,
        debugDescription: "no relation is called \"\(name)\"; use le, eq or ge")
    }
    relation = known
    if let given = try fields.decodeIfPresent(CaseNumber.self, forKey: .priority) {
      priority = given.priority
    }
    weight = try number(.weight, or: 1)
  }
}
