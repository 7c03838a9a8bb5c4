// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The active constraints made by an item's blocks, grouped by everything except their constants.
struct AdoptableRows {
  /// The properties that constraints of one item share if they differ at most by their constants.
  private struct Kind: Hashable {
    let subject: ConstraintSubject
    let relation: LayoutConstraint.Relation
    let priority: Float
  }

  private var rows: [Kind: [ConstraintReference]] = [:]

  /// Collects the constraints made by blocks of the item, with and without handles.
  ///
  /// - Complexity: O(*n*) for *n* constraints of the item, unless handles exist that have not collected their rows.
  init(of item: ItemState) {
    for reference in item.blockRows { add(reference) }
    for constraint in item.activeHandles {
      for row in constraint.rows where row.owner === constraint {
        if let reference = row.reference { add(reference) }
      }
    }
  }

  /// Adds a constraint that was installed after the initialiser ran.
  mutating func add(_ reference: ConstraintReference) {
    let row = reference.row
    let kind = Kind(subject: reference.subject, relation: row.relation, priority: row.priority)
    rows[kind, default: []].append(reference)
  }

  /// Returns the constraints that differ from `row`, installed at `site`, at most by their constants.
  func rows(similarTo row: LayoutConstraint, at site: ConstraintSite) -> [ConstraintReference] {
    let second = site.second.map { ConstraintSide($0, row.secondAttribute) }
    let subject = ConstraintSubject(
      first: row.firstSide, second: second, multiplier: row.multiplier)
    let kind = Kind(subject: subject, relation: row.relation, priority: row.priorityValue)
    return rows[kind]?.filter(\.isUsed) ?? []
  }
}
