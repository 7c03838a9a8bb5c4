// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// How a constraint is drawn: where its lines are, and what stands beside them.
struct ConstraintMark {
  /// The lines, in the coordinates of the topmost view.
  enum Figure: Hashable {
    /// The distance of two edges: a beam along `axis` at `cross` of the other one.
    case beam(Axis, from: Double, to: Double, cross: Double)

    /// The size of an item: a double arrow along `axis`.
    case extent(Axis, from: Double, to: Double, cross: Double)

    /// Two edges at the same place: a line across `axis` that passes both items.
    case alignment(Axis, at: Double, from: Double, to: Double)

    /// Two sizes that are compared: a sign in the middle of each item.
    case comparison(Point, Point)
  }

  /// The lines.
  let figure: Figure

  /// The constant, with what else there is to say: `≥ 16 @750`; empty for edges that coincide.
  let text: String
}
