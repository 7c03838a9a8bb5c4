// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A short sparse vector over priority levels, compared from the highest level down.
///
/// Most vectors have one or two entries, which need no memory of their own; there may be as many levels as priorities.
struct LexVector {
  /// How many entries are stored in the vector itself.
  private static let inlineCount = 4

  /// The number of non-zero entries.
  private(set) var count = 0

  /// The first entries, highest priority first.
  private var near: InlineArray<4, LevelAmount> = InlineArray(
    repeating: LevelAmount(priority: 0, value: 0, scale: 0))

  /// All other entries.
  private var far: [LevelAmount] = []

  /// The entry at an index, highest priority first.
  subscript(index: Int) -> LevelAmount {
    @inline(__always) get {
      index < Self.inlineCount ? near[index] : far[index - Self.inlineCount]
    }
    @inline(__always) set {
      if index < Self.inlineCount {
        near[index] = newValue
      } else {
        far[index - Self.inlineCount] = newValue
      }
    }
  }

  var isZero: Bool { count == 0 }

  mutating func clear() {
    if count > Self.inlineCount { far.removeAll(keepingCapacity: true) }
    count = 0
  }

  /// Adds to the entry at a level; removes the entry if it cancels to rounding.
  mutating func add(_ amount: LevelAmount) {
    if amount.value == 0 { return }
    // Vectors are added level by level, the highest first.
    let isLast = count > 0 && self[count - 1].priority > amount.priority
    var index = isLast ? count : 0
    while index < count, self[index].priority > amount.priority { index += 1 }
    if index == count || self[index].priority != amount.priority {
      insert(amount, at: index)
    } else if !self[index].add(amount.value, scale: amount.scale) {
      remove(at: index)
    }
  }

  /// Adds an exact amount to the entry at a level.
  mutating func add(_ priority: Float, _ amount: Double) {
    add(LevelAmount(priority: priority, value: amount))
  }

  // Loops that may write to `far` are functions of their own: the compiler makes an array unique before such a loop,
  // which allocates memory even if the loop then writes only to `near`.

  private mutating func insert(_ entry: LevelAmount, at index: Int) {
    var hole = min(count, Self.inlineCount - 1)
    if count >= Self.inlineCount {
      if index >= Self.inlineCount {
        far.insert(entry, at: index - Self.inlineCount)
        count += 1
        return
      }
      far.insert(near[hole], at: 0)
    }
    while hole > index {
      near[hole] = near[hole - 1]
      hole -= 1
    }
    near[index] = entry
    count += 1
  }

  private mutating func remove(at index: Int) {
    count -= 1
    if index >= Self.inlineCount {
      far.remove(at: index - Self.inlineCount)
      return
    }
    for next in index + 1..<Self.inlineCount { near[next - 1] = near[next] }
    if count >= Self.inlineCount { near[Self.inlineCount - 1] = far.removeFirst() }
  }

  /// Multiplies every entry.
  mutating func scale(by factor: Double) {
    for index in 0..<min(count, Self.inlineCount) { near[index] = near[index].times(factor) }
    if count > Self.inlineCount {
      for index in far.indices { far[index] = far[index].times(factor) }
    }
  }

  /// Whether the first entry is negative: the vector is below zero.
  var isNegative: Bool { count > 0 && self[0].value < 0 }

  /// -1, 0 or 1 if this vector is less than, ties with or is greater than another.
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
