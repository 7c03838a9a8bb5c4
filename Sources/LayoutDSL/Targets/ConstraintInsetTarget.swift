// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What `inset(_:)` takes: ``Insets``, or one number for all four sides.
public protocol ConstraintInsetTarget {
  /// The inset as a constant.
  var _insetTarget: ConstraintConstant { get }
}

extension Int: ConstraintInsetTarget {
  /// The inset as a constant.
  public var _insetTarget: ConstraintConstant { .insets(Insets(all: Double(self))) }
}

extension UInt: ConstraintInsetTarget {
  /// The inset as a constant.
  public var _insetTarget: ConstraintConstant { .insets(Insets(all: Double(self))) }
}

extension Float: ConstraintInsetTarget {
  /// The inset as a constant.
  public var _insetTarget: ConstraintConstant { .insets(Insets(all: Double(self))) }
}

extension Double: ConstraintInsetTarget {
  /// The inset as a constant.
  public var _insetTarget: ConstraintConstant { .insets(Insets(all: self)) }
}

extension Insets: ConstraintInsetTarget {
  /// The inset as a constant.
  public var _insetTarget: ConstraintConstant { .insets(self) }
}

extension RawRepresentable where Self: ConstraintInsetTarget, RawValue: ConstraintInsetTarget {
  /// What the raw value gives.
  public var _insetTarget: ConstraintConstant { rawValue._insetTarget }
}
