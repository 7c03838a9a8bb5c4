// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One short sparse vector over priority levels for each variable, in flat storage.
///
/// The first entry of a vector stands at the variable's own place, further ones in a pool,
/// linked, highest priority first. Any `Float` priority is a level; there is no table of
/// levels to keep.
struct MultiplierStore: ~Copyable {
  struct Entry {
    /// The level; 0 for "no entry".
    var priority: Float
    /// The next entry in the pool; -1 for none.
    var next: Int32
    var value: Double

    static let none = Entry(priority: 0, next: -1, value: 0)
  }

  private var first = FlatArray<Entry>()
  private var pool = FlatArray<Entry>()
  private var free = FlatArray<Int32>()

  /// The largest amount that was added since the vectors were last computed from scratch: what
  /// their rounding scales with.
  private(set) var largest = 0.0

  /// What to write back to undo the batch at hand.
  private var journal = Journal()

  /// Adds vectors that are zero.
  mutating func addColumns(_ extra: Int) {
    first.append(.none, times: extra)
    journal.marks.addElements(extra)
  }

  /// The entry with the highest priority; its priority is 0 if the vector is zero.
  func head(_ column: Int) -> Entry { first[column] }

  /// The entry after another one.
  func entry(after entry: Entry) -> Entry? { entry.next < 0 ? nil : pool[Int(entry.next)] }

  func isZero(_ column: Int) -> Bool { first[column].priority == 0 }

  /// The value at a level.
  func value(_ column: Int, _ priority: Float) -> Double {
    var entry = first[column]
    while entry.priority > priority, entry.next >= 0 { entry = pool[Int(entry.next)] }
    return entry.priority == priority ? entry.value : 0
  }

  /// Makes all vectors zero, to compute them from scratch.
  mutating func removeAll() {
    for column in first.indices { clear(column) }
    largest = 0
  }

  /// Whether an entry of a vector is so small that it may be what rounding left of larger ones.
  func isDoubtful(_ column: Int) -> Bool {
    var entry = first[column]
    if entry.priority == 0 { return false }
    let width = Tolerance.remainder * largest
    while true {
      if abs(entry.value) < width { return true }
      if entry.next < 0 { return false }
      entry = pool[Int(entry.next)]
    }
  }

  /// Makes a vector zero.
  mutating func clear(_ column: Int) {
    if first[column].priority == 0 { return }
    keep(column)
    var next = first[column].next
    while next >= 0 {
      free.append(next)
      next = pool[Int(next)].next
    }
    first[column] = .none
  }

  /// Makes `target` what `source` was, and `source` zero.
  mutating func move(from source: Int, to target: Int) {
    clear(target)
    if first[source].priority == 0 { return }
    keep(source)
    keep(target)
    first[target] = first[source]
    first[source] = .none
  }

  /// Adds to the value at a level; what cancels to rounding noise leaves.
  mutating func add(_ column: Int, _ priority: Float, _ amount: Double) {
    if amount == 0 { return }
    keep(column)
    largest = max(largest, abs(amount))
    let head = first[column]
    if head.priority == 0 {
      first[column] = Entry(priority: priority, next: -1, value: amount)
      return
    }
    if priority > head.priority {
      let moved = take(head)
      first[column] = Entry(priority: priority, next: moved, value: amount)
      return
    }
    if priority == head.priority {
      if let sum = LexVector.sum(head.value, amount) {
        first[column].value = sum
      } else if head.next >= 0 {
        first[column] = pool[Int(head.next)]
        free.append(head.next)
      } else {
        first[column] = .none
      }
      return
    }
    addBehind(column, priority, amount)
  }

  /// Multiplies a vector by a number that is not zero.
  mutating func scale(_ column: Int, by factor: Double) {
    if factor == 1 || first[column].priority == 0 { return }
    keep(column)
    first[column].value *= factor
    var next = first[column].next
    while next >= 0 {
      pool[Int(next)].value *= factor
      next = pool[Int(next)].next
    }
  }

  /// Adds `factor · vector`.
  mutating func add(_ column: Int, _ vector: LexVector, times factor: Double) {
    for place in 0..<vector.count {
      add(column, vector[place].priority, vector[place].value * factor)
    }
  }

  /// Adds `factor` times the vector of a column to `sum`.
  func add(_ column: Int, times factor: Double, to sum: inout LexVector) {
    var entry = first[column]
    if entry.priority == 0 { return }
    while true {
      sum.add(entry.priority, factor * entry.value)
      if entry.next < 0 { return }
      entry = pool[Int(entry.next)]
    }
  }

  private mutating func addBehind(_ column: Int, _ priority: Float, _ amount: Double) {
    var previous: Int32 = -1
    var current = first[column].next
    while current >= 0, pool[Int(current)].priority > priority {
      previous = current
      current = pool[Int(current)].next
    }
    if current >= 0, pool[Int(current)].priority == priority {
      if let sum = LexVector.sum(pool[Int(current)].value, amount) {
        pool[Int(current)].value = sum
        return
      }
      free.append(current)
      link(column, previous, pool[Int(current)].next)
      return
    }
    let added = take(Entry(priority: priority, next: current, value: amount))
    link(column, previous, added)
  }

  private mutating func link(_ column: Int, _ previous: Int32, _ next: Int32) {
    if previous < 0 { first[column].next = next } else { pool[Int(previous)].next = next }
  }

  private mutating func take(_ entry: Entry) -> Int32 {
    if let place = free.popLast() {
      pool[Int(place)] = entry
      return place
    }
    pool.append(entry)
    return Int32(truncatingIfNeeded: pool.count - 1)
  }
}

/// Going back to the vectors as they were when the batch began.
extension MultiplierStore {
  /// Vectors as they were before the batch first changed them.
  struct Journal: ~Copyable {
    /// One entry of a vector; priority 0 for a vector without any.
    struct Entry {
      var column: Int32
      var priority: Float
      var value: Double
    }

    var entries = FlatArray<Entry>()
    var marks = BatchMarks()
    var largest = 0.0

    func copy() -> Journal {
      var copy = Journal()
      copy.entries = entries.copy()
      copy.marks = marks.copy()
      copy.largest = largest
      return copy
    }
  }

  /// Writes a vector down before it is changed, the first time in a batch.
  @inline(__always)
  private mutating func keep(_ column: Int) {
    if journal.marks.isUnmarked(column) { write(column) }
  }

  @inline(never)
  private mutating func write(_ column: Int) {
    journal.marks.mark(column)
    var entry = first[column]
    while true {
      journal.entries.append(
        .init(
          column: Int32(truncatingIfNeeded: column), priority: entry.priority,
          value: entry.value))
      if entry.next < 0 { return }
      entry = pool[Int(entry.next)]
    }
  }

  /// Makes the vectors as they are what ``goBack()`` goes back to.
  mutating func beginBatch() {
    journal.entries.removeAll()
    journal.marks.begin()
    journal.largest = largest
  }

  /// Makes the vectors what they were; those that were added since are zero.
  mutating func goBack() {
    let known = journal.marks.known
    journal.marks.suspend()
    for column in known..<first.count { clear(column) }
    for place in journal.entries.indices {
      let entry = journal.entries[place]
      let isFirst = place == 0 || journal.entries[place - 1].column != entry.column
      if isFirst { clear(Int(entry.column)) }
      if entry.priority > 0 { add(Int(entry.column), entry.priority, entry.value) }
    }
    largest = journal.largest
    beginBatch()
  }

  /// The same vectors, which go back to the same ones.
  func copy() -> MultiplierStore {
    var copy = MultiplierStore()
    copy.first = first.copy()
    copy.pool = pool.copy()
    copy.free = free.copy()
    copy.largest = largest
    copy.journal = journal.copy()
    return copy
  }
}
