// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures

/// A drawing on a square grid, scaled to the view's width.
final class IconView: LayoutView, LayoutDrawable {
  /// One shape of the drawing.
  struct Layer {
    /// The path in SVG notation.
    let path: String
    /// The paint of the path.
    let paint: LayoutPaint

    /// Makes a filled shape.
    init(_ path: String, fill: LayoutColor) {
      self.path = path
      paint = LayoutPaint(fill: fill)
    }

    /// Makes an outline.
    init(_ path: String, stroke: LayoutColor, width: Double) {
      self.path = path
      paint = LayoutPaint(stroke: stroke, strokeWidth: width)
    }
  }

  /// The side length of the grid of the paths.
  let grid: Double

  /// The shapes from the bottom to the top.
  let layers: [Layer]

  /// Makes an icon, with its name as its label in the tree.
  init(_ name: String, grid: Double, layers: [Layer]) {
    self.grid = grid
    self.layers = layers
    super.init(frame: .zero)
    snp.setLabel(name)
  }

  func shapes(in bounds: Rect) -> [LayoutShape] {
    layers.map {
      .path(
        LayoutPath(data: $0.path), origin: bounds.origin, scale: bounds.width / grid, $0.paint)
    }
  }
}
