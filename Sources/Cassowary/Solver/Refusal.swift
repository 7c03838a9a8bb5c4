// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A required constraint that adding the required constraints one by one would refuse, given
/// that it would keep the others of an irreducible set that it closes.
package struct Refusal: Sendable {
  /// What takes part in a set.
  package enum Member: Sendable {
    case constraint(ConstraintHandle)
    /// The lower bound of a variable.
    case lowerBound(Variable)
  }

  /// The constraint that is refused.
  package let refused: ConstraintHandle

  /// The list of ``Refusals/lists`` where the set stands.
  package let list: Int

  /// Where in the list the members of the set stand, the refused one included; none overlaps another.
  ///
  /// A set of more than ``longCount`` members is told as it was found: irreducible beside the bounds that it lists, though
  /// others may make some of it needless. If no clash could be proved, all rows that take part.
  package let runs: [Range<Int>]

  /// Up to so many members a set has none that a bound, or a given row, makes needless.
  package static var longCount: Int { Simplex.longCount }
}

/// What has to be refused; sets along a chain share nearly all of their members, and a list.
package struct Refusals: Sendable {
  /// The members of the sets.
  package let lists: [[Refusal.Member]]

  /// In the order in which they were found.
  package let refusals: [Refusal]

  /// Where the refused constraint stands in the list; nil if it is no member.
  ///
  /// - Complexity: O(members), O(1) if it stands at the end.
  package func place(of refusal: Refusal) -> Int? {
    for run in refusal.runs.reversed() {
      for place in run.reversed() {
        if case .constraint(let handle) = lists[refusal.list][place], handle == refusal.refused {
          return place
        }
      }
    }
    return nil
  }
}
