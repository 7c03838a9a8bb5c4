// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A binary heap of elements by label: what a solve has yet to visit, first things first.
///
/// Backward solves push negated labels. Each element is in the heap at most once; the owner
/// keeps the marks.
struct NodeQueue: ~Copyable {
  struct Entry {
    var key: Int64
    var element: Int32
  }

  private var heap = FlatArray<Entry>()

  var count: Int { heap.count }
  var isEmpty: Bool { heap.isEmpty }

  /// The first element, left in place.
  var first: Int32 { heap[0].element }

  mutating func removeAll() { heap.removeAll() }

  mutating func push(_ element: Int, key: Int64) {
    var place = heap.count
    let entry = Entry(key: key, element: Int32(truncatingIfNeeded: element))
    heap.append(entry)
    while place > 0 {
      let parent = (place - 1) >> 1
      if heap[parent].key <= key { break }
      heap[place] = heap[parent]
      place = parent
    }
    heap[place] = entry
  }

  mutating func pop() -> Int {
    let top = heap[0].element
    let entry = heap.removeLast()
    let count = heap.count
    if count > 0 {
      var place = 0
      while true {
        var child = 2 * place + 1
        if child >= count { break }
        if child + 1 < count, heap[child + 1].key < heap[child].key { child += 1 }
        if heap[child].key >= entry.key { break }
        heap[place] = heap[child]
        place = child
      }
      heap[place] = entry
    }
    return Int(top)
  }
}
