// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// A text as clusters in logical order, not yet divided into lines.
public struct ShapedText: Sendable {
  /// The clusters, from the beginning of the text to its end.
  public var clusters: [ShapedCluster]

  /// The glyphs of all clusters, from left to right in each.
  public var glyphs: [ShapedGlyph]

  /// The base direction of the text.
  public var direction: LayoutDirection

  /// The characters that no font has, each once.
  public var missing: String

  /// The features that the text needs and that were not applied.
  public var unsupported: TextFeatures

  /// Makes a text.
  public init(
    clusters: [ShapedCluster] = [], glyphs: [ShapedGlyph] = [],
    direction: LayoutDirection = .leftToRight, missing: String = "",
    unsupported: TextFeatures = []
  ) {
    self.clusters = clusters
    self.glyphs = glyphs
    self.direction = direction
    self.missing = missing
    self.unsupported = unsupported
  }
}
