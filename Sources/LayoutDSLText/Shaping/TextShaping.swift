// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import LayoutDSL

/// Turns a text into clusters that can be put into lines; ``TextMeasurer`` does the rest.
///
/// The embedded one places a glyph for each character. Conform to it to ask a shaper instead.
public protocol TextShaping {
  /// The clusters of a text.
  ///
  /// - Parameters:
  ///   - text: Runs in their styles.
  ///   - direction: That of the whole; nil goes by the first letter.
  func shape(_ text: StyledText, direction: LayoutDirection?) -> ShapedText
}
