// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLText

extension LayoutLabel {
  /// Makes a label for a sheet, labelled with the beginning of its text; by default the number of lines is unlimited.
  convenience init(
    _ text: String, _ style: TextStyle, alignment: TextAlignment = .natural, lines: Int = 0
  ) {
    self.init(text, style: style)
    textAlignment = alignment
    numberOfLines = lines
    // Outlines look the same on all machines, regardless of the viewer's fonts.
    drawsOutlines = true
    snp.setLabel(String(text.prefix { $0 != "\n" }.prefix(24)))
    // Text that does not fit vertically is an error, so lines never overlap.
    setContentCompressionResistancePriority(.required, for: .vertical)
  }
}
