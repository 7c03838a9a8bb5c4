// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// The direction in which text, and with it leading and trailing, runs.
@frozen
public enum LayoutDirection: Int, Hashable, Sendable, Codable, CaseIterable {
  /// Leading is left.
  case leftToRight

  /// Leading is right.
  case rightToLeft
}
