// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL
public import LayoutDSLText

extension TextLayout {
  /// Returns the lines as text runs at their positions in the layout.
  ///
  /// Each run keeps its measured width. The viewer draws it in the measured font if that is installed, else in a
  /// generic sans-serif font.
  ///
  /// - Parameter origin: The position of the layout's top left corner.
  public func shapes(at origin: Point = .zero) -> [LayoutShape] {
    lines.flatMap { line in
      line.runs.map { .text(LayoutTextRun($0, baseline: line.baseline, at: origin)) }
    }
  }
}

extension LayoutTextRun {
  /// Makes a text run of a run of a layout.
  init(_ run: PlacedRun, baseline: Double, at origin: Point) {
    // A right-to-left run starts at its right end.
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
