// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

extension LabelSetting {
  /// Returns as many lines of a text as fit into a room, at least one, and whether they show all of the text.
  func lines(
    of text: StyledText, in room: Size, _ options: TextOptions, _ measurer: any TextMeasuring
  ) -> (layout: TextLayout, isWhole: Bool) {
    let layout = measurer.layout(text, options)
    let shown = layout.lines.prefix { $0.top + $0.height <= room.height + LineFiller.slack }.count
    if shown == layout.lines.count { return (layout, !layout.isTruncated) }
    if layout.lines.count == 1 { return (layout, false) }
    var options = options
    options.numberOfLines = max(1, shown)
    return (measurer.layout(text, options), false)
  }

  /// Lays out the text in a rectangle, and returns whether all of it fits.
  func layout(
    in room: Rect, _ direction: LayoutDirection, _ measurer: any TextMeasuring
  ) -> (layout: TextLayout, isWhole: Bool) {
    guard let text, let fit = fit(room.size, measurer) else { return (TextLayout(), true) }
    var options = options(width: room.width)
    options.alignment = side(in: direction)
    let (layout, isWhole) = lines(of: fit.text, in: room.size, options, measurer)
    var top = (room.height - layout.size.height) / 2
    if fit.scale < 1, numberOfLines == 1 {
      // A line with a reduced font size stays on the baseline of the full size.
      options.width = .infinity
      let full = measurer.layout(text, options)
      top = (room.height - full.size.height) / 2 + full.firstBaseline - layout.firstBaseline
    }
    return (layout.moved(right: room.minX, down: room.minY + top), isWhole)
  }
}
