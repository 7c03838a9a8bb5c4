// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A binary heap; callers pass the order of entries to each push and pop, and always the same one.
///
/// If the order changes slightly between calls (the queue of ratios), entries may be popped slightly out of order.
struct Heap<Entry: BitwiseCopyable>: ~Copyable {
  private var entries = FlatArray<Entry>()

  var count: Int { @inline(__always) get { entries.count } }
  var isEmpty: Bool { @inline(__always) get { entries.isEmpty } }

  /// The first entry, left in place.
  var first: Entry? { entries.first }

  /// An entry at an index; entries are in no particular order.
  subscript(index: Int) -> Entry { entries[index] }

  @inline(__always)
  mutating func removeAll() { entries.removeAll() }

  /// - Complexity: O(log *n*).
  @inline(__always)
  mutating func push(_ entry: Entry, by precedes: (Entry, Entry) -> Bool) {
    var hole = entries.count
    entries.append(entry)
    let slots = entries.slots
    while hole > 0 {
      let parent = (hole - 1) >> 1
      if !precedes(entry, slots[parent]) { break }
      slots[hole] = slots[parent]
      hole = parent
    }
    slots[hole] = entry
  }

  /// Removes and returns the first entry.
  ///
  /// - Precondition: there is one.
  /// - Complexity: O(log *n*).
  @inline(__always)
  mutating func pop(by precedes: (Entry, Entry) -> Bool) -> Entry {
    let top = entries[0]
    let entry = entries.removeLast()
    if isEmpty { return top }
    let slots = entries.slots
    var hole = 0
    while 2 * hole + 1 < count {
      var child = 2 * hole + 1
      if child + 1 < count, precedes(slots[child + 1], slots[child]) { child += 1 }
      if !precedes(slots[child], entry) { break }
      slots[hole] = slots[child]
      hole = child
    }
    slots[hole] = entry
    return top
  }
}
