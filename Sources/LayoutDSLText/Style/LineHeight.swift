// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The height of the lines of a text.
public enum LineHeight: Hashable, Sendable {
  /// The font's own height: the sum of ascender, descender and line gap.
  case natural

  /// A multiple of the font size.
  case multiple(Double)

  /// A height in points.
  case points(Double)
}
