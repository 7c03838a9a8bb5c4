// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// A shaper without dependencies: one glyph for each character, with kerning.
public struct EmbeddedShaper: TextShaping {
  /// Makes the shaper.
  public init() {}

  /// Returns the clusters of a text, one for each grapheme.
  ///
  /// - Complexity: O(*n* log *g*) for *n* characters and fonts of *g* glyphs.
  public func shape(_ text: StyledText, direction: LayoutDirection?) -> ShapedText {
    var builder = ClusterBuilder(text, direction: direction)
    for (index, run) in text.runs.enumerated() { builder.append(run, at: index) }
    return builder.finished()
  }
}
