// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// One of the two directions in which a view has an extent.
@frozen
public enum Axis: Int, Hashable, Sendable, Codable, CaseIterable {
  /// Left to right: x and width.
  case horizontal

  /// Top to bottom: y and height.
  case vertical
}

/// The direction of text, which decides the sides of leading and trailing.
@frozen
public enum LayoutDirection: Int, Hashable, Sendable, Codable, CaseIterable {
  /// Leading is left.
  case leftToRight

  /// Leading is right.
  case rightToLeft
}
