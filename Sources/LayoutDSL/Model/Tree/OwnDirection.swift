// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a view says of its direction, and the direction that it was found to have, and when.
///
/// Only views far below the one that states the direction remember it: in a deep tree each would
/// climb all the way up otherwise. See ``TreeContext/inheritance``.
struct OwnDirection: ~Copyable {
  /// How many views are asked before what they remember counts.
  static let reach = 16

  /// The moment, which is 0 if nothing is remembered; then what is stated, in three bits; in the last
  /// one the direction.
  private var packed = 0

  /// What the view says of its direction.
  var stated: LayoutView.SemanticContentAttribute {
    LayoutView.SemanticContentAttribute(rawValue: packed >> 1 & 7) ?? .unspecified
  }

  /// The direction that was remembered, unless something changed since.
  func remembered(at moment: Int) -> LayoutDirection? {
    guard packed >> 4 == moment else { return nil }
    return packed & 1 == 1 ? .rightToLeft : .leftToRight
  }

  mutating func remember(_ direction: LayoutDirection, at moment: Int) {
    packed = moment << 4 | packed & 0b1110 | (direction == .rightToLeft ? 1 : 0)
  }

  mutating func forget() { packed &= 0b1110 }

  /// Says what the view's direction is.
  mutating func state(_ attribute: LayoutView.SemanticContentAttribute) {
    packed = packed & ~0b1110 | attribute.rawValue << 1
  }
}
