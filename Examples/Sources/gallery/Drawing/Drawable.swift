// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A view that shows something of its own, below its subviews.
protocol Drawable: LayoutView {
  /// What it shows when its bounds are `bounds`.
  func marks(in bounds: Rect) -> [Mark]
}
