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
  struct Place: Hashable {
    var group: Int
    var number: Int
  }

  /// The arrangement that the rows were last written for, and the rows by group.
  private(set) var basics: StackLowering.SharedSettings?
  private(set) var members: [StackMember] = []
  private(set) var groups: [[Row]] = []

  /// The place of each row by its index in the solver, and by its key; nil until it is first needed.
  private(set) var places: [Int32: Place]?
  private(set) var keyPlaces: [StackRow.Key: Place]?

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
    for place in start..<members.count - end {
      known[ObjectIdentifier(members[place].state)] = place + 1
    }
    return new.indices.map { place in
      if place < start { return place + 1 }
      let fromEnd = new.count - place
      if fromEnd <= end { return members.count - fromEnd + 1 }
      return known[ObjectIdentifier(new[place].state)]
    }
  }

  subscript(place: Place) -> Row { groups[place.group][place.number] }

  /// Returns the rank of a row among those of the stack view.
  func rank(of place: Place) -> Int { self[place].row.rank(ofMember: place.group) }

  /// Notes that a row is out of the solver.
  mutating func noteBroken(_ place: Place) {
    let row = self[place]
    groups[place.group][place.number] = Row(row: row.row, terms: row.terms, handle: nil)
  }

  /// Returns the place of a row of the solver; nil if the stack view has no such row.
  ///
  /// - Complexity: O(1), O(*r*) for the first of *r* rows after a change.
  mutating func place(of handle: ConstraintHandle) -> Place? {
    let places = self.places ?? placesByRow { $0.handle?.index }
    self.places = places
    guard let place = places[handle.index], self[place].handle == handle else { return nil }
    return place
  }

  /// Returns the place of the row with a key; nil if there is none.
  ///
  /// - Complexity: O(1), O(*r*) for the first of *r* rows after a change.
  mutating func place(of key: StackRow.Key) -> Place? {
    let places = keyPlaces ?? placesByRow(\.row.key)
    keyPlaces = places
    return places[key]
  }

  private func placesByRow<Key: Hashable>(_ key: (Row) -> Key?) -> [Key: Place] {
    var places: [Key: Place] = [:]
    for (group, rows) in groups.enumerated() {
      for (number, row) in rows.enumerated() {
        if let key = key(row) { places[key] = Place(group: group, number: number) }
      }
    }
    return places
  }

  func forEachRow(_ body: (Row) -> Void) {
    for group in groups { group.forEach(body) }
  }
}
