// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Random numbers that are the same on all platforms (SplitMix64: Steele, Lea, Flood, "Fast splittable pseudorandom
/// number generators", 2014).
struct RandomNumbers {
  private var state: UInt64

  /// Starts the sequence of `seed` within a family of sequences.
  init(seed: UInt64, family: UInt64) {
    // Without mixing, the sequences of neighbouring seeds would be shifted copies of each other.
    state = Self.mix(seed) ^ Self.mix(family &+ 0xD1B5_4A32_D192_ED03)
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mix(state)
  }

  private static func mix(_ number: UInt64) -> UInt64 {
    var bits = number
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns a whole number below `bound`, which must be positive.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// Returns a whole number in `range`.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  /// Returns true with probability `share`.
  mutating func chance(_ share: Double) -> Bool { Double(next() >> 11) * 0x1p-53 < share }

  /// Returns one of `choices`, which must not be empty.
  mutating func pick<Element>(_ choices: [Element]) -> Element { choices[below(choices.count)] }
}
