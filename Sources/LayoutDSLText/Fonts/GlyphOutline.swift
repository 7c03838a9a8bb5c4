// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// The shape of a glyph: closed contours of lines and quadratic curves, filled by the nonzero rule.
///
/// Places are in ems from where the pen stands on the baseline, y down: times the size of the text they are
/// points.
public struct GlyphOutline: Hashable, Sendable {
  /// A step along a contour.
  public enum Segment: Hashable, Sendable {
    /// Begins a contour.
    case move(Point)

    /// Goes on straight.
    case line(Point)

    /// Goes on along a quadratic curve.
    case curve(Point, control: Point)

    /// Goes back straight to where the contour began.
    case close
  }

  /// The contours, one after the other.
  public private(set) var segments: [Segment] = []

  /// Makes an empty outline.
  public init() {}

  /// Adds a contour whose points are on the curve or control it; between two that control it lies one that
  /// does not.
  mutating func addContour(_ points: [OutlinePoint]) {
    guard !points.isEmpty else { return }
    let first = points.firstIndex(where: \.isOnCurve)
    var rest = first.map { points[($0 + 1)...] + points[...$0] } ?? points[...]
    let start = first.map { points[$0] } ?? points[points.count - 1].middle(points[0])
    if first == nil { rest.append(start) }
    segments.append(.move(start.place))
    var control: OutlinePoint?
    for point in rest {
      switch (control, point.isOnCurve) {
      case (nil, true): segments.append(.line(point.place))
      case (nil, false): control = point
      case (let known?, true):
        segments.append(.curve(point.place, control: known.place))
        control = nil
      case (let known?, false):
        segments.append(.curve(known.middle(point).place, control: known.place))
        control = point
      }
    }
    // A line back to the beginning is what closing is.
    if segments.last == .line(start.place) { segments.removeLast() }
    segments.append(.close)
  }
}
