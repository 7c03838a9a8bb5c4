// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A part of a line in one style and one font.
public struct PlacedRun: Hashable, Sendable {
  /// What it shows, in the order of the text.
  public var text: String

  /// The part of the text that it shows; empty for an ellipsis or a hyphen.
  public var range: Range<Int>

  /// How it is set.
  public var style: TextStyle

  /// The font that has its characters; nil if the style has none.
  public var font: Font?

  /// Where it begins from the left.
  public var x: Double

  /// Its extent from left to right.
  public var width: Double

  /// Whether it is read from the right.
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
