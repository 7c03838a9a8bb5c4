// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Variables whose multiplier may be out of its room, those out at the highest level first.
///
/// A heap by (priority of the first improvement, variable), each variable at most once.
struct CandidateQueue: ~Copyable {
  struct Entry {
    var priority: Float
    var column: Int32

    func precedes(_ other: Entry) -> Bool {
      priority > other.priority || (priority == other.priority && column < other.column)
    }
  }

  private var heap = FlatArray<Entry>()
  private var queued = FlatArray<Bool>()

  var isEmpty: Bool { heap.isEmpty }

  mutating func addColumns(_ count: Int) { queued.append(false, times: count) }

  mutating func removeAll() {
    for place in heap.indices { queued[Int(heap[place].column)] = false }
    heap.removeAll()
  }

  mutating func push(_ column: Int, priority: Float) {
    guard !queued[column] else { return }
    queued[column] = true
    let entry = Entry(priority: priority, column: Int32(truncatingIfNeeded: column))
    var place = heap.count
    heap.append(entry)
    while place > 0 {
      let parent = (place - 1) >> 1
      if !entry.precedes(heap[parent]) { break }
      heap[place] = heap[parent]
      place = parent
    }
    heap[place] = entry
  }

  mutating func pop() -> (column: Int, priority: Float)? {
    guard let top = heap.first else { return nil }
    let entry = heap.removeLast()
    let count = heap.count
    if count > 0 {
      var place = 0
      while true {
        var child = 2 * place + 1
        if child >= count { break }
        if child + 1 < count, heap[child + 1].precedes(heap[child]) { child += 1 }
        if !heap[child].precedes(entry) { break }
        heap[place] = heap[child]
        place = child
      }
      heap[place] = entry
    }
    queued[Int(top.column)] = false
    return (Int(top.column), top.priority)
  }

  /// Takes the lowest-numbered variable out: Bland's rule.
  ///
  /// - Complexity: O(*k*) for *k* candidates; only the fallback uses it.
  mutating func popLowest() -> (column: Int, priority: Float)? {
    guard var best = heap.first else { return nil }
    for place in heap.indices where heap[place].column < best.column { best = heap[place] }
    let all = Array(heap)
    removeAll()
    for entry in all where entry.column != best.column {
      push(Int(entry.column), priority: entry.priority)
    }
    return (Int(best.column), best.priority)
  }
}
