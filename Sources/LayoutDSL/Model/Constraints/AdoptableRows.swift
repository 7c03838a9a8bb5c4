// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The active constraints that blocks of an item made, by all that similar ones have in common.
struct AdoptableRows {
  /// What constraints of one item share that differ at most by their constants.
  private struct Kind: Hashable {
    let subject: ConstraintSubject
    let relation: LayoutConstraint.Relation
    let priority: Float
  }

  private var rows: [Kind: [ConstraintReference]] = [:]

  /// All that blocks of the item made, with and without handles.
  ///
  /// - Complexity: O(constraints of the item), if nobody has handles that were not asked for their
  ///   constraints.
  init(of item: ItemState) {
    for reference in item.blockRows { add(reference) }
    for constraint in item.made {
      for row in constraint.rows where row.owner === constraint {
        if let reference = row.reference { add(reference) }
      }
    }
  }

  /// Takes in a constraint that was installed since.
  mutating func add(_ reference: ConstraintReference) {
    let row = reference.row
    let kind = Kind(subject: reference.subject, relation: row.relation, priority: row.priority)
    rows[kind, default: []].append(reference)
  }

  /// Those that differ from `row`, were it at `place`, at most by their constants.
  func rows(similarTo row: LayoutConstraint, at place: ConstraintPlace) -> [ConstraintReference] {
    let second = place.second.map { ConstraintSide($0, row.secondAttribute) }
    let subject = ConstraintSubject(
      first: row.firstSide, second: second, multiplier: row.multiplier)
    let kind = Kind(subject: subject, relation: row.relation, priority: row.priorityValue)
    return rows[kind]?.filter(\.isUsed) ?? []
  }
}
