// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL
public import LayoutDSLText

extension TextLayout {
  /// Returns the lines as runs that are drawn as glyph outlines, which look the same in all viewers.
  ///
  /// A picture writes each outline once and references it from each of its glyphs. A run whose font has no readable
  /// outlines is drawn as text.
  ///
  /// - Parameter origin: The position of the layout's top left corner.
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
