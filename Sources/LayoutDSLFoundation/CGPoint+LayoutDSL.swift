// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import Foundation
public import LayoutDSL

extension CGPoint: ConstraintConstantTarget {
  /// The value as a constant.
  public var _constantTarget: ConstraintConstant { .point(Point(self)) }

  /// Makes the point of another one.
  public init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }
}

extension Point {
  /// Makes the point of a CGPoint.
  public init(_ point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }
}
