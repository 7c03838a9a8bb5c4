// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL
public import LayoutDSLText

/// A shaper that uses HarfBuzz.
public final class HarfBuzzShaper: TextShaping {
  private let fonts = HarfBuzzFonts()

  /// Makes a shaper.
  public init() {}

  /// Returns the clusters of a text, each with its glyphs and its embedding level.
  public func shape(_ text: StyledText, direction: LayoutDirection?) -> ShapedText {
    let source = SourceText(text, direction: direction)
    var writer = ShapeWriter(source, fonts)
    for item in source.items() { writer.write(item) }
    return writer.finished()
  }
}
