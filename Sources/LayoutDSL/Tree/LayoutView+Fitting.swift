// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// Asks ``systemLayoutSizeFitting(_:)`` for the smallest size: 0 × 0.
  public static let layoutFittingCompressedSize = Size.zero

  /// Asks ``systemLayoutSizeFitting(_:)`` for the largest size: 10,000 × 10,000 as in UIKit.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

  /// The size that the constraints give the view if it is to be as close to a size as they allow.
  ///
  /// Both extents are held at ``LayoutPriority/fittingSizeLevel``, so that nearly everything else
  /// comes first.
  ///
  /// - Complexity: see ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``.
  public final func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints give the view if its extents are held at `targetSize` with the
  /// given priorities.
  ///
  /// Constraints between the view and what is outside do not count, and nor does its own frame; its
  /// intrinsic size does. The tree is not disturbed: frames, issues and the next pass are as they were.
  /// Text is measured at the width that it would get.
  ///
  /// ```swift
  /// let height = cell.systemLayoutSizeFitting(
  ///   Size(width: 320, height: 0), withHorizontalFittingPriority: .required,
  ///   verticalFittingPriority: .fittingSizeLevel
  /// ).height
  /// ```
  ///
  /// Required constraints that contradict one another are violated as little as possible here, and a
  /// required target gives way to them; a pass reports conflicts. An extent that is not finite is not held.
  ///
  /// - Complexity: that of a first pass over the view and what is below it; asked again before anything
  ///   changed there, that of two changed constants, and O(1) for one of the last eight questions.
  public final func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> Size {
    LayoutEngine.size(
      of: self, fitting: targetSize,
      horizontal: LayoutConstraint.usable(horizontalFittingPriority.rawValue) ?? 0,
      vertical: LayoutConstraint.usable(verticalFittingPriority.rawValue) ?? 0)
  }
}
