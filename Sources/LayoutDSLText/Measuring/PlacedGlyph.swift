// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A glyph of a font and where it stands.
public struct PlacedGlyph: Hashable, Sendable {
  /// The number of the glyph in the font.
  public var glyph: UInt16

  /// Where its origin is from the left of the whole text.
  public var x: Double

  /// How far its origin is below the baseline.
  public var y: Double
}
