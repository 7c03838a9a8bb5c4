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

  /// The same members by other numbers; runs stay as they are.
  func mapped(_ number: (Int) -> Int) -> ConflictMembers {
    switch self {
    case .listed(let rows): .listed(rows.map(number))
    case .runs: self
    }
  }

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
