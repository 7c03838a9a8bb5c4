// LayoutDSL · Copyright (c) 2026 the LayoutDSL authors
// SPDX-License-Identifier: MIT

/// What `multipliedBy(_:)` and `dividedBy(_:)` take: a number.
public protocol ConstraintMultiplierTarget {
  /// The factor.
  var _multiplierTarget: Double { get }
}

extension Int: ConstraintMultiplierTarget {
  /// The factor.
  public var _multiplierTarget: Double { Double(self) }
}

extension UInt: ConstraintMultiplierTarget {
  /// The factor.
  public var _multiplierTarget: Double { Double(self) }
}

extension Float: ConstraintMultiplierTarget {
  /// The factor.
  public var _multiplierTarget: Double { Double(self) }
}

extension Double: ConstraintMultiplierTarget {
  /// The factor.
  public var _multiplierTarget: Double { self }
}

extension RawRepresentable
where Self: ConstraintMultiplierTarget, RawValue: ConstraintMultiplierTarget {
  /// What the raw value gives.
  public var _multiplierTarget: Double { rawValue._multiplierTarget }
}
