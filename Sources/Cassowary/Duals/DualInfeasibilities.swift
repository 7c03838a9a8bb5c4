// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Variables whose multiplier may be out of its bounds, each once, ordered by the highest level at which it is.
///
/// - Invariant: the marked variables are those in the heap.
struct DualInfeasibilities: ~Copyable {
  /// A variable, and the highest level at which its multiplier was out when it was queued.
  struct Candidate {
    var priority: Float
    var column: Int32

    func precedes(_ other: Candidate) -> Bool {
      priority > other.priority || (priority == other.priority && column < other.column)
    }
  }

  private var heap = Heap<Candidate>()
  private var isQueued = FlatArray<Bool>()

  var count: Int { heap.count }
  var isEmpty: Bool { heap.isEmpty }

  /// A candidate at an index of the heap; candidates are in no particular order.
  func candidate(_ index: Int) -> Candidate { heap[index] }

  mutating func extend(to count: Int) { isQueued.extend(to: count, with: false) }

  mutating func removeAll() {
    for index in 0..<heap.count { isQueued[Int(heap[index].column)] = false }
    heap.removeAll()
  }

  mutating func push(_ column: Int, priority: Float) {
    if isQueued[column] { return }
    isQueued[column] = true
    heap.push(Candidate(priority: priority, column: Int32(truncatingIfNeeded: column))) {
      $0.precedes($1)
    }
  }

  /// Whether `condition` holds for any queued variable.
  func contains(where condition: (Int) -> Bool) -> Bool {
    (0..<heap.count).contains { condition(Int(heap[$0].column)) }
  }

  mutating func pop() -> Candidate? {
    if heap.isEmpty { return nil }
    let top = heap.pop { $0.precedes($1) }
    isQueued[Int(top.column)] = false
    return top
  }
}
