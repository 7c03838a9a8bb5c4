// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An amount at one level, with its scale: the largest amount that it was summed from, to which rounding is
/// proportional.
struct LevelAmount {
  // The largest fields first, so that there is no padding between: an entry of the multipliers has 24 bytes.
  var value: Double
  var scale: Double
  var priority: Float

  init(priority: Float, value: Double, scale: Double) {
    self.priority = priority
    self.value = value
    self.scale = scale
  }

  /// Makes an exact amount.
  init(priority: Float, value: Double) {
    self.init(priority: priority, value: value, scale: abs(value))
  }

  /// Adds an amount, and returns whether more than rounding is left.
  @inline(__always)
  mutating func add(_ amount: Double, scale other: Double) -> Bool {
    scale = larger(larger(abs(value), scale), other)
    value += amount
    return abs(value) > Tolerance.remainder * scale
  }

  /// Whether the amount is below a share of its scale, so that it may be the rounding of larger amounts that cancelled.
  func isNoise(below share: Double) -> Bool { abs(value) <= share * scale }

  /// Whether the amount is so small beside its scale that it should be recomputed before it is trusted.
  var isDoubtful: Bool { abs(value) <= Tolerance.doubtful * scale }

  /// Whether the amount is below zero by more than the rounding of fresh multipliers; if it counts as noise, it has to
  /// be recomputed.
  var isClearlyNegative: Bool { value < -Tolerance.clearlyNonzero * scale }

  /// The amount with an exact number added.
  func plus(_ number: Double) -> LevelAmount {
    LevelAmount(priority: priority, value: value + number, scale: max(scale, abs(number)))
  }

  func times(_ factor: Double) -> LevelAmount {
    LevelAmount(priority: priority, value: value * factor, scale: scale * abs(factor))
  }
}
