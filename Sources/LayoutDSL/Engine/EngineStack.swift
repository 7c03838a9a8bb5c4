// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The rows that a system has for a stack view: its own, and those of each arranged view; or those of a readable guide.
struct EngineStack {
  /// A row of the arrangement, and its terms and handle in the solver.
  struct Row {
    let row: StackRow

    /// The terms as the solver has them; an item that left and came back has other variables.
    let terms: RowTerms

    /// The row in the solver; nil while it is broken.
    let handle: ConstraintHandle?
  }

  /// The position of a row in its group; the first group is the stack view's own, the others are those of the members.
  struct Index: Hashable {
    var group: Int
    var number: Int
  }

  /// The arrangement that the rows were last written for, and the rows by group.
  private(set) var basics: StackLowering.SharedSettings?
  private(set) var members: [StackMember] = []
  private(set) var groups: [[Row]] = []

  /// The index of each row by that in the solver, and by its key; nil until it is first needed.
  private(set) var indicesByHandle: [Int32: Index]?
  private(set) var indicesByKey: [StackRow.Key: Index]?

  /// The variable that the rows mention as their unit.
  private(set) var unit: Variable?

  /// The ``ItemTable/departures`` when the rows were written: while they are the same, all rows mention the current
  /// variables of their items.
  private(set) var departures = 0

  /// Whether a group's rows are all in the solver, and the same as would be lowered for `member`.
  func isCurrent(_ group: Int, _ member: StackMember) -> Bool {
    members[group - 1] == member && groups[group].allSatisfy { $0.handle != nil }
  }

  /// Returns for each of these members the group of the same view, if there is one.
  ///
  /// - Complexity: O(*k*); only views that come, leave or move among others are looked up.
  func groups(of new: [StackMember]) -> [Int?] {
    let shared = min(new.count, members.count)
    var start = 0
    while start < shared, new[start].state === members[start].state { start += 1 }
    var end = 0
    while end < shared - start,
      new[new.count - 1 - end].state === members[members.count - 1 - end].state
    { end += 1 }
    var known: [ObjectIdentifier: Int] = [:]
    for index in start..<members.count - end {
      known[ObjectIdentifier(members[index].state)] = index + 1
    }
    return new.indices.map { index in
      if index < start { return index + 1 }
      let fromEnd = new.count - index
      if fromEnd <= end { return members.count - fromEnd + 1 }
      return known[ObjectIdentifier(new[index].state)]
    }
  }

  subscript(index: Index) -> Row { groups[index.group][index.number] }

  /// Returns the rank of a row among those of the stack view.
  func rank(of index: Index) -> Int { self[index].row.rank(ofMember: index.group) }

  /// Notes that a row is out of the solver.
  mutating func noteBroken(_ index: Index) {
    let row = self[index]
    groups[index.group][index.number] = Row(row: row.row, terms: row.terms, handle: nil)
  }

  /// Returns the index of a row of the solver; nil if the stack view has no such row.
  ///
  /// - Complexity: O(1), O(*r*) for the first of *r* rows after a change.
  mutating func index(of handle: ConstraintHandle) -> Index? {
    let indices = indicesByHandle ?? indices(by: { $0.handle?.index })
    indicesByHandle = indices
    guard let index = indices[handle.index], self[index].handle == handle else { return nil }
    return index
  }

  /// Returns the index of the row with a key; nil if there is none.
  ///
  /// - Complexity: O(1), O(*r*) for the first of *r* rows after a change.
  mutating func index(of key: StackRow.Key) -> Index? {
    let indices = indicesByKey ?? indices(by: \.row.key)
    indicesByKey = indices
    return indices[key]
  }

  private func indices<Key: Hashable>(by key: (Row) -> Key?) -> [Key: Index] {
    var indices: [Key: Index] = [:]
    for (group, rows) in groups.enumerated() {
      for (number, row) in rows.enumerated() {
        if let key = key(row) { indices[key] = Index(group: group, number: number) }
      }
    }
    return indices
  }

  func forEachRow(_ body: (Row) -> Void) {
    for group in groups { group.forEach(body) }
  }
}
