// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL
public import LayoutDSLText

extension TextLayout {
  /// The lines as filled paths, a run each, so that they look the same wherever they are seen.
  ///
  /// A run whose font has no outlines that can be read stays text.
  ///
  /// - Parameter origin: Where the layout's top left corner is.
  /// - Complexity: O(*p*) for *p* points of all glyphs.
  public func outlineShapes(at origin: Point = .zero) -> [LayoutShape] {
    lines.flatMap { line in
      line.runs.map { run in
        let start = Point(x: origin.x, y: origin.y + line.baseline)
        if let path = LayoutPath(run, from: start) {
          return .path(path, LayoutPaint(fill: LayoutColor(run.style.color)))
        }
        return .text(LayoutTextRun(run, baseline: line.baseline, at: origin))
      }
    }
  }
}

extension LayoutPath {
  /// The glyphs of a run; nil if its font has no outlines.
  fileprivate init?(_ run: PlacedRun, from start: Point) {
    guard let font = run.font else { return nil }
    self.init()
    let size = run.style.size
    for glyph in run.glyphs {
      guard let outline = font.outline(of: glyph.glyph) else { return nil }
      func place(_ point: Point) -> Point {
        Point(x: start.x + glyph.x + point.x * size, y: start.y + glyph.y + point.y * size)
      }
      for segment in outline.segments {
        switch segment {
        case .move(let point): move(to: place(point))
        case .line(let point): addLine(to: place(point))
        case .curve(let point, let control):
          addQuadCurve(to: place(point), control: place(control))
        case .close: closeSubpath()
        }
      }
    }
  }
}
