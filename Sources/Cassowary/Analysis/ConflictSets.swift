// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Irreducible infeasible sets, each with the row that is refused because of it.
///
/// Sets along a chain share nearly all of their members, so each is stored as runs of a list that several may share.
struct ConflictSets {
  /// A member of a set.
  enum Member {
    case row(Int)
    /// The lower bound of a variable.
    case lowerBound(Int)
  }

  struct ConflictSet {
    /// The row that cannot be kept if the others are.
    let refused: Int

    /// The index of the list that holds the members.
    fileprivate(set) var list: Int

    /// The runs of the list that hold the members; they do not overlap.
    fileprivate(set) var runs: [Range<Int>]
  }

  private(set) var lists: [[Member]] = []

  private(set) var sets: [ConflictSet] = []

  /// Prepares for sets that are runs of the given lists.
  init(sharing lists: [[Member]] = []) { self.lists = lists }

  var isEmpty: Bool { sets.isEmpty }

  /// Adds a set with a list of its own.
  mutating func append(_ members: [Member], refused: Int) {
    sets.append(ConflictSet(refused: refused, list: lists.count, runs: [0..<members.count]))
    lists.append(members)
  }

  /// Adds a set for each refused row, consisting of that row and `reasons`.
  mutating func append(_ refused: [Int], for reasons: [Int]) {
    for (index, row) in refused.enumerated() {
      let own = reasons.count + index
      sets.append(
        ConflictSet(refused: row, list: lists.count, runs: [0..<reasons.count, own..<own + 1]))
    }
    lists.append((reasons + refused).map { .row($0) })
  }

  /// Adds a set in runs of one of the shared lists.
  mutating func append(runs: [Range<Int>], of list: Int, refused: Int) {
    sets.append(ConflictSet(refused: refused, list: list, runs: runs))
  }

  /// Drops from a list what no run refers to: a search that finds one small set shares a list of all its rows.
  ///
  /// - Complexity: O(members of the list + runs).
  mutating func dropUnused(of list: Int) {
    var changes = Array(repeating: 0, count: lists[list].count + 1)
    for set in sets where set.list == list {
      for run in set.runs {
        changes[run.lowerBound] += 1
        changes[run.upperBound] -= 1
      }
    }
    var used: [Member] = []
    var indices: [Int] = []
    var uses = 0
    for (index, member) in lists[list].enumerated() {
      uses += changes[index]
      indices.append(used.count)
      if uses > 0 { used.append(member) }
    }
    lists[list] = used
    for index in sets.indices where sets[index].list == list {
      sets[index].runs = sets[index].runs.map { run in
        let start = indices[run.lowerBound]
        return start..<start + run.count
      }
    }
  }

  /// Adds all sets of another collection.
  mutating func append(_ other: ConflictSets) {
    for var set in other.sets {
      set.list += lists.count
      sets.append(set)
    }
    lists += other.lists
  }
}
