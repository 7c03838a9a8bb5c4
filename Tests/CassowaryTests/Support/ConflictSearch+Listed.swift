// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

@testable import Cassowary

/// An answer of a search with its members ascending.
enum ListedVerdict: Equatable {
  case feasible
  case infeasible(members: [Int], refused: Int)
  case undecided
  case unproved
}

extension ConflictSearch {
  mutating func nextListed() -> ListedVerdict {
    switch next() {
    case .feasible: .feasible
    case .undecided: .undecided
    case .unproved: .unproved
    case .infeasible(let members, let refused):
      .infeasible(members: members.listed(in: sharedRows).sorted(), refused: refused)
    }
  }
}

extension ExactRow {
  /// Makes a row of numbers that are meant as they are.
  init(
    terms: [(column: Int32, coefficient: Double)], constant: Double, relation: LinearRelation
  ) {
    self.init(meant: [], constant: 0, relation: relation, width: 0)
    self.terms = terms.map { ($0.column, ExactNumber($0.coefficient)) }
    self.constant = ExactNumber(constant)
  }
}

/// An exact row of the columns and coefficients of `terms`.
func row(
  _ terms: [(Int, Double)], _ constant: Double, _ relation: LinearRelation
) -> ExactRow {
  ExactRow(
    terms: terms.map { (column: Int32($0.0), coefficient: $0.1) }, constant: constant,
    relation: relation)
}
