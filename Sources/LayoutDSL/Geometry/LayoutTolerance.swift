// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Every tolerance of the layout, each with its reason; those of the solver are its own.
enum LayoutTolerance {
  /// Within so many points a width at which content is measured is the natural width itself, and a change of a
  /// room is that of what is in it.
  ///
  /// The solver finds a width by sums and differences; a text that needs 87.3 must not wrap
  /// because it is offered 87.29999999999998.
  static let width = 1e-6

  /// Points that a required constraint may be off by, or a wish fall short by: less is rounding.
  static let residual = 1e-6

  /// Views further from zero than this, in points, have no digits left for ``residual``; the solver's `Tolerance.far` is as large,
  /// since it says whether there may be any.
  static let far = 1e9

  /// Distances below this, in points, are none: what rounding leaves of equal edges.
  ///
  /// Insets are handed down level by level. One that is taken for another too early would leave its share
  /// at each.
  static let edge = 1e-10

  /// A flexible part of a frame, or all of them together, below this share of the frame's numbers is nothing: some
  /// thousand roundings, as of a far margin or of a frame that was computed.
  static let flexiblePart = 1e-12

  /// Edges this close below the middle of a pixel, in pixels, are in the middle.
  ///
  /// The solver finds an edge by sums and differences; two views that meet at 10.5 may find it at
  /// 10.499999999999998 and 10.500000000000002, and still have to meet.
  static let pixelMiddle = 1e-6

  /// Distances that differ by less than this, in pixels, are the same: finer than ``pixelMiddle``, so that frames
  /// that are taken over unrounded lie on the same side of a middle.
  static let pixelDistance = 1e-8

  /// What factors of a sum of rows leave of a quantity, below this, is rounding of the factors.
  static let cancelledFactor = 1e-6

  /// A sum of rows that falls short by less, in points, shows no clash.
  static let shortfall = 1e-9

  /// A sum that falls short by more than this share of its numbers does so whatever rounding does: its rows
  /// count as holding up to about 1e-9 of theirs.
  static let certainShortfall = 1e-6

  /// What lint takes for nothing, in points: half a point is not seen.
  static let seen = 0.5
}
