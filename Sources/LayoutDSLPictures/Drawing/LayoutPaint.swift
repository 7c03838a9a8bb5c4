// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The paint of a shape: its fill and its outline.
public struct LayoutPaint: Hashable, Sendable {
  /// The fill colour; nil for none.
  public var fill: LayoutColor?

  /// The colour of the outline; nil for none.
  public var stroke: LayoutColor?

  /// The width of the outline in points; half of it lies inside the shape.
  public var strokeWidth: Double

  /// The alternating lengths of dashes and gaps in points; empty for a solid outline.
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
