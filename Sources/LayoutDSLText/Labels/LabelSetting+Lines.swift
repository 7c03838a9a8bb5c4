// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

extension LabelSetting {
  /// As many lines of a text as there is room for, at least one, and whether they are all of it.
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

  /// Where everything stands in a rectangle, and whether all of the text has room there.
  func layout(
    in room: Rect, _ direction: LayoutDirection, _ measurer: any TextMeasuring
  ) -> (layout: TextLayout, isWhole: Bool) {
    guard let text, let fit = fit(room.size, measurer) else { return (TextLayout(), true) }
    var options = options(width: room.width)
    options.alignment = side(in: direction)
    let (layout, isWhole) = lines(of: fit.text, in: room.size, options, measurer)
    var top = (room.height - layout.size.height) / 2
    if fit.scale < 1, numberOfLines == 1 {
      // A line that was made smaller stays on its baseline.
      options.width = .infinity
      let full = measurer.layout(text, options)
      top = (room.height - full.size.height) / 2 + full.firstBaseline - layout.firstBaseline
    }
    return (layout.moved(right: room.minX, down: room.minY + top), isWhole)
  }
}
