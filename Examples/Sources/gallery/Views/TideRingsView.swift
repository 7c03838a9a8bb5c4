// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures

/// Nine concentric circles, which fade from the inside out.
final class TideRingsView: LayoutView, LayoutDrawable {
  /// The colour of the circles.
  let color: LayoutColor

  /// Makes rings.
  init(_ color: LayoutColor) {
    self.color = color
    super.init(frame: .zero)
    snp.setLabel("rings")
  }

  func shapes(in bounds: Rect) -> [LayoutShape] {
    (1...9).map { ring in
      let inset = bounds.width / 2 * (1 - Double(ring) / 9)
      let paint = LayoutPaint(stroke: color.withOpacity(1 - Double(ring) / 10), strokeWidth: 1.5)
      return .ellipse(bounds.insetBy(dx: inset, dy: inset), paint)
    }
  }
}
