// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A type that `inset(_:)` accepts: ``Insets``, or one number for all four sides.
///
/// A type with a number as its raw value only has to declare the conformance.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {
  /// The inset as a constant.
  var _insetTarget: ConstraintConstant { get }
}

extension Insets: ConstraintInsetTarget {
  /// The inset as a constant.
  @inlinable public var _insetTarget: ConstraintConstant { .insets(self) }
}

extension ConstraintInsetTarget {
  /// An unavailable default, by which the compiler reports a type that lacks the requirement.
  @available(
    *, unavailable,
    message:
      "a ConstraintInsetTarget needs a number as its raw value, or an _insetTarget of its own"
  )
  public var _insetTarget: ConstraintConstant { .number(0) }

  /// The inset as a constant.
  @inlinable public var _constantTarget: ConstraintConstant { _insetTarget }

  /// The distances from the four sides, in points: SnapKit's name.
  public var constraintInsetTargetValue: ConstraintInsets {
    switch _insetTarget {
    case .insets(let insets): insets
    case .number(let number): Insets(all: number)
    case .point, .size, .directionalInsets: .zero
    }
  }
}

extension RawRepresentable where Self: ConstraintInsetTarget, RawValue: ConstraintInsetTarget {
  /// The constant of the raw value.
  @inlinable public var _insetTarget: ConstraintConstant { rawValue._insetTarget }

  /// The constant of the raw value.
  @inlinable public var _constantTarget: ConstraintConstant { rawValue._constantTarget }
}

extension RawRepresentable
where
  Self: ConstraintOffsetTarget & ConstraintInsetTarget,
  RawValue: ConstraintOffsetTarget & ConstraintInsetTarget
{
  /// The constant of the raw value.
  @inlinable public var _constantTarget: ConstraintConstant { rawValue._constantTarget }
}

/// A type that the directional `inset(_:)` accepts: ``DirectionalInsets``.
public protocol ConstraintDirectionalInsetTarget {
  /// The inset as a constant.
  var _directionalInsetTarget: ConstraintConstant { get }
}

extension DirectionalInsets: ConstraintDirectionalInsetTarget {
  /// The inset as a constant.
  @inlinable public var _directionalInsetTarget: ConstraintConstant { .directionalInsets(self) }
}

extension ConstraintDirectionalInsetTarget {
  /// The distances from the four sides, named by the direction of text, in points: SnapKit's name.
  public var constraintDirectionalInsetTargetValue: ConstraintDirectionalInsets {
    if case .directionalInsets(let insets) = _directionalInsetTarget { insets } else { .zero }
  }
}
