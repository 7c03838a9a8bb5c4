// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL
public import LayoutDSLText

extension LayoutLabel: LayoutDrawable {
  /// Returns the visible text of the label, in the colours of its styles.
  public func shapes(in bounds: Rect) -> [LayoutShape] {
    drawsOutlines ? textLayout.outlineShapes() : textLayout.shapes()
  }
}
