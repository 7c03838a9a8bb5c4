// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A type that `offset(_:)` accepts: a number, or a conforming enumeration of numbers.
///
/// ```swift
/// enum Spacing: Double { case small = 8, large = 24 }
/// extension Spacing: ConstraintOffsetTarget {}
///
/// make.left.equalToSuperview().offset(Spacing.small)
/// ```
///
/// A type whose raw value is not a number implements `_offsetTarget`.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {
  /// The offset as a constant.
  var _offsetTarget: ConstraintConstant { get }
}

extension ConstraintOffsetTarget {
  /// The offset as a constant.
  @inlinable public var _constantTarget: ConstraintConstant { _offsetTarget }

  /// The offset in points, or 0 if the value is not a number: SnapKit's name.
  public var constraintOffsetTargetValue: Double {
    if case .number(let number) = _offsetTarget { number } else { 0 }
  }

  /// An unavailable default, by which the compiler reports a type that lacks the requirement.
  @available(
    *, unavailable,
    message:
      "a ConstraintOffsetTarget needs a number as its raw value, or a _offsetTarget of its own"
  )
  public var _offsetTarget: ConstraintConstant { .number(0) }
}

extension RawRepresentable where Self: ConstraintOffsetTarget, RawValue: ConstraintOffsetTarget {
  /// The constant of the raw value.
  @inlinable public var _offsetTarget: ConstraintConstant { rawValue._offsetTarget }

  /// The constant of the raw value.
  @inlinable public var _constantTarget: ConstraintConstant { rawValue._constantTarget }
}
