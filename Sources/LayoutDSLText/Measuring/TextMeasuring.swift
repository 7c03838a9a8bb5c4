// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An object that finds the lines of a text: the only access that layout and drawing have to fonts.
///
/// ``TextMeasurer`` is the embedded implementation. Another one may call a shaping library.
public protocol TextMeasuring: AnyObject {
  /// Sets a text: finds its lines and positions their parts.
  ///
  /// An empty text has no lines. A width that is NaN counts as infinite, and a negative one as 0.
  func layout(_ text: StyledText, _ options: TextOptions) -> TextLayout
}
