// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// One thing that a picture shows, in the coordinates of the view that draws it.
enum Mark {
  /// How a shape is painted.
  struct Paint {
    /// The colour inside; nil is none.
    var fill: Color?
    /// The colour of the outline; nil is none.
    var stroke: Color?
    /// The width of the outline in points.
    var strokeWidth = 1.0
  }

  /// One line of text.
  struct TextLine {
    /// What it says.
    var text: String
    /// The point on the baseline that the line starts at, is centred on or ends at.
    var origin: Point
    /// What ``origin`` is.
    var anchor: Anchor
    /// How it is set.
    var style: TextStyle
    /// Whether the line reads from right to left; it then starts at its right end.
    var isRightToLeft: Bool
    /// The whole text, when the line shows only part of it.
    var fullText: String?
  }

  /// Which end of a line of text is placed.
  enum Anchor: String {
    /// Where reading starts.
    case start
    /// The middle.
    case middle
    /// Where reading ends.
    case end
  }

  /// A rectangle, with rounded corners if `radius` is not 0.
  case rectangle(Rect, radius: Double, Paint)

  /// A circle.
  case circle(center: Point, radius: Double, Paint)

  /// A path in the notation of SVG, moved to `origin` and scaled.
  case path(String, origin: Point, scale: Double, Paint)

  /// A line of text.
  case text(TextLine)
}
