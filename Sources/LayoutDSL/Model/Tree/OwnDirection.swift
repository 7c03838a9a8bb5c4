// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What a view says of its direction, and the direction that it was found to have, and when.
///
/// Only views far below the one that states the direction remember it: in a deep tree each would
/// climb all the way up otherwise. See ``TreeContext/inheritance``.
struct OwnDirection: ~Copyable {
  /// How many views are asked before what they remember counts.
  static let reach = 16

  /// The moment and, in the last bit, the direction; 0 is nothing.
  private var packed = 0

  /// What the view says of its direction.
  private(set) var stated = LayoutView.SemanticContentAttribute.unspecified

  /// The direction that was remembered, unless something changed since.
  func remembered(at moment: Int) -> LayoutDirection? {
    guard packed >> 1 == moment else { return nil }
    return packed & 1 == 1 ? .rightToLeft : .leftToRight
  }

  /// Remembers a direction.
  mutating func remember(_ direction: LayoutDirection, at moment: Int) {
    packed = moment << 1 | (direction == .rightToLeft ? 1 : 0)
  }

  /// Forgets the direction that was remembered.
  mutating func forget() { packed = 0 }

  /// Says what the view's direction is.
  mutating func state(_ attribute: LayoutView.SemanticContentAttribute) { stated = attribute }
}
