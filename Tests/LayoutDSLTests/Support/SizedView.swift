// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A view with a content of a given size; nil where it has none.
final class SizedView: LayoutView {
  var contentWidth: Double? { didSet { invalidateIntrinsicContentSize() } }
  var contentHeight: Double? { didSet { invalidateIntrinsicContentSize() } }

  /// How often the size was asked for.
  private(set) var questions = 0

  convenience init(_ width: Double?, _ height: Double?) {
    self.init(frame: .zero)
    contentWidth = width
    contentHeight = height
  }

  override var intrinsicContentSize: Size {
    questions += 1
    return Size(
      width: contentWidth ?? LayoutView.noIntrinsicMetric,
      height: contentHeight ?? LayoutView.noIntrinsicMetric)
  }
}
