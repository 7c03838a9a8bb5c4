// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL
public import LayoutDSLText

extension TextLayout {
  /// The lines as runs that are drawn by the outlines of their glyphs, so that they look the same wherever
  /// they are seen.
  ///
  /// A picture writes each outline once and uses it wherever the glyph stands. A run whose font has no
  /// outlines that can be read stays text.
  ///
  /// - Parameter origin: Where the layout's top left corner is.
  public func outlineShapes(at origin: Point = .zero) -> [LayoutShape] {
    lines.flatMap { line in
      line.runs.map { placed in
        var run = LayoutTextRun(placed, baseline: line.baseline, at: origin)
        run.placed = placed
        return .text(run)
      }
    }
  }
}
