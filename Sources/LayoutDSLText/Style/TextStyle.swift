// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The style of a run of text: fonts, size and spacing.
///
/// Lengths are in points. A label shows nothing in a style with a number that is not finite or beyond a thousand
/// million, or with a negative size or line height, and a pass reports that the label's content is not a finite number.
public struct TextStyle: Hashable, Sendable {
  /// The fonts, which are searched in order for each character.
  public var fonts: FontStack

  /// The font size: the length of an em.
  public var size: Double

  /// The space after each grapheme; as in CSS and UIKit, also after the last one of a line.
  public var letterSpacing: Double

  /// The height of lines; its difference from the font's extents is split equally above and below, as in CSS.
  public var lineHeight: LineHeight

  /// The colour of the letters as 0xRRGGBB, for renderers; measuring ignores it.
  ///
  /// The property `rgb` of a `LayoutColor` of `LayoutDSLPictures` has this form.
  public var color: UInt32

  /// Makes a style; letters are black by default.
  public init(
    _ fonts: FontStack = FontStack(), size: Double = 17, letterSpacing: Double = 0,
    lineHeight: LineHeight = .natural, color: UInt32 = 0
  ) {
    self.fonts = fonts
    self.size = size
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
    self.color = color
  }

  /// Returns the style with the size, letter spacing and a line height in points multiplied by `factor`.
  public func scaled(by factor: Double) -> TextStyle {
    var style = self
    style.size *= factor
    style.letterSpacing *= factor
    if case .points(let points) = lineHeight { style.lineHeight = .points(points * factor) }
    return style
  }

  /// Whether text can be set in the style: no number exceeds a thousand million, beyond which sums could become
  /// infinite, and neither size nor line height is negative.
  var isUsable: Bool {
    let height =
      switch lineHeight {
      case .natural: 0.0
      case .multiple(let number), .points(let number): number
      }
    let range = 0...1e9
    return range.contains(abs(letterSpacing)) && range.contains(size) && range.contains(height)
  }

  /// The extent of a line of this style above and below its baseline.
  var extent: (above: Double, below: Double) {
    let metrics = fonts.metrics
    let (above, below) = (metrics.ascender * size, metrics.descender * size)
    let height =
      switch lineHeight {
      case .natural: above + below + metrics.lineGap * size
      case .multiple(let factor): factor * size
      case .points(let points): points
      }
    let lead = (height - above - below) / 2
    return (above + lead, below + lead)
  }
}
