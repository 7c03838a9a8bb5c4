// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An amount at one level, and the largest amount that it was summed from: what its rounding scales
/// with.
struct LevelAmount {
  // The largest first, so that nothing lies in between: an entry of the multipliers has 24 bytes.
  var value: Double
  var scale: Double
  var priority: Float

  init(priority: Float, value: Double, scale: Double) {
    self.priority = priority
    self.value = value
    self.scale = scale
  }

  /// An amount that is exact.
  init(priority: Float, value: Double) {
    self.init(priority: priority, value: value, scale: abs(value))
  }

  /// Adds an amount; whether more is left than rounding.
  @inline(__always)
  mutating func add(_ amount: Double, scale other: Double) -> Bool {
    scale = larger(larger(abs(value), scale), other)
    value += amount
    return abs(value) > Tolerance.remainder * scale
  }

  /// Whether the amount is so small that it may be what rounding left of larger ones: below a share
  /// of the largest.
  func isNoise(below share: Double) -> Bool { abs(value) <= share * scale }

  /// Whether the amount should be computed anew before it is believed: it is small beside what it was summed
  /// from.
  var isDoubtful: Bool { abs(value) <= Tolerance.doubtful * scale }

  /// Whether the amount is below zero by more than a sum of fresh multipliers leaves: counted as noise, it is to
  /// be computed anew.
  var isLost: Bool { value < -Tolerance.lost * scale }

  /// The amount with an exact number added.
  func plus(_ number: Double) -> LevelAmount {
    LevelAmount(priority: priority, value: value + number, scale: max(scale, abs(number)))
  }

  func times(_ factor: Double) -> LevelAmount {
    LevelAmount(priority: priority, value: value * factor, scale: scale * abs(factor))
  }
}
