// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// How far a multiplier may still move, at its first level.
///
/// It is the head of a non-negative vector over levels; most comparisons need only the head.
struct DualSlack {
  /// The highest level with an entry; 0 if there is no slack at any level.
  var priority: Float
  var value: Double
  /// Whether there are no further levels.
  var isWhole = true

  static let none = DualSlack(priority: 0, value: 0)

  /// The slack up to an amount; none if that is not above zero.
  @inline(__always)
  static func upTo(_ value: Double, at priority: Float, isWhole: Bool) -> DualSlack {
    value > 0 ? DualSlack(priority: priority, value: value, isWhole: isWhole) : DualSlack.none
  }

  /// The slack per unit of a quantity of which the multiplier moves `speed` times as fast.
  func divided(by speed: Double) -> DualSlack {
    DualSlack(priority: priority, value: value / speed, isWhole: isWhole)
  }

  /// -1 or 1 as this slack is less or more than another, 0 if their heads tie.
  func compare(_ other: DualSlack) -> Int {
    if priority != other.priority { return priority < other.priority ? -1 : 1 }
    if abs(value - other.value) <= Tolerance.tie * max(abs(value), abs(other.value)) { return 0 }
    return value < other.value ? -1 : 1
  }
}
