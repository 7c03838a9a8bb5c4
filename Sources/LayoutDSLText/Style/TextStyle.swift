// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// How a run of text is set: fonts, size and spacing.
///
/// Lengths are in points.
public struct TextStyle: Hashable, Sendable {
  /// The fonts that are asked for each character in turn.
  public var fonts: FontStack

  /// The size of the font: the length of its em.
  public var size: Double

  /// What is added after every grapheme, as in CSS and UIKit also after the last one of a line.
  public var letterSpacing: Double

  /// How high lines are; what there is beside the font's own extents is shared above and below, as in CSS.
  public var lineHeight: LineHeight

  /// The colour of the letters as 0xRRGGBB, for what draws them; nothing is measured by it.
  ///
  /// A `LayoutColor` of `LayoutDSLPictures` has it as `rgb`.
  public var color: UInt32

  /// Makes a style; letters are black unless `color` says otherwise.
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

  /// The style with size, letter spacing and a line height in points times `factor`.
  public func scaled(by factor: Double) -> TextStyle {
    var style = self
    style.size *= factor
    style.letterSpacing *= factor
    if case .points(let points) = lineHeight { style.lineHeight = .points(points * factor) }
    return style
  }

  /// Whether a text can be set by it: no number is beyond a thousand million, of which a text makes infinity, and
  /// neither size nor line height is negative.
  var isUsable: Bool {
    let height =
      switch lineHeight {
      case .natural: 0.0
      case .multiple(let number), .points(let number): number
      }
    let range = 0...1e9
    return range.contains(abs(letterSpacing)) && range.contains(size) && range.contains(height)
  }

  /// How far a line of this style reaches above and below its baseline.
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
