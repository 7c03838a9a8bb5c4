// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A view's own attribute of direction, and the cached effective direction with the version at which it was cached.
///
/// Only views far below the view that determines the direction cache it: without the cache each view in a deep tree
/// would climb all the way up. See ``TreeContext/inheritanceVersion``.
struct OwnDirection: ~Copyable {
  /// The number of views to look at on the way up before caches are used.
  static let searchDepthBeforeCache = 16

  /// The version at caching, 0 if nothing is cached; below it the attribute in three bits; in the last bit the
  /// direction.
  private var packed = 0

  var attribute: LayoutView.SemanticContentAttribute {
    LayoutView.SemanticContentAttribute(rawValue: packed >> 1 & 7) ?? .unspecified
  }

  /// Returns the cached direction; nil if inherited values have changed since.
  func cached(at version: Int) -> LayoutDirection? {
    guard packed >> 4 == version else { return nil }
    return packed & 1 == 1 ? .rightToLeft : .leftToRight
  }

  mutating func cache(_ direction: LayoutDirection, at version: Int) {
    packed = version << 4 | packed & 0b1110 | (direction == .rightToLeft ? 1 : 0)
  }

  mutating func clearCache() { packed &= 0b1110 }

  mutating func setAttribute(_ attribute: LayoutView.SemanticContentAttribute) {
    packed = packed & ~0b1110 | attribute.rawValue << 1
  }
}
