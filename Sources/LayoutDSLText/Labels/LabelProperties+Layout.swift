// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

extension LabelProperties {
  /// Returns as many lines of a text as fit into the available size, at least one, and whether they show all of the
  /// text.
  func lines(
    of text: StyledText, in available: Size, _ options: TextOptions, _ measurer: any TextMeasuring
  ) -> (layout: TextLayout, isComplete: Bool) {
    let layout = measurer.layout(text, options)
    let limit = available.height + LineBreaker.tolerance
    let shown = layout.lines.prefix { $0.top + $0.height <= limit }.count
    if shown == layout.lines.count { return (layout, !layout.isTruncated) }
    if layout.lines.count == 1 { return (layout, false) }
    var options = options
    options.numberOfLines = max(1, shown)
    return (measurer.layout(text, options), false)
  }

  /// Lays out the text in a rectangle, and returns whether all of it fits.
  func layout(
    in rect: Rect, _ direction: LayoutDirection, _ measurer: any TextMeasuring
  ) -> (layout: TextLayout, isComplete: Bool) {
    guard let text, let fit = fit(rect.size, measurer) else { return (TextLayout(), true) }
    var options = options(width: rect.width)
    options.alignment = side(in: direction)
    let (layout, isComplete) = lines(of: fit.text, in: rect.size, options, measurer)
    var top = (rect.height - layout.size.height) / 2
    if fit.scale < 1, numberOfLines == 1 {
      // A line with a reduced font size stays on the baseline of the full size.
      options.width = .infinity
      let full = measurer.layout(text, options)
      top = (rect.height - full.size.height) / 2 + full.firstBaseline - layout.firstBaseline
    }
    return (layout.moved(right: rect.minX, down: rect.minY + top), isComplete)
  }
}
