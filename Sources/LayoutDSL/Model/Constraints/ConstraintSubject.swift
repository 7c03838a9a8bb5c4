// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a constraint is about, whatever it asks for.
struct ConstraintSubject: Hashable {
  let first: ConstraintSide
  let second: ConstraintSide?
  let multiplier: Double
}

extension ConstraintReference {
  /// What the constraint is about.
  var subject: ConstraintSubject {
    let (row, origins) = (row, origins)
    return ConstraintSubject(
      first: ConstraintSide(first, row.firstAttribute, from: origins?.first),
      second: row.second.map { ConstraintSide($0, row.secondAttribute, from: origins?.second) },
      multiplier: multiplier)
  }
}
