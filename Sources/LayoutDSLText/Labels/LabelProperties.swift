// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

import LayoutDSL

/// The properties of a label that determine its text layout, as one value.
struct LabelProperties: Hashable {
  var text: StyledText?
  var style = TextStyle()
  var numberOfLines = 1
  var lineBreakMode = LineBreakMode.byTruncatingTail
  var alignment = TextAlignment.natural
  var preferredWidth = 0.0
  var scalesToFit = false
  var minimumScale = 0.0

  /// The number of bisections between a scale that fits and one that does not: enough for a precision of a thousandth.
  private static let bisectionCount = 10

  /// Returns the options for setting the text at a width.
  func options(width: Double) -> TextOptions {
    TextOptions(
      width: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, alignment: .left)
  }

  /// Whether the styles of the text have usable numbers.
  var isUsable: Bool { text?.runs.allSatisfy(\.style.isUsable) ?? true }

  /// Returns the text scaled to fit a size, with the scale; nil if the text is missing, empty or has unusable styles.
  func fit(_ available: Size, _ measurer: any TextMeasuring) -> (text: StyledText, scale: Double)? {
    guard let text, !text.isEmpty, isUsable else { return nil }
    let scale = scale(of: text, in: available, measurer)
    return (scale < 1 ? text.scaled(by: scale) : text, scale)
  }

  /// Returns the side on which lines begin in a layout direction.
  func side(in direction: LayoutDirection) -> TextAlignment {
    if alignment != .natural { return alignment }
    return direction == .rightToLeft ? .right : .left
  }

  /// Returns the scale of the font, at least the minimum, at which the text fits into the available size.
  ///
  /// For a single line only the width matters.
  ///
  /// - Complexity: one measurement for a single line; at most twelve for several lines.
  private func scale(of text: StyledText, in available: Size, _ measurer: any TextMeasuring)
    -> Double
  {
    let width = available.width
    guard scalesToFit, minimumScale > 0, minimumScale < 1, width.isFinite else { return 1 }
    if numberOfLines == 1 {
      let natural = measurer.layout(text, options(width: .infinity)).size.width
      if natural <= width + LineBreaker.tolerance { return 1 }
      return max(minimumScale, max(0, width) / natural)
    }
    func fits(_ scale: Double) -> Bool {
      let layout = measurer.layout(text.scaled(by: scale), options(width: width))
      return !layout.isTruncated && layout.size.height <= available.height + LineBreaker.tolerance
    }
    if fits(1) { return 1 }
    var (low, high) = (minimumScale, 1.0)
    if !fits(low) { return low }
    for _ in 0..<Self.bisectionCount {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
