// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures

/// A filled or outlined rectangle.
final class BoxView: LayoutView, LayoutDrawable {
  /// The paint of the rectangle.
  let paint: LayoutPaint

  /// The radius of the corners; infinite for half the height, as for a pill.
  let cornerRadius: Double

  /// Makes a box.
  init(
    fill: LayoutColor? = nil, stroke: LayoutColor? = nil, strokeWidth: Double = 1,
    cornerRadius: Double = 0
  ) {
    paint = LayoutPaint(fill: fill, stroke: stroke, strokeWidth: strokeWidth)
    self.cornerRadius = cornerRadius
    super.init(frame: .zero)
    snp.setLabel("box")
  }

  func shapes(in bounds: Rect) -> [LayoutShape] {
    // The outline is drawn inside the edge, so that it does not extend beyond the frame.
    let inset = paint.stroke == nil ? 0 : paint.strokeWidth / 2
    let rect = bounds.insetBy(dx: inset, dy: inset)
    return [.rectangle(rect, cornerRadius: min(cornerRadius, rect.height / 2), paint)]
  }
}
