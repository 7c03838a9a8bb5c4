// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The active constraints that blocks of an item made, by all that similar ones have in common.
struct AdoptableRows {
  /// What constraints of one item share that differ at most by their constants.
  private struct Kind: Hashable {
    let second: ObjectIdentifier?
    let firstAttribute: LayoutConstraint.Attribute
    let secondAttribute: LayoutConstraint.Attribute
    let relation: LayoutConstraint.Relation
    let priority: Float
    let multiplier: Double

    init(_ row: ConstraintRow, multiplier: Double, second: ItemState?) {
      self.second = second.map(ObjectIdentifier.init)
      (firstAttribute, secondAttribute) = (row.firstAttribute, row.secondAttribute)
      (relation, priority) = (row.relation, row.priority)
      self.multiplier = multiplier
    }
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
    let kind = Kind(row, multiplier: reference.multiplier, second: row.second)
    rows[kind, default: []].append(reference)
  }

  /// Those that differ from `row`, were it at `place`, at most by their constants.
  func rows(similarTo row: LayoutConstraint, at place: ConstraintPlace) -> [ConstraintReference] {
    let kind = Kind(row.row, multiplier: row.multiplier, second: place.second)
    return rows[kind]?.filter(\.isUsed) ?? []
  }
}
