// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A view with content of a given size, ornament around it, and others that bear its baselines; its hooks
/// do what they are given.
final class FramedView: LayoutView {
  var contentWidth: Double? { didSet { invalidateIntrinsicContentSize() } }
  var contentHeight: Double? { didSet { invalidateIntrinsicContentSize() } }
  var ornament = Insets.zero { didSet { invalidateIntrinsicContentSize() } }
  weak var firstBearer: LayoutView? { didSet { invalidateIntrinsicContentSize() } }
  weak var lastBearer: LayoutView? { didSet { invalidateIntrinsicContentSize() } }

  /// Done once, the next time that constraints are updated, or that the view is laid out.
  var onUpdate: (() -> Void)?
  var onLayout: (() -> Void)?

  override func updateConstraints() {
    let action = onUpdate
    onUpdate = nil
    action?()
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let action = onLayout
    onLayout = nil
    action?()
  }

  override var intrinsicContentSize: Size {
    Size(
      width: contentWidth ?? LayoutView.noIntrinsicMetric,
      height: contentHeight ?? LayoutView.noIntrinsicMetric)
  }

  override var alignmentRectInsets: Insets { ornament }
  override var forFirstBaselineLayout: LayoutView { firstBearer ?? super.forFirstBaselineLayout }
  override var forLastBaselineLayout: LayoutView { lastBearer ?? super.forLastBaselineLayout }
}
