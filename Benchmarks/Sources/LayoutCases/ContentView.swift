// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A view whose intrinsic content size is set by the case.
final class ContentView: LayoutView {
  var contentSize = Size(width: noIntrinsicMetric, height: noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: Size { contentSize }
}
