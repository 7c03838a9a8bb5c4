// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What `offset(_:)` takes: a number, or an enumeration of numbers that conforms.
///
/// ```swift
/// enum Spacing: Double { case small = 8, large = 24 }
/// extension Spacing: ConstraintOffsetTarget {}
///
/// make.left.equalToSuperview().offset(Spacing.small)
/// ```
///
/// A type whose raw value is no number says its offset itself, in `_offsetTarget`.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {
  /// The offset as a constant.
  var _offsetTarget: ConstraintConstant { get }
}

extension ConstraintOffsetTarget {
  /// The offset as a constant.
  @inlinable public var _constantTarget: ConstraintConstant { _offsetTarget }

  /// The offset in points; 0 for what is no number: SnapKit's name.
  public var constraintOffsetTargetValue: Double {
    if case .number(let number) = _offsetTarget { number } else { 0 }
  }

  /// What stands in for a requirement that a type neither has nor gets from its raw value.
  @available(
    *, unavailable,
    message:
      "a ConstraintOffsetTarget needs a number as its raw value, or a _offsetTarget of its own"
  )
  public var _offsetTarget: ConstraintConstant { .number(0) }
}

extension RawRepresentable where Self: ConstraintOffsetTarget, RawValue: ConstraintOffsetTarget {
  /// What the raw value gives.
  @inlinable public var _offsetTarget: ConstraintConstant { rawValue._offsetTarget }

  /// What the raw value gives.
  @inlinable public var _constantTarget: ConstraintConstant { rawValue._constantTarget }
}
