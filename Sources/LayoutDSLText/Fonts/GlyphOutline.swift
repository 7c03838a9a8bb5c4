// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// The outline of a glyph: closed contours of lines and quadratic curves, filled by the nonzero rule.
///
/// Coordinates are in ems from the pen position on the baseline, y down; multiplied with the font size they are points.
public struct GlyphOutline: Hashable, Sendable {
  /// A segment of a contour.
  public enum Segment: Hashable, Sendable {
    /// Begins a contour at a point.
    case move(Point)

    /// Draws a straight line.
    case line(Point)

    /// Draws a quadratic curve.
    case curve(Point, control: Point)

    /// Closes the contour with a straight line to its beginning.
    case close
  }

  /// The segments of all contours, one contour after the other.
  public private(set) var segments: [Segment] = []

  /// Makes an empty outline.
  public init() {}

  /// Adds a contour of on-curve and control points; between two control points lies an implied on-curve point.
  mutating func addContour(_ points: [OutlinePoint]) {
    guard !points.isEmpty else { return }
    let first = points.firstIndex(where: \.isOnCurve)
    var rest = first.map { points[($0 + 1)...] + points[...$0] } ?? points[...]
    let start = first.map { points[$0] } ?? points[points.count - 1].middle(points[0])
    if first == nil { rest.append(start) }
    segments.append(.move(start.position))
    var control: OutlinePoint?
    for point in rest {
      switch (control, point.isOnCurve) {
      case (nil, true): segments.append(.line(point.position))
      case (nil, false): control = point
      case (let known?, true):
        segments.append(.curve(point.position, control: known.position))
        control = nil
      case (let known?, false):
        segments.append(.curve(known.middle(point).position, control: known.position))
        control = point
      }
    }
    // Closing draws the line back to the beginning.
    if segments.last == .line(start.position) { segments.removeLast() }
    segments.append(.close)
  }
}
