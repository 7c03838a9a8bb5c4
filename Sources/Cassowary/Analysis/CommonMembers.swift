// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Irreducible sets that one search has listed, told in runs of one list.
///
/// Views of equal width have nearly all rows in common that refuse further widths: the list has each row once, in
/// their order, and behind them the rows that are refused, which no other set rests on.
struct CommonMembers {
  private(set) var list: [Int] = []

  /// Where each row stands in the list; -1 for none.
  private var places: [Int]

  /// Puts the members of `sets` in order.
  ///
  /// - Parameter rowCount: How many rows the search was through.
  /// - Complexity: O(members of all sets), and of sorting those that differ.
  init(_ sets: [(members: [Int], refused: Int)], rowCount: Int) {
    places = Array(repeating: -1, count: rowCount)
    for set in sets {
      for row in set.members where row != set.refused && places[row] < 0 {
        places[row] = 0
        list.append(row)
      }
    }
    list.sort()
    list += sets.map { $0.refused }
    for (place, row) in list.enumerated() { places[row] = place }
  }

  /// Where in the list the members of a set stand; the one that is refused is a run of its own.
  func runs(of members: [Int], refused: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for row in members where row != refused {
      runs.join(places[row]..<places[row] + 1)
    }
    return runs + [places[refused]..<places[refused] + 1]
  }
}
