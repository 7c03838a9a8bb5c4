// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A part of a line in one style and one font.
public struct PlacedRun: Hashable, Sendable {
  /// The shown characters, in the order of the text.
  public var text: String

  /// The range in the text, in bytes of UTF-8; empty for an ellipsis or a hyphen.
  public var range: Range<Int>

  /// The style of the run.
  public var style: TextStyle

  /// The font of its characters; the first one of the style if none has them, and nil if the style has no fonts.
  public var font: Font?

  /// The distance of its left side from the left of the layout.
  public var x: Double

  /// Its width.
  public var width: Double

  /// Whether it is read from right to left.
  public var isRightToLeft: Bool

  /// Its glyphs from left to right.
  public var glyphs: [PlacedGlyph]
}

extension PlacedRun {
  /// Moves the part and its glyphs to the right.
  mutating func move(right distance: Double) {
    x += distance
    glyphs = glyphs.map { PlacedGlyph(glyph: $0.glyph, x: $0.x + distance, y: $0.y) }
  }
}
