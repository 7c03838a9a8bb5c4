// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The rows of a conflict.
///
/// Conflicts along a chain share nearly all of their rows. They are told in runs of one list then, so that
/// finding them all takes time by their number, not by the square of it.
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
  /// Adds a run behind all others: to the last one, if it goes on from there.
  mutating func join(_ run: Range<Int>) {
    if let last, last.upperBound == run.lowerBound {
      self[count - 1] = last.lowerBound..<run.upperBound
    } else {
      append(run)
    }
  }
}
