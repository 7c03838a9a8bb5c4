// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Where the distances begin that a constraint compares.
///
/// Only constraints over `anchorWithOffset(to:)` have one. A side with an origin means
/// `item.attribute - origin`, so that a constraint can speak of up to four locations.
final class ConstraintOrigins {
  /// The location that is subtracted from a side.
  struct Origin: Hashable {
    let item: ItemState
    let attribute: LayoutConstraint.Attribute
  }

  let first: Origin?
  let second: Origin?

  /// The origins of two sides; nil if neither has one.
  init?(_ first: Origin?, _ second: Origin?) {
    if first == nil && second == nil { return nil }
    self.first = first
    self.second = second
  }

  var hasEnded: Bool { all.contains { $0.item.isGone } }

  var all: [Origin] { [first, second].compactMap { $0 } }
}
