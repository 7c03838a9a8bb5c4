// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// An edge of a rectangle, by the coordinate that it is at; the raw values are CGRectEdge's.
public enum RectEdge: UInt32, Hashable, Sendable, Codable, CaseIterable {
  /// The left edge.
  case minXEdge

  /// The top edge, where y runs down.
  case minYEdge

  /// The right edge.
  case maxXEdge

  /// The bottom edge, where y runs down.
  case maxYEdge
}
