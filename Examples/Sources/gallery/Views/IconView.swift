// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// A drawing on a square grid, scaled to the width that it gets.
final class IconView: LayoutView, Drawable {
  /// One shape of the drawing: a path in the notation of SVG, and its paint.
  typealias Layer = (path: String, paint: Mark.Paint)

  /// The side of the grid that the paths are drawn on.
  let grid: Double

  /// The shapes from the bottom to the top.
  let layers: [Layer]

  /// Makes an icon.
  init(grid: Double, layers: [Layer]) {
    self.grid = grid
    self.layers = layers
    super.init(frame: .zero)
  }

  func marks(in bounds: Rect) -> [Mark] {
    layers.map { .path($0.path, origin: bounds.origin, scale: bounds.width / grid, $0.paint) }
  }
}
