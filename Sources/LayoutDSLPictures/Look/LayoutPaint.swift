// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// How a shape is painted: its inside and its outline.
public struct LayoutPaint: Hashable, Sendable {
  /// The colour inside; nil is none.
  public var fill: LayoutColor?

  /// The colour of the outline; nil is none.
  public var stroke: LayoutColor?

  /// The width of the outline in points, half of it inside of the shape.
  public var strokeWidth: Double

  /// The lengths in points of dashes and gaps in turn; empty for a solid outline.
  public var dashes: [Double]

  /// Makes a paint.
  public init(
    fill: LayoutColor? = nil, stroke: LayoutColor? = nil, strokeWidth: Double = 1,
    dashes: [Double] = []
  ) {
    self.fill = fill
    self.stroke = stroke
    self.strokeWidth = strokeWidth
    self.dashes = dashes
  }
}
