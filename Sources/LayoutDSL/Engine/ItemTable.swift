// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import Cassowary

/// The items that take part, by place, and whose each column of the solver is.
///
/// A place stays as long as its item takes part, and is used again.
struct ItemTable: ~Copyable {
  private var entries = OwnedList<EngineItem>()

  /// The states of the items; free places have none.
  private var states = OwnedList<ItemState?>()
  private var free: [Int32] = []
  private var places = OwnedList<Int32>()

  /// No item takes part.
  init() {}

  /// How many places there are, free ones included.
  var count: Int32 {
    @inline(__always) get { entries.count }
  }

  /// How many columns there may be of items.
  var columnCount: Int { Int(places.count) }

  /// What is known of the item at a place.
  subscript(place: Int32) -> EngineItem {
    @inline(__always) _read { yield entries[place] }
    @inline(__always) _modify { yield &entries[place] }
  }

  /// The item at a place; nil if the place is free.
  @inline(__always)
  func state(at place: Int32) -> ItemState? { states[place] }

  /// The place of the item that a column belongs to.
  @inline(__always)
  func place(ofColumn column: Int32) -> Int32? {
    guard column < places.count, places[column] >= 0 else { return nil }
    return places[column]
  }

  /// Makes room for items that are about to join.
  mutating func reserve(_ additional: Int) {
    let additional = Int32(truncatingIfNeeded: additional)
    entries.reserve(entries.count + additional)
    states.reserve(states.count + additional)
    places.reserve(places.count + 4 * additional)
  }

  /// Gives an item a place.
  mutating func insert(_ item: EngineItem, _ state: ItemState) -> Int32 {
    var place = entries.count
    if !free.isEmpty, let last = free.popLast() {
      place = last
      entries[place] = item
      states[place] = state
    } else {
      entries.append(item)
      states.append(state)
    }
    give(item.variables.columns, to: place)
    return place
  }

  /// Makes a place of nobody.
  mutating func insertNobody(_ item: EngineItem) -> Int32 {
    entries.append(item)
    states.append(nil)
    entries[entries.count - 1].end()
    return entries.count - 1
  }

  /// Takes an item out; its variables may be in use still.
  mutating func remove(_ place: Int32) {
    give(entries[place].variables.columns, to: -1)
    entries[place].end()
    states[place] = nil
    free.append(place)
  }

  @inline(__always)
  private mutating func give(_ columns: SIMD4<Int32>, to place: Int32) {
    let next = SIMD4(repeating: places.count) &+ SIMD4(0, 1, 2, 3)
    if columns == next { return places.append(place, times: 4) }
    while places.count <= columns.max() { places.append(-1) }
    for number in 0..<4 { places[columns[number]] = place }
  }
}
