// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

@testable import Cassowary

/// An answer of a search with its members ascending.
enum ListedVerdict: Equatable {
  case feasible
  case infeasible(members: [Int], refused: Int)
  case undecided
}

extension ConflictSearch {
  mutating func nextListed() -> ListedVerdict {
    switch next() {
    case .feasible: .feasible
    case .undecided: .undecided
    case .infeasible(let members, let refused):
      .infeasible(members: members.listed(in: sharedRows).sorted(), refused: refused)
    }
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
