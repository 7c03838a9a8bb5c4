// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

extension LayoutView {
  /// Asks ``systemLayoutSizeFitting(_:)`` for the smallest size: 0 × 0.
  public static let layoutFittingCompressedSize = Size.zero

  /// Asks ``systemLayoutSizeFitting(_:)`` for the largest size: 10,000 × 10,000 as in UIKit.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

  /// The size of the view with its extents held.
  final func fittingSize(
    _ target: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> Size {
    neededEngine.size(
      of: self, fitting: target,
      horizontal: LayoutConstraint.usable(horizontal.rawValue) ?? 0,
      vertical: LayoutConstraint.usable(vertical.rawValue) ?? 0)
  }
}
