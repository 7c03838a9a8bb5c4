// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// A shape that a view draws, in the view's coordinates.
public enum LayoutShape: Hashable, Sendable {
  /// A rectangle; its corner radius is at most half of the shorter side.
  case rectangle(Rect, cornerRadius: Double = 0, LayoutPaint)

  /// The ellipse inscribed in a rectangle.
  case ellipse(Rect, LayoutPaint)

  /// A path, scaled by `scale` and then moved to `origin`; the width of its outline is scaled as well.
  case path(LayoutPath, origin: Point = .zero, scale: Double = 1, LayoutPaint)

  /// A run of text.
  case text(LayoutTextRun)

  /// An image in a rectangle.
  case image(LayoutImage, in: Rect, LayoutImage.ContentMode = .scaleAspectFit)
}
