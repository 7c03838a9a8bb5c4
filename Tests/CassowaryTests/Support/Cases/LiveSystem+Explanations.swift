// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

extension LiveSystem {
  /// What is wrong with an irreducible set of required rows that clash; nil if it is one: they
  /// cannot all hold, and can when any one member is left out.
  func flaw(in clash: StepRefusal.Clash) -> String? {
    let ids = clash.ids
    if Set(ids).count != ids.count { return "\(ids) names a constraint twice" }
    let members = ids.compactMap { row($0) }.filter { $0.isRequired && $0.isFinite }
    if let stranger = ids.first(where: { id in !members.contains { $0.id == id } }) {
      return "\(stranger) in \(ids) is not a required constraint"
    }
    if let free = clash.bounded.first(where: { lowerBounds[$0] == nil }) {
      return "\(free) has no lower bound"
    }
    let numbers = variableNumbers
    let rows = members.map { exact($0, numbers) } + boundRows(numbers, only: clash.bounded)
    if rows.count == ids.count + clash.bounded.count, InfeasibilityProof(rows) != nil { return nil }
    let with = clash.bounded.isEmpty ? "" : " with the bounds of \(clash.bounded)"
    return "\(ids)\(with) is no irreducible set of constraints that cannot all hold"
  }

  /// The number that stands for each variable in exact rows.
  var variableNumbers: [String: Int] {
    Dictionary(variables.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A row in exact numbers.
  func exact(_ row: CaseRow, _ numbers: [String: Int]) -> ReferenceRow {
    ReferenceRow(
      terms: row.terms.map { (numbers[$0.variable] ?? 0, Rational(meantBy: $0.coefficient)) },
      constant: Rational(meantBy: row.constant),
      relation: row.relation,
      priority: row.priority,
      weight: Rational(meantBy: row.weight))
  }

  /// The lower bounds in exact numbers; of all variables, or of those that are named.
  func boundRows(_ numbers: [String: Int], only bounded: [String]? = nil) -> [ReferenceRow] {
    variables.compactMap { name in
      guard let bound = lowerBounds[name], bounded?.contains(name) ?? true else { return nil }
      return ReferenceRow(
        terms: [(numbers[name] ?? 0, .one)],
        constant: Rational(meantBy: -bound),
        relation: .greaterThanOrEqual,
        priority: ReferenceRow.bound)
    }
  }
}
