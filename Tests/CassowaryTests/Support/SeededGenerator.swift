// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A random number generator that gives the same numbers for the same seed everywhere
/// (SplitMix64; Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014).
struct SeededGenerator {
  private var state: UInt64

  /// Starts the sequence of `seed`.
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x5EED }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number in `range`.
  mutating func int(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// A whole number in `range`, as a `Double`.
  mutating func double(_ range: ClosedRange<Int>) -> Double { Double(int(range)) }

  /// True with probability `percent` in a hundred.
  mutating func chance(_ percent: Int) -> Bool { int(0...99) < percent }

  /// One of `choices`, which must not be empty.
  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[int(0...choices.count - 1)]
  }

  /// `count` different elements of `choices`, or all of them.
  mutating func sample<Element>(_ choices: [Element], _ count: Int) -> [Element] {
    var rest = choices
    return (0..<min(count, choices.count)).map { _ in rest.remove(at: int(0...rest.count - 1)) }
  }
}
