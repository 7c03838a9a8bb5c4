// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A view's own attribute of direction, and the cached effective direction with the moment of caching.
///
/// Only views far below the view that determines the direction cache it: without the cache each view in a deep tree
/// would climb all the way up. See ``TreeContext/inheritance``.
struct OwnDirection: ~Copyable {
  /// The number of views to look at on the way up before caches are used.
  static let reach = 16

  /// The moment of caching, 0 if nothing is cached; below it the attribute in three bits; in the last bit the
  /// direction.
  private var packed = 0

  /// The view's own attribute.
  var stated: LayoutView.SemanticContentAttribute {
    LayoutView.SemanticContentAttribute(rawValue: packed >> 1 & 7) ?? .unspecified
  }

  /// Returns the cached direction; nil if inherited values have changed since.
  func remembered(at moment: Int) -> LayoutDirection? {
    guard packed >> 4 == moment else { return nil }
    return packed & 1 == 1 ? .rightToLeft : .leftToRight
  }

  mutating func remember(_ direction: LayoutDirection, at moment: Int) {
    packed = moment << 4 | packed & 0b1110 | (direction == .rightToLeft ? 1 : 0)
  }

  mutating func forget() { packed &= 0b1110 }

  /// Sets the view's own attribute.
  mutating func state(_ attribute: LayoutView.SemanticContentAttribute) {
    packed = packed & ~0b1110 | attribute.rawValue << 1
  }
}
