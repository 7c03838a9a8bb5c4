// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

public import Foundation
public import LayoutDSL

extension CGSize: ConstraintConstantTarget {
  /// The value as a constant.
  public var _constantTarget: ConstraintConstant { .size(Size(self)) }

  /// Makes the size of another one.
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}

extension Size {
  /// Makes the size of a CGSize.
  public init(_ size: CGSize) {
    self.init(width: Double(size.width), height: Double(size.height))
  }
}
