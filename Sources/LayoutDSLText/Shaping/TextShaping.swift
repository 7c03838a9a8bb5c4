// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// A shaper, which turns a text into clusters; ``TextMeasurer`` divides them into lines.
///
/// ``EmbeddedShaper`` places one glyph for each character. Conform to the protocol to use a shaping library instead.
public protocol TextShaping {
  /// Returns the clusters of a text.
  ///
  /// - Parameters:
  ///   - text: The runs with their styles.
  ///   - direction: The base direction; nil for that of the first letter.
  func shape(_ text: StyledText, direction: LayoutDirection?) -> ShapedText
}
