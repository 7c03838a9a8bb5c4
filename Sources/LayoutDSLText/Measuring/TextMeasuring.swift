// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// Finds the lines of a text: the one thing that layout and drawing have to know of fonts.
///
/// ``TextMeasurer`` is the embedded one. Another one, behind the same protocol, may ask a shaper.
public protocol TextMeasuring: AnyObject {
  /// Sets a text: its lines, and where each part of them is.
  ///
  /// An empty text has no lines. A width that is no number counts as infinite, a negative one as 0.
  func layout(_ text: StyledText, _ options: TextOptions) -> TextLayout
}
