// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The rows that a system has for a stack view: its own, and those of each arranged view; or those of a readable guide.
struct EngineStack {
  /// A row and what it stands for.
  struct Row {
    let row: StackRow

    /// The terms as the solver has them; an item that left and came back has other variables.
    let terms: RowTerms

    /// The row in the solver; nil while it is broken.
    let handle: ConstraintHandle?
  }

  /// Where a row is: in its group, of which the first is the stack view's own, and the others those of
  /// the members.
  struct Place: Hashable {
    var group: Int
    var number: Int
  }

  /// What the rows say, as of when they were written last.
  private(set) var basics: StackLowering.Basics?
  private(set) var members: [StackMember] = []
  private(set) var groups: [[Row]] = []

  /// Where each row is, by its index in the solver, and by what it is about; nil until somebody asks.
  private(set) var places: [Int32: Place]?
  private(set) var keyPlaces: [StackRow.Key: Place]?

  /// The variable that the rows mention as their unit.
  private(set) var unit: Variable?

  /// ``ItemTable/departures`` when the rows were written: while it is the same, every row mentions the variables
  /// that its items have now.
  private(set) var departures = 0

  /// Whether a group's rows say what they would if they were put together for `member`.
  func isCurrent(_ group: Int, _ member: StackMember) -> Bool {
    members[group - 1] == member && groups[group].allSatisfy { $0.handle != nil }
  }

  /// For each of these members the group of the same view, if it has one.
  ///
  /// - Complexity: O(*k*); only views that come, leave or move among others are looked for.
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

  /// How a row ranks among those of the stack view.
  func rank(of place: Place) -> Int { self[place].row.rank(ofMember: place.group) }

  /// Notes that a row is out of the solver.
  mutating func noteBroken(_ place: Place) {
    let row = self[place]
    groups[place.group][place.number] = Row(row: row.row, terms: row.terms, handle: nil)
  }

  /// Where a row of the solver is; nil if it is none of the stack view's.
  ///
  /// - Complexity: O(1), O(*r*) for the first of *r* rows after a change.
  mutating func place(of handle: ConstraintHandle) -> Place? {
    let places = self.places ?? placesByRow { $0.handle?.index }
    self.places = places
    guard let place = places[handle.index], self[place].handle == handle else { return nil }
    return place
  }

  /// Where the row is that is about something; nil if there is none.
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
