// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLPictures

extension Drawable {
  /// The marks as the inspector's shapes.
  func shapes(in bounds: Rect) -> [LayoutShape] { marks(in: bounds).map(LayoutShape.init) }
}

extension LayoutShape {
  fileprivate init(_ mark: Mark) {
    switch mark {
    case .rectangle(let rect, let radius, let paint):
      self = .rectangle(rect, cornerRadius: radius, LayoutPaint(paint))
    case .circle(let center, let radius, let paint):
      let corner = Point(x: center.x - radius, y: center.y - radius)
      let frame = Rect(origin: corner, size: Size(width: 2 * radius, height: 2 * radius))
      self = .ellipse(frame, LayoutPaint(paint))
    case .path(let path, let origin, let scale, let paint):
      self = .path(LayoutPath(data: path), origin: origin, scale: scale, LayoutPaint(paint))
    case .text(let line):
      var run = LayoutTextRun(line.text, at: line.origin, fontSize: line.style.size)
      run.fontFamilies = ["Helvetica", "Arial", "Liberation Sans", "sans-serif"]
      run.fontWeight = line.style.weight == .bold ? 700 : 400
      run.letterSpacing = line.style.tracking
      run.color = LayoutColor(line.style.color)
      run.isRightToLeft = line.isRightToLeft
      run.fullText = line.fullText
      switch line.anchor {
      case .start: run.anchor = .start
      case .middle: run.anchor = .middle
      case .end: run.anchor = .end
      }
      self = .text(run)
    }
  }
}

extension LayoutPaint {
  fileprivate init(_ paint: Mark.Paint) {
    self.init(
      fill: paint.fill.map(LayoutColor.init), stroke: paint.stroke.map(LayoutColor.init),
      strokeWidth: paint.strokeWidth)
  }
}

extension LayoutColor {
  fileprivate init(_ color: Color) { self.init(color.rgb, opacity: color.opacity) }
}
