// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension ConstraintViewDSL {
  /// The insets that the view adds to the safe area insets that it inherits; zero by default.
  ///
  /// A root inherits none, so these are its safe area insets. In UIKit they belong to the view controller. Negative
  /// ones enlarge the safe area, but not beyond the view. Insets that are not finite are rejected and recorded as a
  /// mistake.
  public var additionalSafeAreaInsets: Insets {
    get { view.insetState?.additional ?? .zero }
    nonmutating set {
      guard view.itemState.accepts(newValue.isFinite, as: "safe area insets") else { return }
      guard newValue != additionalSafeAreaInsets else { return }
      let state = view.ownInsetState
      view.changeInsets { state.setAdditional(newValue) }
    }
  }

  /// The view's safe area as a target: Masonry's `mas_safeAreaLayoutGuide`.
  public var safeAreaLayoutGuide: LayoutGuide { view.safeAreaLayoutGuide }

  /// The top of the view's safe area.
  public var safeAreaLayoutGuideTop: ConstraintItem { safeAreaLayoutGuide.snp.top }

  /// The bottom of the view's safe area.
  public var safeAreaLayoutGuideBottom: ConstraintItem { safeAreaLayoutGuide.snp.bottom }

  /// The left of the view's safe area.
  public var safeAreaLayoutGuideLeft: ConstraintItem { safeAreaLayoutGuide.snp.left }

  /// The right of the view's safe area.
  public var safeAreaLayoutGuideRight: ConstraintItem { safeAreaLayoutGuide.snp.right }

  /// The number of pixels per point, to whose edges the frames of the tree are rounded; nil, the default, rounds
  /// nothing.
  ///
  /// It applies to the whole tree of a root. Set on another view, it has no effect until that view is a root. Frames
  /// are rounded at the end of a pass. Edges are rounded by their location in the root, the middle of a pixel to the
  /// right and down: views that meet still meet, and none overlap that did not. Constraints, fitting sizes and
  /// explanations use the unrounded numbers.
  ///
  /// Frames that layout does not determine are not rounded: the root's own frame, views that no constraint refers to,
  /// and frames that `layoutSubviews()` sets.
  ///
  /// ```swift
  /// root.snp.pixelScale = 2  // edges at multiples of half a point
  /// ```
  ///
  /// A scale that is not finite is rejected and recorded as a mistake; one that is not above 0 means none. Nothing is
  /// rounded where pixels are so small that a `Double` cannot tell them apart.
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
