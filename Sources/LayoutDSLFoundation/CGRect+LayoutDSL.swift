// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import Foundation
public import LayoutDSL

extension CGRect: ConstraintRelatableTarget {
  /// The rectangle in the coordinates of the superview, or of a guide's owner.
  public var _relatableTarget: ConstraintTarget { Rect(self)._relatableTarget }

  /// Makes the rectangle of another one.
  public init(_ rect: Rect) {
    self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
  }
}

extension Rect {
  /// Makes the rectangle of a CGRect.
  ///
  /// The numbers are copied unchanged: a negative width stays negative.
  public init(_ rect: CGRect) {
    self.init(origin: Point(rect.origin), size: Size(rect.size))
  }
}
