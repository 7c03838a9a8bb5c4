// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// One thing that a view shows, in its own coordinates.
public enum LayoutShape: Hashable, Sendable {
  /// A rectangle; the radius of its corners is cut to half of the shorter side.
  case rectangle(Rect, cornerRadius: Double = 0, LayoutPaint)

  /// The ellipse that fills a rectangle.
  case ellipse(Rect, LayoutPaint)

  /// A path, made larger by `scale` and then moved to `origin`; the outline grows with it.
  case path(LayoutPath, origin: Point = .zero, scale: Double = 1, LayoutPaint)

  /// A piece of text.
  case text(LayoutTextRun)

  /// An image in a rectangle.
  case image(LayoutImage, in: Rect, LayoutImage.ContentMode = .scaleAspectFit)
}
