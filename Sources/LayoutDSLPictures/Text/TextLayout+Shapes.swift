// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL
public import LayoutDSLText

extension TextLayout {
  /// The lines as text to draw, a run each, where the layout put them.
  ///
  /// Runs keep the widths that were measured, in the first font of theirs that a viewer has: the one that
  /// measured them, or any other without serifs.
  ///
  /// - Parameter origin: Where the layout's top left corner is.
  public func shapes(at origin: Point = .zero) -> [LayoutShape] {
    lines.flatMap { line in
      line.runs.map { .text(LayoutTextRun($0, baseline: line.baseline, at: origin)) }
    }
  }
}

extension LayoutTextRun {
  /// A run as its layout placed it.
  init(_ run: PlacedRun, baseline: Double, at origin: Point) {
    // A run that reads from the right begins at its right end.
    let start = run.isRightToLeft ? run.x + run.width : run.x
    self.init(
      run.text, at: Point(x: origin.x + start, y: origin.y + baseline), fontSize: run.style.size)
    if let names = run.font?.names {
      fontFamilies = names.family.isEmpty ? ["sans-serif"] : [names.family, "sans-serif"]
      fontWeight = names.weight
      isItalic = names.isItalic
    }
    letterSpacing = run.style.letterSpacing
    color = LayoutColor(run.style.color)
    isRightToLeft = run.isRightToLeft
    width = run.width
  }
}
