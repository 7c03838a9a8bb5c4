// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintViewDSL {
  /// How many pixels a point has, to whose edges the frames of the tree are rounded; nil, the default,
  /// for frames as they were solved.
  ///
  /// It is said of a root and counts for its whole tree; said of another view it waits until that is a
  /// root. Frames are rounded at the end of a pass. Edges are rounded where they are in the root, the
  /// middle of a pixel to the right and down, so that views that meet still meet and none overlap that
  /// did not. Constraints, fitting sizes and explanations go by the numbers that were solved.
  ///
  /// What layout does not place stays where it is: the root's own frame, views that no constraint refers
  /// to, and what `layoutSubviews()` sets.
  ///
  /// ```swift
  /// root.snp.pixelScale = 2  // edges at multiples of half a point
  /// ```
  ///
  /// A scale that is not finite is refused and recorded as a mistake; one that is not above 0 means none.
  /// Pixels so small that a `Double` cannot tell them apart round nothing.
  public var pixelScale: Double? {
    get { view.pixelScale > 0 ? view.pixelScale : nil }
    nonmutating set {
      let scale = newValue ?? 0
      guard view.itemState.accepts(scale.isFinite, as: "pixel scale") else { return }
      guard max(0, scale) != view.pixelScale else { return }
      view.pixelScale = max(0, scale)
      if view.parentView == nil { view.treeEngine?.pixelScaleChanged(view) }
    }
  }
}
