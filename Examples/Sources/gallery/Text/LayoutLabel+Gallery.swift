// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL
import LayoutDSLText

extension LayoutLabel {
  /// A label as the sheets use it: of any number of lines unless `lines` says otherwise, and named after
  /// what it says.
  convenience init(
    _ text: String, _ style: TextStyle, alignment: TextAlignment = .natural, lines: Int = 0
  ) {
    self.init(text, style: style)
    textAlignment = alignment
    numberOfLines = lines
    // The same on any machine, whatever fonts the viewer of a picture has.
    drawsOutlines = true
    snp.setLabel(String(text.prefix { $0 != "\n" }.prefix(24)))
    // Lines never run into each other: what does not fit is an error, not a smudge.
    setContentCompressionResistancePriority(.required, for: .vertical)
  }
}
