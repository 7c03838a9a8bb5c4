// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// On which side the lines of a text stand in its width.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// Where the text's direction begins.
  case natural

  /// On the left.
  case left

  /// In the middle.
  case center

  /// On the right.
  case right
}
