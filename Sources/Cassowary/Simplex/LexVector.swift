// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A short sparse vector over priority levels, compared from the highest level down.
///
/// Most have one or two entries; levels are as many as there are priorities.
struct LexVector {
  struct Entry {
    var priority: Float
    var value: Double
  }

  /// The non-zero entries, highest priority first.
  private(set) var entries: [Entry] = []

  var isZero: Bool { entries.isEmpty }

  mutating func clear() { entries.removeAll(keepingCapacity: true) }

  /// Adds to the entry at a level; what cancels to rounding noise leaves.
  mutating func add(_ priority: Float, _ amount: Double) {
    if amount == 0 { return }
    var place = 0
    while place < entries.count, entries[place].priority > priority { place += 1 }
    if place == entries.count || entries[place].priority != priority {
      entries.insert(Entry(priority: priority, value: amount), at: place)
      return
    }
    if let sum = Self.sum(entries[place].value, amount) {
      entries[place].value = sum
    } else {
      entries.remove(at: place)
    }
  }

  /// The sum of two amounts at one level, or nil if it is nothing but rounding.
  static func sum(_ old: Double, _ amount: Double) -> Double? {
    let new = old + amount
    return abs(new) <= Tolerance.multiplier * max(abs(old), abs(amount)) ? nil : new
  }

  /// Multiplies every entry.
  mutating func scale(by factor: Double) {
    for place in entries.indices { entries[place].value *= factor }
  }

  /// Whether the first entry is negative: the vector is below zero.
  var isNegative: Bool { (entries.first?.value ?? 0) < 0 }

  /// -1, 0 or 1 as this vector is less than, ties with or is greater than another.
  func compare(_ other: LexVector) -> Int {
    var left = 0
    var right = 0
    while left < entries.count || right < other.entries.count {
      let leftPriority = left < entries.count ? entries[left].priority : -1
      let rightPriority = right < other.entries.count ? other.entries[right].priority : -1
      let a = leftPriority >= rightPriority ? entries[left].value : 0
      let b = rightPriority >= leftPriority ? other.entries[right].value : 0
      if abs(a - b) > Tolerance.tie * max(abs(a), abs(b)) { return a < b ? -1 : 1 }
      if leftPriority >= rightPriority { left += 1 }
      if rightPriority >= leftPriority { right += 1 }
    }
    return 0
  }
}
