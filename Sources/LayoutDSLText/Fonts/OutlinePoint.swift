// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A point of a glyph's contour.
struct OutlinePoint {
  let place: Point
  let isOnCurve: Bool

  /// Returns the implied on-curve point between two control points.
  func middle(_ other: OutlinePoint) -> OutlinePoint {
    let x = (place.x + other.place.x) / 2
    return OutlinePoint(
      place: Point(x: x, y: (place.y + other.place.y) / 2), isOnCurve: true)
  }
}
