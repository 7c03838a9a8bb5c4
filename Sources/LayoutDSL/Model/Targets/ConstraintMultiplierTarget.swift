// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What `multipliedBy(_:)` and `dividedBy(_:)` take: a number.
///
/// A type of your own conforms with SnapKit's requirement:
///
/// ```swift
/// extension AspectRatio: ConstraintMultiplierTarget {
///   var constraintMultiplierTargetValue: Double { width / height }
/// }
/// ```
///
/// One with a number as its raw value needs no more than the conformance.
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
  /// What the raw value gives.
  @inlinable public var constraintMultiplierTargetValue: Double {
    rawValue.constraintMultiplierTargetValue
  }
}
