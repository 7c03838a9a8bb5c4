// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The locations from which a constraint measures distances.
///
/// Only constraints made from `anchorWithOffset(to:)` have origins. A side with an origin is the difference
/// `item.attribute - origin`, so a constraint can involve up to four locations.
final class ConstraintOrigins {
  /// A location that is subtracted from a side.
  struct Origin: Hashable {
    let item: ItemState
    let attribute: LayoutConstraint.Attribute
  }

  let first: Origin?
  let second: Origin?

  /// Makes the origins of two sides; nil if neither side has one.
  init?(_ first: Origin?, _ second: Origin?) {
    if first == nil && second == nil { return nil }
    self.first = first
    self.second = second
  }

  var hasEnded: Bool { all.contains { $0.item.isGone } }

  var all: [Origin] { [first, second].compactMap { $0 } }
}
