// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The sides and multiplier of a constraint, without its relation, constant and priority.
struct ConstraintSubject: Hashable {
  let first: ConstraintSide
  let second: ConstraintSide?
  let multiplier: Double
}

extension ConstraintReference {
  /// The sides and multiplier of the constraint.
  var subject: ConstraintSubject {
    let (row, origins) = (row, origins)
    return ConstraintSubject(
      first: ConstraintSide(first, row.firstAttribute, from: origins?.first),
      second: row.second.map { ConstraintSide($0, row.secondAttribute, from: origins?.second) },
      multiplier: multiplier)
  }
}
