// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

#if !canImport(Darwin)
public import LayoutDSL

extension Point {
  /// Whether two points are equal, as in CoreGraphics; the same as `==`.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension Size {
  /// Whether two sizes are equal, as in CoreGraphics; the same as `==`.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension Rect {
  /// Whether two rectangles are equal after standardizing, as in CoreGraphics.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}
#endif
