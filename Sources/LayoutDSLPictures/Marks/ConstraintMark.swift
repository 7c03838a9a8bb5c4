// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The mark of a constraint in a picture: its lines and its text.
struct ConstraintMark {
  /// The lines of a mark, in the coordinates of the topmost view.
  enum Figure: Hashable {
    /// The distance between two edges: a beam along `axis`, at `cross` on the other axis.
    case beam(Axis, from: Double, to: Double, cross: Double)

    /// The size of an item: a double arrow along `axis`.
    case extent(Axis, from: Double, to: Double, cross: Double)

    /// Two edges at the same position: a line perpendicular to `axis` along both items.
    case alignment(Axis, at: Double, from: Double, to: Double)

    /// A comparison of two sizes: a sign in the middle of each item.
    case comparison(Point, Point)
  }

  /// The lines.
  let figure: Figure

  /// The constant with its relation and priority, such as `≥ 16 @750`; empty for edges that coincide.
  let text: String
}
