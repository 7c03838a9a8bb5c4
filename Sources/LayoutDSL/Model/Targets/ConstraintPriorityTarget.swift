// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A type that `priority(_:)` accepts: a ``ConstraintPriority``, a ``LayoutPriority`` or a number.
///
/// The requirement is SnapKit's. A type with a number as its raw value only has to declare the conformance.
public protocol ConstraintPriorityTarget {
  /// The priority, 0 to 1000.
  var constraintPriorityTargetValue: Float { get }
}

extension Int: ConstraintPriorityTarget {
  /// The priority, 0 to 1000.
  @inlinable public var constraintPriorityTargetValue: Float { Float(self) }
}

extension UInt: ConstraintPriorityTarget {
  /// The priority, 0 to 1000.
  @inlinable public var constraintPriorityTargetValue: Float { Float(self) }
}

extension Float: ConstraintPriorityTarget {
  /// The priority, 0 to 1000.
  @inlinable public var constraintPriorityTargetValue: Float { self }
}

extension Double: ConstraintPriorityTarget {
  /// The priority, 0 to 1000.
  @inlinable public var constraintPriorityTargetValue: Float { Float(self) }
}

extension ConstraintPriority: ConstraintPriorityTarget {
  /// The priority, 0 to 1000.
  @inlinable public var constraintPriorityTargetValue: Float { value }
}

extension LayoutPriority: ConstraintPriorityTarget {
  /// The priority, 0 to 1000.
  @inlinable public var constraintPriorityTargetValue: Float { rawValue }
}

extension RawRepresentable
where Self: ConstraintPriorityTarget, RawValue: ConstraintPriorityTarget {
  /// The priority of the raw value.
  @inlinable public var constraintPriorityTargetValue: Float {
    rawValue.constraintPriorityTargetValue
  }
}
