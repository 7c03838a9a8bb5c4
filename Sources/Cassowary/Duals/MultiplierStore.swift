// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One short sparse vector over priority levels for each variable: the multiplier of its element.
///
/// The entries are in a pool, those of a vector linked, highest priority first. Many vectors are always zero
/// and have none. A vector that becomes zero keeps its first entry, since it is likely to change again. Any `Float`
/// priority is a level; there is no table of levels.
///
/// - Invariant: every entry of the pool belongs to one vector or to the free list; a finger points to an entry of its
///   own vector.
struct MultiplierStore: ~Copyable {
  struct Entry {
    /// Priority 0 means no amount: the only entry of a vector that has become zero.
    var amount: LevelAmount
    /// The next entry in the pool; -1 for none.
    var next: Int32

    static let none = Entry(amount: LevelAmount(priority: 0, value: 0, scale: 0), next: -1)

    @inline(__always) var priority: Float { amount.priority }
    @inline(__always) var value: Double { amount.value }
  }

  /// The pool index of the first entry of each vector; -1 for none.
  private var first = JournaledArray<Int32>()
  private var pool = JournaledArray<Entry>()

  /// The free entries of the pool, linked; -1 for none.
  private var freeHead: Int32 = -1
  private var committedFreeHead: Int32 = -1

  /// The largest scale that has cancelled in this batch since multipliers were computed from scratch: it may
  /// have swallowed smaller amounts.
  private(set) var largestCancelled = 0.0

  /// For each vector, the entry before the one that was last added to; -1 for none.
  ///
  /// The next search begins there. Empty until a vector is long.
  private var fingers = FlatArray<Int32>()

  /// The number of entries after which a search causes fingers to be stored.
  private static var longSearch: Int { 8 }

  /// How many entries behind the first ones have been visited, in total.
  private(set) var work = 0

  private let inPlace = InPlace()

  /// The entry with the highest priority; its priority is 0 if the vector is zero.
  @inline(__always)
  func head(_ column: Int) -> Entry {
    let index = first[column]
    return index < 0 ? .none : pool[Int(index)]
  }

  func entry(after entry: Entry) -> Entry? { entry.next < 0 ? nil : pool[Int(entry.next)] }

  @inline(__always)
  func isZero(_ column: Int) -> Bool { head(column).priority == 0 }

  /// Calls `body` with the amount at each level, highest priority first.
  @inline(__always)
  func forEachAmount(_ column: Int, _ body: (LevelAmount) -> Void) {
    var entry = head(column)
    if entry.priority == 0 { return }
    while true {
      body(entry.amount)
      if entry.next < 0 { return }
      entry = pool[Int(entry.next)]
    }
  }

  /// The value at a level.
  func value(_ column: Int, _ priority: Float) -> Double {
    var entry = head(column)
    while entry.priority > priority, entry.next >= 0 { entry = pool[Int(entry.next)] }
    return entry.priority == priority ? entry.value : 0
  }

  /// Adds `factor` times the vector of a column to `sum`.
  func add(_ column: Int, times factor: Double, to sum: inout LexVector) {
    forEachAmount(column) { sum.add($0.times(factor)) }
  }

  /// Whether an amount should be recomputed before it is trusted.
  ///
  /// Part of a small amount may be lost in what has cancelled, whose size is usually at most that of common weights.
  @inline(__always)
  private func isDoubtful(_ amount: LevelAmount) -> Bool {
    amount.isDoubtful || abs(amount.value) <= Tolerance.doubtful * min(largestCancelled, 1)
  }

  /// Whether any amount of a vector is doubtful.
  @inline(__always)
  func isDoubtful(_ column: Int) -> Bool {
    var isDoubtful = false
    forEachAmount(column) { if self.isDoubtful($0) { isDoubtful = true } }
    return isDoubtful
  }

  // MARK: Changes

  /// Appends zero vectors.
  mutating func extend(to count: Int) {
    first.extend(to: count, with: -1)
  }

  /// Makes all vectors zero, to compute them from scratch.
  mutating func removeAll() {
    largestCancelled = 0
    for column in 0..<first.count { clear(column) }
  }

  /// Makes a vector zero.
  mutating func clear(_ column: Int) {
    let head = head(column)
    if head.priority == 0 { return }
    resetFinger(column)
    var next = head.next
    while next >= 0 {
      let after = pool[Int(next)].next
      free(next)
      next = after
    }
    pool[Int(first[column])] = .none
  }

  /// Moves the vector of `source` to `target`, and makes that of `source` zero.
  mutating func move(from source: Int, to target: Int) {
    clear(target)
    if isZero(source) { return }
    let index = first[target]
    first[target] = first[source]
    first[source] = index
    resetFinger(source)
  }

  /// Adds to the value at a level; removes the entry if it cancels to rounding.
  ///
  /// - Returns: whether the new amount at the level is doubtful.
  @inline(__always)
  @discardableResult
  mutating func add(_ column: Int, _ amount: LevelAmount) -> Bool {
    if amount.value == 0 { return false }
    let index = Int(first[column])
    if index < 0 {
      first[column] = allocate(Entry(amount: amount, next: -1))
      return isDoubtful(amount)
    }
    var head = pool[index]
    if head.priority == 0 {
      pool[index] = Entry(amount: amount, next: -1)
    } else if amount.priority > head.priority {
      let moved = allocate(head)
      pool[index] = Entry(amount: amount, next: moved)
    } else if amount.priority < head.priority {
      return addBehind(column, amount)
    } else if head.amount.add(amount.value, scale: amount.scale) {
      pool[index] = head
      return isDoubtful(head.amount)
    } else {
      noteCancelled(head.amount.scale)
      resetFinger(column)
      if head.next >= 0 {
        pool[index] = pool[Int(head.next)]
        free(head.next)
      } else {
        pool[index] = .none
      }
      return false
    }
    return isDoubtful(amount)
  }

  /// Resets a vector's finger, so that the next search begins at its first entry.
  @inline(__always)
  private mutating func resetFinger(_ column: Int) {
    if column < fingers.count { fingers[column] = -1 }
  }

  /// Records the scale of an amount that cancelled to rounding.
  mutating func noteCancelled(_ scale: Double) {
    largestCancelled = larger(scale, largestCancelled)
  }

  /// Adds an exact amount to the value at a level.
  mutating func add(_ column: Int, _ priority: Float, _ amount: Double) {
    add(column, LevelAmount(priority: priority, value: amount))
  }

  /// Adds a vector.
  ///
  /// - Complexity: O(*a* + *b*) for vectors of *a* and *b* entries.
  @inline(__always)
  mutating func add(_ column: Int, _ vector: borrowing LexVector) {
    for index in 0..<vector.count { add(column, vector[index]) }
  }

  /// Multiplies a vector by a number that is not zero.
  mutating func scale(_ column: Int, by factor: Double) {
    if factor == 1 { return }
    var next = first[column]
    while next >= 0 {
      pool[Int(next)].amount = pool[Int(next)].amount.times(factor)
      next = pool[Int(next)].next
    }
  }

  /// Adds an amount at a level below that of the first entry.
  ///
  /// The search begins where the last one ended, if that is before the level. Amounts that arrive by descending level
  /// are thus added in O(1) each.
  @inline(never)
  private mutating func addBehind(_ column: Int, _ amount: LevelAmount) -> Bool {
    var previous = first[column]
    var passed = 1
    if column < fingers.count {
      let finger = fingers[column]
      if finger >= 0, pool[Int(finger)].priority > amount.priority {
        // The entry behind the finger was visited by the last search.
        (previous, passed) = (finger, 0)
      }
    }
    var current = pool[Int(previous)].next
    while current >= 0, pool[Int(current)].priority > amount.priority {
      previous = current
      current = pool[Int(current)].next
      passed += 1
    }
    work &+= passed
    if passed > Self.longSearch { fingers.extend(to: first.count, with: -1) }
    if column < fingers.count { fingers[column] = previous }
    if current < 0 || pool[Int(current)].priority != amount.priority {
      let added = allocate(Entry(amount: amount, next: current))
      pool[Int(previous)].next = added
      return isDoubtful(amount)
    }
    if pool[Int(current)].amount.add(amount.value, scale: amount.scale) {
      return isDoubtful(pool[Int(current)].amount)
    }
    noteCancelled(pool[Int(current)].amount.scale)
    pool[Int(previous)].next = pool[Int(current)].next
    free(current)
    return false
  }

  private mutating func allocate(_ entry: Entry) -> Int32 {
    let index = freeHead
    if index < 0 {
      pool.append(entry)
      return Int32(truncatingIfNeeded: pool.count - 1)
    }
    freeHead = pool[Int(index)].next
    pool[Int(index)] = entry
    return index
  }

  private mutating func free(_ index: Int32) {
    pool[Int(index)] = Entry(amount: Entry.none.amount, next: freeHead)
    freeHead = index
  }

  // MARK: Batches

  mutating func beginBatch() {
    largestCancelled = 0
    // What a batch visits must not depend on a failed batch before it.
    fingers.removeAll()
    first.beginBatch()
    pool.beginBatch()
    committedFreeHead = freeHead
  }

  /// Restores the vectors at the beginning of the batch; vectors added since are zero.
  mutating func rollBack() {
    for column in first.committedCount..<first.count { first[column] = -1 }
    let known = pool.committedCount
    first.rollBack()
    pool.rollBack()
    freeHead = committedFreeHead
    for index in known..<pool.count { free(Int32(truncatingIfNeeded: index)) }
    beginBatch()
  }

  func copy() -> MultiplierStore {
    var copy = MultiplierStore()
    copy.first = first.copy()
    copy.pool = pool.copy()
    copy.freeHead = freeHead
    copy.committedFreeHead = committedFreeHead
    return copy
  }
}
