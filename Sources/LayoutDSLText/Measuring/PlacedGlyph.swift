// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A glyph of a font with its position.
public struct PlacedGlyph: Hashable, Sendable {
  /// The index of the glyph in the font.
  public var glyph: UInt16

  /// The horizontal position of its origin from the left of the layout.
  public var x: Double

  /// The distance of its origin below the baseline.
  public var y: Double
}
