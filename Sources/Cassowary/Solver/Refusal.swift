// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A required constraint that adding the required constraints one by one would refuse, provided that the other
/// members of its irreducible set are kept.
package struct Refusal: Sendable {
  /// A member of a set.
  package enum Member: Sendable {
    case constraint(ConstraintHandle)
    /// The lower bound of a variable.
    case lowerBound(Variable)
  }

  /// The constraint that is refused.
  package let refused: ConstraintHandle

  /// The index in ``Refusals/lists`` of the list that holds the set.
  package let list: Int

  /// The runs of the list that hold the members of the set, the refused one included; they do not overlap.
  ///
  /// A set of more than 24 members is reported as it was found: irreducible beside the bounds that it lists, though
  /// others may make some of it redundant; so is one for which the work limit was reached. If no clash could be proved,
  /// it has all rows that take part.
  package let runs: [Range<Int>]
}

/// The constraints that have to be refused, and the lists of members that their sets share.
package struct Refusals: Sendable {
  /// The members of the sets.
  package let lists: [[Refusal.Member]]

  /// In the order in which they were found.
  package let refusals: [Refusal]

  /// The index of the refused constraint in the list; nil if it is no member.
  ///
  /// - Complexity: O(members), O(1) if it is at the end.
  package func index(of refusal: Refusal) -> Int? {
    for run in refusal.runs.reversed() {
      for index in run.reversed() {
        if case .constraint(let handle) = lists[refusal.list][index], handle == refusal.refused {
          return index
        }
      }
    }
    return nil
  }
}
