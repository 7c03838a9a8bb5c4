// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A glyph of a cluster, in points from where the cluster begins on the left; y down.
public struct ShapedGlyph: Hashable, Sendable {
  /// The number of the glyph in its font.
  public var glyph: UInt16

  /// How far it is from the left side of its cluster.
  public var x: Double

  /// How far it is below the baseline.
  public var y: Double

  /// Makes a glyph.
  public init(glyph: UInt16, x: Double = 0, y: Double = 0) {
    self.glyph = glyph
    self.x = x
    self.y = y
  }
}
