// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A type that `multipliedBy(_:)` and `dividedBy(_:)` accept: a number.
///
/// Your own type conforms with SnapKit's requirement:
///
/// ```swift
/// extension AspectRatio: ConstraintMultiplierTarget {
///   var constraintMultiplierTargetValue: Double { width / height }
/// }
/// ```
///
/// A type with a number as its raw value only has to declare the conformance.
public protocol ConstraintMultiplierTarget {
  /// The factor.
  var constraintMultiplierTargetValue: Double { get }
}

extension Int: ConstraintMultiplierTarget {
  /// The factor.
  @inlinable public var constraintMultiplierTargetValue: Double { Double(self) }
}

extension UInt: ConstraintMultiplierTarget {
  /// The factor.
  @inlinable public var constraintMultiplierTargetValue: Double { Double(self) }
}

extension Float: ConstraintMultiplierTarget {
  /// The factor.
  @inlinable public var constraintMultiplierTargetValue: Double { Double(self) }
}

extension Double: ConstraintMultiplierTarget {
  /// The factor.
  @inlinable public var constraintMultiplierTargetValue: Double { self }
}

extension RawRepresentable
where Self: ConstraintMultiplierTarget, RawValue: ConstraintMultiplierTarget {
  /// The factor of the raw value.
  @inlinable public var constraintMultiplierTargetValue: Double {
    rawValue.constraintMultiplierTargetValue
  }
}
