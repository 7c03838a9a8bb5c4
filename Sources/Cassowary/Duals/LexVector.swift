// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A short sparse vector over priority levels, compared from the highest level down.
///
/// Most have one or two entries, which need no memory of their own; levels are as many as
/// there are priorities.
struct LexVector {
  /// How many entries stand in the vector itself.
  private static let inlineCount = 4

  /// The number of non-zero entries.
  private(set) var count = 0

  /// The first entries, highest priority first.
  private var near: InlineArray<4, LevelAmount> = InlineArray(
    repeating: LevelAmount(priority: 0, value: 0, scale: 0))

  /// All further ones.
  private var far: [LevelAmount] = []

  /// The entry at a place, highest priority first.
  subscript(place: Int) -> LevelAmount {
    @inline(__always) get {
      place < Self.inlineCount ? near[place] : far[place - Self.inlineCount]
    }
    @inline(__always) set {
      if place < Self.inlineCount {
        near[place] = newValue
      } else {
        far[place - Self.inlineCount] = newValue
      }
    }
  }

  var isZero: Bool { count == 0 }

  mutating func clear() {
    if count > Self.inlineCount { far.removeAll(keepingCapacity: true) }
    count = 0
  }

  /// Adds to the entry at a level; what cancels to rounding noise leaves.
  mutating func add(_ amount: LevelAmount) {
    if amount.value == 0 { return }
    var place = 0
    while place < count, self[place].priority > amount.priority { place += 1 }
    if place == count || self[place].priority != amount.priority {
      insert(amount, at: place)
    } else if !self[place].add(amount.value, scale: amount.scale) {
      remove(at: place)
    }
  }

  /// Adds an exact amount to the entry at a level.
  mutating func add(_ priority: Float, _ amount: Double) {
    add(LevelAmount(priority: priority, value: amount))
  }

  private mutating func insert(_ entry: LevelAmount, at place: Int) {
    if count >= Self.inlineCount { far.append(entry) }
    count += 1
    var hole = count - 1
    while hole > place {
      self[hole] = self[hole - 1]
      hole -= 1
    }
    self[place] = entry
  }

  private mutating func remove(at place: Int) {
    for next in place + 1..<max(place + 1, count) { self[next - 1] = self[next] }
    count -= 1
    if count >= Self.inlineCount { far.removeLast() }
  }

  /// Multiplies every entry.
  mutating func scale(by factor: Double) {
    for place in 0..<count { self[place] = self[place].times(factor) }
  }

  /// Whether the first entry is negative: the vector is below zero.
  var isNegative: Bool { count > 0 && self[0].value < 0 }

  /// -1, 0 or 1 as this vector is less than, ties with or is greater than another.
  func compare(_ other: borrowing LexVector) -> Int {
    var left = 0
    var right = 0
    while left < count || right < other.count {
      let leftPriority = left < count ? self[left].priority : -1
      let rightPriority = right < other.count ? other[right].priority : -1
      let a = leftPriority >= rightPriority ? self[left].value : 0
      let b = rightPriority >= leftPriority ? other[right].value : 0
      if abs(a - b) > Tolerance.tie * max(abs(a), abs(b)) { return a < b ? -1 : 1 }
      if leftPriority >= rightPriority { left += 1 }
      if rightPriority >= leftPriority { right += 1 }
    }
    return 0
  }
}
