// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A point of a glyph's contour.
struct OutlinePoint {
  let position: Point
  let isOnCurve: Bool

  /// Returns the implied on-curve point between two control points.
  func middle(_ other: OutlinePoint) -> OutlinePoint {
    let x = (position.x + other.position.x) / 2
    return OutlinePoint(
      position: Point(x: x, y: (position.y + other.position.y) / 2), isOnCurve: true)
  }
}
