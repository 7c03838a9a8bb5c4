// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The direction that a view was found to have, and when.
///
/// Only views far below the one that states the direction remember it: in a deep tree each would
/// climb all the way up otherwise. See ``TreeContext/inheritance``.
struct DirectionMemo {
  /// How many views are asked before what they remember counts.
  static let reach = 16

  /// The moment and, in the last bit, the direction; 0 is nothing.
  private var packed = 0

  /// Nothing is known.
  init() {}

  init(_ direction: LayoutDirection, at moment: Int) {
    packed = moment << 1 | (direction == .rightToLeft ? 1 : 0)
  }

  /// The direction, unless something changed since.
  func direction(at moment: Int) -> LayoutDirection? {
    guard packed >> 1 == moment else { return nil }
    return packed & 1 == 1 ? .rightToLeft : .leftToRight
  }
}
