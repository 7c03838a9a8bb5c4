// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The horizontal alignment of lines.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// On the side where the text's direction begins.
  case natural

  /// On the left.
  case left

  /// In the middle.
  case center

  /// On the right.
  case right
}
