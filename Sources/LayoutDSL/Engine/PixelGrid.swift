// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The pixel grid of a root, to which edges are rounded.
struct PixelGrid {
  /// Pixels per point; 0 leaves edges where they are.
  let scale: Double

  /// The pixel number beyond which neighbouring doubles are a pixel or more apart: there is nothing to round.
  private static let limit = 0x1p52
}

extension PixelGrid {
  /// Returns the number of the pixel edge nearest to a position; the middle is rounded to the right or down.
  private func pixel(_ position: Double) -> Double {
    (position * scale + (0.5 + LayoutTolerance.pixelMiddle)).rounded(.down)
  }

  /// Returns a point of the root in whole pixels.
  func pixels(_ point: Point) -> Point {
    if scale == 0 { return point }
    return Point(x: pixel(point.x), y: pixel(point.y))
  }

  /// Converts a point or a distance to pixels, without rounding.
  func unrounded(_ point: Point) -> Point {
    if scale == 0 { return point }
    return Point(x: point.x * scale, y: point.y * scale)
  }

  /// Rounds the edges of a frame in the coordinates of a superview whose origin in the root is `outer` in points and
  /// `outerPixels` in pixels.
  ///
  /// Differences are taken between pixel numbers, so that a frame does not depend on its position in the root. An axis
  /// stays unrounded where pixel numbers are too large to tell neighbours apart.
  func frame(_ frame: Rect, in outer: Point, _ outerPixels: Point) -> Rect {
    if scale == 0 { return frame }
    let near = outer.moved(by: frame.origin)
    let low = pixels(near)
    let high = pixels(near.moved(by: Point(x: frame.width, y: frame.height)))
    var rounded = frame
    if Self.canTell(outerPixels.x, low.x, high.x) {
      rounded.origin.x = (low.x - outerPixels.x) / scale
      rounded.size.width = (high.x - low.x) / scale
    }
    if Self.canTell(outerPixels.y, low.y, high.y) {
      rounded.origin.y = (low.y - outerPixels.y) / scale
      rounded.size.height = (high.y - low.y) / scale
    }
    return rounded.isFinite ? rounded : frame
  }

  /// Whether pixel numbers are small enough to tell neighbours apart.
  private static func canTell(_ outer: Double, _ low: Double, _ high: Double) -> Bool {
    max(outer.magnitude, low.magnitude, high.magnitude) <= limit
  }

  /// Whether two points are whole numbers of pixels apart.
  func isWhole(from old: Point, to new: Point) -> Bool {
    func isWhole(_ distance: Double) -> Bool {
      (distance - distance.rounded()).magnitude <= LayoutTolerance.pixelDistance
    }
    return isWhole((new.x - old.x) * scale) && isWhole((new.y - old.y) * scale)
  }
}
