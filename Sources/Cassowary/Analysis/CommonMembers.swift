// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Irreducible sets found by one search, as runs of one list.
///
/// The sets that refuse further widths of equally wide views have nearly all rows in common. The list holds each row
/// once, in ascending order, and then the refused rows, which belong to no other set.
struct CommonMembers {
  private(set) var list: [Int] = []

  /// The index of each row in the list; -1 for none.
  private var indexOf: [Int]

  /// Lists the members of `sets`.
  ///
  /// - Parameter rowCount: The number of rows that the search covered.
  /// - Complexity: O(members of all sets), and of sorting those that differ.
  init(_ sets: [(members: [Int], refused: Int)], rowCount: Int) {
    indexOf = Array(repeating: -1, count: rowCount)
    for set in sets {
      for row in set.members where row != set.refused && indexOf[row] < 0 {
        indexOf[row] = 0
        list.append(row)
      }
    }
    list.sort()
    list += sets.map { $0.refused }
    for (index, row) in list.enumerated() { indexOf[row] = index }
  }

  /// The runs of the list that hold the members of a set; the refused row is a run of its own.
  func runs(of members: [Int], refused: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for row in members where row != refused {
      runs.join(indexOf[row]..<indexOf[row] + 1)
    }
    return runs + [indexOf[refused]..<indexOf[refused] + 1]
  }
}
