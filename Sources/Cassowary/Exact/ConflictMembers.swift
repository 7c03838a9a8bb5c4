// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The rows of a conflict.
///
/// Conflicts along a chain share nearly all of their rows. They are then stored as runs of one list, so that
/// finding them all takes time proportional to their number, not to its square.
enum ConflictMembers: Equatable, Sendable {
  /// Rows of this conflict only.
  case listed([Int])

  /// Runs of the list that all conflicts of the search share; none overlaps another.
  case runs([Range<Int>])

  /// The members, one by one, given the shared list.
  ///
  /// - Complexity: O(members).
  func listed(in shared: [Int]) -> [Int] {
    switch self {
    case .listed(let rows): rows
    case .runs(let runs): runs.flatMap { shared[$0] }
    }
  }
}

extension [Range<Int>] {
  /// Appends a run; extends the last one if the two are adjacent.
  mutating func join(_ run: Range<Int>) {
    if let last, last.upperBound == run.lowerBound {
      self[count - 1] = last.lowerBound..<run.upperBound
    } else {
      append(run)
    }
  }
}
