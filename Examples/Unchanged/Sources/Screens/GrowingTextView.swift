// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import UIKit

/// As high as its lines, up to a maximum, then it scrolls.
final class GrowingTextView: UIView {
  var maxLines = 4
  var lineHeight: CGFloat = 20
  var text = "" {
    didSet {
      guard text != oldValue else { return }
      invalidateIntrinsicContentSize()
      UIView.performWithoutAnimation { superview?.layoutIfNeeded() }
    }
  }

  private var lines: Int { text.components(separatedBy: "\n").count }
  var isScrollEnabled: Bool { return lines > maxLines }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: ceil(CGFloat(min(lines, maxLines)) * lineHeight + 16.0))
  }
}
