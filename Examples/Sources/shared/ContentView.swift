// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A view with a fixed content size, in place of a label or a button on iOS.
final class ContentView: LayoutView {
  private let content: Size

  /// Makes a view whose content has this size.
  init(width: Double, height: Double) {
    content = Size(width: width, height: height)
    super.init(frame: .zero)
  }

  override var intrinsicContentSize: Size { content }
}
