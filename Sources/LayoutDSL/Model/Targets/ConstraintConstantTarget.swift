// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// A type whose values are constants: a number, ``Point``, ``Size``, ``Insets`` or ``DirectionalInsets``.
public protocol ConstraintConstantTarget: ConstraintRelatableTarget {
  /// The constant.
  var _constantTarget: ConstraintConstant { get }
}

extension ConstraintConstantTarget {
  /// The constant as a target.
  @inlinable public var _relatableTarget: ConstraintTarget { .constant(_constantTarget) }
}

extension Point: ConstraintConstantTarget {
  /// The value as a constant.
  @inlinable public var _constantTarget: ConstraintConstant { .point(self) }
}

extension Size: ConstraintConstantTarget {
  /// The value as a constant.
  @inlinable public var _constantTarget: ConstraintConstant { .size(self) }
}

extension Insets: ConstraintConstantTarget {
  /// The value as a constant.
  @inlinable public var _constantTarget: ConstraintConstant { .insets(self) }
}

extension DirectionalInsets: ConstraintConstantTarget {
  /// The value as a constant.
  @inlinable public var _constantTarget: ConstraintConstant { .directionalInsets(self) }
}

extension RawRepresentable
where Self: ConstraintConstantTarget, RawValue: ConstraintConstantTarget {
  /// The constant of the raw value.
  @inlinable public var _constantTarget: ConstraintConstant { rawValue._constantTarget }
}
