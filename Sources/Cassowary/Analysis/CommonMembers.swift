// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Irreducible sets that one search has listed, told in runs of one list.
///
/// Views of equal width have nearly all rows in common that refuse further widths: the list has each row once, by
/// rank, and behind them the rows that are refused, which no other set rests on.
struct CommonMembers {
  /// A set as it was found: by ascending rank.
  struct Listed {
    let members: [Int]
    let refused: Int
  }

  private(set) var list: [Int] = []

  /// Where each row stands in the list; -1 for none.
  private var places: [Int]

  /// Puts the members of `sets` in order.
  ///
  /// - Parameters:
  ///   - rowCount: How many rows the search was through.
  ///   - precedes: Whether a row comes before another by rank.
  /// - Complexity: O(members of all sets), and of sorting those that differ.
  init(_ sets: [Listed], rowCount: Int, precedes: (Int, Int) -> Bool) {
    places = Array(repeating: -1, count: rowCount)
    for set in sets {
      for row in set.members where row != set.refused && places[row] < 0 {
        places[row] = 0
        list.append(row)
      }
    }
    list.sort(by: precedes)
    list += sets.map { $0.refused }
    for (place, row) in list.enumerated() { places[row] = place }
  }

  /// Where in the list the members of a set stand; the one that is refused is a run of its own.
  func runs(of set: Listed) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for row in set.members where row != set.refused {
      let place = places[row]
      if let last = runs.last, last.upperBound == place {
        runs[runs.count - 1] = last.lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
    }
    return runs + [places[set.refused]..<places[set.refused] + 1]
  }
}
