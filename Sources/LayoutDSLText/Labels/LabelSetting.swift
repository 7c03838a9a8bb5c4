// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// What a label is told, as one value.
struct LabelSetting: Hashable {
  var text: StyledText?
  var style = TextStyle()
  var numberOfLines = 1
  var lineBreakMode = LineBreakMode.byTruncatingTail
  var alignment = TextAlignment.natural
  var preferredWidth = 0.0
  var shrinks = false
  var minimumScale = 0.0

  /// How many times the room between too small and too large is halved: enough for a thousandth.
  private static let halvings = 10

  /// The room for the text at a width.
  func options(width: Double) -> TextOptions {
    TextOptions(
      width: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, alignment: .left)
  }

  /// Whether the text can be set.
  var isUsable: Bool { text?.runs.allSatisfy(\.style.isUsable) ?? true }

  /// The text as it is in a room, and by what it was made smaller; nil without text, or with one that can't be set.
  func fit(_ room: Size, _ measurer: any TextMeasuring) -> (text: StyledText, scale: Double)? {
    guard let text, !text.isEmpty, isUsable else { return nil }
    let scale = scale(of: text, in: room, measurer)
    return (scale < 1 ? text.scaled(by: scale) : text, scale)
  }

  /// The side on which lines stand in a direction.
  func side(in direction: LayoutDirection) -> TextAlignment {
    if alignment != .natural { return alignment }
    return direction == .rightToLeft ? .right : .left
  }

  /// By what the font has to be multiplied for a text to fit into a room, no less than the least.
  ///
  /// A single line goes by the width alone.
  ///
  /// - Complexity: one measurement for a single line, and ten for several.
  private func scale(of text: StyledText, in room: Size, _ measurer: any TextMeasuring) -> Double {
    let width = room.width
    guard shrinks, minimumScale > 0, minimumScale < 1, width.isFinite else { return 1 }
    if numberOfLines == 1 {
      let natural = measurer.layout(text, options(width: .infinity)).size.width
      if natural <= width + LineFiller.slack { return 1 }
      return max(minimumScale, max(0, width) / natural)
    }
    func fits(_ scale: Double) -> Bool {
      let layout = measurer.layout(text.scaled(by: scale), options(width: width))
      return !layout.isTruncated && layout.size.height <= room.height + LineFiller.slack
    }
    if fits(1) { return 1 }
    var (low, high) = (minimumScale, 1.0)
    if !fits(low) { return low }
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
