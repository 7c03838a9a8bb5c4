// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// How high the lines of a text are.
public enum LineHeight: Hashable, Sendable {
  /// What the font asks for: ascender, descender and gap.
  case natural

  /// So many times the size of the font.
  case multiple(Double)

  /// So many points.
  case points(Double)
}
