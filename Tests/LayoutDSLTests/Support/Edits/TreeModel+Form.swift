// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension TreeModel {
  /// How a rule is written.
  enum Form: Hashable, Sendable {
    /// In the block of its owner.
    case block

    /// By a visual format that names the target and then the owner, with a space or with the standard one between them.
    case format(isStandard: Bool)

    /// By anchors, as a number of standard gaps behind or below the target.
    case gaps(Double)

    /// By anchors, as a distance that begins at a place, to be compared with a constant or with another distance, which
    /// ends at the target.
    case distance(from: Place, Place?)
  }

  /// An attribute of an item.
  struct Place: Hashable, Sendable {
    var item: Item
    var attribute: String
  }
}
