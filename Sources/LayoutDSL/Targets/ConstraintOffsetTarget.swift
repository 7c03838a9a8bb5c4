// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What `offset(_:)` takes: a number, or an enumeration of numbers that conforms.
public protocol ConstraintOffsetTarget {
  /// The offset as a constant.
  var _offsetTarget: ConstraintConstant { get }
}

extension Int: ConstraintOffsetTarget {
  /// The offset as a constant.
  public var _offsetTarget: ConstraintConstant { .number(Double(self)) }
}

extension UInt: ConstraintOffsetTarget {
  /// The offset as a constant.
  public var _offsetTarget: ConstraintConstant { .number(Double(self)) }
}

extension Float: ConstraintOffsetTarget {
  /// The offset as a constant.
  public var _offsetTarget: ConstraintConstant { .number(Double(self)) }
}

extension Double: ConstraintOffsetTarget {
  /// The offset as a constant.
  public var _offsetTarget: ConstraintConstant { .number(self) }
}

extension RawRepresentable where Self: ConstraintOffsetTarget, RawValue: ConstraintOffsetTarget {
  /// What the raw value gives.
  public var _offsetTarget: ConstraintConstant { rawValue._offsetTarget }
}
