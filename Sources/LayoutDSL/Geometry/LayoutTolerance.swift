// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Every tolerance of the layout, each with its reason; the solver has its own.
enum LayoutTolerance {
  /// Widths that differ by no more than this, in points, are equal.
  ///
  /// The solver computes a width by sums and differences: a text that needs 87.3 must not wrap because it is offered
  /// 87.29999999999998. Changes of a readable guide's room are compared in the same way.
  static let width = 1e-6

  /// A required constraint may be off, or an optional one fall short, by this many points; less is rounding.
  static let residual = 1e-6

  /// At this distance from zero, in points, a `Double` has too few digits left for ``residual``; it must equal the
  /// solver's `Tolerance.far`, which decides whether such views can exist.
  static let far = 1e9

  /// Smaller distances, in points, count as zero: rounding leaves as much between equal edges.
  ///
  /// Insets are passed down level by level. If slightly different ones counted as equal, the error would add up level
  /// by level.
  static let edge = 1e-10

  /// A flexible part of a frame, or the sum of these parts, counts as zero below this share of the frame's numbers:
  /// some thousand rounding errors, as a distant margin or a computed frame brings.
  static let flexiblePart = 1e-12

  /// Edges this many pixels below the middle of a pixel count as in the middle.
  ///
  /// The solver computes an edge by sums and differences. Two views that meet at 10.5 may get 10.499999999999998 and
  /// 10.500000000000002, and must still meet after rounding.
  static let pixelMiddle = 1e-6

  /// Distances that differ by less than this, in pixels, are equal; it is finer than ``pixelMiddle``, so that frames
  /// kept without rounding stay on the same side of the middle of a pixel.
  static let pixelDistance = 1e-8

  /// If factors of a sum of rows should cancel a quantity, a remainder below this is rounding of the factors.
  static let cancelledFactor = 1e-6

  /// A sum of rows that falls short by fewer points than this proves no clash.
  static let shortfall = 1e-9

  /// A sum that falls short by more than this share of its numbers does so regardless of rounding: its rows count as
  /// satisfied up to about 1e-9 of their numbers.
  static let certainShortfall = 1e-6

  /// Lint ignores smaller lengths, in points: half a point is not visible.
  static let visible = 0.5
}
