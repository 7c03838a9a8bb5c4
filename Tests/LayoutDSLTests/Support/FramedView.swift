// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A view with content of a given size, ornament around it, and others that bear its baselines.
final class FramedView: LayoutView {
  var contentWidth: Double? { didSet { invalidateIntrinsicContentSize() } }
  var contentHeight: Double? { didSet { invalidateIntrinsicContentSize() } }
  var ornament = Insets.zero { didSet { invalidateIntrinsicContentSize() } }
  weak var firstBearer: LayoutView? { didSet { invalidateIntrinsicContentSize() } }
  weak var lastBearer: LayoutView? { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: Size {
    Size(
      width: contentWidth ?? LayoutView.noIntrinsicMetric,
      height: contentHeight ?? LayoutView.noIntrinsicMetric)
  }

  override var alignmentRectInsets: Insets { ornament }
  override var forFirstBaselineLayout: LayoutView { firstBearer ?? super.forFirstBaselineLayout }
  override var forLastBaselineLayout: LayoutView { lastBearer ?? super.forLastBaselineLayout }
}
