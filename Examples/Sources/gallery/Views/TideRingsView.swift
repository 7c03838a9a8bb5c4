// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// Concentric circles, as far as they reach.
final class TideRingsView: LayoutView, Drawable {
  /// The colour of the circles.
  let color: Color

  /// Makes rings.
  init(_ color: Color) {
    self.color = color
    super.init(frame: .zero)
    snp.setLabel("rings")
  }

  func marks(in bounds: Rect) -> [Mark] {
    let center = Point(x: bounds.midX, y: bounds.midY)
    return (1...9).map { ring in
      let radius = bounds.width / 2 * Double(ring) / 9
      let paint = Mark.Paint(stroke: color.opacity(1 - Double(ring) / 10), strokeWidth: 1.5)
      return .circle(center: center, radius: radius, paint)
    }
  }
}
