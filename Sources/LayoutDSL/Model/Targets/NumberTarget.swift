// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A number, which offsets, insets and multipliers accept.
public protocol _NumberTarget: ConstraintOffsetTarget, ConstraintInsetTarget,
  ConstraintMultiplierTarget
{}

extension _NumberTarget {
  /// The number as a constant.
  @inlinable public var _constantTarget: ConstraintConstant {
    .number(constraintMultiplierTargetValue)
  }

  /// The number as an offset.
  @inlinable public var _offsetTarget: ConstraintConstant {
    .number(constraintMultiplierTargetValue)
  }

  /// The number as an inset from every side.
  @inlinable public var _insetTarget: ConstraintConstant {
    .insets(Insets(all: constraintMultiplierTargetValue))
  }
}

extension Int: _NumberTarget {}
extension UInt: _NumberTarget {}
extension Float: _NumberTarget {}
extension Double: _NumberTarget {}
