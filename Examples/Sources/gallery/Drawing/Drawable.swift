// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures

/// A view that shows something of its own, below its subviews.
protocol Drawable: LayoutDrawable {
  /// What it shows when its bounds are `bounds`.
  func marks(in bounds: Rect) -> [Mark]
}
