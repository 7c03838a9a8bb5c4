// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A glyph of a cluster, positioned in points from the left side of the cluster, y down.
public struct ShapedGlyph: Hashable, Sendable {
  /// The index of the glyph in its font.
  public var glyph: UInt16

  /// Its distance from the left side of the cluster.
  public var x: Double

  /// Its distance below the baseline.
  public var y: Double

  /// Makes a glyph.
  public init(glyph: UInt16, x: Double = 0, y: Double = 0) {
    self.glyph = glyph
    self.x = x
    self.y = y
  }
}
